import type { Cart } from '@shop/domain/cart/cart'
import { pointRefusal } from '@shop/domain/checkout/pickup-point'
import type { CartRow } from '#app/cart/cart.sql'
import { describeCart } from '#app/cart/describe-cart'
import type { PricingContext } from '#app/cart/load-pricing-context'
import { loadPoint, toPaymentOptions } from '#app/checkout/describe-checkout'
import { type LastChoice, selectLastChoice } from '#app/checkout/last-choice.sql'
import { toDomainPoint } from '#app/checkout/points.sql'
import type { Db } from '#app/store/database'

type Choice = Pick<CartRow, 'shippingMethodId' | 'pickupPointId' | 'paymentMethodId'>

/**
 * Whoever has bought before finds last time's way already chosen, as far as this cart can go it: a point that is full or a
 * payment that does not fit is left to be chosen anew. What was chosen for this cart is never touched.
 */
export async function repeatLastChoice(
  db: Db,
  row: CartRow,
  cart: Cart,
  pricing: PricingContext,
): Promise<Partial<Choice>> {
  if (row.customerId === null || row.shippingMethodId !== null || row.paymentMethodId !== null) return {}
  const last = await selectLastChoice(db, row.customerId)
  return last ? repeatChoice(db, row, cart, pricing, last) : {}
}

/** As much of a choice made once as this cart can take today. */
export async function repeatChoice(
  db: Db,
  row: CartRow,
  cart: Cart,
  pricing: PricingContext,
  last: LastChoice,
): Promise<Partial<Choice>> {
  const shipping = await possibleShipping(db, { ...row, ...last, paymentMethodId: null }, cart, pricing)
  const payment = await possiblePayment(db, { ...row, ...shipping, paymentMethodId: null }, cart, pricing, last)
  return { ...shipping, ...payment }
}

async function possibleShipping(db: Db, row: CartRow, cart: Cart, pricing: PricingContext): Promise<Partial<Choice>> {
  const method = pricing.rules.shipping.find(({ id }) => id === row.shippingMethodId)
  const { priced } = await describeCart(db, row, cart, pricing)
  const option = priced.options.find(({ methodCode }) => methodCode === method?.code)
  if (!method || !option?.isPossible) return {}
  const point = await loadPoint(db, row, pricing)
  if (pointRefusal(method, point && toDomainPoint(point), option.plan, false)) return {}
  return { shippingMethodId: method.id, pickupPointId: point?.id ?? null }
}

async function possiblePayment(
  db: Db,
  row: CartRow,
  cart: Cart,
  pricing: PricingContext,
  last: { paymentMethodId: number },
): Promise<Partial<Choice>> {
  const method = pricing.rules.payment.find(({ id }) => id === last.paymentMethodId)
  const described = await describeCart(db, row, cart, pricing)
  const options = toPaymentOptions(pricing, described, await loadPoint(db, row, pricing))
  const isOffered = options.some(({ code, refusal }) => code === method?.code && refusal === null)
  return method && isOffered ? { paymentMethodId: method.id } : {}
}

/** Somebody new pays by card unless they say otherwise: it costs nothing and the parcel leaves at once. */
export async function proposePayment(
  db: Db,
  row: CartRow,
  cart: Cart,
  pricing: PricingContext,
): Promise<Pick<Partial<Choice>, 'paymentMethodId'>> {
  if (row.shippingMethodId === null || row.paymentMethodId !== null) return {}
  const described = await describeCart(db, row, cart, pricing)
  const options = toPaymentOptions(pricing, described, await loadPoint(db, row, pricing))
  const first = options.find(({ kind, fee, refusal }) => kind === 'online' && fee === 0 && refusal === null)
  const method = pricing.rules.payment.find(({ code }) => code === first?.code)
  return method ? { paymentMethodId: method.id } : {}
}
