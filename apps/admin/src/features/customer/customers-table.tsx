import { formatPrice } from '@shop/czech/format-price'
import { useEffect, useRef, useState } from 'react'
import { LinkBase, useNavigate } from 'react-admin'
import { useKeys } from '#app/keys/use-keys.ts'
import { CUSTOMERS } from '#app/texts/customer.ts'
import { formatDay } from '#app/texts/moments.ts'
import type { CustomerRow } from './customer-detail.ts'

export function CustomersTable({ rows, total }: { rows: readonly CustomerRow[]; total: number }) {
  const [cursor, setCursor] = useState(0)
  const navigate = useNavigate()
  const move = (step: number) => setCursor((index) => Math.max(0, Math.min(rows.length - 1, index + step)))
  useKeys([
    { keys: 'J', label: CUSTOMERS.keys.row, isInBar: true, run: () => move(1) },
    { keys: 'K', label: CUSTOMERS.keys.row, isInBar: true, run: () => move(-1) },
    {
      keys: 'Enter',
      label: CUSTOMERS.keys.open,
      isInBar: true,
      run: () => rows[cursor] && navigate(`/zakaznici/${rows[cursor].id}`),
    },
  ])
  const { columns } = CUSTOMERS
  return (
    <table className="tb" aria-rowcount={Math.max(total, rows.length) + 1}>
      <caption className="vh">{CUSTOMERS.title}</caption>
      <thead>
        <tr>
          <th>{columns.name}</th>
          <th>{columns.contact}</th>
          <th>{columns.group}</th>
          <th className="num">{columns.orders}</th>
          <th className="hide-m">{columns.last}</th>
          <th className="num">{columns.spent}</th>
          <th className="num">{columns.owed}</th>
          <th className="hide-m">{columns.since}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.id} row={row} isCurrent={index === cursor} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, isCurrent }: { row: CustomerRow; isCurrent: boolean }) {
  const own = useRef<HTMLTableRowElement>(null)
  // Synchronises with the scroll of the page: the row of the cursor is always seen.
  useEffect(() => {
    if (isCurrent) own.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  const { id, person, figures, company_name, group_name, created_at } = row
  return (
    <tr ref={own} className={isCurrent ? 'cur' : ''} aria-current={isCurrent || undefined}>
      <td>
        <LinkBase to={`/zakaznici/${id}`}>
          <b className="b6">{company_name || person.name || CUSTOMERS.nameless}</b>
        </LinkBase>{' '}
        <span className="mut">{company_name ? person.name : person.city}</span>
      </td>
      <td className="mask nw">{person.email}</td>
      <td>
        <span className="tag">{group_name}</span>
      </td>
      <td className="num">{figures.orders}</td>
      <td className="mut nw hide-m">{figures.lastOrderAt ? formatDay(figures.lastOrderAt) : '–'}</td>
      <td className="num">{figures.spentYear > 0 ? <b>{formatPrice(figures.spentYear)}</b> : '–'}</td>
      <td className={figures.overdue > 0 ? 'num bad' : 'num'}>{figures.owed > 0 ? formatPrice(figures.owed) : '–'}</td>
      <td className="mut nw hide-m">{formatDay(created_at)}</td>
    </tr>
  )
}
