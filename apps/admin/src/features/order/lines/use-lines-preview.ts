import type { ChangeRefusal, LinesChange, PreviewLines } from '@shop/contract/order/order-lines'
import { useQuery } from '@tanstack/react-query'
import { toSentence } from '#app/features/order/order-refusal.ts'
import { useSettled } from '#app/parts/use-settled.ts'
import { runCommand } from '#app/session/services.ts'
import { LINE_REFUSALS } from '#app/texts/order-lines.ts'

export type Preview = { ok: true; value: LinesChange } | { ok: false; said: string; conflict: Conflict | null }

/** What is there now, for whoever saw something older. */
export type Conflict = Pick<LinesChange, 'version' | 'lines'>

const SETTLED_MS = 250

/** What the change would do, told by the function that would do it; nothing while nothing is wished. */
export function useLinesPreview(orderId: number, wish: PreviewLines): Preview | undefined {
  const isSettled = useSettled(JSON.stringify(wish), SETTLED_MS)
  const isAsked = isSettled && wish.lines.length + wish.added.length > 0
  const { data } = useQuery({
    queryKey: ['lines_preview', orderId, wish],
    queryFn: async (): Promise<Preview> => {
      const answer = await runCommand('previewLinesForCustomer', { orderId, ...wish })
      return answer.ok ? answer : refused(answer)
    },
    enabled: isAsked,
  })
  return isAsked ? data : undefined
}

export function refused({ code, details }: { code: string; details: unknown }): Extract<Preview, { ok: false }> {
  const { reason } = (details ?? {}) as { reason?: ChangeRefusal }
  const said = code === 'change_refused' && reason ? LINE_REFUSALS[reason] : toSentence(code)
  return { ok: false, said, conflict: code === 'version_conflict' ? (details as Conflict) : null }
}
