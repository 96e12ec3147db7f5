import { lineId } from '@shop/domain/cart/cart'
import { needsPickupPoint } from '@shop/domain/checkout/shipping-method'
import type { OrderLine } from '@shop/domain/order/order-line'
import type { PricingContext } from '#app/cart/load-pricing-context'
import { appliedCoupon } from '#app/cart/price-whole-cart'
import type { OrderLineRow, OrderRow } from '#app/order/order.sql'
import type { OrderDraft } from '#app/order/order-draft'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface OrderHead {
  number: string
  state: OrderRow['state']
  deadlineAt: Date | null
  buttonText: string
  consents: object
}

/** Everything agreed, copied: what the catalogue, the address book or the carrier change later touches no order. */
export function toOrderRow(draft: OrderDraft, head: OrderHead): OrderRow {
  const { row, details, pricing, shipping, payment, point, priced, terms, promise } = draft
  const { result, trace } = priced
  const { email, delivery, note, wantsAccount: _wantsAccount, consents: _consents, isKept, ...billing } = details
  const coupon = appliedCoupon(pricing, priced)
  return {
    storefront_id: STOREFRONT_ID,
    number: head.number,
    cart_id: row.id,
    customer_id: pricing.payerId,
    customer_group: pricing.buyer.group.code,
    state: head.state,
    deadline_at: head.deadlineAt,
    placed_at: pricing.now,
    email,
    phone: details.phone,
    billing,
    delivery: delivery ?? { ...billing, company: billing.company?.name ?? '' },
    note,
    shipping_method_id: shipping.id,
    shipping_kind: shipping.kind,
    pickup_point_id: needsPickupPoint(shipping) ? (point?.id ?? null) : null,
    pickup_point: needsPickupPoint(shipping) ? point : null,
    payment_method_id: payment.id,
    payment_kind: payment.kind,
    parcels: result.shipping?.plan ?? [],
    dispatch_on: promise.dispatch.date,
    delivery_from: promise.earliest.date,
    delivery_to: promise.latest.date,
    basis: result.basis,
    goods_list: result.goods.list,
    goods_paid: result.goods.paid,
    total: result.total,
    rounding: result.rounding,
    payable: result.payable,
    vat: result.vat,
    coupon_id: coupon?.id ?? null,
    coupon_code: coupon?.coupon.code ?? null,
    credits_spent: result.credits.spent,
    credits_earned: result.credits.earned,
    price_trace: trace,
    terms_version_id: terms.versionId,
    button_text: head.buttonText,
    consents: head.consents,
    keeps_details: isKept,
    cheapest_shipping: draft.cheapestShipping,
  }
}

export function toLineRows(
  { pricing, shipping, payment, priced }: Pick<OrderDraft, 'pricing' | 'shipping' | 'payment' | 'priced'>,
  lines: readonly OrderLine[],
): OrderLineRow[] {
  return lines.map((line, index) => ({
    position: index + 1,
    kind: line.kind,
    bundle_variant_id: line.bundleId === null ? null : Number(line.bundleId),
    bundle_name: line.bundleId === null ? null : (pricing.goods.get(line.bundleId)?.view.name ?? null),
    regular_weeks: line.regularWeeks,
    pieces: line.pieces,
    vat_rate: line.vatRate,
    full_amount: line.full,
    volume_discount: line.discounts.volume,
    coupon_discount: line.discounts.coupon,
    credits_discount: line.discounts.credits,
    amount: line.amount,
    base: line.base,
    tax: line.tax,
    gross: line.gross,
    break_pieces: breakOf(line, priced.trace),
    ...(line.kind === 'shipping' || line.kind === 'payment'
      ? toSideCost(line, line.kind === 'shipping' ? shipping.name : payment.name)
      : toContent(line, pricing)),
  }))
}

/** A bundle is never cut, so its parts need none. */
function breakOf({ kind, itemId, bundleId, regularWeeks }: OrderLine, trace: OrderDraft['priced']['trace']) {
  if (kind !== 'goods' || bundleId !== null) return null
  const id = lineId(itemId, regularWeeks)
  const base = trace.find((entry) => entry.code === 'price.base' && entry.lineId === id)
  return base?.code === 'price.base' ? (base.fromPieces ?? null) : null
}

type Printed = Pick<OrderLineRow, 'variant_id' | 'code' | 'name' | 'variant_name' | 'weight_g'>

function toSideCost({ itemId }: OrderLine, name: string): Printed {
  return { variant_id: null, code: itemId, name, variant_name: '', weight_g: 0 }
}

function toContent({ itemId, bundleId }: OrderLine, { goods }: PricingContext): Printed {
  const content = goods.get(bundleId ?? itemId)?.contents.find(({ variantId }) => variantId === itemId)
  if (!content) throw new Error(`Variant ${itemId} was priced but not read.`)
  const { sku, name, variantName, weightGrams } = content
  return { variant_id: Number(itemId), code: sku, name, variant_name: variantName, weight_g: weightGrams }
}
