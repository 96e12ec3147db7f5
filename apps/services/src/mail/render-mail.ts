import '#app/mail/tsx-loader'
import type { Seller } from '@shop/contract/seller'
import { createElement } from 'react'
import type { MailText } from '#app/mail/define-mails'
import { fillMail, type MailValues } from '#app/mail/fill-mail'
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

/** Rendering is loaded with the first mail: the API never needs it, and it takes longer to load than everything else. */
export async function renderMail(text: MailText, values: MailValues, options: RenderOptions): Promise<RenderedMail> {
  const [{ render }, { MailDocument }] = await Promise.all([
    import('react-email'),
    import('#app/mail/mail-document.tsx'),
  ])
  const mail = fillMail(text, values, options.seller)
  const links = toMailLinks(options.storefrontUrl, options.unsubscribeUrl)
  return {
    subject: mail.subject,
    html: await render(createElement(MailDocument, { mail, links, logoSrc: options.logoSrc, seller: options.seller })),
    text: toPlainText(mail, links, options.seller),
  }
}
