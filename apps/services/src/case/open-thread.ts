import type { SubmitCase } from '@shop/contract/case/case'
import { answerBy } from '@shop/domain/contact/answer-by'
import type { CaseOrder } from '#app/case/case-order.sql'
import { updateThreadWaiting } from '#app/case/case-thread.sql'
import { PROBLEMS } from '#app/case/emails/case-words'
import { insertTicket } from '#app/contact/tickets.sql'
import type { Context } from '#app/http/context'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/** The thread a complaint is talked over in. Nobody owes an answer in it yet: what is owed is the decision, and that has its own clock. */
export async function openThread(
  { db, now }: Context,
  order: CaseOrder,
  { name, email, phone, description, problem }: SubmitCase,
): Promise<number> {
  const message = description || (problem === null ? 'Reklamace' : `Reklamace: ${PROBLEMS[problem]}`)
  const ticket = await insertTicket(db, {
    topic: 'return',
    ...{ name, email, phone, message },
    dog: '',
    orderNumber: order.number,
    orderId: order.id,
    answerBy: answerBy(now),
    storefrontId: STOREFRONT_ID,
    now,
  })
  await updateThreadWaiting(db, ticket.id)
  return ticket.id
}
