import type { CaseDoubt } from '@shop/domain/case/case-doubts'
import type { CaseKind, CaseState } from '@shop/domain/case/case-state'
import { useInfiniteQuery } from '@tanstack/react-query'
import { dataFetch } from '#app/data/data-fetch.ts'
import { CASES } from '#app/texts/case.ts'

/** A row of `shop.staff_cases`. */
export interface CaseRow {
  id: number
  number: string
  kind: CaseKind
  state: CaseState
  order_id: number
  order_number: string
  submitted_at: string
  /** The day it came, when staff wrote it down. */
  received_on: string | null
  decide_by: string
  days_left: number
  quoted: number
  decided_amount: number | null
  goods: string | null
  doubts: CaseDoubt[] | null
}

type View = keyof typeof CASES.views

const PAGE = 50
const STATES: Record<View, readonly CaseState[]> = {
  open: ['notified', 'awaiting_goods', 'reminded', 'no_return', 'received', 'assessed'],
  goods: ['awaiting_goods', 'reminded'],
  running: ['accepted', 'partly_accepted'],
  all: [],
}
const SLUGS: Record<View, string> = { open: 'rozhodnout', goods: 'zbozi', running: 'vyrizuje-se', all: 'vse' }
const VIEWS = Object.keys(SLUGS) as View[]

/** Views in the address, as people read them. */
export const CASE_VIEWS = VIEWS.map((view) => ({ view, slug: SLUGS[view], title: CASES.views[view] }))

/** By the clock of the law, the nearest first; only everything stands by its age. The list never jumps: it is read anew when somebody asks. */
export function useCases(view: View, isAsked: boolean) {
  const { data, ...rest } = useInfiniteQuery({
    queryKey: ['staff_cases', view],
    queryFn: async ({ pageParam }) =>
      (await dataFetch(`/data/staff_cases?${toQuery(view, pageParam)}`)).json as CaseRow[],
    initialPageParam: null as CaseRow | null,
    getNextPageParam: (rows) => (rows.length < PAGE ? null : (rows.at(-1) ?? null)),
    refetchOnWindowFocus: false,
    enabled: isAsked,
  })
  return { rows: data?.pages.flat() ?? [], ...rest }
}

function toQuery(view: View, after: Pick<CaseRow, 'id' | 'decide_by'> | null): string {
  const states = STATES[view]
  if (states.length === 0) return [after ? `id=lt.${after.id}&` : '', `order=id.desc&limit=${PAGE}`].join('')
  const beyond = after ? `decide_by=gte.${after.decide_by}&or=(decide_by.gt.${after.decide_by},id.gt.${after.id})&` : ''
  // Of what waits for goods only complaints wait for us too: their thirty days go on.
  const ours = view === 'open' ? 'waits=is.true&' : ''
  return `state=in.(${states.join()})&${ours}${beyond}order=decide_by.asc,id.asc&limit=${PAGE}`
}
