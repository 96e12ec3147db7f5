import { formatPrice } from '@shop/czech/format-price'
import { LinkBase } from 'react-admin'
import { CUSTOMER } from '#app/texts/customer.ts'
import type { CustomerDetail } from './customer-detail.ts'

/** By which list somebody buys, how much on invoice and until when. */
export function CustomerTerms({ customer }: { customer: CustomerDetail }) {
  const { group, company, invoiceLimit, invoiceDueDays, figures, desk } = customer
  const rows: [string, string | null][] = [
    [CUSTOMER.group, group.name],
    [CUSTOMER.priceList, group.priceList],
    [CUSTOMER.discount, group.discountPercent > 0 ? `${group.discountPercent} %` : null],
    [CUSTOMER.minimum, group.minimumOrder > 0 ? formatPrice(group.minimumOrder) : null],
    [CUSTOMER.limit, invoiceLimit === null ? CUSTOMER.noLimit : formatPrice(invoiceLimit)],
    [CUSTOMER.due, invoiceDueDays === null ? null : CUSTOMER.days(invoiceDueDays)],
    [CUSTOMER.company, company?.name ?? null],
    [CUSTOMER.companyId, company?.companyId ?? null],
    [CUSTOMER.vatId, company?.vatId ?? null],
  ]
  return (
    <section className="sec">
      <header>
        <h2>{CUSTOMER.terms}</h2>
      </header>
      <dl className="kv">
        {rows.map(([name, value]) => value !== null && <Row key={name} name={name} value={value} />)}
        {figures.owed > 0 && (
          <>
            <dt>{CUSTOMER.owed}</dt>
            <dd>
              <b>{formatPrice(figures.owed)}</b>{' '}
              {figures.overdue > 0 && <span className="bad">{CUSTOMER.overdue(formatPrice(figures.overdue))}</span>}
            </dd>
          </>
        )}
        {desk?.applications.map(({ number, kind, state }) => (
          <Application key={number} number={number} kind={kind} state={state} />
        ))}
      </dl>
    </section>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

function Application({ number, kind, state }: { number: string; kind: string; state: string }) {
  return (
    <>
      <dt>{CUSTOMER.applications}</dt>
      <dd>
        <LinkBase className="lk" to={`/zpravy/zadosti/${number}`}>
          {number}
        </LinkBase>{' '}
        {CUSTOMER.kinds[kind]}, {CUSTOMER.applicationStates[state]}
      </dd>
    </>
  )
}
