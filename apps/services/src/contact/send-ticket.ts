import type { SendTicket } from '@shop/contract/contact'
import { formatMoment } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { answerBy } from '@shop/domain/contact/answer-by'
import { ok } from '@shop/domain/result'
import { CONTACT_MAILS } from '#app/contact/emails/contact-mails'
import { insertTicket, insertTicketFiles, selectOrderOf } from '#app/contact/tickets.sql'
import { toPhone } from '#app/customer/phone'
import type { Context } from '#app/http/context'
import { isFlooded } from '#app/mail/is-flooded'
import { queueMail } from '#app/mail/queue-mail'
import { STOREFRONT_ID } from '#app/store/storefront-id'
import { claimFiles } from '#app/upload/claim-files'
import { drawLater } from '#app/upload/draw-later'

const CONFIRMATIONS_AN_HOUR = 3

/**
 * A message gets a number and a promise by when somebody answers. Both come by mail too, without a word of the message: nobody
 * has proved that the address is theirs, and we do not carry strangers' texts to it.
 */
export async function sendTicket(context: Context, { files, ...input }: SendTicket) {
  const { db, now } = context
  const phone = toPhone('phone', input.phone) ?? ''
  const orderNumber = input.orderNumber.replace(/\s/g, '')
  const orderId = orderNumber ? await selectOrderOf(db, orderNumber, input.email) : null
  const promised = answerBy(now)
  const uploads = await claimFiles(db, files, now)
  const ticket = await insertTicket(db, {
    ...input,
    phone,
    orderNumber,
    orderId,
    answerBy: promised,
    storefrontId: STOREFRONT_ID,
    now,
  })
  if (uploads.length > 0) await insertTicketFiles(db, ticket.id, uploads)
  await drawLater(context, uploads)
  await confirm(context, { ...ticket, email: input.email, promised })
  // Whether the order was found stays with us: the answer would confirm that a number and an address belong together.
  return ok({ number: ticket.number, answerBy: promised.toISOString() })
}

async function confirm(
  context: Context,
  { id, number, email, promised }: { id: number; number: string; email: string; promised: Date },
): Promise<void> {
  const { db, now } = context
  const kind = [CONTACT_MAILS['ticket-received']]
  if (await isFlooded(db, { recipient: email, kind, now, max: CONFIRMATIONS_AN_HOUR })) return
  await queueMail(context, CONTACT_MAILS['ticket-received'], {
    object: `ticket:${id}`,
    event: 'received',
    to: email,
    data: { 'ticket.number': number, 'ticket.answerBy': formatMoment(toPragueTime(promised)) },
  })
}
