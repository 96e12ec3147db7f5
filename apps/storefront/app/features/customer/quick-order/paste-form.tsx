import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Form } from 'react-router'
import { FileInput } from '#app/forms/file-input.tsx'
import { FormTextarea } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { type FormState, fieldId } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { quickOrderTexts as texts } from '#app/texts/customer/quick-order.ts'
import styles from './quick-order.module.css'
import { ScanField } from './scan-field.tsx'

const LIST_FORM = 'seznam'

/** A list as it is: pasted, scanned code by code, or in a file. */
export function PasteForm({ text, state }: { text: string; state: FormState | undefined }) {
  const pending = usePending()
  return (
    <Form method="post" encType="multipart/form-data" className="stack" preventScrollReset>
      <FormProblems state={state} />
      <FormTextarea
        form={LIST_FORM}
        name="text"
        state={state}
        value={text}
        label={texts.list}
        hint={texts.listHint}
        placeholder={texts.example}
        rows={10}
        spellCheck={false}
        wrap="off"
        className={styles.list}
      />
      <ScanField listId={fieldId(LIST_FORM, 'text')} />
      <Field
        id={fieldId(LIST_FORM, 'file')}
        label={texts.file}
        hint={texts.fileHint}
        error={state?.errors.find(({ field }) => field === 'file')?.message}
      >
        <FileInput name="file" accept=".csv,.txt,text/csv,text/plain" />
      </Field>
      <div className="row">
        <Button type="submit" name="intent" value="read" loading={pending === 'read'}>
          {texts.read}
        </Button>
      </div>
    </Form>
  )
}
