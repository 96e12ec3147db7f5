import type { CommandContext } from '#app/http/context'
import { selectPayments } from '#app/payment/payments.sql'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'
import { selectVoucherOrder } from '#app/voucher/voucher-orders.sql'
import { updateBlocked } from '#app/voucher/vouchers.sql'

/** Money of a bought voucher left without our asking, and why is said: nobody spends it, and a person says what becomes of it. */
export async function stopBoughtVoucher({ db, now }: CommandContext, orderId: number, reason: string): Promise<void> {
  const bought = await selectVoucherOrder(db, orderId)
  if (!bought?.voucherId) return
  const kept = (await selectPayments(db, orderId)).reduce((sum, one) => sum + one.received - one.refunded, 0)
  if (kept >= bought.face) return
  await updateBlocked(db, bought.voucherId, { by: 'system', reason }, now)
  const details = { face: bought.face, kept }
  await openStaffTask(db, { kind: 'voucher_refunded', subject: `voucher:${bought.voucherId}`, orderId, details, now })
}
