import { fillTemplate } from '@shop/domain/contact/fill-template'
import { ok } from '@shop/domain/result'
import { selectAnsweredOrder, selectTemplates } from '#app/contact/answer-templates.sql'
import { toAnswerWords } from '#app/contact/emails/answer-words'
import { openTicket } from '#app/contact/open-ticket'
import { selectStaffName } from '#app/contact/staff-names.sql'
import type { Context } from '#app/http/context'
import { staffAtWork } from '#app/http/signed-in'

/** Those of the thread's topic first; each with the values of its order, so that nobody copies a number by hand. */
export async function ticketTemplates(context: Context, { number }: { number: string }) {
  const { db } = context
  const ticket = await openTicket(context, number)
  const order = ticket.orderId === null ? null : await selectAnsweredOrder(db, ticket.orderId)
  const author = await selectStaffName(db, staffAtWork(context).userId)
  const words = toAnswerWords({ name: ticket.name, order, author })
  const templates = await selectTemplates(db)
  const filled = templates.map(({ topic, body, ...template }) => ({
    ...template,
    body: fillTemplate(body, words),
    fits: topic === null || topic === ticket.topic,
  }))
  return ok({ templates: filled.toSorted((a, b) => Number(b.fits) - Number(a.fits)) })
}
