import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Seller } from '@shop/contract/seller'
import { createTransport } from 'nodemailer'
import type { Config } from '#app/config'
import type { MailText } from '#app/mail/define-mails'
import type { MailValues } from '#app/mail/fill-mail'
import { renderMail } from '#app/mail/render-mail'

const LOGO = join(import.meta.dirname, '../../assets/logo.png')
const LOGO_DARK = join(import.meta.dirname, '../../assets/logo-white.png')
const LOGO_ID = 'logo@cenich'
const LOGO_DARK_ID = 'logo-white@cenich'
const TIMEOUT_MS = 20_000
// Read once: a letter goes to thousands.
const LOGOS = [
  { filename: 'cenich.png', content: readFileSync(LOGO), cid: LOGO_ID, contentDisposition: 'inline' },
  { filename: 'cenich-bily.png', content: readFileSync(LOGO_DARK), cid: LOGO_DARK_ID, contentDisposition: 'inline' },
] as const

interface OutgoingMail {
  messageId: string
  text: MailText
  to: string
  values: MailValues
  seller: Seller
  attachments?: MailAttachment[]
}

export interface MailAttachment {
  filename: string
  content: string | Buffer
  contentType: string
  /** Named so, it is shown inside the text and not among the files. */
  cid?: string
}

/** One of many alike, drawn already. */
interface OutgoingLetter {
  messageId: string
  to: string
  subject: string
  html: string
  text: string
  /** Where the relay says that it could not be delivered; null takes the sender's. */
  bounceTo: string | null
  /** Null in a letter that was sent to try it. */
  unsubscribeUrl: string | null
}

export interface Mailer {
  /** Resolves once the relay has taken the mail over, with what it said. */
  send(mail: OutgoingMail): Promise<string>
  sendLetter(letter: OutgoingLetter): Promise<string>
}

/** How a drawn letter names the pictures that come with it. */
export const LETTER_LOGOS = { logo: `cid:${LOGO_ID}`, logoDark: `cid:${LOGO_DARK_ID}` }

/** One connection per mail: a pooled one may send a mail again by itself after a break, behind the back of the outbox. */
export function createMailer(config: Config): Mailer {
  const transport = createTransport(
    {
      url: config.SMTP_URL,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableUrlAccess: true,
    },
    { from: config.MAIL_FROM },
  )
  return {
    async send({ messageId, text: mail, to, values, seller, attachments = [] }) {
      const unsubscribeUrl = typeof values['links.unsubscribe'] === 'string' ? values['links.unsubscribe'] : null
      const { subject, html, text } = renderMail(mail, values, {
        storefrontUrl: config.STOREFRONT_URL,
        unsubscribeUrl,
        logos: LETTER_LOGOS,
        seller,
      })
      const sent = await transport.sendMail({
        messageId,
        to,
        subject,
        html,
        text,
        attachments: [
          ...LOGOS,
          // A picture that no sentence shows would be read as one more thing to do, such as a code to pay by.
          ...attachments.filter(({ cid }) => !cid || html.includes(`cid:${cid}`)),
        ],
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
      })
      return sent.response
    },
    async sendLetter({ bounceTo, unsubscribeUrl, ...letter }) {
      const sent = await transport.sendMail({
        ...letter,
        ...(bounceTo !== null && { envelope: { from: bounceTo, to: letter.to } }),
        attachments: [...LOGOS],
        headers: { 'Auto-Submitted': 'auto-generated', Precedence: 'bulk', ...unsubscribeHeaders(unsubscribeUrl) },
      })
      return sent.response
    },
  }
}

const ONE_CLICK = ['/lp/newsletter-unsubscribed?', '/l/souhlas/']

/** RFC 8058: the mailbox's own button unsubscribes by one POST, without opening a page. Only where a POST is enough. */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (!url || !ONE_CLICK.some((path) => url.includes(path))) return {}
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
