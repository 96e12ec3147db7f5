import type { CheckoutDetails } from '@shop/contract/checkout'
import type { PlaceOrder } from '@shop/contract/order'
import type { DeliveryPromise } from '@shop/domain/calendar/delivery-promise'
import type { Cart } from '@shop/domain/cart/cart'
import type { PricedCart } from '@shop/domain/cart/cart-price'
import { findChanges } from '@shop/domain/cart/find-changes'
import { priceCart } from '@shop/domain/cart/price-cart'
import { pointRefusal } from '@shop/domain/checkout/pickup-point'
import { ok, type Result, refuse } from '@shop/domain/result'
import { type CartRow, selectCartLines } from '#app/cart/cart.sql'
import { loadCartVoucher } from '#app/cart/cart-voucher'
import { toPricingQuestion } from '#app/cart/describe-cart'
import { loadPricingContext, type PricingContext, variantOf } from '#app/cart/load-pricing-context'
import { cheapestShipping, chosenMethods, countryOf, promiseOf, toPriceInput } from '#app/cart/price-whole-cart'
import { toConfirmation } from '#app/checkout/confirmation'
import { lacksAddress, loadPoint } from '#app/checkout/describe-checkout'
import { type PointRow, toDomainPoint } from '#app/checkout/points.sql'
import type { CommandContext } from '#app/http/context'
import { transitOf } from '#app/rules/promise-shipping'
import type { PaymentRow, ShippingRow } from '#app/rules/shop-rules.sql'

/** A cart that may become an order: complete, possible, and exactly what the customer has confirmed. */
export interface OrderDraft {
  row: CartRow
  details: CheckoutDetails
  pricing: PricingContext
  shipping: ShippingRow
  payment: PaymentRow
  point: PointRow | null
  priced: PricedCart
  /** What a voucher pays of it; the rest is asked for by the chosen way. */
  voucher: { id: number; share: number } | null
  terms: { versionId: number; version: string }
  promise: DeliveryPromise
  /** The least that delivery was offered for: whoever withdraws from all of it gets no more back (§ 1832). */
  cheapestShipping: number | null
}

type DraftRefusal =
  | 'checkout_incomplete'
  | 'cart_changed'
  | 'cart_not_orderable'
  | 'coupon_refused'
  | 'pickup_point_refused'

/** Read again under the lock; nothing that was read before it counts. */
export async function loadDraft(
  context: CommandContext,
  row: CartRow,
  confirmed: Pick<PlaceOrder, 'confirmation' | 'payable'>,
): Promise<Result<OrderDraft, DraftRefusal>> {
  const cart = { ...(await selectCartLines(context.db, row.id)), couponCode: row.couponCode }
  const pricing = await loadPricingContext(context, toPricingQuestion(row, cart))
  const draft = await draftOrder(context, { row, cart, pricing, payable: confirmed.payable })
  if (!draft.ok) return draft
  const { details, shipping, payment, terms, priced, voucher } = draft.value
  const confirmation = toConfirmation({
    price: priced.result,
    details,
    shippingCode: shipping.code,
    pickupPointId: row.pickupPointId,
    paymentCode: payment.code,
    termsVersionId: terms.versionId,
    voucherShare: voucher?.share ?? 0,
    transit: transitOf(pricing.rules, shipping, pricing.records.get(shipping.id)),
  })
  const payable = { was: confirmed.payable, is: priced.result.payable }
  return confirmation === confirmed.confirmation ? draft : refuse('cart_changed', { changes: [], payable })
}

interface Ordered {
  row: CartRow
  cart: Cart
  pricing: PricingContext
  /** What the customer was told it costs. */
  payable: number
}

/** Whoever orders, at the checkout or by a plan: what is complete and possible becomes a draft at the prices that were read. */
export async function draftOrder(
  { db }: CommandContext,
  { row, cart, pricing, payable: was }: Ordered,
): Promise<Result<OrderDraft, DraftRefusal>> {
  const { shipping, payment } = chosenMethods(pricing, row)
  const { details } = row
  const { terms } = pricing.rules
  if (cart.lines.length === 0 || !details || !shipping || !payment || !terms) {
    const missing = [
      ...(cart.lines.length === 0 ? ['goods'] : []),
      ...(details ? [] : ['details']),
      ...(shipping ? [] : ['shipping']),
      ...(payment ? [] : ['payment']),
    ]
    return refuse('checkout_incomplete', { missing })
  }
  if (lacksAddress(details, shipping)) return refuse('checkout_incomplete', { missing: ['address'] })
  const changes = findChanges(cart, (id) => variantOf(pricing, id))
  const priced = priceCart(toPriceInput(pricing, cart, row, { shipping, payment }))
  if (changes.length > 0) return refuse('cart_changed', { changes, payable: { was, is: priced.result.payable } })
  const point = await loadPoint(db, row, pricing)
  const promise = promiseOf(pricing, shipping)
  // Prices without tax are those of companies, who do not withdraw.
  const cheapest = priced.result.basis === 'gross' ? cheapestShipping(pricing, cart, row, priced) : null
  const chosen = { shipping, payment, point, promise, cheapestShipping: cheapest }
  const asked = { payable: priced.result.payable, restBy: payment.kind, now: pricing.now }
  const share = (await loadCartVoucher(db, row, asked))?.share ?? 0
  const voucher = row.voucherId !== null && share > 0 ? { id: row.voucherId, share } : null
  const draft: OrderDraft = { row, details, pricing, priced, voucher, terms, ...chosen }
  return checkDraft(draft) ?? ok(draft)
}

function checkDraft({ row, priced, shipping, payment, point, pricing }: OrderDraft) {
  const { problems, coupon, shipping: sent } = priced.result
  if (problems.length > 0) return refuse('cart_not_orderable', { problems })
  if (!shipping.countries.includes(countryOf(row))) {
    return refuse('cart_not_orderable', { problems: [{ code: 'shipping_impossible', reason: 'country_not_served' }] })
  }
  // One that lost to a better offer waits aside.
  if (coupon.state === 'refused' && coupon.reason !== 'offer_better')
    return refuse('coupon_refused', { reason: coupon.reason, code: coupon.code })
  if (row.couponCode !== null && !pricing.coupon) {
    return refuse('coupon_refused', { reason: 'unknown', code: row.couponCode })
  }
  const refusal = pointRefusal(shipping, point && toDomainPoint(point), sent?.plan ?? [], payment.kind === 'cod')
  if (refusal) return refuse('pickup_point_refused', { reason: refusal.code, ...(refusal.details as object) })
  return null
}
