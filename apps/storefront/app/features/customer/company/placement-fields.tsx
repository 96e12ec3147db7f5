import type { CompanyBranch } from '@shop/contract/company/people'
import { COMPANY_ROLES, type CompanyRole } from '@shop/domain/company/company-rights'
import { FormInput, FormSelect } from '#app/forms/form-field.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { companyPeopleTexts as texts } from '#app/texts/customer/company/company-people.ts'

interface Placement {
  role: CompanyRole
  orderLimit: number | null
  monthLimit: number | null
  branchId: number | null
}

interface PlacementFieldsProps {
  form: string
  state: FormState | undefined
  branches: readonly CompanyBranch[]
  /** As it is; that of a new buyer when missing. */
  placement?: Placement | undefined
}

const crowns = (limit: number | null | undefined) => (limit === null || limit === undefined ? '' : String(limit / 100))

/** What somebody is in the company and how far they decide alone. */
export function PlacementFields({ form, state, branches, placement }: PlacementFieldsProps) {
  const field = { form, state }
  return (
    <>
      <FormSelect
        {...field}
        name="role"
        label={texts.role}
        value={placement?.role ?? 'buyer'}
        options={COMPANY_ROLES.map((role) => ({ value: role, label: `${texts.roles[role]}: ${texts.duties[role]}` }))}
        span="full"
      />
      <FormInput
        {...field}
        name="orderLimit"
        label={texts.orderLimit}
        hint={texts.limitHint}
        value={crowns(placement?.orderLimit)}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormInput
        {...field}
        name="monthLimit"
        label={texts.monthLimit}
        value={crowns(placement?.monthLimit)}
        inputMode="numeric"
        autoComplete="off"
      />
      {branches.length > 0 ? (
        <FormSelect
          {...field}
          name="branchId"
          label={texts.branch}
          value={placement?.branchId ?? ''}
          options={[
            { value: '', label: texts.noBranch },
            ...branches.map(({ branchId, name }) => ({ value: String(branchId), label: name })),
          ]}
        />
      ) : null}
    </>
  )
}
