import type { SellVoucher } from '@shop/contract/promotion/staff-vouchers'
import { ok } from '@shop/domain/result'
import { formatVoucherCode } from '@shop/domain/voucher/voucher-code'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import { insertGift } from '#app/voucher/gifts.sql'
import { issueVoucher } from '#app/voucher/issue-voucher'
import { updateBlocked } from '#app/voucher/vouchers.sql'

/** For money that is here already: at a fair, by a transfer of a company. What nobody paid for is a coupon, not a voucher. */
export async function sellVoucher(context: Context, { key, face, reason, gift }: SellVoucher) {
  const { userId } = staffAtWork(context)
  const sold = { face, reason, origin: 'staff', issuedBy: userId, issueKey: `staff ${key}` } as const
  const { id, code, expiresOn } = await issueVoucher(context, sold)
  if (gift) await insertGift(context.db, id, gift)
  return ok({ voucherId: id, code: code && formatVoucherCode(code), expiresOn })
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
