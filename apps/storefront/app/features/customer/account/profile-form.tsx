import { formatPhone } from '@shop/czech/format-contact'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Form } from 'react-router'
import { FormInput, isTicked } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { detailTexts } from '#app/texts/customer/account-details.ts'
import type { PersonalData } from './load-personal.server.ts'

const { personal: texts } = detailTexts

interface ProfileFormProps {
  profile: PersonalData['profile']
  state: FormState | undefined
}

export function ProfileForm({ profile, state }: ProfileFormProps) {
  const field = { form: 'profil', state }
  const pending = usePending()
  const isFilled = state?.code === 'filled'
  return (
    // Fields keep what was typed; what the register filled in must replace it.
    <Form method="post" className="stack" key={isFilled ? state.values['company.companyId'] : 'own'}>
      <FormProblems state={isFilled ? undefined : state} />
      <input type="hidden" name="version" value={profile.version} />
      <div className="form-grid">
        <FormInput
          {...field}
          name="firstName"
          label={texts.firstName}
          value={profile.first_name}
          autoComplete="given-name"
          maxLength={32}
        />
        <FormInput
          {...field}
          name="lastName"
          label={texts.lastName}
          value={profile.last_name}
          autoComplete="family-name"
          maxLength={32}
        />
        <FormInput
          {...field}
          name="phone"
          label={texts.phone}
          optional={accountTexts.optional}
          value={profile.phone ? formatPhone(profile.phone) : ''}
          type="tel"
          autoComplete="tel"
          span="full"
        />
      </div>
      <Check name="onCompany" value="1" defaultChecked={isTicked(state, 'onCompany', profile.company_id !== null)}>
        {texts.onCompany}
      </Check>
      <div className="form-grid">
        <FormInput
          {...field}
          name="company.companyId"
          label={texts.companyId}
          optional={accountTexts.optional}
          value={profile.company_id}
          inputMode="numeric"
        />
        <div data-align="end">
          <Button type="submit" name="intent" value="look-up" variant="line" loading={pending === 'look-up'}>
            {texts.lookUp}
          </Button>
        </div>
        <FormInput
          {...field}
          name="company.name"
          label={texts.companyName}
          optional={accountTexts.optional}
          value={profile.company_name}
          autoComplete="organization"
        />
        <FormInput
          {...field}
          name="company.vatId"
          label={texts.vatId}
          optional={accountTexts.optional}
          value={profile.vat_id}
        />
      </div>
      <Button type="submit" name="intent" value="profile" loading={pending === 'profile'}>
        {accountTexts.saveProfile}
      </Button>
    </Form>
  )
}
