import type { CompanyView, OpenInvoice } from '@shop/contract/company/company'
import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { daysBetween } from '@shop/domain/calendar/local-date'
import { Badge } from '@shop/ui/badge/badge'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import { Table } from '@shop/ui/table/table'
import { TextLink } from '@shop/ui/text-link/text-link'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { companyTexts as texts } from '#app/texts/customer/company/company.ts'
import styles from './company.module.css'

const FORMATS = ['pdf', 'isdoc'] as const

/** What waits to be paid, the oldest first, and how long it has waited. */
export function OpenInvoices({ company, mayOrder }: { company: CompanyView; mayOrder: boolean }) {
  const { today, debts } = company
  if (debts.invoices.length === 0) {
    return (
      <EmptyState
        title={texts.nothingHeading}
        heading="h2"
        action={
          mayOrder ? (
            <TextLink as={ShopLink} to="/velkoobchod/rychla-objednavka">
              {texts.toQuickOrder}
            </TextLink>
          ) : null
        }
      >
        <p>{texts.nothing}</p>
      </EmptyState>
    )
  }
  return (
    <AccountBlock id="faktury" heading={texts.debts}>
      <Table label={texts.debts} className={styles.debts}>
        <thead>
          <tr>
            <th scope="col">{texts.invoice}</th>
            <th scope="col" className={styles.wide}>
              {texts.order}
            </th>
            <th scope="col">{texts.dueOn}</th>
            <th scope="col" data-align="end">
              {texts.gross}
            </th>
            <th scope="col">{texts.files}</th>
          </tr>
        </thead>
        <tbody>
          {debts.invoices.map((invoice) => (
            <InvoiceRow key={invoice.orderNumber} invoice={invoice} today={today} />
          ))}
        </tbody>
      </Table>
      <SummaryRows className={styles.ages}>
        {debts.ageing.map(({ age, count, amount }) => (
          <SummaryRow key={age} name={texts.age(age, count)} amount={formatPrice(amount)} />
        ))}
        <SummaryRow name={texts.total} amount={formatPrice(debts.owed)} tone="total" />
      </SummaryRows>
      <p className="small muted">{texts.howToPay}</p>
    </AccountBlock>
  )
}

function InvoiceRow({ invoice, today }: { invoice: OpenInvoice; today: string }) {
  const { document, orderNumber, dueOn, due } = invoice
  return (
    <tr>
      <th scope="row">
        {document ? document.number : texts.toCome}
        {document ? <small className={styles.sub}>{texts.issued(document.issuedOn)}</small> : null}
        {document ? <small className={styles.sub}>{texts.symbol(document.symbol)}</small> : null}
        <small className={`${styles.sub} ${styles.narrow}`}>{texts.ofOrder(orderNumber)}</small>
      </th>
      <td className={styles.wide}>{orderNumber}</td>
      <td>{dueOn ? <Due dueOn={dueOn} today={today} /> : '–'}</td>
      <td data-align="end">{formatPrice(due)}</td>
      <td>
        {document ? (
          <span className="row">
            {FORMATS.map((format) => (
              <a
                key={format}
                href={`/ucet/firma/doklad/${document.id}/${format}`}
                download
                aria-label={texts.file(format, document.number)}
              >
                {format.toUpperCase()}
              </a>
            ))}
          </span>
        ) : (
          '–'
        )}
      </td>
    </tr>
  )
}

function Due({ dueOn, today }: { dueOn: string; today: string }) {
  const days = daysBetween(dueOn, today)
  return (
    <>
      <Badge tone={days > 0 ? 'danger' : 'warn'}>{texts.due(days)}</Badge>
      <small className={styles.sub}>{formatDate(dueOn)}</small>
    </>
  )
}
