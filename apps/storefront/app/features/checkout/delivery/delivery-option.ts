import type { ShippingOptionView } from '@shop/contract/cart-view'
import type { CheckoutView } from '@shop/contract/checkout'

export type Way = 'pick' | 'home'

type Option = Pick<ShippingOptionView, 'kind' | 'refusal'>

/** A courier comes home; everything else is fetched, from a point, a box or our own counter. */
function wayOf({ kind }: Pick<ShippingOptionView, 'kind'>): Way {
  return kind === 'address' ? 'home' : 'pick'
}

/** What can be offered in this country, with or without a reason against it. */
export function offeredOptions({ cart }: Pick<CheckoutView, 'cart'>): ShippingOptionView[] {
  return cart.shippingOptions.filter(({ refusal }) => refusal?.code !== 'country_not_served')
}

export function possibleOptions<Found extends Option>(options: readonly Found[], way: Way): Found[] {
  return options.filter((option) => option.refusal === null && wayOf(option) === way)
}

/** The way that is saved; a new customer begins with fetching, which asks for the least, unless nothing can be fetched. */
export function firstWay(checkout: Pick<CheckoutView, 'cart' | 'shippingCode'>): Way {
  const options = offeredOptions(checkout)
  const saved = options.find(({ code }) => code === checkout.shippingCode)
  if (saved) return wayOf(saved)
  return possibleOptions(options, 'pick').length > 0 ? 'pick' : 'home'
}

/** What is saved, as the form sends it: the code of the way, with the point where it leads to one. */
export function savedValue({ cart, shippingCode, pickupPoint }: CheckoutView): string | null {
  const option = cart.shippingOptions.find(({ code }) => code === shippingCode)
  if (!option || option.refusal) return null
  if (!option.needsPoint) return option.kind === 'address' ? option.code : `${option.code}:`
  return pickupPoint && !pickupPoint.refusal ? `${option.code}:${pickupPoint.id}` : null
}

/** The courier that is ticked before anybody chooses: the cheapest, and of equals the one that comes first. */
export function firstCourier(options: readonly ShippingOptionView[]): ShippingOptionView | null {
  const [first] = options.toSorted(
    (a, b) =>
      (a.amount ?? 0) - (b.amount ?? 0) || (a.promise?.latest.date ?? '').localeCompare(b.promise?.latest.date ?? ''),
  )
  return first ?? null
}
