import { ok } from '@shop/domain/result'
import { voucherPdf as draw } from '#app/document/pdf/voucher-pdf'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import type { MailAttachment } from '#app/mail/mailer'
import type { Db } from '#app/store/database'

const FILENAME = 'darkovy-poukaz.pdf'
const CONTENT_TYPE = 'application/pdf'

/** For whoever prints it. It shows the code, so it is written down who looked. */
export async function staffVoucherPdf(context: Context, { voucherId }: { voucherId: number }) {
  const { db, deps } = context
  const { AUTH_SECRET: secret, STOREFRONT_URL: shopUrl } = deps.config
  const pdf = await draw(db, voucherId, { secret, shopUrl })
  if (!pdf) throw notFound()
  await audit(db, context, 'voucher.printed', { type: 'voucher', id: voucherId })
  return ok({ filename: FILENAME, contentType: CONTENT_TYPE, content: pdf.toString('base64') })
}

/** Beside the mail that brings it. */
export async function voucherAttachment(
  db: Db,
  object: string,
  _now: Date,
  keys: { secret: string; shopUrl: string },
): Promise<MailAttachment[]> {
  const pdf = await draw(db, Number(object.split(':')[1]), keys)
  return pdf ? [{ filename: FILENAME, content: pdf, contentType: CONTENT_TYPE }] : []
}
