import { encodeQr, toPng } from '@shop/runtime/qr-code'
import type { MailAttachment } from '#app/mail/mailer'
import { QR_IMAGE_ID } from '#app/order/emails/qr-image'
import { askedTransfer } from '#app/plan/asked-transfer'
import type { Db } from '#app/store/database'

const SCALE = 5

/** The code of what a notice asks for, when the mail goes out; none for another way of paying. */
export async function noticeQr(db: Db, object: string): Promise<MailAttachment[]> {
  const asked = await askedTransfer(db, Number(object.replace('cycle:', '')))
  if (!asked) return []
  const content = toPng(encodeQr(asked.spayd), SCALE)
  return [{ filename: 'qr-platba.png', content, contentType: 'image/png', cid: QR_IMAGE_ID }]
}
