import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Form } from 'react-router'
import { PasswordField } from '#app/features/customer/sign-in/password-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { type FormState, fieldId } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { detailTexts } from '#app/texts/customer/account-details.ts'
import type { PersonalData } from './load-personal.server.ts'

const { personal: texts } = detailTexts

interface DeletionFormProps {
  terms: PersonalData['deletion']
  state: FormState | undefined
}

/** Says what goes and what the law keeps before it asks for the password. */
export function DeletionForm({ terms, state }: DeletionFormProps) {
  const error = state?.errors.find(({ field }) => field === 'understood')
  return (
    <Form method="post" className="stack prose">
      <FormProblems state={state} />
      <p>{texts.deletionLead}</p>
      <ul>
        {terms.removed.map((what) => (
          <li key={what}>{detailTexts.removed[what]}</li>
        ))}
      </ul>
      {terms.creditsLost > 0 ? (
        <p>
          <b>{detailTexts.creditsLost(accountTexts.credit(terms.creditsLost))}</b>
        </p>
      ) : null}
      <p>{texts.keptLead}</p>
      <ul>
        {terms.kept.map(({ what, why, years }) => (
          <li key={what}>
            {detailTexts.kept[what]}: {detailTexts.years(years)}, {detailTexts.why[why]}
          </li>
        ))}
      </ul>
      {terms.hasPassword ? (
        <PasswordField form="smazani" name="password" label={texts.currentPassword} state={state} />
      ) : null}
      <Check
        id={fieldId('smazani', 'understood')}
        name="understood"
        value="1"
        required
        aria-invalid={error ? true : undefined}
      >
        {texts.understood}
      </Check>
      <Button type="submit" name="intent" value="delete" variant="danger" loading={usePending() === 'delete'}>
        {texts.deleteAccount}
      </Button>
    </Form>
  )
}
