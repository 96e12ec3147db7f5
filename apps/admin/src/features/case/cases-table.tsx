import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { useState } from 'react'
import { LinkBase, useNavigate } from 'react-admin'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { OrderNumber } from '#app/parts/order-state.tsx'
import { CASE_KINDS, CASES } from '#app/texts/case.ts'
import { PARTS } from '#app/texts/parts.ts'
import { CaseClock } from './case-clock.tsx'
import { CaseDoubts } from './case-doubts.tsx'
import { type CASE_VIEWS, type CaseRow, useCases } from './case-rows.ts'
import { CaseState } from './case-state.tsx'

export function CasesTable({ view }: { view: (typeof CASE_VIEWS)[number]['view'] }) {
  const { rows, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useCases(view, true)
  if (isError) return <Note kind="bad">{PARTS.failed}</Note>
  if (!isPending && rows.length === 0) {
    return (
      <div className="empty pad">
        <h2>{CASES.empty}</h2>
        <p className="mut">{CASES.emptySentence}</p>
      </div>
    )
  }
  return (
    <>
      <Rows rows={rows} hasClock={view === 'open' || view === 'goods'} />
      <div className="tool">
        <span className="mut sm" role="status">
          {isPending ? PARTS.loading : CASES.shown(rows.length, !hasNextPage)}
        </span>
        {hasNextPage && (
          <button type="button" className="btn" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {CASES.more}
          </button>
        )}
      </div>
    </>
  )
}

function Rows({ rows, hasClock }: { rows: readonly CaseRow[]; hasClock: boolean }) {
  const [cursor, setCursor] = useState(0)
  const navigate = useNavigate()
  const move = (step: number) => setCursor((index) => Math.max(0, Math.min(rows.length - 1, index + step)))
  const open = () => rows[cursor] && navigate(`/pripady/${rows[cursor].number}`)
  useKeys([
    { keys: 'J', label: CASES.keys.row, isInBar: true, run: () => move(1) },
    { keys: 'K', label: CASES.keys.row, isInBar: true, run: () => move(-1) },
    { keys: 'Enter', label: CASES.keys.open, isInBar: true, run: open },
  ])
  const { columns } = CASES
  return (
    <table className="tb">
      <caption className="vh">{CASES.title}</caption>
      <thead>
        <tr>
          <th>{columns.number}</th>
          <th>{columns.kind}</th>
          <th>{columns.state}</th>
          <th>{hasClock ? columns.clock : columns.until}</th>
          <th>{columns.goods}</th>
          <th className="hide-m">{columns.order}</th>
          <th className="num">{columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.id} className={index === cursor ? 'cur' : ''} aria-current={index === cursor || undefined}>
            <td className="nw">
              <LinkBase to={`/pripady/${row.number}`}>{row.number}</LinkBase>
            </td>
            <td>{CASE_KINDS[row.kind]}</td>
            <td>
              <CaseState state={row.state} />
            </td>
            <td className="nw">{hasClock ? <CaseClock row={row} /> : formatDate(row.decide_by)}</td>
            <td>
              {row.goods} <CaseDoubts doubts={row.doubts ?? []} />
            </td>
            <td className="hide-m nw">
              <LinkBase to={`/objednavky/${row.order_id}`}>
                <OrderNumber number={row.order_number} />
              </LinkBase>
            </td>
            <td className="num b6">{formatPrice(row.decided_amount ?? row.quoted)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
