import type { SendTicket } from '@shop/contract/contact'
import { answerBy } from '@shop/domain/contact/answer-by'
import { ok } from '@shop/domain/result'
import { insertTicket, insertTicketFiles, selectOrderOf } from '#app/contact/tickets.sql'
import { toPhone } from '#app/customer/phone'
import type { Context } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { formatMoment } from '#app/order/emails/format'
import { STOREFRONT_ID } from '#app/storefront-id'
import { claimFiles } from '#app/upload/claim-files'

/** A message gets a number and a promise by when somebody answers; both come by mail too. */
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
  await queueMail(context, {
    object: `ticket:${ticket.id}`,
    event: 'received',
    template: 'ticket-received',
    to: input.email,
    data: {
      'ticket.number': ticket.number,
      'ticket.message': input.message,
      'ticket.answerBy': formatMoment(promised),
    },
  })
  return ok({ number: ticket.number, answerBy: promised.toISOString(), hasOrder: orderId !== null })
}
