import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Seller } from '@shop/contract/seller'
import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { Config } from '#app/config'
import type { MailText } from '#app/mail/define-mails'
import type { MailValues } from '#app/mail/fill-mail'
import { formLetter, type LetterForm } from '#app/mail/letter-form'
import { type LetterLine, openLetterLine } from '#app/mail/letter-line'
import { type RenderedMail, renderMail } from '#app/mail/render-mail'

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

/** One that was drawn already, sent to try it: there is nothing to leave. */
interface TriedLetter extends RenderedMail {
  messageId: string
  to: string
}

interface AlikeOptions {
  /** With the stand-in, as everywhere in the letter. */
  unsubscribeUrl: string
  standIn: string
}

export interface Mailer {
  /** Resolves once the relay has taken the mail over, with what it said. */
  send(mail: OutgoingMail): Promise<string>
  tryLetter(letter: TriedLetter): Promise<string>
  /** Composes what many get alike once. */
  formLetter(letter: RenderedMail, options: AlikeOptions): Promise<LetterForm>
  /** A line that stays open for many letters; the address of the sender stands in an envelope that names no other. */
  openLine(): LetterLine
  sender: string
}

/** How a drawn letter names the pictures that come with it. */
export const LETTER_LOGOS = { logo: `cid:${LOGO_ID}`, logoDark: `cid:${LOGO_DARK_ID}` }

/** One connection per mail: a pooled one may send a mail again by itself after a break, behind the back of the outbox. Letters have lines of their own. */
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
    async tryLetter(letter) {
      const sent = await transport.sendMail({ ...letter, attachments: [...LOGOS], headers: BULK })
      return sent.response
    },
    formLetter: ({ subject, html, text }, { unsubscribeUrl, standIn }) =>
      formLetter({
        mail: {
          ...{ from: config.MAIL_FROM, subject, attachments: [...LOGOS] },
          headers: { ...BULK, ...unsubscribeHeaders(unsubscribeUrl) },
        },
        ...{ html, text, standIn },
      }),
    openLine: () => openLetterLine(config.SMTP_URL, TIMEOUT_MS),
    sender: addressparser(config.MAIL_FROM, { flatten: true })[0]?.address ?? '',
  }
}

const BULK = { 'Auto-Submitted': 'auto-generated', Precedence: 'bulk' }
const ONE_CLICK = ['/lp/newsletter-unsubscribed?', '/l/souhlas/']

/** RFC 8058: the mailbox's own button unsubscribes by one POST, without opening a page. Only where a POST is enough. */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (!url || !ONE_CLICK.some((path) => url.includes(path))) return {}
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
