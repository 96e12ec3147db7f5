import type { Halere } from '../money/halere.ts'
import { percentOf } from '../money/round.ts'
import { type CouponRefusal, checkCoupon } from './check-coupon.ts'
import type { Coupon, CouponKind } from './coupon.ts'
import { couponExclusion } from './coupon-eligibility.ts'
import type { DraftLine } from './draft-line.ts'
import { chooseFreePieces } from './free-pieces.ts'
import { type DraftedLine, giftLine } from './price-line.ts'
import { amountOf, type PricePart, sumOf, takeOff } from './price-part.ts'
import type { Buyer, CouponRequest, PricedVariant } from './pricing-input.ts'
import type { PricingSettings } from './pricing-settings.ts'
import type { TraceEntry } from './pricing-trace.ts'

export type CouponAnswer =
  | { readonly state: 'none' }
  | { readonly state: 'refused'; readonly code: string; readonly reason: CouponRefusal; readonly details: unknown }
  | { readonly state: 'applied'; readonly code: string; readonly kind: CouponKind; readonly amount: Halere }

export type CouponOutcome = {
  readonly answer: CouponAnswer
  readonly parts: readonly PricePart[]
  readonly gifts: readonly DraftedLine[]
  readonly freeShippingMethods: readonly string[]
  readonly multiplier: { readonly by: number; readonly lineIds: readonly string[] }
  readonly trace: readonly TraceEntry[]
}

type Cart = { readonly lines: readonly DraftLine[]; readonly parts: readonly PricePart[] }

export function applyCoupon(
  cart: Cart,
  request: CouponRequest | null,
  buyer: Buyer,
  today: string,
  settings: PricingSettings,
): CouponOutcome {
  const untouched = { parts: cart.parts, gifts: [], freeShippingMethods: [], multiplier: { by: 1, lineIds: [] } }
  if (!request) return { ...untouched, answer: { state: 'none' }, trace: [] }

  const { coupon } = request
  const excluded = cart.lines.flatMap((line): TraceEntry[] => {
    const reason = couponExclusion(coupon, line, settings)
    return reason ? [{ code: 'coupon.line_excluded', coupon: coupon.code, lineId: line.id, reason }] : []
  })
  const lines = cart.lines.filter((line) => couponExclusion(coupon, line, settings) === null)
  const lineIds = lines.map(({ id }) => id)
  const eligible = sumOf(cart.parts.filter(({ lineId }) => lineIds.includes(lineId)))
  const eligiblePieces = lines.reduce((sum, line) => sum + line.pieces, 0)

  const checked = checkCoupon(request, buyer, today, { goods: sumOf(cart.parts), eligible, eligiblePieces })
  if (!checked.ok) {
    const refusal = { reason: checked.code, details: checked.details }
    return {
      ...untouched,
      answer: { state: 'refused', code: coupon.code, ...refusal },
      trace: [...excluded, { code: 'coupon.refused', coupon: coupon.code, ...refusal }],
    }
  }
  const benefit = giveBenefit(cart.parts, lines, eligible, request, settings)
  const amount = sumOf(cart.parts) - sumOf(benefit.parts ?? cart.parts)
  const applied: TraceEntry = { code: 'coupon.applied', coupon: coupon.code, kind: coupon.kind, eligible, amount }
  return {
    ...untouched,
    ...benefit,
    answer: { state: 'applied', code: coupon.code, kind: coupon.kind, amount },
    trace: [...excluded, applied, ...benefit.trace],
  }
}

type Benefit = Partial<Omit<CouponOutcome, 'trace' | 'answer'>> & Pick<CouponOutcome, 'trace'>

function giveBenefit(
  parts: readonly PricePart[],
  lines: readonly DraftLine[],
  eligible: Halere,
  { coupon, gift }: CouponRequest,
  settings: PricingSettings,
): Benefit {
  const lineIds = lines.map(({ id }) => id)
  switch (coupon.kind) {
    case 'percent':
    case 'fixed': {
      const { amount, trace } = moneyOff(coupon, eligible, settings.priceStep)
      return { parts: takeOff(parts, 'coupon', amount, ({ lineId }) => lineIds.includes(lineId)), trace }
    }
    case 'buy-x-get-y':
      return freePieces(parts, lines, coupon)
    case 'gift':
      return gift ? giftBenefit(coupon.code, gift.variant, coupon.pieces) : { trace: [] }
    case 'free-shipping':
      return { freeShippingMethods: coupon.methodCodes, trace: [] }
    case 'credit-multiplier':
      return { multiplier: { by: coupon.multiplier, lineIds }, trace: [] }
  }
}

function moneyOff(coupon: Extract<Coupon, { kind: 'percent' | 'fixed' }>, eligible: Halere, step: Halere) {
  const computed = coupon.kind === 'fixed' ? coupon.amount : percentOf(eligible, coupon.percent, step)
  const maximum = coupon.kind === 'percent' ? (coupon.maximum ?? computed) : computed
  const amount = Math.min(computed, maximum, eligible)
  const trace: TraceEntry[] =
    amount < computed ? [{ code: 'coupon.capped', coupon: coupon.code, computed, amount }] : []
  return { amount, trace }
}

function freePieces(
  parts: readonly PricePart[],
  lines: readonly DraftLine[],
  coupon: Extract<Coupon, { kind: 'buy-x-get-y' }>,
): Benefit {
  const chosen = chooseFreePieces(lines, coupon.buy, coupon.get)
  const cheaper = chosen.reduce((rest, { lineId, amount }) => {
    const left = rest.filter((part) => part.lineId === lineId).reduce((sum, part) => sum + amountOf(part), 0)
    return takeOff(rest, 'coupon', Math.min(amount, left), (part) => part.lineId === lineId)
  }, parts)
  const trace = chosen.map((entry): TraceEntry => ({ code: 'coupon.free_pieces', coupon: coupon.code, ...entry }))
  return { parts: cheaper, trace }
}

function giftBenefit(code: string, variant: PricedVariant, pieces: number): Benefit {
  const gift = giftLine(`gift:${code}`, variant, pieces)
  return { gifts: [gift], trace: [{ code: 'coupon.gift_added', coupon: code, variantId: variant.id, pieces }] }
}
