import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { actorId, type CommandContext } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import { insertVoucherPayment } from '#app/order/voucher/order-voucher.sql'
import { spendVoucher } from '#app/voucher/vouchers.sql'

/**
 * A voucher pays its part of an order as a payment of its own: what is due, given back and printed on documents follows from
 * payments alone. Somebody else may have spent it a moment ago: then nothing of the order stays.
 */
export async function spendOrderVoucher(
  { db, now, actor }: CommandContext,
  orderId: number,
  { id, share }: { id: number; share: number },
): Promise<void> {
  const who = { actorKind: actor.kind, actorId: actorId(actor) }
  const paymentId = await insertVoucherPayment(db, { orderId, amount: share, now, ...who })
  const spending = { voucherId: id, paymentId, amount: share, today: toPragueDay(now), now }
  if (!(await spendVoucher(db, spending))) throw new RequestError('voucher_refused', { reason: 'changed' })
}
