import type { MailsQuery } from '@shop/contract/staff/staff-system'
import { sellerValues } from '@shop/domain/content/seller-values'
import { ok } from '@shop/domain/result'
import { isMailName, MAILS } from '#app/compose/mails'
import { missingValues, planResend } from '#app/compose/resend-mail'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import type { MailValue } from '#app/mail/define-mails'
import type { MailValues } from '#app/mail/fill-mail'
import { INLINE_LOGOS } from '#app/mail/inline-logos'
import { maskValues } from '#app/mail/mask-values'
import { renderMail } from '#app/mail/render-mail'
import { orderStory } from '#app/order/emails/order-story'
import { selectSeller } from '#app/seller/seller.sql'
import { isRevealedTo, type OfficeMailRow, selectMailOfOffice, selectMailsFound } from '#app/staff/mails.sql'

const ORDER_NUMBER = /^\d{8,12}$/
const REVEALABLE = ['order', 'customer', 'plan', 'ticket', 'application'] as const
const FORGOTTEN = { subject: '', html: '', text: '' }

export async function findMails({ db }: Context, { q, state }: MailsQuery) {
  const asked = q.toLowerCase()
  const orderNumber = ORDER_NUMBER.test(asked) ? asked : null
  const email = asked.includes('@') ? asked : null
  // Half an address would let somebody fish for whole ones.
  if (asked !== '' && orderNumber === null && email === null) return ok({ mails: [] })
  const mails = await selectMailsFound(db, { email, orderNumber, isOpen: state === 'open' })
  return ok({
    mails: mails.map(({ createdAt, sentAt, ...mail }) => ({
      ...mail,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  })
}

/** As it went out, but for the links, which opened something and are forgotten; masked until somebody said what for. */
export async function previewMail(context: Context, { mailId }: { mailId: number }) {
  const { db } = context
  const mail = await selectMailOfOffice(db, mailId)
  if (!mail) throw notFound()
  const person = personOf(mail)
  const isRevealed = person !== null && (await isRevealedTo(db, staffAtWork(context).userId, person))
  const { refusal } = await planResend(context, mail)
  return ok({
    ...{ id: mail.id, isRevealed, person, resendRefusal: refusal },
    ...(await draw(context, mail, isRevealed)),
  })
}

async function draw({ db, deps: { config }, now }: Context, mail: OfficeMailRow, isRevealed: boolean) {
  const { template, object, recipient, data } = mail
  if (!isMailName(template) || recipient === '') return FORGOTTEN
  const seller = await selectSeller(db)
  const text = MAILS[template]
  const gone = missingValues(text, data, Object.keys(sellerValues(seller)))
  if (Object.keys(data).length === 0 && gone.some((path) => !path.startsWith('links.'))) return FORGOTTEN
  const story = await orderStory(db, { object, template, recipient, imagesUrl: config.IMAGES_URL, now })
  const values = { ...(data as MailValues), ...toStandIns(gone, config.STOREFRONT_URL) }
  const shown = isRevealed
    ? { ...story, ...values }
    : maskValues({ 'order.goods': story['order.goods'], ...values }, config.STOREFRONT_URL)
  return renderMail(text, shown, {
    storefrontUrl: config.STOREFRONT_URL,
    unsubscribeUrl: config.STOREFRONT_URL,
    logos: INLINE_LOGOS,
    seller,
  })
}

/** Of what was forgotten: a link leads to the shop, anything else is dots. */
function toStandIns(gone: readonly string[], shop: string): Record<string, MailValue> {
  return Object.fromEntries(gone.map((path) => [path, path.startsWith('links.') ? shop : '•••']))
}

/** Whom a reason has to be given for; mails about an order's parcel or payment are about its buyer. */
function personOf({ object, orderId }: OfficeMailRow) {
  if (orderId !== null) return { objectType: 'order' as const, objectId: orderId }
  const [type, id = ''] = object.split(':')
  const objectType = REVEALABLE.find((one) => one === type)
  return objectType && /^\d+$/.test(id) ? { objectType, objectId: Number(id) } : null
}
