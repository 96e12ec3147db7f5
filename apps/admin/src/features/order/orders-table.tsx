import { useState } from 'react'
import { useNavigate } from 'react-admin'
import { useKeys } from '#app/keys/use-keys.ts'
import { ORDERS } from '#app/texts/order.ts'
import { OrderPeek } from './order-peek.tsx'
import { OrderTableRow } from './order-table-row.tsx'
import type { OrderRow } from './order-views.ts'

interface OrdersTableProps {
  rows: readonly OrderRow[]
  total: number
  selected: ReadonlySet<number>
  onSelect(selected: ReadonlySet<number>): void
}

export function OrdersTable({ rows, total, selected, onSelect }: OrdersTableProps) {
  const [cursor, setCursor] = useState(0)
  const [anchor, setAnchor] = useState(0)
  const [isPeeking, setPeeking] = useState(false)
  const navigate = useNavigate()
  const move = (step: number) => setCursor((index) => Math.max(0, Math.min(rows.length - 1, index + step)))
  const toggle = (index: number) => {
    const id = rows[index]?.id
    if (id === undefined) return
    setAnchor(index)
    onSelect(selected.has(id) ? new Set([...selected].filter((one) => one !== id)) : new Set([...selected, id]))
  }
  const selectRange = () => {
    const [from, to] = [Math.min(anchor, cursor), Math.max(anchor, cursor)]
    onSelect(new Set([...selected, ...rows.slice(from, to + 1).map(({ id }) => id)]))
  }
  const open = () => rows[cursor] && navigate(`/objednavky/${rows[cursor].id}`)
  useKeys([
    { keys: 'J', label: ORDERS.keys.row, isInBar: true, run: () => move(1) },
    { keys: 'K', label: ORDERS.keys.row, isInBar: true, run: () => move(-1) },
    { keys: 'X', label: ORDERS.keys.select, isInBar: true, run: () => toggle(cursor) },
    { keys: 'Shift X', label: ORDERS.keys.range, isInBar: true, run: selectRange },
    { keys: 'Enter', label: ORDERS.keys.open, isInBar: true, run: open },
    { keys: 'Space', label: ORDERS.keys.peek, isInBar: true, run: () => setPeeking(!isPeeking) },
  ])
  const { columns } = ORDERS
  const peeked = isPeeking ? rows[cursor] : undefined
  return (
    <>
      <table className="tb" aria-rowcount={Math.max(total, rows.length) + 1}>
        <caption className="vh">{ORDERS.caption}</caption>
        <thead>
          <tr>
            <th>
              <span className="vh">{columns.select}</span>
            </th>
            <th>{columns.number}</th>
            <th>{columns.placed}</th>
            <th>{columns.customer}</th>
            <th>{columns.state}</th>
            <th>{columns.money}</th>
            <th>{columns.parcels}</th>
            <th className="hide-m">{columns.promise}</th>
            <th className="num">{columns.payable}</th>
            <th className="hide-m">{columns.doing}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <OrderTableRow
              key={row.id}
              row={row}
              isCurrent={index === cursor}
              isSelected={selected.has(row.id)}
              onToggle={() => toggle(index)}
            />
          ))}
        </tbody>
      </table>
      {peeked && <OrderPeek row={peeked} onClose={() => setPeeking(false)} />}
    </>
  )
}
