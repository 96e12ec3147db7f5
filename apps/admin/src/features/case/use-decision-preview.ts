import type { DecideCase, StaffCaseView } from '@shop/contract/case/staff-case'
import { useQuery } from '@tanstack/react-query'
import { useSettled } from '#app/parts/use-settled.ts'
import { runCommand } from '#app/session/services.ts'

export type Preview = { ok: true; value: StaffCaseView } | { ok: false; code: string; details: unknown }

/** Typing a reason is one question. */
const SETTLED_MS = 250

/** What the decision would do, told by the function that would do it. Nothing while an amount cannot be read. */
export function useDecisionPreview(
  { number, version }: StaffCaseView,
  lines: DecideCase['lines'] | null,
): Preview | undefined {
  const isSettled = useSettled(JSON.stringify(lines), SETTLED_MS)
  const isAsked = isSettled && lines !== null
  const { data } = useQuery({
    queryKey: ['case_preview', number, version, lines],
    queryFn: async (): Promise<Preview> => {
      const answer = await runCommand('previewCaseDecision', { number, version, lines: lines ?? [] })
      return answer.ok ? answer : { ok: false, code: answer.code, details: answer.details }
    },
    enabled: isAsked,
    // Money and stock move without this screen.
    staleTime: 0,
  })
  return isAsked ? data : undefined
}
