import type { SellVoucher, SendVoucher } from '@shop/contract/promotion/staff-vouchers'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { ok, refuse } from '@shop/domain/result'
import { formatVoucherCode } from '@shop/domain/voucher/voucher-code'
import { voucherTrouble } from '@shop/domain/voucher/voucher-share'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import { insertGift, updateGiftRecipient } from '#app/voucher/gifts.sql'
import { drawCode, issueVoucher } from '#app/voucher/issue-voucher'
import { queueGift } from '#app/voucher/queue-gift'
import { selectVoucher, takeFromCarts, updateBlocked, updateCode } from '#app/voucher/vouchers.sql'

/** For money that is here already: at a fair, by a transfer of a company. What nobody paid for is a coupon, not a voucher. */
export async function sellVoucher(context: Context, { key, face, reason, gift }: SellVoucher) {
  const { userId } = staffAtWork(context)
  const sold = { face, reason, origin: 'staff', issuedBy: userId, issueKey: `staff ${key}` } as const
  const { id, code, expiresOn } = await issueVoucher(context, sold)
  if (gift) await insertGift(context.db, id, gift)
  return ok({ voucherId: id, code: code && formatVoucherCode(code), expiresOn })
}

/** For a code that was lost, mistyped or seen by somebody else: the money stays where it is and only the new code opens it. */
export async function renewVoucherCode(context: Context, { voucherId, reason }: { voucherId: number; reason: string }) {
  const { db, deps, now } = context
  const { code, ...stored } = drawCode(deps.config.AUTH_SECRET)
  await takeFromCarts(db, voucherId)
  if (!(await updateCode(db, voucherId, stored, now))) throw notFound()
  // Also from the one that took it while this waited for the voucher.
  await takeFromCarts(db, voucherId)
  await audit(db, context, 'voucher.renewed', { type: 'voucher', id: voucherId }, { reason })
  return ok({ code: formatVoucherCode(code) })
}

/** To whom it should have gone, or once more. */
export async function sendVoucher(context: Context, input: SendVoucher & { voucherId: number }) {
  const { db, now } = context
  const { voucherId, key, email, reason } = input
  const voucher = await selectVoucher(db, { id: voucherId })
  if (!voucher) throw notFound()
  const trouble = voucherTrouble(voucher, toPragueDay(now))
  if (trouble) return refuse('voucher_refused', { reason: trouble })
  await updateGiftRecipient(db, voucherId, email)
  await queueGift(context, { voucherId, recipientEmail: email, event: `sent ${key}` })
  await audit(db, context, 'voucher.sent', { type: 'voucher', id: voucherId }, { reason })
  return ok({ isQueued: true })
}

export async function blockVoucher(context: Context, { voucherId, reason }: { voucherId: number; reason: string }) {
  const { userId } = staffAtWork(context)
  await block(context, voucherId, { by: userId, reason })
  return ok({ isBlocked: true })
}

export async function unblockVoucher(context: Context, { voucherId }: { voucherId: number }) {
  await block(context, voucherId, null)
  return ok({ isBlocked: false })
}

async function block(context: Context, id: number, blocked: { by: string; reason: string } | null): Promise<void> {
  if (!(await updateBlocked(context.db, id, blocked, context.now))) throw notFound()
  const action = blocked ? 'voucher.blocked' : 'voucher.unblocked'
  await audit(context.db, context, action, { type: 'voucher', id }, blocked ? { reason: blocked.reason } : {})
}
