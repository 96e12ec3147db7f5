import { formatPrice } from '@shop/czech/format-price'
import { useEffect, useRef } from 'react'
import { LinkBase } from 'react-admin'
import { OrderNumber } from '#app/parts/order-state.tsx'
import { BOARD } from '#app/texts/board.ts'
import { formatMoment, formatWeekday } from '#app/texts/moments.ts'
import { ORDER_STATES, PAYMENT_KINDS } from '#app/texts/states.ts'
import type { Column } from './board-moves.ts'
import type { OrderRow } from './order-views.ts'

const CARD = 'application/x-order'

interface BoardColumnProps {
  column: Column
  rows: readonly OrderRow[]
  currentId: number | null
  onDrop(orderId: number): void
}

export function BoardColumn({ column, rows, currentId, onDrop }: BoardColumnProps) {
  return (
    <section
      className={column === 'sent' ? 'col end' : 'col'}
      aria-label={BOARD.columns[column]}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => onDrop(Number(event.dataTransfer.getData(CARD)))}
    >
      <h2>
        {BOARD.columns[column]} <span className="mut">{rows.length}</span>
      </h2>
      {column === 'sent' && <p className="sm mut">{BOARD.impossible.sent}</p>}
      <ul>
        {rows.map((row) => (
          <Card key={row.id} row={row} isCurrent={row.id === currentId} />
        ))}
      </ul>
    </section>
  )
}

function Card({ row, isCurrent }: { row: OrderRow; isCurrent: boolean }) {
  const own = useRef<HTMLLIElement>(null)
  // Synchronises with the scroll of the page: the card of the cursor is always seen.
  useEffect(() => {
    if (isCurrent) own.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li
      ref={own}
      className={isCurrent ? 'card cur' : 'card'}
      aria-current={isCurrent || undefined}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(CARD, String(row.id))}
    >
      <span className="row">
        <LinkBase to={`/objednavky/${row.id}`}>
          <OrderNumber number={row.number} />
        </LinkBase>
        <b className="r">{row.payable === null ? '' : formatPrice(row.payable)}</b>
      </span>
      <small>
        {[row.customer_name, row.carrier ?? row.shipping_name, PAYMENT_KINDS[row.payment_kind]]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <small className={row.state === 'on_hold' ? 'bad' : 'mut'}>{toDoing(row)}</small>
    </li>
  )
}

/** Who has it, why it stands, or when it is promised. */
function toDoing({ state, packed_by, remark, delivery_to, placed_at }: OrderRow): string {
  if (packed_by) return packed_by
  if (remark) return `${ORDER_STATES[state]}: ${remark}`
  return delivery_to ? BOARD.promised(formatWeekday(delivery_to)) : formatMoment(placed_at)
}
