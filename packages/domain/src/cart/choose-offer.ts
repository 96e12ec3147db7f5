import type { CartPrice, PricedCart } from './cart-price.ts'
import { couponWorth } from './coupon-worth.ts'
import type { CouponRequest, Offer, PriceInput } from './pricing-input.ts'
import type { TraceEntry } from './pricing-trace.ts'

/**
 * Discounts are not added up: of the code that was entered and the offers that run the one worth most to the customer holds. A tie keeps the
 * code, and of offers the first. Null when none of them does better. Delivery is worth nothing before it is chosen, so an offer of free
 * delivery holds then unless something else does.
 */
export function chooseOffer(
  input: PriceInput,
  entered: PricedCart,
  price: (input: PriceInput) => PricedCart,
): PricedCart | null {
  const { offers = [], coupon } = input
  if (offers.length === 0) return null
  const plain = coupon === null ? entered : price({ ...input, coupon: null })
  const worthOf = (priced: PricedCart, request: CouponRequest) =>
    couponWorth(plain.result, priced.result, request, input)
  const own = coupon !== null && entered.result.coupon.state === 'applied' ? worthOf(entered, coupon) : null
  const tried = offers.flatMap((offer) => {
    const priced = price({ ...input, coupon: offer })
    if (priced.result.coupon.state !== 'applied' || hinders(priced.result, plain.result)) return []
    const worth = worthOf(priced, offer)
    const isAhead = offer.coupon.kind === 'free-shipping' && input.shipping === null && own === null
    return worth > Math.max(0, own ?? 0) || (worth === 0 && isAhead) ? [{ offer, priced, worth }] : []
  })
  const [first, ...others] = tried
  if (!first) return null
  const best = others.reduce((kept, next) => (next.worth > kept.worth ? next : kept), first)
  return underOffer(best.offer, best.priced, entered)
}

/** Nobody can take an offer off, so it may not stand in the way of an order: by a gift that does not fit, or a sum that is too low then. */
function hinders(after: CartPrice, before: CartPrice): boolean {
  const codes = before.problems.map(({ code }) => code)
  return (
    after.problems.some(({ code }) => !codes.includes(code)) || (after.shipping === null && before.shipping !== null)
  )
}

function underOffer({ coupon: { code }, name }: Offer, { result, trace }: PricedCart, entered: PricedCart): PricedCart {
  const { coupon: applied } = result
  if (applied.state !== 'applied') return entered
  const { coupon: answer } = entered.result
  const { kind, amount } = applied
  return {
    result: {
      ...result,
      offer: { code, name, kind, amount },
      coupon:
        answer.state === 'applied'
          ? { state: 'refused', code: answer.code, reason: 'offer_better', details: {} }
          : answer,
    },
    trace: trace.flatMap((entry) => toOfferEntry(entry, name)),
  }
}

/** Nobody has entered an offer, so nobody is told where it does not reach. */
function toOfferEntry(entry: TraceEntry, name: string): TraceEntry[] {
  switch (entry.code) {
    case 'coupon.line_excluded':
    case 'coupon.other_shipping':
      return []
    case 'coupon.applied':
      return [{ code: 'offer.applied', name, kind: entry.kind, amount: entry.amount }]
    case 'coupon.free_pieces':
      return [{ code: 'offer.free_pieces', name, lineId: entry.lineId, pieces: entry.pieces, amount: entry.amount }]
    case 'coupon.gift_added':
      return [{ code: 'offer.gift_added', name, variantId: entry.variantId, pieces: entry.pieces }]
    default:
      return [entry]
  }
}
