import type { Seller } from '@shop/contract/seller'
import type { MailText } from '#app/mail/define-mails'
import { fillMail, type MailValues } from '#app/mail/fill-mail'
import { writeMailDocument } from '#app/mail/mail-document'
import { toMailLinks } from '#app/mail/mail-links'
import { toPlainText } from '#app/mail/to-plain-text'

interface RenderedMail {
  subject: string
  html: string
  text: string
}

interface RenderOptions {
  storefrontUrl: string
  unsubscribeUrl: string | null
  logoSrc: string
  seller: Seller
}

export function renderMail(
  text: MailText,
  values: MailValues,
  { logoSrc, seller, ...shop }: RenderOptions,
): RenderedMail {
  const mail = fillMail(text, values, seller)
  const links = toMailLinks(shop.storefrontUrl, shop.unsubscribeUrl)
  return {
    subject: mail.subject,
    html: writeMailDocument({ mail, links, logoSrc, seller }),
    text: toPlainText(mail, links, seller),
  }
}
