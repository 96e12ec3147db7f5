import type { ThreadSummary } from '@shop/contract/inbox/thread'
import { isAnswerOwed } from '@shop/domain/contact/ticket-state'
import { ok, refuse } from '@shop/domain/result'
import { readThreadAccess, threadToken } from '#app/contact/thread-link'
import {
  type SummaryRow,
  selectThread,
  selectThreadsByEmail,
  selectTicket,
  type TicketRow,
} from '#app/contact/threads.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'

/** A link that was never ours opens nothing that is there. */
export function readToken({ deps, now }: Context, token: string) {
  const access = readThreadAccess(deps.config.AUTH_SECRET, token, now)
  if (!access) throw notFound()
  return access
}

/** Shows and changes nothing: mail robots open every link. */
export async function readThread(context: Context, { token }: { token: string }) {
  const access = readToken(context, token)
  const ticket = await selectTicket(context.db, access.ticketId)
  if (!ticket || !access.isSignedFor(ticket.email)) throw notFound()
  return access.isOver ? refuse('link_expired') : ok(await showThread(context, ticket))
}

export async function showThread({ db }: Context, { id, number, topic, state, answerBy }: TicketRow) {
  return {
    number,
    topic,
    state,
    answerBy: isAnswerOwed(state) ? answerBy.toISOString() : null,
    messages: await selectThread(db, id),
  }
}

/** The address of an account is proved, so whatever was written under it is the customer's own. */
export async function ownThreads(context: Context) {
  const rows = await selectThreadsByEmail(context.db, customer(context).email)
  return ok({ threads: rows.map((row) => toSummary(context, row)) })
}

export function toSummary({ deps, now }: Context, { id, email, writtenAt, ...row }: SummaryRow): ThreadSummary {
  return { ...row, writtenAt: writtenAt.toISOString(), token: threadToken(deps.config, { id, email }, now) }
}
