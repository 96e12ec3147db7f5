import { type EarningPart, earnedCredits } from '../credits/earned-credits.ts'
import type { Halere } from '../money/halere.ts'
import { applyCoupon, type CouponOutcome } from './apply-coupon.ts'
import { applyCredits } from './apply-credits.ts'
import type { DraftLine } from './draft-line.ts'
import { priceLine } from './price-line.ts'
import { amountOf, type PricePart, sumOf } from './price-part.ts'
import type { PriceInput } from './pricing-input.ts'
import type { TraceEntry } from './pricing-trace.ts'
import { applyVolumeDiscount } from './volume-discount.ts'

export type PricedGoods = {
  readonly lines: readonly DraftLine[]
  readonly parts: readonly PricePart[]
  readonly coupon: CouponOutcome
  readonly afterCoupon: Halere
  readonly credits: { readonly spent: number; readonly limit: number; readonly earned: number }
  readonly trace: readonly TraceEntry[]
}

/** The fixed order of discounts: line, volume, coupon, credits. */
export function priceGoods(input: PriceInput): PricedGoods {
  const { buyer, settings } = input
  const drafted = input.lines.map((line) => priceLine(line, piecesOf(input, line.variant.id), buyer, settings))
  const own = drafted.map(({ line }) => line)
  const volume = applyVolumeDiscount(
    drafted.flatMap(({ parts }) => parts),
    buyer.group,
    settings.priceStep,
  )
  const coupon = applyCoupon({ lines: own, parts: volume.parts }, input.coupon, buyer, input.today, settings)
  const spending = applyCredits(coupon.parts, input.credits, buyer.group, settings.loyalty)
  const earning = earnCredits(spending.parts, coupon, input)
  return {
    lines: [...own, ...coupon.gifts.map(({ line }) => line)],
    parts: [...spending.parts, ...coupon.gifts.flatMap(({ parts }) => parts)],
    coupon,
    afterCoupon: sumOf(coupon.parts),
    credits: { spent: spending.spent, limit: spending.limit, earned: earning.credits },
    trace: [
      ...drafted.flatMap(({ trace }) => trace),
      ...volume.trace,
      ...coupon.trace,
      ...spending.trace,
      ...earning.trace,
    ],
  }
}

function piecesOf(input: PriceInput, variantId: string): number {
  return input.lines.filter(({ variant }) => variant.id === variantId).reduce((sum, { pieces }) => sum + pieces, 0)
}

function earnCredits(
  parts: readonly PricePart[],
  { multiplier }: CouponOutcome,
  { buyer, settings }: PriceInput,
): { credits: number; trace: TraceEntry[] } {
  const percent = buyer.group.earnPercent
  if (percent === null) return { credits: 0, trace: [] }
  const earning = parts.map(
    (part): EarningPart => ({
      amount: amountOf(part),
      multiplier: multiplier.lineIds.includes(part.lineId) ? multiplier.by : 1,
    }),
  )
  const credits = earnedCredits(earning, percent, settings.loyalty.creditValue)
  const multiplied = earning.filter((part) => part.multiplier !== 1).reduce((sum, { amount }) => sum + amount, 0)
  const paidGoods = sumOf(parts)
  return {
    credits,
    trace: [{ code: 'credits.earned', paidGoods, percent, multiplied, multiplier: multiplier.by, credits }],
  }
}
