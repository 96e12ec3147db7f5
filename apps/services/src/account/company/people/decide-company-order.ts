import { mayDecideAbout } from '@shop/domain/company/company-rights'
import { needsApproval } from '@shop/domain/order/initial-state'
import { ok, refuse } from '@shop/domain/result'
import { holdFor } from '#app/account/company/people/company-actor'
import { lockCompanyOrder, updateCompanyDecision } from '#app/account/company/people/people-orders.sql'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import { changeOrder } from '#app/order/change-order'
import { loadCompanyCredit } from '#app/order/company-credit'

interface Decision {
  orderId: number
  decision: 'approved' | 'refused'
  reason: string
}

export function approveCompanyOrder(context: Context, { orderId }: { orderId: number }) {
  return decide(context, { orderId, decision: 'approved', reason: '' })
}

export function refuseCompanyOrder(context: Context, { orderId, reason }: { orderId: number; reason: string }) {
  return decide(context, { orderId, decision: 'refused', reason })
}

/**
 * Once, whoever of the company is first. What goes over the limit of the company itself is ours to agree to as well, and by the debts
 * of this moment, not of that in which it was placed.
 */
async function decide(context: Context, { orderId, decision, reason }: Decision) {
  const { db, now } = context
  const { companyId, role } = await holdFor(context, 'decide')
  const { customerId } = customer(context)
  const order = await lockCompanyOrder(db, companyId, orderId)
  if (!order) throw notFound()
  if (!mayDecideAbout(role, customerId, order.orderedBy)) return refuse('company_own_order')
  // Pressed twice, or by two who agree with each other.
  if (order.decision === decision) return ok({ state: order.state })
  if (order.decision !== null || order.state !== 'awaiting_approval') {
    return refuse('company_order_decided', { decision: order.decision })
  }
  await updateCompanyDecision(db, orderId, { decision, decidedBy: customerId, reason, now })
  await audit(db, context, `company.order_${decision}`, { type: 'order', id: orderId })
  if (decision === 'approved') {
    const rest = Math.max(0, order.payable - order.paidAhead)
    const credit = order.paymentKind === 'invoice' ? await loadCompanyCredit(context, companyId, orderId) : null
    if (needsApproval(order.paymentKind, rest, credit)) return ok({ state: order.state })
  }
  const changed = await changeOrder(context, orderId, decision === 'approved' ? 'approve' : 'reject', { by: 'company' })
  if (!changed.ok) throw new Error(`Order ${orderId} was not ${decision}: ${changed.code}.`)
  context.log.info({ orderId, decision, state: changed.value.state }, 'order.decided_by_company')
  return ok({ state: changed.value.state })
}
