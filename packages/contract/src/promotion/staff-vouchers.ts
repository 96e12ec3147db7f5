import { z } from 'zod'
import { DocumentFile } from '../document.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Email, Id, text } from '../text-fields.ts'

const VoucherParams = z.strictObject({ voucherId: Id })

/** Whole crowns. */
const Face = z.int().min(10_000).max(5_000_000).multipleOf(100)

const Words = (most: number) => z.string().trim().max(most, { error: 'too_long' }).default('')

/** Whom it is for. Without an address somebody prints it. */
const Gift = z.strictObject({
  giver: Words(80),
  recipientName: Words(80),
  recipientEmail: Email.nullable().default(null),
  words: Words(500),
  deliverOn: Day,
})

/** For money that has come; the words say how. The key makes two clicks one. */
const SellVoucher = z.strictObject({
  key: z.uuid(),
  face: Face,
  reason: text(200),
  gift: Gift.nullable().default(null),
})
export type SellVoucher = z.infer<typeof SellVoucher>

/** Whom it goes to now, and why. The key makes two clicks one mail. */
const SendVoucher = z.strictObject({ key: z.uuid(), email: Email, reason: text(200) })
export type SendVoucher = z.infer<typeof SendVoucher>

const RenewVoucherCode = z.strictObject({ reason: text(200) })

const BlockVoucher = z.strictObject({ reason: text(200) })

/** The code is told once, to whoever sold it. A second click gets none. */
const SoldVoucher = z.object({ voucherId: z.number(), code: z.string().nullable(), expiresOn: z.string() })

/** Vouchers as the books see them. */
export const staffVoucherEndpoints = {
  sellVoucher: endpoint({
    method: 'POST',
    path: '/staff/vouchers',
    summary: 'Issues a voucher for money that came another way than through an order, and tells its code once.',
    access: 'staff',
    work: 'vouchers',
    recentProof: true,
    body: SellVoucher,
    reply: SoldVoucher,
    refusals: [],
  }),
  voucherPdf: endpoint({
    method: 'GET',
    path: '/staff/vouchers/:voucherId/pdf',
    summary: 'A voucher to print, with its code; who looked is written down.',
    access: 'staff',
    work: 'vouchers',
    recentProof: true,
    params: VoucherParams,
    reply: DocumentFile,
    refusals: [],
  }),
  renewVoucherCode: endpoint({
    method: 'POST',
    path: '/staff/vouchers/:voucherId/code',
    summary: 'Gives a voucher whose code was lost another one, told once; the old one opens nothing from then on.',
    access: 'staff',
    work: 'vouchers',
    recentProof: true,
    params: VoucherParams,
    body: RenewVoucherCode,
    reply: z.object({ code: z.string() }),
    refusals: [],
  }),
  sendVoucher: endpoint({
    method: 'POST',
    path: '/staff/vouchers/:voucherId/sending',
    summary: 'Sends a voucher by mail at once, to an address that may be another than before.',
    access: 'staff',
    work: 'vouchers',
    recentProof: true,
    params: VoucherParams,
    body: SendVoucher,
    reply: z.object({ isQueued: z.boolean() }),
    refusals: ['voucher_refused'],
  }),
  blockVoucher: endpoint({
    method: 'PUT',
    path: '/staff/vouchers/:voucherId/block',
    summary: 'Stops a voucher that was lost or stolen; what it has stays on it.',
    access: 'staff',
    work: 'vouchers',
    params: VoucherParams,
    body: BlockVoucher,
    reply: z.object({ isBlocked: z.boolean() }),
    refusals: [],
  }),
  unblockVoucher: endpoint({
    method: 'DELETE',
    path: '/staff/vouchers/:voucherId/block',
    summary: 'Lets a blocked voucher pay again.',
    access: 'staff',
    work: 'vouchers',
    recentProof: true,
    params: VoucherParams,
    reply: z.object({ isBlocked: z.boolean() }),
    refusals: [],
  }),
} as const
