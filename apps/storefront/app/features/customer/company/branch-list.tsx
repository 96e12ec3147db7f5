import type { CompanyBranch } from '@shop/contract/company/people'
import { formatZip } from '@shop/czech/format-contact'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Form } from 'react-router'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { companyPeopleTexts as texts } from '#app/texts/customer/company/company-people.ts'
import { BRANCH_FORM, rowForm, stateOfRow } from './company-forms.ts'
import styles from './company-people.module.css'

/** Where goods go beside the address of the company. */
export function BranchList({ branches, answer }: { branches: readonly CompanyBranch[]; answer: unknown }) {
  const added = stateOfRow(BRANCH_FORM, '', answer)
  return (
    <AccountBlock id="pobocky" heading={texts.branches} lead={texts.branchesLead}>
      {branches.length === 0 ? <p className="muted">{texts.branchesNone}</p> : null}
      <ul className={styles.list}>
        {branches.map((branch) => {
          const { branchId, name, street, city, zip, note } = branch
          const own = stateOfRow(BRANCH_FORM, branchId, answer)
          return (
            <li key={branchId} className={styles.person}>
              <p>
                <b>{name}</b>
              </p>
              <p className={styles.name}>
                {street}, {formatZip(zip)} {city}
                {note ? <span className="small muted">{note}</span> : null}
              </p>
              <details open={own !== undefined} className={styles.edit}>
                <summary className={styles.toggle} aria-label={texts.of(texts.edit, name)}>
                  {texts.edit}
                </summary>
                <BranchForm branch={branch} state={own} />
              </details>
            </li>
          )
        })}
      </ul>
      <details key={branches.length} open={added !== undefined} className={styles.add}>
        <summary className={styles.plus}>{texts.addBranch}</summary>
        <BranchForm state={added} />
      </details>
    </AccountBlock>
  )
}

function BranchForm({ branch, state }: { branch?: CompanyBranch; state: FormState | undefined }) {
  const field = { form: rowForm(BRANCH_FORM, branch?.branchId ?? ''), state, autoComplete: 'off' }
  const isUnknown = state?.code === 'address_not_found' || state?.code === 'zip_mismatch'
  return (
    <Form method="post" className="stack" preventScrollReset>
      <FormProblems state={state} />
      <input type="hidden" name="id" value={branch?.branchId ?? ''} />
      <div className="form-grid">
        <FormInput {...field} name="name" label={texts.branchName} value={branch?.name} maxLength={60} required />
        <FormInput {...field} name="street" label={texts.street} value={branch?.street} maxLength={100} required />
        <FormInput {...field} name="city" label={texts.city} value={branch?.city} maxLength={60} required />
        <FormInput
          {...field}
          name="zip"
          label={texts.zip}
          value={branch ? formatZip(branch.zip) : ''}
          inputMode="numeric"
          required
        />
        <FormInput {...field} name="note" label={texts.note} value={branch?.note} maxLength={200} span="full" />
      </div>
      {isUnknown ? (
        <Check name="asWritten" value="1">
          {texts.asWritten}
        </Check>
      ) : null}
      <div className="row">
        <Button type="submit" name="intent" value="branch" size="small">
          {branch ? texts.save : texts.addBranch}
        </Button>
        {branch ? (
          <Button type="submit" name="intent" value="branch-remove" size="small" variant="danger" formNoValidate>
            {texts.removeBranch}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}
