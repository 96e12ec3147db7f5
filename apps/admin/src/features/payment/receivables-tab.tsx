import { formatPrice } from '@shop/czech/format-price'
import { LinkBase, useLocation } from 'react-admin'
import { OrderNumber } from '#app/parts/order-state.tsx'
import { formatDay } from '#app/texts/moments.ts'
import { PAYMENT, RECEIVABLES } from '#app/texts/payment.ts'
import type { MoneySums, ReceivableRow } from './payment-rows.ts'
import { RowsFrame } from './rows-frame.tsx'
import { useRows } from './use-rows.ts'

const AGES = ['to_30', 'to_60', 'to_90', 'over_90', 'not_due'] as const
const LATE = 'age=neq.not_due'

/** Invoices that nobody has paid, by how long they are late. */
export function ReceivablesTab({ sums }: { sums: MoneySums['receivables'] }) {
  const asked = new URLSearchParams(useLocation().search).get('stari')
  const age = AGES.find((one) => one === asked)
  return (
    <>
      <nav className="tool" aria-label={RECEIVABLES.caption}>
        <LinkBase to="/platby?fronta=po-splatnosti" className={age ? 'chip' : 'chip on'}>
          {PAYMENT.tabs.receivables}
        </LinkBase>
        {AGES.map((one) => {
          const share = sums.find((found) => found.age === one)
          return (
            <LinkBase
              key={one}
              to={`/platby?fronta=po-splatnosti&stari=${one}`}
              className={one === age ? 'chip on' : 'chip'}
              aria-current={one === age ? 'true' : undefined}
            >
              {RECEIVABLES.ages[one]}{' '}
              <span className="n">{share ? `${share.count} · ${formatPrice(share.amount)}` : '0'}</span>
            </LinkBase>
          )
        })}
      </nav>
      <ReceivableList filter={age ? `age=eq.${age}` : LATE} />
    </>
  )
}

function ReceivableList({ filter }: { filter: string }) {
  const list = useRows<ReceivableRow>({ view: 'staff_receivables', filter, by: 'due_on' })
  return (
    <RowsFrame list={list} empty={{ title: RECEIVABLES.empty, sentence: RECEIVABLES.emptySentence }}>
      <table className="tb">
        <caption className="vh">{RECEIVABLES.caption}</caption>
        <thead>
          <tr>
            <th>{PAYMENT.order}</th>
            <th>{PAYMENT.customer}</th>
            <th>{RECEIVABLES.document}</th>
            <th>{RECEIVABLES.due}</th>
            <th className="num">{RECEIVABLES.late}</th>
            <th className="num">{PAYMENT.amount}</th>
            <th className="num hide-m">{RECEIVABLES.received}</th>
            <th className="num">{RECEIVABLES.left}</th>
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => (
            <tr key={row.id}>
              <td>
                <LinkBase to={`/objednavky/${row.order_id}`}>
                  <OrderNumber number={row.order_number} />
                </LinkBase>
              </td>
              <td>{row.customer_name}</td>
              <td className="mono">{row.document_number ?? '–'}</td>
              <td className="nw">{formatDay(row.due_on)}</td>
              <td className="num nw">
                {row.days_overdue > 0 ? (
                  <span className={row.days_overdue > 60 ? 'bad' : 'wrn'}>{PAYMENT.days(row.days_overdue)}</span>
                ) : (
                  <span className="mut">{RECEIVABLES.inTime}</span>
                )}
              </td>
              <td className="num nw">{formatPrice(row.amount)}</td>
              <td className="num nw hide-m">{formatPrice(row.received)}</td>
              <td className="num nw">
                <b>{formatPrice(row.due)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </RowsFrame>
  )
}
