import type { Halere } from '../money/halere.ts'
import { prorate } from '../money/prorate.ts'
import { vatFromGross } from '../money/vat.ts'
import { ok, type Result, refuse } from '../result.ts'
import { buildCreditNote, type CreditNote } from './credit-note.ts'
import type { Correction, CorrectionRefusal, Credited } from './credited-amount.ts'
import type { Invoice } from './invoice.ts'

type RefundSituation = {
  /** As issued, or as it would be. */
  readonly invoice: Invoice
  /** What is credited already, or about to be by a refund that is on its way. */
  readonly earlier: readonly Credited[]
  /** What the attempt holds that the money is to go back from, less what is on its way. */
  readonly held: Halere
  /** What the shop holds of the whole order, less what is on its way. */
  readonly kept: Halere
}

export type RefundWish = {
  /** Null: what the lines cost, or everything that is held. */
  readonly amount: Halere | null
  readonly corrections: readonly Correction[] | null
}

export type RefundPlan = {
  readonly amount: Halere
  /** The part that needs a credit note; the rest came over the price. */
  readonly forGoods: Halere
  readonly corrections: readonly Credited[]
}

export type RefundPlanRefusal = CorrectionRefusal | 'amount_differs'

const DRAFT = { number: '', reason: '', issuedOn: '', correctedOn: '' }

/** What a refund will be documented by, to the haléř and before any money moves. */
export function planRefund(situation: RefundSituation, wish: RefundWish): Result<RefundPlan, RefundPlanRefusal> {
  const { invoice, earlier, held, kept } = situation
  if (wish.corrections) return planLines(situation, wish.corrections, wish.amount)
  const amount = wish.amount ?? held
  const left = leftOfInvoice(invoice, earlier)
  const over = Math.max(0, kept - left)
  const forGoods = Math.min(Math.max(0, amount - over), left)
  if (forGoods === 0) return ok({ amount, forGoods, corrections: [] })
  const corrections = forGoods === left ? allLeft(invoice, earlier) : spread(invoice, earlier, forGoods)
  const plan = planLines(situation, corrections, null)
  if (!plan.ok) return plan
  // Prices without tax cannot always be cut so that the tax gives back exactly the amount asked for.
  const computed = amount - forGoods + plan.value.forGoods
  if (computed !== amount) return refuse('amount_differs', { asked: amount, computed })
  return ok({ ...plan.value, amount })
}

/** All that is left of an invoice, cash rounding included. */
export function leftOfInvoice(invoice: Invoice, earlier: readonly Credited[]): Halere {
  const note = buildCreditNote(DRAFT, invoice, earlier, allLeft(invoice, earlier))
  if (!note.ok) throw new Error(`An invoice cannot be taken back: ${note.code}.`)
  return note.value.lines.length === 0 ? 0 : Math.max(0, 0 - note.value.payable)
}

/** A correction of each line by everything that was not credited yet. */
export function allLeft(invoice: Invoice, earlier: readonly Credited[]): Credited[] {
  return linesLeft(invoice, earlier)
    .filter(({ amount, pieces }) => amount > 0 || pieces > 0)
    .map(({ line, amount, pieces }) => ({ lineId: line.id, pieces, amount }))
}

function planLines(
  { invoice, earlier }: RefundSituation,
  corrections: readonly Correction[],
  asked: Halere | null,
): Result<RefundPlan, RefundPlanRefusal> {
  const note = buildCreditNote(DRAFT, invoice, earlier, corrections)
  if (!note.ok) return note
  const computed = 0 - note.value.payable
  if (asked !== null && asked !== computed) return refuse('amount_differs', { asked, computed })
  return ok({ amount: computed, forGoods: computed, corrections: toCredited(note.value) })
}

function toCredited({ lines }: CreditNote): Credited[] {
  return lines.map(({ lineId, pieces, amount }) => ({ lineId, pieces, amount: 0 - amount }))
}

/** A reduction of the whole order: a part of what is left of each line. */
function spread(invoice: Invoice, earlier: readonly Credited[], amount: Halere): Correction[] {
  const left = linesLeft(invoice, earlier)
  const shares = prorate(
    amount,
    left.map(({ gross }) => gross),
  )
  return left.flatMap(({ line, amount: most }, index) => {
    const share = shares[index] ?? 0
    const part = invoice.basis === 'gross' ? share : vatFromGross(share, line.vatRate).base
    return part > 0 ? [{ lineId: line.id, amount: Math.min(part, most) }] : []
  })
}

function linesLeft(invoice: Invoice, earlier: readonly Credited[]) {
  return invoice.lines.map((line) => {
    const mine = earlier.filter(({ lineId }) => lineId === line.id)
    const amount = line.amount - mine.reduce((sum, one) => sum + one.amount, 0)
    const pieces = line.pieces - mine.reduce((sum, one) => sum + one.pieces, 0)
    const gross = line.amount === 0 ? 0 : Math.round((line.gross * amount) / line.amount)
    return { line, amount, pieces, gross }
  })
}
