import type { Halere } from '../money/halere.ts'
import { prorate } from '../money/prorate.ts'
import { type Correction, type CorrectionRefusal, type Credited, creditedAmount } from '../order/credited-amount.ts'
import type { Invoice, InvoiceLine } from '../order/invoice.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { CaseKind, CaseOutcome } from './case-state.ts'

export type DecidedLine = {
  readonly lineId: string
  readonly pieces: number
  readonly outcome: CaseOutcome
  /** What of a refund is kept, because the goods are worth less; of a discount what it is. */
  readonly amount: Halere
}

type Sold = {
  readonly invoice: Invoice
  /** Credited, or about to be. */
  readonly earlier: readonly Credited[]
}

type CaseMoney = {
  readonly kind: CaseKind
  /** The least that delivery was offered for when the order was placed; null when nobody wrote it down. */
  readonly cheapestShipping: Halere | null
  /** Pieces by line that went back by earlier withdrawals. */
  readonly withdrawn: Readonly<Record<string, number>>
}

/**
 * What goes back for which line: pieces at the share that was frozen when they were bought, so nothing kept is priced again
 * (lessons 30 and 31). Whoever withdraws from all of it also gets the cheapest delivery and what was paid for paying (§ 1832); of a
 * part neither (lesson 32). A line judged in several rows gives back what it would in one.
 */
export function caseCorrections(
  sold: Sold,
  decided: readonly DecidedLine[],
  money: CaseMoney,
): Result<Correction[], CorrectionRefusal> {
  const corrections: Correction[] = []
  const earlier = [...sold.earlier]
  for (const line of decided) {
    if (line.outcome !== 'refund' && line.outcome !== 'discount') continue
    const share = shareOfLine({ invoice: sold.invoice, earlier }, line)
    if (!share.ok) return share
    const { lineId, pieces, amount } = share.value
    // The next row begins behind this one, whatever was kept of it for lowered value.
    earlier.push(share.value)
    const kept = line.outcome === 'refund' ? line.amount : 0
    if (kept > amount) return refuse('over_amount', { lineId, left: amount })
    // A gift has cost nothing and gives nothing back.
    if (amount > 0) corrections.push({ lineId, pieces, amount: amount - kept })
  }
  return ok(isWholeWithdrawal(sold.invoice, decided, money) ? [...corrections, ...sideCosts(sold, money)] : corrections)
}

/** Nothing that was sold is kept, and all of it went back by withdrawal. What was a gift is not asked for. */
export function isWholeWithdrawal(
  { lines }: Pick<Invoice, 'lines'>,
  decided: readonly Pick<DecidedLine, 'lineId' | 'pieces' | 'outcome'>[],
  { kind, withdrawn }: Pick<CaseMoney, 'kind' | 'withdrawn'>,
): boolean {
  if (kind !== 'withdrawal') return false
  const goods = lines.filter((line) => line.kind === 'goods')
  return goods.every(({ id, pieces }) => {
    const now = decided.filter((line) => line.lineId === id && line.outcome === 'refund')
    return now.reduce((sum, line) => sum + line.pieces, withdrawn[id] ?? 0) >= pieces
  })
}

function shareOfLine(
  { invoice, earlier }: Sold,
  { lineId, pieces, outcome, amount }: DecidedLine,
): Result<Credited, CorrectionRefusal> {
  const line = invoice.lines.find(({ id }) => id === lineId)
  if (!line) return refuse('unknown_line', { lineId })
  return creditedAmount(
    line,
    creditedOf(earlier, line),
    outcome === 'discount' ? { lineId, amount } : { lineId, pieces },
  )
}

function sideCosts({ invoice, earlier }: Sold, { cheapestShipping }: CaseMoney): Correction[] {
  const left = (kind: InvoiceLine['kind']) =>
    invoice.lines
      .filter((line) => line.kind === kind)
      .map((line) => ({ line, amount: line.amount - creditedOf(earlier, line).amount }))
      .filter(({ amount }) => amount > 0)
  const shipping = left('shipping')
  const paid = shipping.reduce((sum, { amount }) => sum + amount, 0)
  const returned = invoice.lines
    .filter((line) => line.kind === 'shipping')
    .reduce((sum, line) => sum + creditedOf(earlier, line).amount, 0)
  // What of delivery went back before is a part of the cheapest.
  const due = cheapestShipping === null ? paid : Math.max(0, cheapestShipping - returned)
  const parts = prorate(
    Math.min(paid, due),
    shipping.map(({ amount }) => amount),
  )
  const delivery = shipping.map(({ line }, index) => ({ lineId: line.id, amount: parts[index] ?? 0 }))
  const fee = left('payment').map(({ line, amount }) => ({ lineId: line.id, amount }))
  return [...delivery, ...fee].filter(({ amount }) => amount > 0)
}

function creditedOf(earlier: readonly Credited[], { id }: InvoiceLine): Credited {
  const own = earlier.filter(({ lineId }) => lineId === id)
  return {
    lineId: id,
    pieces: own.reduce((sum, { pieces }) => sum + pieces, 0),
    amount: own.reduce((sum, { amount }) => sum + amount, 0),
  }
}
