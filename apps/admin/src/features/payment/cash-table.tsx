import { formatPrice } from '@shop/czech/format-price'
import { LinkBase } from 'react-admin'
import { OrderNumber } from '#app/parts/order-state.tsx'
import { formatDay } from '#app/texts/moments.ts'
import { CASH, PAYMENT } from '#app/texts/payment.ts'
import type { CashRow } from './payment-rows.ts'

interface CashTableProps {
  rows: readonly CashRow[]
  selected: ReadonlySet<number>
  /** Null for whoever only looks. */
  onSelect: ((selected: ReadonlySet<number>) => void) | null
}

export function CashTable({ rows, selected, onSelect }: CashTableProps) {
  const toggle = (id: number) =>
    onSelect?.(selected.has(id) ? new Set([...selected].filter((one) => one !== id)) : new Set([...selected, id]))
  return (
    <table className="tb">
      <caption className="vh">{CASH.caption}</caption>
      <thead>
        <tr>
          {onSelect && (
            <th>
              <span className="vh">{PAYMENT.select}</span>
            </th>
          )}
          <th>{PAYMENT.order}</th>
          <th>{CASH.carrier}</th>
          <th>{CASH.delivered}</th>
          <th className="num">{CASH.held}</th>
          <th className="num">{PAYMENT.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={selected.has(row.id) ? 'sel' : undefined}>
            {onSelect && (
              <td>
                <input
                  type="checkbox"
                  checked={selected.has(row.id)}
                  aria-label={PAYMENT.selectRow(row.order_number)}
                  onChange={() => toggle(row.id)}
                />
              </td>
            )}
            <td>
              <LinkBase to={`/objednavky/${row.order_id}`}>
                <OrderNumber number={row.order_number} />
              </LinkBase>
            </td>
            <td>{row.carrier ?? CASH.noCarrier}</td>
            <td>{row.delivered_at ? formatDay(row.delivered_at) : CASH.ages.on_way}</td>
            <td className="num">
              {row.days_held !== null && (
                <span className={row.days_held > 14 ? 'bad' : row.days_held > 7 ? 'wrn' : undefined}>
                  {PAYMENT.days(row.days_held)}
                </span>
              )}
            </td>
            <td className="num">
              <b>{formatPrice(row.amount)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
