import type { LocalDate } from '../calendar/local-date.ts'
import type { ShippingMethod } from '../checkout/shipping-method.ts'
import type { ShippingOption } from '../checkout/shipping-options.ts'
import type { Halere } from '../money/halere.ts'
import { priceCart } from './price-cart.ts'
import type { PriceInput } from './pricing-input.ts'

/** A way the whole order can go, and what the order comes to with it. */
export type PricedWay = {
  readonly methodCode: string
  readonly parcels: number
  /** Shipping of all parcels and the fee of the chosen payment. */
  readonly cost: Halere
  readonly payable: Halere
  readonly latest: LocalDate | null
  readonly position: number
}

/**
 * Every way somebody brings the goods, priced as the checkout would price it: with the same coupon, credits, thresholds and payment.
 * What cannot carry the goods, or cannot be paid as chosen, is no way. Our own counter is in one town, so it is compared with nothing.
 */
export function priceWays(
  input: PriceInput,
  options: readonly ShippingOption[],
  methods: readonly ShippingMethod[],
): PricedWay[] {
  return options.flatMap((option) => {
    const method = methods.find(({ code }) => code === option.methodCode)
    if (!option.isPossible || !method || method.kind === 'personal-pickup') return []
    const { shipping, sideCosts, payable, problems } = priceCart({ ...input, shipping: method }).result
    if (!shipping || problems.some(({ code }) => code === 'payment_impossible')) return []
    return [
      {
        methodCode: method.code,
        parcels: shipping.plan.length,
        cost: sideCosts.reduce((sum, { gross }) => sum + gross, 0),
        payable,
        latest: option.promise?.latest.date ?? null,
        position: method.position,
      },
    ]
  })
}

/** The least to pay; of equals fewer parcels to be at home for, then the sooner one, then the first of the list. */
export function cheapestWay(ways: readonly PricedWay[]): PricedWay | null {
  const [best] = ways.toSorted(
    (a, b) =>
      a.payable - b.payable ||
      a.parcels - b.parcels ||
      (a.latest ?? '').localeCompare(b.latest ?? '') ||
      a.position - b.position,
  )
  return best ?? null
}

/**
 * What to say when several parcels make a way dearer than it looks: the cheapest one and that one, which is the chosen one while it is
 * chosen and else the least dear. Null when nothing is lost, and when somebody has chosen a dearer way that goes in one parcel.
 */
export function adviseWay(
  ways: readonly PricedWay[],
  chosenCode: string | null,
): { best: PricedWay; dearer: PricedWay } | null {
  const best = cheapestWay(ways)
  if (!best) return null
  const dearer = ways.filter(({ parcels, payable }) => parcels > 1 && payable > best.payable)
  const looked = chosenCode === null ? dearer : dearer.filter(({ methodCode }) => methodCode === chosenCode)
  const shown = cheapestWay(looked)
  return shown && { best, dearer: shown }
}
