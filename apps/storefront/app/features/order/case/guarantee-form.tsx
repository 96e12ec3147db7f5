import type { CaseForm } from '@shop/contract/case/case'
import { Button } from '@shop/ui/button/button'
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
import styles from './case-page.module.css'
import { ContactFields } from './contact-fields.tsx'

const WISHES = ['refund', 'credits'] as const

interface GuaranteeFormProps {
  form: CaseForm
  state: FormState | undefined
  written: WrittenValues
}

/** One pack, one photo, money or, to an account, credits of the same amount. */
export function GuaranteeForm({ form, state, written }: GuaranteeFormProps) {
  const field = { form: CASE_FORM, state }
  const pending = usePending()
  const open = form.lines.filter(({ left, isGift }) => left.guarantee > 0 && !isGift)
  const first = open.find(({ doubts }) => doubts.guarantee.every((doubt) => doubt === 'no_photo')) ?? open[0]
  const chosen = written.position ?? String(first?.position)
  return (
    <Form method="post" encType="multipart/form-data" className="stack">
      <FormProblems state={state} />
      <input type="hidden" name="formKey" value={form.formKey} />
      <fieldset className={styles.plain} id={fieldId(CASE_FORM, 'lines')} tabIndex={-1}>
        <legend className="h3">{texts.what}</legend>
        <OptionCards>
          {open.map(({ position, name, variantName, doubts, guaranteeAmount }) => (
            <OptionCard
              key={position}
              name="position"
              value={position}
              defaultChecked={chosen === String(position)}
              title={`${name} ${variantName}`}
              description={doubts.guarantee
                .filter((doubt) => doubt !== 'no_photo')
                .map((doubt) => texts.doubts[doubt])
                .join(' ')}
              aside={texts.amount(guaranteeAmount)}
            />
          ))}
        </OptionCards>
      </fieldset>
      {open.length === 0 ? <p>{texts.nothing}</p> : null}
      <FormTextarea
        {...field}
        name="description"
        label={texts.how}
        value={written.description}
        rows={3}
        maxLength={5000}
        optional={texts.optional}
      />
      <FormFiles {...field} label={texts.leftovers} hint={texts.leftoversHint} />
      <fieldset className={styles.plain}>
        <legend className="h3">{texts.payBack}</legend>
        <OptionCards>
          {WISHES.filter((one) => one === 'refund' || form.canTakeCredits).map((one) => (
            <OptionCard
              key={one}
              name="wish"
              value={one}
              defaultChecked={(written.wish ?? 'refund') === one}
              title={caseTexts.wishes[one]}
              description={texts.guaranteeWishes[one]}
            />
          ))}
        </OptionCards>
      </fieldset>
      <ContactFields form={form} state={state} written={written} />
      <div className="row">
        <Button type="submit" name="intent" value="submit" size="large" loading={pending === 'submit'}>
          {texts.claim}
        </Button>
      </div>
      <p className="small muted">{texts.voluntary}</p>
    </Form>
  )
}
