import { formatPrice } from '@shop/czech/format-price'
import type { PlanState as State } from '@shop/domain/plan/plan-machine'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { dataFetch } from '#app/data/data-fetch.ts'
import { Note } from '#app/parts/note.tsx'
import { CycleState, PlanState } from '#app/parts/plan-state.tsx'
import { formatWeekday } from '#app/texts/moments.ts'
import { PARTS } from '#app/texts/parts.ts'
import { PLAN, PLANS } from '#app/texts/plan.ts'
import type { PlanRow } from './plan-detail.ts'
import { useRowCursor } from './use-row-cursor.ts'

const PAGE = 50
const STATES = Object.keys(PLANS.states) as State[]

export function PlanList() {
  const [state, setState] = useState<State | ''>('')
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['staff_plans', state],
    queryFn: ({ pageParam }) => readPage(state, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ rows }) => (rows.length < PAGE ? null : (rows.at(-1)?.id ?? null)),
    refetchOnWindowFocus: false,
  })
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  const total = data?.pages[0]?.total ?? 0
  if (isError) return <Note kind="bad">{PARTS.failed}</Note>
  return (
    <>
      <div className="tool">
        <span className="mut sm grow" role="status">
          {isPending ? PARTS.loading : PLANS.count(rows.length, total)}
        </span>
        <select
          className="sel narrow"
          aria-label={PLANS.state}
          value={state}
          onChange={({ target }) => setState(target.value as State | '')}
        >
          <option value="">{PLANS.everything}</option>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {PLANS.states[one]}
            </option>
          ))}
        </select>
      </div>
      {!isPending && rows.length === 0 ? (
        <div className="empty pad">
          <h2>{PLANS.empty}</h2>
          <p className="mut">{PLANS.emptySentence}</p>
        </div>
      ) : (
        <PlanTable rows={rows} total={total} />
      )}
      {hasNextPage && (
        <div className="pad">
          <button type="button" className="btn" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {PLANS.more}
          </button>
        </div>
      )}
    </>
  )
}

function PlanTable({ rows, total }: { rows: readonly PlanRow[]; total: number }) {
  const cursor = useRowCursor(rows.map(({ id }) => id))
  const { columns } = PLANS
  return (
    <table className="tb" aria-rowcount={Math.max(total, rows.length) + 1}>
      <caption className="vh">{PLANS.title}</caption>
      <thead>
        <tr>
          <th>{columns.plan}</th>
          <th>{columns.customer}</th>
          <th>{columns.goods}</th>
          <th>{columns.state}</th>
          <th>{columns.cycle}</th>
          <th>{columns.next}</th>
          <th className="num">{columns.payable}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.id} className={index === cursor ? 'cur' : ''} aria-current={index === cursor || undefined}>
            <td className="nw">
              <LinkBase to={`/pravidelne-doruceni/${row.id}`}>{PLAN.title(row.id)}</LinkBase>
            </td>
            <td>
              <b className="b6">{row.person.name}</b> <span className="mut">{row.person.city}</span>
            </td>
            <td>{row.goods}</td>
            <td>
              <PlanState state={row.state} />
            </td>
            <td className="nw">
              {row.cycle_no !== null && row.cycle_state && (
                <>
                  {PLANS.cycle(row.cycle_no)} <CycleState state={row.cycle_state} />
                </>
              )}
            </td>
            <td className="nw">{row.process_on ? formatWeekday(row.process_on) : '–'}</td>
            <td className="num b6">{row.payable === null ? '–' : formatPrice(row.payable)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

async function readPage(state: State | '', after: number | null): Promise<{ rows: PlanRow[]; total: number }> {
  const query = [
    state === '' ? '' : `state=eq.${state}`,
    after === null ? '' : `id=lt.${after}`,
    'order=id.desc',
    `limit=${PAGE}`,
  ]
  const url = `/data/staff_plans?${query.filter(Boolean).join('&')}`
  const { json, headers } = await dataFetch(url, { headers: { prefer: 'count=estimated' } })
  return { rows: json as PlanRow[], total: Number(headers.get('content-range')?.split('/')[1] ?? 0) }
}
