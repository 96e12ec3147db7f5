import { Button } from '@shop/ui/button/button'
import { ErrorSummary } from '@shop/ui/error-summary/error-summary'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { InputGroup } from '@shop/ui/input-group/input-group'
import { Range } from '@shop/ui/range/range'
import { Select } from '@shop/ui/select/select'
import { Textarea } from '@shop/ui/textarea/textarea'
import { useState } from 'react'
import { galleryTexts as texts } from '#app/texts/shell/gallery.ts'
import { Chapter } from './chapter.tsx'
import { ChoicesColumn, ChoicesRows } from './choices-section.tsx'
import styles from './gallery.module.css'

export function FormsSection() {
  const { forms } = texts
  return (
    <Chapter id="forms" title={forms.title} note={forms.note}>
      <div className={styles.columns}>
        <InputsColumn />
        <ControlsColumn />
        <ChoicesColumn />
      </div>
      <ChoicesRows />
    </Chapter>
  )
}

function InputsColumn() {
  const { forms } = texts
  return (
    <div className="stack">
      <Field id="demo-email" label={forms.empty} optional={forms.optional}>
        <Input placeholder={forms.placeholder} />
      </Field>
      <Field label={forms.focus}>
        <Input defaultValue={forms.name} data-demo="focus" />
      </Field>
      <Field label={forms.valid} valid>
        <Input defaultValue="602 00" />
      </Field>
      <Field id="demo-zip" label={forms.error} error={forms.zipError}>
        <Input defaultValue="6020" />
      </Field>
      <Field label={forms.disabled}>
        <Input defaultValue={forms.fixed} disabled />
      </Field>
    </div>
  )
}

function ControlsColumn() {
  const { forms } = texts
  const [weight, setWeight] = useState(18)
  return (
    <div className="stack">
      <Field label={forms.select} hint={forms.hint}>
        <Select>
          <option>{forms.age}</option>
        </Select>
      </Field>
      <Field label={forms.long}>
        <Textarea rows={3} />
      </Field>
      <Field
        label={
          <>
            {forms.range} <output>{forms.weight(weight)}</output>
          </>
        }
      >
        <Range
          min={1}
          max={35}
          defaultValue={weight}
          onInput={(event) => setWeight(event.currentTarget.valueAsNumber)}
        />
      </Field>
      <InputGroup>
        <Input aria-label={forms.email} placeholder={forms.placeholder} />
        <Button>{forms.subscribe}</Button>
      </InputGroup>
      <ErrorSummary
        role="group"
        title={forms.summary}
        errors={[
          { field: 'demo-zip', message: forms.zipShort },
          { field: 'demo-email', message: forms.emailMissing },
        ]}
      />
    </div>
  )
}
