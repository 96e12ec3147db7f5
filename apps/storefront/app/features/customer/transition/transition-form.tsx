import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { Select } from '@shop/ui/select/select'
import { Form } from 'react-router'
import { sheetTexts } from '#app/texts/customer/sheets.ts'
import styles from './transition-form.module.css'
import { LENGTHS, type TransitionView } from './transition-view.ts'

const { plan: texts } = sheetTexts

/** When to begin and how slowly: a question, so the answer has its own address. */
export function TransitionForm({ view: { start, length }, today }: { view: TransitionView; today: string }) {
  return (
    <Form method="get" className={styles.form}>
      <Field id="prechod-od" label={texts.start}>
        <Input type="date" name="od" defaultValue={start} min={today} />
      </Field>
      <Field id="prechod-dni" label={texts.length}>
        <Select name="dni" defaultValue={String(length)}>
          {LENGTHS.map((days) => (
            <option key={days} value={days}>
              {sheetTexts.days(days)}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="line">
        {texts.recount}
      </Button>
    </Form>
  )
}
