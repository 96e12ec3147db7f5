import { encodeQr, toPng } from '@shop/runtime/qr-code'
import type { MailAttachment } from '#app/mail/mailer'
import { QR_IMAGE_ID } from '#app/order/emails/qr-image'
import { toTransfer } from '#app/order/transfer'
import { selectMissing } from '#app/payment/payment-view.sql'
import { selectSeller } from '#app/seller/seller.sql'
import type { Db } from '#app/store/database'

const SCALE = 5

/** The code of what is left to pay when the mail goes out; none when it has been paid meanwhile. */
export async function qrAttachment(db: Db, object: string): Promise<MailAttachment[]> {
  const missing = await selectMissing(db, object)
  if (!missing || missing.amount <= 0) return []
  const { spayd } = toTransfer({ ...missing, dueOn: null }, (await selectSeller(db)).account)
  return [
    {
      filename: 'qr-platba.png',
      content: toPng(encodeQr(spayd), SCALE),
      contentType: 'image/png',
      cid: QR_IMAGE_ID,
    },
  ]
}
