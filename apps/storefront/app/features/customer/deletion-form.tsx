import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Form } from 'react-router'
import { accountTexts } from '#app/texts/account.ts'
import { detailTexts } from '#app/texts/account-details.ts'
import { FormProblems } from './form-problems.tsx'
import { type FormState, fieldId } from './form-state.ts'
import type { PersonalData } from './load-personal.server.ts'
import { PasswordField } from './password-field.tsx'
import { usePending } from './use-pending.ts'

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
