import { formatPrice } from '@shop/czech/format-price'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { callFunction } from '#app/data/data-fetch.ts'
import { Note } from '#app/parts/note.tsx'
import { formatMoment } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { PLAN, TROUBLES } from '#app/texts/plan.ts'
import type { TroubleRow } from './plan-detail.ts'
import { useRowCursor } from './use-row-cursor.ts'

const KINDS = { declined: 'bad', money: 'wrn', missing: 'wrn o', blocked: 'bad o' } as const

/** Parcels that do not go by themselves: what has happened and what comes next. */
export function TroubleTable() {
  const {
    data: rows = [],
    isPending,
    isError,
  } = useQuery({
    queryKey: ['staff_plan_troubles'],
    queryFn: () => callFunction<TroubleRow[]>('staff_plan_troubles'),
  })
  const cursor = useRowCursor(rows.map(({ plan_id }) => plan_id))
  if (isError) return <Note kind="bad">{PARTS.failed}</Note>
  if (!isPending && rows.length === 0) {
    return (
      <div className="empty pad">
        <h2>{TROUBLES.empty}</h2>
        <p className="mut">{TROUBLES.emptySentence}</p>
      </div>
    )
  }
  const { columns } = TROUBLES
  return (
    <table className="tb">
      <caption className="vh">{TROUBLES.caption}</caption>
      <thead>
        <tr>
          <th>{columns.plan}</th>
          <th>{columns.customer}</th>
          <th>{columns.trouble}</th>
          <th className="hide-m">{columns.goods}</th>
          <th>{columns.next}</th>
          <th className="num">{columns.payable}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            key={`${row.plan_id} ${row.trouble}`}
            className={index === cursor ? 'cur' : ''}
            aria-current={index === cursor || undefined}
          >
            <td className="nw">
              <LinkBase to={`/pravidelne-doruceni/${row.plan_id}`}>{PLAN.title(row.plan_id)}</LinkBase>
            </td>
            <td>
              <b className="b6">{row.person.name}</b> <span className="mut">{row.person.city}</span>
            </td>
            <td className="nw">
              <span className={`st ${KINDS[row.trouble]}`}>{TROUBLES.kinds[row.trouble]}</span>{' '}
              {row.since && <span className="mut">{TROUBLES.since(formatMoment(row.since))}</span>}
            </td>
            <td className="el doing hide-m">{row.goods}</td>
            <td>
              {nextOf(row)}{' '}
              {row.unpaid_in_a_row > 0 && <span className="mut">· {TROUBLES.unpaid(row.unpaid_in_a_row + 1)}</span>}
            </td>
            <td className="num b6">{row.payable === null ? '–' : formatPrice(row.payable)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function nextOf({ trouble, next_at, retries, why }: TroubleRow): string {
  const at = next_at && formatMoment(next_at)
  if (trouble === 'missing') return TROUBLES.goods
  if (trouble === 'blocked') return TROUBLES.blocked
  if (trouble === 'money') return at ? TROUBLES.waits(at) : TROUBLES.waitsOpen
  if (!at) return TROUBLES.lastTryOpen
  return why === 'last_try' ? TROUBLES.lastTry(at) : TROUBLES.retry(retries + 1, at)
}
