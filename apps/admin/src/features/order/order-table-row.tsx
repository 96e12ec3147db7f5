import { formatPrice } from '@shop/czech/format-price'
import { useEffect, useRef } from 'react'
import { LinkBase } from 'react-admin'
import { OrderNumber, OrderState } from '#app/parts/order-state.tsx'
import { formatRecent, formatWeekday } from '#app/texts/moments.ts'
import { ORDERS } from '#app/texts/order.ts'
import { PARCEL_STATES, PAYMENT_KINDS, PAYMENT_STATES } from '#app/texts/states.ts'
import type { OrderRow } from './order-views.ts'

interface OrderTableRowProps {
  row: OrderRow
  isCurrent: boolean
  isSelected: boolean
  onToggle(): void
}

export function OrderTableRow({ row, isCurrent, isSelected, onToggle }: OrderTableRowProps) {
  const own = useRef<HTMLTableRowElement>(null)
  // Synchronises with the scroll of the page: the row of the cursor is always seen.
  useEffect(() => {
    if (isCurrent) own.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  const kind = isCurrent ? 'cur' : isSelected ? 'sel' : ''
  return (
    <tr ref={own} className={kind} aria-current={isCurrent || undefined}>
      <td>
        <input type="checkbox" checked={isSelected} aria-label={ORDERS.selectRow(row.number)} onChange={onToggle} />
      </td>
      <td>
        <LinkBase to={`/objednavky/${row.id}`}>
          <OrderNumber number={row.number} />
        </LinkBase>
      </td>
      <td className="mut nw">{formatRecent(row.placed_at)}</td>
      <td>
        <b className="b6">{row.customer_name}</b> <span className="mut">{row.customer_city}</span>
      </td>
      <td>
        <OrderState state={row.state} />
      </td>
      <td className="nw">
        <Money row={row} />
      </td>
      <td className="el ship">
        <Parcels row={row} />
      </td>
      <td className="nw hide-m">{row.delivery_to ? formatWeekday(row.delivery_to) : '–'}</td>
      <td className="num">
        <b>{row.payable === null ? '' : formatPrice(row.payable)}</b>
      </td>
      <td className="el doing hide-m">
        {row.plan_id !== null && <span className="tag">{ORDERS.plan}</span>} {row.packed_by} {row.remark}
      </td>
    </tr>
  )
}

function Money({ row: { payable, paid, payment_state, payment_kind } }: { row: OrderRow }) {
  if (payable === null) return <span className="mut">{PAYMENT_KINDS[payment_kind]}</span>
  const over = (paid ?? 0) - payable
  if (over > 0) return <span className="wrn">{`${ORDERS.overpaid} ${formatPrice(over)}`}</span>
  const words = payment_state ? PAYMENT_STATES[payment_state] : PAYMENT_KINDS[payment_kind]
  return <span className={payment_state === 'paid' ? 'ok' : payment_state === 'overdue' ? 'wrn' : 'mut'}>{words}</span>
}

function Parcels({ row: { shipping_name, parcels, tasks } }: { row: OrderRow }) {
  if (tasks?.includes('label_refused')) return <span className="bad">{ORDERS.labelRefused}</span>
  const [first] = parcels
  if (!first) return <span>{shipping_name}</span>
  return (
    <span>
      {shipping_name} · {parcels.length > 1 ? ORDERS.parcels(parcels.length) : PARCEL_STATES[first.state]}
    </span>
  )
}
