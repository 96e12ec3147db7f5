import { answerBy } from '@shop/domain/contact/answer-by'
import { isAnswerOwed, TICKET_MACHINE, type TicketState } from '@shop/domain/contact/ticket-state'
import { ok, refuse } from '@shop/domain/result'
import { transition } from '@shop/domain/state-machine'
import { readToken, showThread } from '#app/contact/read-thread'
import { insertTicketMessage, lockTicket, selectTicket, updateTicket } from '#app/contact/threads.sql'
import type { Context } from '#app/http/context'
import { limitSubject } from '#app/http/limits'
import { notFound } from '#app/http/request-error'
import { claimFiles } from '#app/upload/claim-files'
import { drawLater } from '#app/upload/draw-later'

// A link may be forwarded; whoever has it must not fill our house with letters.
const WRITING = { action: 'thread-message', max: 20, windowSeconds: 60 * 60 }

interface Written {
  token: string
  body: string
  files: string[]
}

/** The customer writes again. What was promised before stands; a thread we were done with gets a new promise. */
export async function writeMessage(context: Context, { token, body, files }: Written) {
  const { db, now, deps } = context
  const access = readToken(context, token)
  const ticket = await lockTicket(db, access.ticketId)
  if (!ticket || !access.isSignedFor(ticket.email)) throw notFound()
  if (access.isOver) return refuse('link_expired')
  await limitSubject(deps, WRITING, `ticket:${ticket.id}`, now)
  const moved = transition(TICKET_MACHINE, ticket.state, 'customer_wrote')
  if (!moved.ok) throw new Error(`A thread that is ${ticket.state} could not be opened.`)
  const uploadIds = await claimFiles(db, files, now)
  const { id: ticketId } = ticket
  // Whose thread it is says the ticket, masked; a message is read by all who answer.
  await insertTicketMessage(db, { ticketId, kind: 'customer', authorId: null, authorName: '', body, uploadIds, now })
  await drawLater(context, uploadIds)
  await updateTicket(db, ticketId, {
    ...ticket,
    state: moved.value.to,
    answerBy: isPromised(ticket, now) ? ticket.answerBy : answerBy(now),
    snoozedUntil: null,
    wrote: 'customer',
    now,
  })
  const written = await selectTicket(db, ticketId)
  if (!written) throw notFound()
  return ok(await showThread(context, written))
}

/** What was owed and put aside is owed still: writing again must not make anybody wait longer. */
function isPromised({ state, answerBy }: { state: TicketState; answerBy: Date }, now: Date): boolean {
  return isAnswerOwed(state) || (state === 'snoozed' && answerBy > now)
}
