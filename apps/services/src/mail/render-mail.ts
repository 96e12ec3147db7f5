import type { Seller } from '@shop/contract/seller'
import type { MailText } from '#app/mail/define-mails'
import { fillMail, type MailValues } from '#app/mail/fill-mail'
import { type MailPictures, writeMailDocument } from '#app/mail/mail-document'
import { toMailLinks } from '#app/mail/mail-links'
import { toPlainText } from '#app/mail/to-plain-text'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

interface RenderOptions {
  storefrontUrl: string
  unsubscribeUrl: string | null
  logos: Pick<MailPictures, 'logo' | 'logoDark'>
  seller: Seller
}

/** Where the storefront keeps the dog that heads the mails about no goods. */
const DOG_PATH = '/sdileni/pes-v-mailu.png'

export function mailDog(storefrontUrl: string): string {
  return `${storefrontUrl}${DOG_PATH}`
}

export function renderMail(
  text: MailText,
  values: MailValues,
  { logos, seller, storefrontUrl, unsubscribeUrl }: RenderOptions,
): RenderedMail {
  const mail = fillMail(text, values, seller)
  const links = toMailLinks(storefrontUrl, unsubscribeUrl)
  const pictures = { ...logos, dog: mailDog(storefrontUrl) }
  return {
    subject: mail.subject,
    html: writeMailDocument({ mail, links, pictures, seller }),
    text: toPlainText(mail, links, seller),
  }
}
