import type { CheckoutDetails, CheckoutView, PaymentOptionView } from '@shop/contract/checkout'
import type { Cart } from '@shop/domain/cart/cart'
import { listPaymentOptions } from '@shop/domain/checkout/payment-options'
import { needsAddress, needsPickupPoint, type ShippingMethod } from '@shop/domain/checkout/shipping-method'
import { sumVat } from '@shop/domain/money/vat'
import type { CartRow } from '#app/cart/cart.sql'
import { type DescribedCart, describeCart } from '#app/cart/describe-cart'
import type { PricingContext } from '#app/cart/load-pricing-context'
import { adviseShipping } from '#app/checkout/advise-shipping'
import { toConfirmation } from '#app/checkout/confirmation'
import { selectLastChoice } from '#app/checkout/last-choice.sql'
import { toPointView } from '#app/checkout/pickup-points'
import { type PointRow, selectPoint } from '#app/checkout/points.sql'
import { selectSameFood } from '#app/checkout/same-food.sql'
import { transitOf } from '#app/rules/promise-shipping'
import type { Db } from '#app/store/database'

interface DescribedCheckout {
  view: CheckoutView
  cart: DescribedCart
  point: PointRow | null
}

/** Everything the two steps of the checkout show, and whether the order can be placed as it stands. */
export async function describeCheckout(
  db: Db,
  row: CartRow,
  cart: Cart,
  pricing: PricingContext,
): Promise<DescribedCheckout> {
  const described = await describeCart(db, row, cart, pricing)
  const point = await loadPoint(db, row, pricing)
  const { choice, isEstimate } = described.priced
  const shipping = isEstimate ? null : choice.shipping
  const result = described.priced.priced.result
  const pointView =
    point && shipping ? toPointView(shipping, point, result.shipping?.plan ?? [], choice.payment?.kind === 'cod') : null
  const missing = listMissing(row, described, pointView)
  const { terms } = pricing.rules
  const confirmation =
    missing.length === 0 && row.details && shipping && choice.payment && terms
      ? toConfirmation({
          price: result,
          details: row.details,
          shippingCode: shipping.code,
          pickupPointId: row.pickupPointId,
          paymentCode: choice.payment.code,
          termsVersionId: terms.versionId,
          voucherShare: described.view.voucher?.share ?? 0,
          transit: transitOf(pricing.rules, shipping, pricing.records.get(shipping.id)),
        })
      : null
  const view: CheckoutView = {
    cart: described.view,
    details: row.details,
    shippingCode: shipping?.code ?? null,
    pickupPoint: pointView,
    advice: adviseShipping(pricing, cart, row, described.priced),
    paymentCode: choice.payment?.code ?? null,
    paymentOptions: toPaymentOptions(pricing, described, point),
    repeats: await listRepeats(db, row),
    missing,
    sameFood: await listSameFood(db, row, described),
    terms,
    confirmation,
  }
  return { view, cart: described, point }
}

export async function loadPoint(db: Db, row: CartRow, { rules }: PricingContext): Promise<PointRow | null> {
  const method = rules.shipping.find(({ id }) => id === row.shippingMethodId)
  if (!method?.pointNetwork || row.pickupPointId === null) return null
  return selectPoint(db, row.pickupPointId, method.pointNetwork)
}

/** What stands as it did last time needs no second look. */
async function listRepeats(db: Db, row: CartRow): Promise<CheckoutView['repeats']> {
  const last = row.customerId === null ? null : await selectLastChoice(db, row.customerId)
  return {
    shipping: last?.shippingMethodId === row.shippingMethodId && last?.pickupPointId === row.pickupPointId,
    payment: last?.paymentMethodId === row.paymentMethodId,
  }
}

/** Only an account has plans that may be spoken of. */
async function listSameFood(
  db: Db,
  { customerId }: CartRow,
  { view }: DescribedCart,
): Promise<CheckoutView['sameFood']> {
  const variantIds = view.lines.flatMap(({ regularWeeks, variantId }) => (regularWeeks === null ? [] : [variantId]))
  if (customerId === null || variantIds.length === 0) return []
  const same = await selectSameFood(db, { customerId, variantIds })
  return same.map(({ lineId: _lineId, ...line }) => line)
}

function listMissing(
  row: CartRow,
  { view, priced }: DescribedCart,
  point: CheckoutView['pickupPoint'],
): CheckoutView['missing'] {
  const { choice, isEstimate } = priced
  const shipping = isEstimate ? null : choice.shipping
  const needsPoint = shipping !== null && needsPickupPoint(shipping)
  return [
    ...(view.lines.length === 0 ? (['goods'] as const) : []),
    ...(view.changes.length > 0 ? (['changes'] as const) : []),
    ...(row.details ? [] : (['details'] as const)),
    ...(shipping && lacksAddress(row.details, shipping) ? (['address'] as const) : []),
    ...(shipping ? [] : (['shipping'] as const)),
    ...(needsPoint && (!point || point.refusal) ? (['pickup_point'] as const) : []),
    ...(choice.payment ? [] : (['payment'] as const)),
    ...(view.problems.length > 0 || isRefused(view.coupon) ? (['problems'] as const) : []),
  ]
}

/** A code that lost to a better offer waits aside and stops nobody. */
function isRefused(coupon: CheckoutView['cart']['coupon']): boolean {
  return coupon.state === 'refused' && coupon.reason !== 'offer_better'
}

/** Details given for a point are not enough once a courier shall ring. */
export function lacksAddress(details: CheckoutDetails | null, shipping: ShippingMethod): boolean {
  return details !== null && needsAddress(shipping) && !(details.delivery ?? details).street
}

export function toPaymentOptions(
  { rules, buyer }: PricingContext,
  { view, priced }: DescribedCart,
  point: PointRow | null,
): PaymentOptionView[] {
  const { lines } = priced.priced.result
  const options = listPaymentOptions(rules.payment, {
    group: buyer.group,
    shipping: priced.isEstimate ? null : priced.choice.shipping,
    pointTakesCod: point?.takesCod ?? null,
    hasRegularDelivery: view.lines.some(({ regularWeeks }) => regularWeeks !== null),
    // The fee is added for each method in turn.
    payable: view.total - view.paymentFee,
    netGoods: sumVat(lines).base,
    cashBlockedUntil: buyer.cashBlockedUntil,
    invoiceStoppedSince: buyer.invoiceStoppedSince,
  })
  return options.flatMap(({ methodCode, fee, refusal }) => {
    const method = rules.payment.find(({ code }) => code === methodCode)
    // What another group may use is nobody else's business.
    if (!method || refusal?.code === 'not_for_group') return []
    const { code, name, kind, description } = method
    return [
      { code, name, kind, description, fee, refusal: refusal && { code: refusal.code, details: refusal.details } },
    ]
  })
}
