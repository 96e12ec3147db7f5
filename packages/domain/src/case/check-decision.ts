import { ok, type Result, refuse } from '../result.ts'
import type { DecidedLine } from './case-corrections.ts'
import type { CaseEvent, CaseKind, CaseOutcome, CaseWish } from './case-state.ts'

export type JudgedLine = DecidedLine & { readonly reason: string }

type Asked = {
  readonly kind: CaseKind
  readonly wish: CaseWish
  readonly lines: readonly { readonly lineId: string; readonly pieces: number }[]
}

type DecisionRefusal =
  | 'line_not_decided'
  | 'reason_missing'
  | 'credits_not_chosen'
  | 'outcome_not_for_kind'
  | 'not_a_discount'

/** A withdrawal gives money back or is refused as exempt; what a complaint may end with is the customer's and ours. */
const OUTCOMES: Readonly<Record<CaseKind, readonly CaseOutcome[]>> = {
  withdrawal: ['refund', 'refuse'],
  complaint: ['refund', 'replacement', 'discount', 'refuse'],
  guarantee: ['refund', 'credits', 'refuse'],
}

/** What whoever decides can choose from. Credits instead of money are the customer's own choice, never ours. */
export function outcomesOf({ kind, wish }: Pick<Asked, 'kind' | 'wish'>): CaseOutcome[] {
  return OUTCOMES[kind].filter((outcome) => outcome !== 'credits' || wish === 'credits')
}

/** Every line that was asked about gets an answer, and what is taken away gets a reason. */
export function checkDecision(asked: Asked, judged: readonly JudgedLine[]): Result<CaseEvent, DecisionRefusal> {
  for (const { lineId, pieces } of asked.lines) {
    const mine = judged.filter((line) => line.lineId === lineId)
    if (mine.reduce((sum, line) => sum + line.pieces, 0) !== pieces) return refuse('line_not_decided', { lineId })
  }
  if (judged.some(({ lineId }) => !asked.lines.some((line) => line.lineId === lineId)))
    return refuse('line_not_decided')
  for (const { lineId, outcome, amount, reason } of judged) {
    if (!OUTCOMES[asked.kind].includes(outcome)) return refuse('outcome_not_for_kind', { lineId, outcome })
    if (outcome === 'credits' && asked.wish !== 'credits') return refuse('credits_not_chosen', { lineId })
    if (outcome === 'discount' && amount === 0) return refuse('not_a_discount', { lineId })
    const takesAway = outcome === 'refuse' || (outcome === 'refund' && amount > 0)
    if (takesAway && reason.trim() === '') return refuse('reason_missing', { lineId })
  }
  return ok(verdictOf(judged))
}

export type Verdict = Extract<CaseEvent, 'accept' | 'accept_in_part' | 'reject'>

/** What the answers to the lines say together; it stays so, whatever becomes of the case afterwards. */
export function verdictOf(judged: readonly Pick<JudgedLine, 'outcome' | 'amount'>[]): Verdict {
  const refused = judged.filter(({ outcome }) => outcome === 'refuse').length
  if (refused === judged.length) return 'reject'
  const isLowered = judged.some(({ outcome, amount }) => outcome === 'refund' && amount > 0)
  return refused > 0 || isLowered ? 'accept_in_part' : 'accept'
}
