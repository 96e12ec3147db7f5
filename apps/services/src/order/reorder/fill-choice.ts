import type { Cart } from '@shop/domain/cart/cart'
import { pointRefusal } from '@shop/domain/checkout/pickup-point'
import type { CartRow } from '#app/cart/cart.sql'
import type { PricingContext } from '#app/cart/load-pricing-context'
import { priceWholeCart } from '#app/cart/price-whole-cart'
import { repeatChoice } from '#app/checkout/last-choice'
import { selectPointsBeside, toDomainPoint } from '#app/checkout/points.sql'
import type { LastPaid } from '#app/order/reorder/reorder.sql'
import type { Db } from '#app/store/database'

// Enough to pass over those that are too weak for the parcel.
const NEAREST = 10

interface Unfilled {
  row: CartRow
  cart: Cart
  pricing: PricingContext
  last: LastPaid | null
}

/** As it was sent and paid the last time; a point that takes nothing now gives way to the nearest open one of its kind. */
export async function fillChoice(db: Db, { row, cart, pricing, last }: Unfilled): Promise<CartRow> {
  // Nothing to be sent goes every way and none; it is chosen once something comes in its place.
  if (!last || cart.lines.length === 0) return row
  const pickupPointId = await nearestOpenPoint(db, { row, cart, pricing, last })
  const choice = await repeatChoice(db, row, cart, pricing, { ...last, pickupPointId })
  return { ...row, ...choice }
}

async function nearestOpenPoint(
  db: Db,
  { row, cart, pricing, last }: Unfilled & { last: LastPaid },
): Promise<number | null> {
  const method = pricing.rules.shipping.find(({ id }) => id === last.shippingMethodId)
  if (!method?.pointNetwork || last.pickupPointId === null) return last.pickupPointId
  const { options } = priceWholeCart(pricing, cart, row)
  const option = options.find(({ methodCode }) => methodCode === method.code)
  const plan = option?.isPossible ? option.plan : []
  // The point itself stands at no distance, so as long as it is open it comes first.
  const points = await selectPointsBeside(db, last.pickupPointId, method.pointNetwork, NEAREST)
  return points.find((point) => !pointRefusal(method, toDomainPoint(point), plan, false))?.id ?? last.pickupPointId
}
