import type { DecideCase, StaffCaseView } from '@shop/contract/case/staff-case'
import type { CaseOutcome, GoodsPlace } from '@shop/domain/case/case-state'
import { outcomesOf } from '@shop/domain/case/check-decision'
import { parseAmount } from '@shop/domain/money/parse-amount'
import type { CaseDetail } from './case-detail.ts'

/** Pieces of a line that end the same way, as somebody fills it in. */
export interface Part {
  key: number
  position: number
  pieces: number
  outcome: CaseOutcome
  /** Crowns as they are typed. */
  amount: string
  reason: string
  goodsTo: GoodsPlace
}

/** Each line as the customer wishes it, when that may be. */
export function toParts(view: StaffCaseView, arrived: CaseDetail['arrived']): Part[] {
  const allowed = outcomesOf(view)
  const wished = allowed.find((outcome) => outcome === view.wish) ?? 'refund'
  return view.lines.map(({ position, pieces, arrived: count }) => {
    const seen = arrived.find((line) => line.position === position)
    const isWhole = view.kind === 'withdrawal' && seen?.arrived_condition === 'unopened'
    // A parcel that nobody took goes back to stock with the end of its order.
    const isStocked = view.orderState === 'not_collected'
    const goodsTo = isStocked || (count ?? 0) < pieces ? 'none' : isWhole ? 'shelf' : 'quarantine'
    return { key: position * 1000, position, pieces, outcome: wished, amount: '', reason: '', goodsTo }
  })
}

/** One piece of it may end another way. */
export function splitPart(parts: readonly Part[], key: number): Part[] {
  const next = Math.max(...parts.map((part) => part.key)) + 1
  return parts.flatMap((part) =>
    part.key === key
      ? [
          { ...part, pieces: part.pieces - 1 },
          { ...part, key: next, pieces: 1 },
        ]
      : [part],
  )
}

/** Its pieces go back to the first part of the line. */
export function joinPart(parts: readonly Part[], { key, position, pieces }: Part): Part[] {
  const first = parts.find((part) => part.position === position && part.key !== key)
  return parts
    .filter((part) => part.key !== key)
    .map((part) => (part === first ? { ...part, pieces: part.pieces + pieces } : part))
}

/** Null when an amount cannot be read. What the outcome does not ask for is not sent. */
export function toJudged(parts: readonly Part[]): DecideCase['lines'] | null {
  const judged = parts.map(({ position, pieces, outcome, amount: typed, reason, goodsTo }) => {
    const hasAmount = outcome === 'refund' || outcome === 'discount'
    const amount = hasAmount ? readCrowns(typed) : 0
    const hasReason = amount !== 0 || outcome === 'refuse'
    return { position, pieces, outcome, amount, reason: hasReason ? reason.trim() : '', goodsTo }
  })
  return judged.every(isRead) ? judged : null
}

function isRead<Line extends { amount: number | null }>(line: Line): line is Line & { amount: number } {
  return line.amount !== null
}

function readCrowns(typed: string): number | null {
  const text = typed.replaceAll(/\s/g, '').replace(',', '.')
  if (text === '') return 0
  const amount = parseAmount(text)
  return amount.ok && amount.value >= 0 ? amount.value : null
}
