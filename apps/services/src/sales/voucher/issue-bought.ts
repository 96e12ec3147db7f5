import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { voucherDay } from '@shop/domain/voucher/voucher-order'
import type { CommandContext } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import { changeOrder } from '#app/order/change-order'
import type { LockedOrder } from '#app/order/order.sql'
import { queueVoucherPaid } from '#app/sales/voucher/queue-voucher-mails'
import { deleteUnsentGift, insertGift } from '#app/voucher/gifts.sql'
import { issueVoucher } from '#app/voucher/issue-voucher'
import { queueGift } from '#app/voucher/queue-gift'
import { selectVoucherOrder, updateIssued } from '#app/voucher/voucher-orders.sql'
import { cancelVoucher } from '#app/voucher/vouchers.sql'

/**
 * The money has come, told by the one event that an order is paid by: the order is held, so a second notification finds the voucher
 * here. With it the order has delivered what it sold. Other orders have no voucher to issue.
 */
export async function issueBoughtVoucher(context: CommandContext, order: LockedOrder): Promise<void> {
  const { db, now } = context
  const bought = await selectVoucherOrder(db, order.id)
  if (!bought || bought.voucherId !== null) return
  const { id: voucherId } = await issueVoucher(context, {
    face: bought.face,
    origin: 'order',
    reason: `Objednávka ${order.number}`,
    issuedBy: null,
    issueKey: `order ${order.id}`,
  })
  await updateIssued(db, order.id, voucherId)
  const today = toPragueDay(now)
  const deliverOn = voucherDay(bought.deliverOn, today) ?? bought.deliverOn
  // Money that came after the address was forgotten: whoever bought it hands it over.
  const recipientEmail = bought.recipientEmail || order.email
  await insertGift(db, voucherId, { ...bought, recipientEmail, deliverOn })
  const handed = await changeOrder(context, order.id, 'voucher_issued')
  if (!handed.ok) throw new Error(`A paid order refused its voucher: ${handed.code}.`)
  await queueVoucherPaid(context, order, { ...bought, deliverOn })
  // Whoever bought it for themselves waits for it now; others get theirs by day.
  if (bought.recipientEmail === null && deliverOn === today) await queueGift(context, { voucherId, recipientEmail })
}

/** All of it or nothing: what somebody has spent from cannot be taken back, and the row decides who came first. */
export async function takeVoucherBack(context: CommandContext, { id }: LockedOrder): Promise<void> {
  const { db, now } = context
  const bought = await selectVoucherOrder(db, id)
  if (!bought?.voucherId) return
  if (!(await cancelVoucher(db, bought.voucherId, now))) {
    throw new RequestError('voucher_not_returnable', { reason: 'spent' })
  }
  await deleteUnsentGift(db, bought.voucherId)
}
