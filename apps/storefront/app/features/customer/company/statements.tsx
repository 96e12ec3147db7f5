import type { CompanyView } from '@shop/contract/company/company'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { companyTexts as texts } from '#app/texts/customer/company/company.ts'
import styles from './company.module.css'

const FORMATS = ['pdf', 'zip'] as const

/** A month on paper, and with all its documents for the accountant. */
export function Statements({ company: { months } }: { company: CompanyView }) {
  if (months.length === 0) return null
  return (
    <AccountBlock id="vypisy" heading={texts.statements}>
      <ul className={styles.statements}>
        {months.map((month) => (
          <li key={month}>
            <b>{texts.month(month)}</b>
            <span className="row">
              {FORMATS.map((format) => (
                <a
                  key={format}
                  href={`/ucet/firma/vypis/${month}/${format}`}
                  download
                  aria-label={`${texts.month(month)}, ${texts.statement[format]}`}
                >
                  {texts.statement[format]}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </AccountBlock>
  )
}
