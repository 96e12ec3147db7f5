import { COMPANY_ACTIONS, COMPANY_RIGHTS, COMPANY_ROLES } from '@shop/domain/company/company-rights'
import { Table } from '@shop/ui/table/table'
import { companyPeopleTexts as texts } from '#app/texts/customer/company/company-people.ts'
import styles from './company-people.module.css'

/** The rule itself, drawn. */
export function RightsTable() {
  return (
    <details>
      <summary className={styles.toggle}>{texts.rights}</summary>
      <Table label={texts.rights}>
        <thead>
          <tr>
            <th scope="col">{texts.activity}</th>
            {COMPANY_ROLES.map((role) => (
              <th key={role} scope="col">
                {texts.roles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPANY_ACTIONS.map((action) => (
            <tr key={action}>
              <th scope="row">{texts.actions[action]}</th>
              {COMPANY_ROLES.map((role) => {
                const right = COMPANY_RIGHTS[role][action]
                return (
                  <td key={role} className={styles.right} data-right={right}>
                    {texts.right[right]}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}
