import { ok, refuse } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import {
  lockMovement,
  type MovementMatch,
  type StoredMovement,
  selectPayablesByNumber,
  updateMatch,
} from '#app/payment/bank.sql'
import { CURRENCY } from '#app/payment/match-movement'
import { takeBack } from '#app/payment/take-back'
import { type MoneyMatch, takeMoney } from '#app/payment/take-money'
import { readStaffOrder } from '#app/staff/staff-commands'
import { closeStaffTaskAbout } from '#app/tasks/staff-tasks.sql'

interface Assigning {
  movementId: number
  orderId: number
  amount: number | null
}

/** A person says whose money it is; the amount decides what becomes of the order, as if the symbol had been right. */
export async function assignMovement(context: Context, { movementId, orderId, amount }: Assigning) {
  const staff = staffAtWork(context)
  const { db, now } = context
  const movement = await lockMovement(db, movementId)
  const order = await lockPayableOrder(db, orderId)
  if (!movement || !order) throw notFound()
  if (movement.match !== 'for_staff') return refuse('movement_taken')
  const counted = movement.currency === CURRENCY ? Math.abs(movement.amount) : amount
  if (counted === null) return refuse('movement_amount_missing', { currency: movement.currency })
  const taken = await take(context, order.number, movement, counted)
  if (!taken) return refuse('order_state', { state: order.state })
  await updateMatch(db, movementId, { match: 'assigned', ...taken })
  const about = { kind: 'bank_movement' as const, subject: `movement:${movementId}` }
  await closeStaffTaskAbout(db, about, { closedBy: staff.userId, note: `Přiřazeno k objednávce ${order.number}.`, now })
  return ok(await readStaffOrder(context, orderId))
}

/** The order is held: what is due does not change under the hands. */
async function take(
  context: Context,
  number: string,
  { amount }: StoredMovement,
  counted: number,
): Promise<Omit<MovementMatch, 'match'> | null> {
  const [payable] = await selectPayablesByNumber(context.db, [number])
  if (!payable) return null
  if (amount < 0) {
    const back = await takeBack(context, payable.orderId, counted)
    return back && { details: { refundId: back.refundId }, taken: { paymentId: back.payment.id, counted: 0 } }
  }
  const match = toMatch(payable.orderId, payable.due, counted)
  const payment = await takeMoney(context, match, counted, { byPerson: true })
  return payment && { details: {}, taken: { paymentId: payment.id, counted } }
}

function toMatch(order: number, due: number, received: number): MoneyMatch {
  const orderId = String(order)
  if (due <= 0) return { kind: 'surplus', orderId, surplus: received }
  if (received === due) return { kind: 'paid', orderId, received }
  return received < due
    ? { kind: 'underpaid', orderId, received, missing: due - received }
    : { kind: 'overpaid', orderId, received, surplus: received - due }
}
