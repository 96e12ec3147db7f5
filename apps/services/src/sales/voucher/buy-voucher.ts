import { createHash } from 'node:crypto'
import type { PlacedOrder } from '@shop/contract/order'
import type { BuyVoucher } from '@shop/contract/promotion/buy-voucher'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { PAYMENT_TRAITS } from '@shop/domain/checkout/payment-method'
import { checkOpenUnpaid } from '@shop/domain/order/open-unpaid'
import { ok, refuse } from '@shop/domain/result'
import { voucherDay } from '@shop/domain/voucher/voucher-order'
import { updateCartState } from '#app/cart/cart.sql'
import { lockCustomer } from '#app/customer/customer.sql'
import { actorId, type Context } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import { signOrderAccess } from '#app/order/access-token'
import { firstPaymentState } from '#app/order/first-payment-state'
import { selectOpenUnpaid } from '#app/order/open-unpaid.sql'
import { insertOrder, selectOrderOfCart } from '#app/order/order.sql'
import { takeOrderNumber } from '#app/order/order-number'
import { loadShopRules, type ShopRules } from '#app/rules/shop-rules'
import type { PaymentRow } from '#app/rules/shop-rules.sql'
import { queueVoucherOrdered } from '#app/sales/voucher/queue-voucher-mails'
import { toVoucherLine, toVoucherOrderRow } from '#app/sales/voucher/to-voucher-rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'
import { insertVoucherCart, insertVoucherOrder, selectCartOfKey, selectMailing } from '#app/voucher/voucher-orders.sql'

const MINUTE_MS = 60_000

/** Ahead and for nothing: a fee would be a supply with VAT beside what has none. */
function payableBy({ payment }: ShopRules): PaymentRow[] {
  return payment.filter(({ kind, fee }) => PAYMENT_TRAITS[kind].isPaidFirst && fee === 0)
}

export async function readVoucherOffer(context: Context) {
  const rules = await loadShopRules(context)
  const methods = payableBy(rules).map(({ code, name, kind }) => ({ code, name, kind }))
  return ok({ methods, today: toPragueDay(context.now), returnDays: rules.returnDays })
}

/**
 * A voucher is bought by an order of its own (decision 168): money, reminders, notifications and refunds are those of orders. The same
 * form sent twice is one order; whoever comes second waits for the cart of the first. Filled in anew, after a step back in the browser, it
 * is another purchase.
 */
export async function buyVoucher(context: Context, input: BuyVoucher) {
  const { db, now, actor } = context
  const rules = await loadShopRules(context)
  const payment = payableBy(rules).find(({ code }) => code === input.paymentCode)
  if (!payment || !rules.terms) return refuse('checkout_incomplete', { missing: ['payment'] })
  const deliverOn = voucherDay(input.deliverOn, toPragueDay(now))
  if (deliverOn === null) throw new RequestError('invalid_input', { fields: { deliverOn: 'invalid' } })
  if (actor.kind === 'customer') await lockCustomer(db, actor.customerId)
  const tokenHash = createHash('sha256')
    .update(`voucher ${JSON.stringify(input)}`)
    .digest()
  const before = await selectCartOfKey(db, tokenHash)
  if (before !== null) return ok(await repeatAnswer(context, before))
  const held = checkOpenUnpaid(await selectOpenUnpaid(db, input.email, ''), input.face, rules.openUnpaid)
  if (!held.ok) return held
  const cartId = await insertVoucherCart(db, { storefrontId: STOREFRONT_ID, tokenHash, now })
  if (cartId === null) {
    const other = await selectCartOfKey(db, tokenHash)
    if (other === null) throw new Error('The key of a voucher form is used by no order.')
    return ok(await repeatAnswer(context, other))
  }
  return ok(
    await place(context, { ...input, deliverOn }, { cartId, payment, termsVersionId: rules.terms.versionId, rules }),
  )
}

interface Placing {
  cartId: number
  payment: PaymentRow
  termsVersionId: number
  rules: ShopRules
}

async function place(context: Context, input: BuyVoucher, placing: Placing): Promise<PlacedOrder> {
  const { db, now, actor, deps } = context
  const { cartId, payment, rules } = placing
  await updateCartState(db, cartId, 'in_checkout')
  const mailing = await selectMailing(db, STOREFRONT_ID)
  const number = await takeOrderNumber(context, toPragueDay(now))
  const head = {
    number,
    cartId,
    customerId: actor.kind === 'customer' ? actor.customerId : null,
    customerGroup: rules.defaultGroup.code,
    shippingMethodId: mailing.id,
    payment,
    termsVersionId: placing.termsVersionId,
    deadlineAt: new Date(now.getTime() + (payment.holdMinutes ?? 60) * MINUTE_MS),
    now,
  }
  const orderId = await insertOrder(db, toVoucherOrderRow(input, head), [toVoucherLine(input.face)], {
    event: 'placed',
    actorKind: actor.kind,
    actorId: actorId(actor),
    requestId: context.requestId,
    paymentState: firstPaymentState(payment.kind, input.face),
    rest: input.face,
  })
  await insertVoucherOrder(db, orderId, input, now)
  await queueVoucherOrdered(context, input, { orderId, number, payment })
  context.log.info({ orderId, payable: input.face }, 'order.voucher_placed')
  const accessToken = signOrderAccess(deps.config.AUTH_SECRET, { orderId, placedAt: now })
  return { orderId, number, state: 'awaiting_payment', paymentKind: payment.kind, payable: input.face, accessToken }
}

async function repeatAnswer({ db, deps }: Context, cartId: number): Promise<PlacedOrder> {
  const order = await selectOrderOfCart(db, cartId)
  if (!order) throw new Error(`Cart ${cartId} is ordered, but there is no order.`)
  const { placedAt, ...placed } = order
  return { ...placed, accessToken: signOrderAccess(deps.config.AUTH_SECRET, { orderId: order.orderId, placedAt }) }
}
