import type { StaffCaseView } from '@shop/contract/case/staff-case'
import type { CaseEvent, GoodsCondition } from '@shop/domain/case/case-state'
import { useQuery } from '@tanstack/react-query'
import { dataFetch } from '#app/data/data-fetch.ts'
import { runCommand } from '#app/session/services.ts'

/** What those who decide read beside the case itself. */
export interface CaseDetail {
  arrived: { position: number; arrived_condition: GoodsCondition | null; arrived_batch: string | null }[]
  events: { id: number; at: string; event: CaseEvent | 'submitted'; actor_kind: string; reason: string }[]
  sold: { position: number; pieces: number; amount: number }[]
}

export const NO_DETAIL: CaseDetail = { arrived: [], events: [], sold: [] }

/** Null for a number that no case has. */
export function useCase(number: string) {
  return useQuery({
    queryKey: ['staff_case', number],
    queryFn: async () => {
      const answer = await runCommand('staffCase', { number })
      return answer.ok ? answer.value : null
    },
  })
}

/** How its pieces came back, what happened and what was paid; the warehouse reads none of it. */
export function useCaseDetail(view: StaffCaseView | null | undefined, mayRead: boolean) {
  return useQuery({
    queryKey: ['staff_case', view?.number, 'detail', view?.version],
    queryFn: () => readDetail(view as StaffCaseView),
    enabled: mayRead && Boolean(view),
  })
}

async function readDetail({ number, orderId }: StaffCaseView): Promise<CaseDetail> {
  const parts =
    'case_lines(position,arrived_condition,arrived_batch),case_events(id,at,event,actor_kind,reason)&case_events.order=id.asc'
  const [found, lines] = await Promise.all([
    dataFetch(`/data/cases?number=eq.${number}&select=id,${parts}`),
    dataFetch(`/data/order_lines?order_id=eq.${orderId}&select=position,pieces,amount`),
  ])
  const [row] = found.json as { case_lines: CaseDetail['arrived']; case_events: CaseDetail['events'] }[]
  return { arrived: row?.case_lines ?? [], events: row?.case_events ?? [], sold: lines.json as CaseDetail['sold'] }
}
