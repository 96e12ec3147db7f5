import type { BulkRow, StaffBulk } from '@shop/contract/bulk/staff-bulk'
import { useQuery } from '@tanstack/react-query'
import { runCommand } from '#app/session/services.ts'
import { BULK } from '#app/texts/bulk.ts'

export type Only = 'changed' | 'new' | 'same' | 'error' | 'refused' | 'kept'

/** While the worker has it, it is asked about again and again. */
export const isBusy = ({ state }: Pick<StaffBulk, 'state'>) =>
  state === 'reading' || state === 'applying' || state === 'undoing'

const AGAIN_MS = 800

export function useBulks() {
  return useQuery({
    queryKey: ['bulks'],
    queryFn: async () => {
      const answer = await runCommand('staffBulks', {})
      if (!answer.ok) throw new Error(answer.code)
      return answer.value.bulks
    },
  })
}

export function useBulk(bulkId: number) {
  return useQuery({
    queryKey: ['bulk', bulkId],
    queryFn: async () => {
      const answer = await runCommand('staffBulk', { bulkId })
      if (!answer.ok) throw new Error(answer.code)
      return answer.value
    },
    refetchInterval: ({ state: { data } }) => (data && isBusy(data) ? AGAIN_MS : false),
  })
}

export async function readRows(
  bulkId: number,
  only: Only,
  after: number,
): Promise<{ rows: BulkRow[]; next: number | null }> {
  const answer = await runCommand('bulkRows', { bulkId, only, after })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

export const toSentence = (code: string) => BULK.refusals[code] ?? BULK.failed

/** Straight to the disk; the session goes with it. */
export const fileAddress = (bulkId: number, which: 'source' | 'difference' | 'errors') =>
  `/services/staff/bulk/${bulkId}/files/${which}`
