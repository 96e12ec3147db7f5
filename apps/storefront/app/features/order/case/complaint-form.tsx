import type { CaseForm } from '@shop/contract/case/case'
import { CASE_PROBLEMS } from '@shop/domain/case/case-state'
import { Button } from '@shop/ui/button/button'
import { CheckChip } from '@shop/ui/check-chip/check-chip'
import { Notice } from '@shop/ui/notice/notice'
import { OptionCard, OptionCards } from '@shop/ui/option-card/option-card'
import { Form } from 'react-router'
import { FormTextarea } from '#app/forms/form-field.tsx'
import { FormFiles } from '#app/forms/form-files.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { type FormState, fieldId } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { caseTexts } from '#app/texts/order/case.ts'
import { caseFormTexts as texts } from '#app/texts/order/case-form.ts'
import { CASE_FORM, type WrittenValues } from './case-form-name.ts'
import { CaseLines } from './case-lines.tsx'
import styles from './case-page.module.css'
import { ContactFields } from './contact-fields.tsx'

const WISHES = ['replacement', 'discount', 'refund'] as const

interface ComplaintFormProps {
  form: CaseForm
  state: FormState | undefined
  written: WrittenValues
}

/** What it is about, what happened, photos, and what is wanted. The note about the dog comes before anything else. */
export function ComplaintForm({ form, state, written }: ComplaintFormProps) {
  const field = { form: CASE_FORM, state }
  const pending = usePending()
  const wish = written.wish ?? 'replacement'
  return (
    <Form method="post" encType="multipart/form-data" className="stack">
      <Notice tone="warn">{texts.vet}</Notice>
      <FormProblems state={state} />
      <input type="hidden" name="formKey" value={form.formKey} />
      <CaseLines form={form} kind="complaint" written={written} />
      <fieldset className={styles.choices} id={fieldId(CASE_FORM, 'problem')} tabIndex={-1}>
        <legend className="h3">{texts.problem}</legend>
        {CASE_PROBLEMS.map((problem) => (
          <CheckChip
            key={problem}
            type="radio"
            name="problem"
            value={problem}
            defaultChecked={written.problem === problem}
            required
          >
            {caseTexts.problems[problem]}
          </CheckChip>
        ))}
      </fieldset>
      <FormTextarea
        {...field}
        name="description"
        label={texts.describe}
        value={written.description}
        rows={5}
        maxLength={5000}
        optional={texts.optional}
      />
      <FormFiles {...field} label={texts.files} hint={texts.filesHint} optional={texts.optional} />
      <fieldset className={styles.plain}>
        <legend className="h3">{texts.wish}</legend>
        <OptionCards>
          {WISHES.map((one) => (
            <OptionCard
              key={one}
              name="wish"
              value={one}
              defaultChecked={wish === one}
              title={caseTexts.wishes[one]}
              description={texts.complaintWishes[one]}
            />
          ))}
        </OptionCards>
      </fieldset>
      <ContactFields form={form} state={state} written={written} />
      <div className="row">
        <Button type="submit" name="intent" value="submit" size="large" loading={pending === 'submit'}>
          {texts.send}
        </Button>
      </div>
      <p className="small muted">{texts.sendText}</p>
    </Form>
  )
}
