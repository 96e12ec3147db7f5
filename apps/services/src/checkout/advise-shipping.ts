import type { CheckoutView } from '@shop/contract/checkout'
import type { Cart } from '@shop/domain/cart/cart'
import { adviseWay, type PricedWay, priceWays } from '@shop/domain/cart/cheapest-way'
import type { CartRow } from '#app/cart/cart.sql'
import type { PricingContext } from '#app/cart/load-pricing-context'
import { toPriceInput, type WholeCartPrice } from '#app/cart/price-whole-cart'

/** What somebody should know before several parcels cost them more than they need. */
export function adviseShipping(
  pricing: PricingContext,
  cart: Cart,
  row: CartRow,
  { options, choice, isEstimate }: WholeCartPrice,
): CheckoutView['advice'] {
  // Most carts go in one parcel everywhere; only the others are priced for each way.
  if (!options.some((option) => option.isPossible && option.price.parcels > 1)) return null
  const { payment } = choice
  const input = toPriceInput(pricing, cart, row, { shipping: null, payment })
  const chosenCode = isEstimate ? null : (choice.shipping?.code ?? null)
  const found = adviseWay(priceWays(input, options, pricing.rules.shipping), chosenCode)
  return found && { best: toView(found.best), dearer: toView(found.dearer), hasFee: (payment?.fee ?? 0) > 0 }
}

function toView({ methodCode, parcels, cost }: PricedWay) {
  return { code: methodCode, parcels, cost }
}
