import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { FormTextarea } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { quickOrderTexts as texts } from '#app/texts/customer/quick-order.ts'
import styles from './quick-order.module.css'

/** A field that takes a list as it is. */
export function PasteForm({ text, state }: { text: string; state: FormState | undefined }) {
  return (
    <Form method="post" className="stack" preventScrollReset>
      <FormProblems state={state} />
      <FormTextarea
        key={text}
        form="seznam"
        name="text"
        state={state}
        value={text}
        label={texts.list}
        hint={texts.listHint}
        placeholder={texts.example}
        rows={10}
        maxLength={60_000}
        spellCheck={false}
        wrap="off"
        className={styles.list}
        required
      />
      <div className="row">
        <Button type="submit" name="intent" value="read" loading={usePending() === 'read'}>
          {texts.read}
        </Button>
      </div>
    </Form>
  )
}
