import { ok, refuse } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffFor } from '#app/http/staff-roles'
import { readStaffOrder } from '#app/order/staff-commands'
import { lockMovement, updateMatch } from '#app/payment/bank.sql'
import { selectPayableOrder } from '#app/payment/order-money.sql'
import { selectPayments } from '#app/payment/payments.sql'
import { takeMoney } from '#app/payment/take-movement'

/** A person says whose money it is; the amount decides what becomes of the order, as if the symbol had been right. */
export async function assignMovement(
  context: Context,
  { movementId, orderId }: { movementId: number; orderId: number },
) {
  staffFor(context, 'money')
  const { db } = context
  const movement = await lockMovement(db, movementId)
  const order = await selectPayableOrder(db, orderId)
  if (!movement || !order) throw notFound()
  if (movement.match !== 'for_staff' || movement.amount <= 0) return refuse('movement_taken')
  const kept = (await selectPayments(db, orderId)).reduce((sum, { received, refunded }) => sum + received - refunded, 0)
  const payment = await takeMoney(context, toMatch(orderId, order.payable - kept, movement.amount), movement.amount)
  if (!payment) return refuse('order_state', { state: order.state })
  await updateMatch(db, movementId, { match: 'assigned', details: {}, paymentId: payment.id })
  return ok(await readStaffOrder(context, orderId))
}

function toMatch(order: number, due: number, received: number) {
  const orderId = String(order)
  if (due <= 0) return { kind: 'surplus' as const, orderId, surplus: received }
  if (received === due) return { kind: 'paid' as const, orderId, received }
  return received < due
    ? { kind: 'underpaid' as const, orderId, received, missing: due - received }
    : { kind: 'overpaid' as const, orderId, received, surplus: received - due }
}
