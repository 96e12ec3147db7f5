import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/data/data-fetch.ts'
import { Note } from '#app/parts/note.tsx'
import { PARTS } from '#app/texts/parts.ts'
import { DEMAND } from '#app/texts/plan.ts'
import type { DemandRow } from './plan-detail.ts'

const WEEKS = [1, 2, 3, 4, 5, 6, 7, 8]

/** What leaves by itself in the next eight weeks, against the shelf; what runs short first comes first. */
export function DemandTable() {
  const {
    data: rows = [],
    isPending,
    isError,
  } = useQuery({
    queryKey: ['staff_plan_demand'],
    queryFn: () => callFunction<DemandRow[]>('staff_plan_demand'),
    refetchOnWindowFocus: false,
  })
  if (isError) return <Note kind="bad">{PARTS.failed}</Note>
  if (!isPending && rows.length === 0) {
    return (
      <div className="empty pad">
        <h2>{DEMAND.empty}</h2>
      </div>
    )
  }
  const { columns } = DEMAND
  return (
    <>
      <p className="tool mut sm">{DEMAND.sentence}</p>
      <table className="tb">
        <caption className="vh">{DEMAND.caption}</caption>
        <thead>
          <tr>
            <th>{columns.goods}</th>
            <th className="num">{columns.stock}</th>
            {WEEKS.map((week) => (
              <th key={week} className="num">
                {DEMAND.week(week)}
              </th>
            ))}
            <th className="num">{columns.total}</th>
            <th>{columns.lasts}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ variant_id, sku, name, in_stock, weeks, total, short_week }) => (
            <tr key={variant_id}>
              <td>
                <b className="b6">{name}</b> <span className="mut">{sku}</span>
              </td>
              <td className="num">{in_stock}</td>
              {WEEKS.map((week) => (
                <td key={week} className={short_week !== null && week >= short_week ? 'num bad' : 'num'}>
                  {weeks[week - 1] || '–'}
                </td>
              ))}
              <td className="num b6">{total}</td>
              <td className="nw">
                {short_week === null ? (
                  <span className="st ok">{DEMAND.lasts}</span>
                ) : (
                  <span className={short_week <= 2 ? 'st bad' : 'st wrn'}>{DEMAND.short(short_week)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
