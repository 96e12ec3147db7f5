import { priceCart } from '@shop/domain/cart/price-cart'
import { freezeLines } from '@shop/domain/order/order-line'
import { ok, type Result, refuse } from '@shop/domain/result'
import { loadPricingContext, type PricingContext } from '#app/cart/load-pricing-context'
import type { CommandContext } from '#app/http/context'
import type { OrderLineRow } from '#app/order/order.sql'
import type { RevisedOrder } from '#app/order/revision/order-revisions.sql'
import { toLineRows } from '#app/order/to-order-rows'
import type { PaymentRow, ShippingRow } from '#app/rules/shop-rules.sql'

interface AddedGoods {
  variantId: string
  pieces: number
}

export interface PricedAddition {
  pricing: PricingContext
  shipping: ShippingRow
  payment: PaymentRow
  rows: OrderLineRow[]
  goodsList: number
  earned: number
}

type AdditionRefusal = 'not_sold' | 'method_gone' | 'group_changed'

/** What is added costs what it costs today, by itself: no coupon, no credits, no delivery of its own. */
export async function priceAdded(
  context: CommandContext,
  order: RevisedOrder,
  added: readonly AddedGoods[],
): Promise<Result<PricedAddition, AdditionRefusal>> {
  const { customerId, email, phone, content } = order
  const inOrder = content.lines.flatMap(({ variant_id: id }) => (id === null ? [] : [String(id)]))
  const variantIds = [...new Set([...added.map(({ variantId }) => variantId), ...inOrder])]
  const pricing = await loadPricingContext(context, { customerId, email, phone, couponCode: null, variantIds })
  const { rules, today } = pricing
  const buyer = knowsAgreed(context, customerId) ? pricing.buyer : { ...pricing.buyer, agreedPrices: {} }
  const shipping = rules.shipping.find(({ id }) => id === order.shippingMethodId)
  const payment = rules.payment.find(({ id }) => id === order.paymentMethodId)
  if (!shipping || !payment) return refuse('method_gone')
  if (buyer.group.basis !== order.basis) return refuse('group_changed')
  const lines = []
  for (const { variantId, pieces } of added) {
    const goods = pricing.goods.get(variantId)
    if (!goods?.view.isSold) return refuse('not_sold', { variantId })
    lines.push({ id: variantId, variant: goods.variant, pieces, regularWeeks: null })
  }
  const priced = priceCart({
    today,
    lines,
    buyer,
    coupon: null,
    credits: null,
    shipping: null,
    payment: null,
    settings: rules.pricing,
  })
  const { result } = priced
  const rows = toLineRows({ pricing, shipping, payment, priced }, freezeLines(result))
  const earned = customerId === null ? 0 : result.credits.earned
  return ok({ pricing, shipping, payment, rows, goodsList: result.goods.list, earned })
}

/** A link to an order is forwarded; what was agreed with its customer is told to them alone. */
function knowsAgreed({ actor }: CommandContext, customerId: number | null): boolean {
  return actor.kind === 'staff' || (actor.kind === 'customer' && actor.customerId === customerId)
}
