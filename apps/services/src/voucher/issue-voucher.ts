import { createHash, randomBytes } from 'node:crypto'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { makeVoucherCode, VOUCHER_CODE_BYTES, voucherTail } from '@shop/domain/voucher/voucher-code'
import { voucherExpiresOn } from '@shop/domain/voucher/voucher-validity'
import { audit, type CommandContext } from '#app/http/context'
import { seal } from '#app/mail/seal'
import { STOREFRONT_ID } from '#app/store/storefront-id'
import { insertVoucher } from '#app/voucher/vouchers.sql'

interface Issuing {
  face: number
  origin: 'staff' | 'order'
  reason: string
  issuedBy: string | null
  /** What it is issued for; the same again gives the same voucher. */
  issueKey: string
}

/** A new code for money that came. It is told once: later it is read only by whoever prints or sends it. */
export async function issueVoucher(context: CommandContext, { face, ...sold }: Issuing) {
  const { db, now, deps } = context
  const { code, ...stored } = drawCode(deps.config.AUTH_SECRET)
  const expiresOn = voucherExpiresOn(toPragueDay(now))
  const { id, isNew } = await insertVoucher(db, {
    ...sold,
    ...stored,
    storefrontId: STOREFRONT_ID,
    face,
    expiresOn,
    now,
  })
  if (isNew) await audit(db, context, 'voucher.issued', { type: 'voucher', id }, { face, reason: sold.reason })
  return { id, isNew, code: isNew ? code : null, expiresOn }
}

/** A code nobody has, and what is kept of it. */
export function drawCode(secret: string) {
  const code = makeVoucherCode(randomBytes(VOUCHER_CODE_BYTES))
  return { code, codeHash: hashVoucherCode(code), codeSealed: seal(secret, code), tail: voucherTail(code) }
}

export function hashVoucherCode(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
