import { mayDecideAbout } from '@shop/domain/company/company-rights'
import { ok, refuse } from '@shop/domain/result'
import { holdFor } from '#app/account/company/people/company-actor'
import { keepChoice } from '#app/account/company/people/keep-choice'
import { selectCompanyHead } from '#app/account/company/people/members.sql'
import { lockCompanyOrder, updateCompanyDecision } from '#app/account/company/people/people-orders.sql'
import { lockCart } from '#app/cart/change-cart'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import { changeOrder } from '#app/order/change-order'
import { selectLastEventDetails } from '#app/order/order.sql'
import { addBoughtGoods } from '#app/order/order-again'

interface Wish {
  orderId: number
  reason: string
}

/**
 * Changed before anybody has agreed: the order ends, what it held is free again, and its goods lie in the cart of whoever takes them, by
 * today's prices and limits. Whoever ordered takes their own; who may decide takes those of others, which is a no with its reason.
 */
export async function takeBackCompanyOrder(context: Context, { orderId, reason }: Wish) {
  const { db, now } = context
  const { companyId, role } = await holdFor(context, 'order')
  const { customerId } = customer(context)
  const order = await lockCompanyOrder(db, companyId, orderId)
  if (!order) throw notFound()
  const isOwn = order.orderedBy === customerId
  if (!isOwn && !mayDecideAbout(role, customerId, order.orderedBy)) throw notFound()
  if (order.decision === 'approved' || order.state !== 'awaiting_approval') {
    // Pressed twice: the goods are in the cart already.
    const { takenBackBy } = await selectLastEventDetails(db, orderId, 'reject')
    return takenBackBy === customerId ? ok({}) : refuse('company_order_decided', { decision: order.decision })
  }
  if ((await selectCompanyHead(db, companyId)).isSuspended) return refuse('company_suspended')
  // Cart before order before stock, as whoever orders; and the goods are let go before the cart asks how many there are.
  await lockCart(context)
  if (!isOwn) await updateCompanyDecision(db, orderId, { decision: 'refused', decidedBy: customerId, reason, now })
  const details = { by: 'company', takenBackBy: customerId, isOwn }
  const ended = await changeOrder(context, orderId, 'reject', details)
  if (!ended.ok) throw new Error(`Order ${orderId} was not taken back: ${ended.code}.`)
  const added = await addBoughtGoods(context, orderId, { variantId: null, version: null })
  if (!added.ok) throw new Error(`Goods of order ${orderId} did not come into the cart: ${added.code}.`)
  // What somebody else takes over goes to their own address.
  if (isOwn) await keepChoice(context, orderId)
  await audit(db, context, 'company.order_taken_back', { type: 'order', id: orderId })
  context.log.info({ orderId, isOwn }, 'order.taken_back')
  return ok({})
}
