import { roundForCash } from '../money/cash-rounding.ts'
import type { Halere } from '../money/halere.ts'
import { divideDown, divideRounded } from '../money/round.ts'
import { taxAmounts } from '../money/tax-amounts.ts'
import { sumVat, type VatAmounts } from '../money/vat.ts'
import type { PriceBasis, VatRow } from '../money/vat-recap.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { OrderLine } from './order-line.ts'

/** A line as the order froze it, without its tax: the tax follows from the amounts of the whole order. */
export type AgreedLine = Omit<OrderLine, 'id' | 'itemId' | keyof VatAmounts> & { readonly position: number }

export type LineWish = { readonly position: number; readonly pieces: number }

export type LineRefusal = 'unknown_line' | 'not_goods' | 'regular_line' | 'bundle_is_whole'

type WishedLines<Line> = {
  /** Each with the pieces and the frozen share that stay. */
  readonly kept: readonly Line[]
  /** Pieces wanted beyond what was agreed, by the line they are more of. */
  readonly more: readonly { readonly line: Line; readonly pieces: number }[]
}

/**
 * What stays of an order and what is wanted beside it. Nothing that stays is priced again: fewer pieces cost their share of what
 * was frozen. A bundle stays or goes as a whole, gifts and what comes regularly stay.
 */
export function wishLines<Line extends AgreedLine>(
  lines: readonly Line[],
  wishes: readonly LineWish[],
): Result<WishedLines<Line>, LineRefusal> {
  const wanted = new Map(wishes.map(({ position, pieces }) => [position, pieces]))
  for (const { position, pieces } of wishes) {
    const line = lines.find((one) => one.position === position)
    const refusal = refuseWish(line, pieces)
    if (refusal) return refuse(refusal, { position })
    const bundle = line?.bundleId ?? null
    if (bundle === null || pieces > 0) continue
    for (const part of lines) if (part.bundleId === bundle) wanted.set(part.position, 0)
  }
  const kept = lines.flatMap((line) => {
    const pieces = Math.min(line.pieces, wanted.get(line.position) ?? line.pieces)
    return pieces === 0 ? [] : [pieces === line.pieces ? line : cutLine(line, pieces)]
  })
  const more = lines.flatMap((line) => {
    const pieces = (wanted.get(line.position) ?? 0) - line.pieces
    return pieces > 0 ? [{ line, pieces }] : []
  })
  return ok({ kept, more })
}

function refuseWish(line: AgreedLine | undefined, pieces: number): LineRefusal | null {
  if (!line || !Number.isSafeInteger(pieces) || pieces < 0) return 'unknown_line'
  if (pieces === line.pieces) return null
  if (line.kind !== 'goods') return 'not_goods'
  if (line.regularWeeks !== null) return 'regular_line'
  return line.bundleId !== null && pieces > 0 ? 'bundle_is_whole' : null
}

/** So many of its pieces, each with its share of the price and of every discount. */
export function cutLine<Line extends AgreedLine>(line: Line, pieces: number): Line {
  const share = (whole: Halere) => divideRounded(whole * pieces, line.pieces)
  const { volume, coupon, credits } = line.discounts
  const discounts = { volume: share(volume), coupon: share(coupon), credits: share(credits) }
  const amount = share(line.amount)
  return { ...line, pieces, amount, discounts, full: amount + discounts.volume + discounts.coupon + discounts.credits }
}

type RevisedTotals<Line> = {
  readonly lines: readonly (Line & VatAmounts)[]
  readonly vat: readonly VatRow[]
  readonly total: Halere
  readonly rounding: Halere
  readonly payable: Halere
}

/** The sums of what is sold now. The tax is rounded once per rate, as everywhere; cash has whole coins. */
export function totalLines<Line extends AgreedLine>(
  lines: readonly Line[],
  basis: PriceBasis,
  cashStep: Halere | null,
): RevisedTotals<Line> {
  const { rows, amounts } = taxAmounts(lines, basis)
  const vat = rows.filter(({ gross }) => gross !== 0)
  const { gross: total } = sumVat(vat)
  const { payable, rounding } = cashStep === null ? { payable: total, rounding: 0 } : roundForCash(total, cashStep)
  const none = { base: 0, tax: 0, gross: 0 }
  return {
    lines: lines.map((line, index) => ({ ...line, ...(amounts[index] ?? none) })),
    vat,
    total,
    rounding,
    payable,
  }
}

/** Credits spent on what is no longer bought, over all changes together, so that nothing is lost in parts. */
export function creditsOfCut(spent: number, creditValue: Halere, used: Halere, earlier: number): number {
  return Math.max(0, divideDown(Math.max(0, spent * creditValue - used), creditValue) - earlier)
}
