import { refuse } from '@shop/domain/result'
import { openTicket } from '#app/contact/open-ticket'
import { readToken } from '#app/contact/read-thread'
import { selectTicket } from '#app/contact/threads.sql'
import { isFileOfTicket } from '#app/contact/tickets.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { readAttached } from '#app/upload/read-attached'

/** Only a file of the thread the link opens: a number of another one opens nothing. */
export async function threadFile(context: Context, { token, fileId }: { token: string; fileId: number }) {
  const access = readToken(context, token)
  const ticket = await selectTicket(context.db, access.ticketId)
  if (!ticket || !access.isSignedFor(ticket.email)) throw notFound()
  if (access.isOver) return refuse('link_expired')
  return openFile(context, ticket.id, fileId)
}

export async function staffTicketFile(context: Context, { number, fileId }: { number: string; fileId: number }) {
  const ticket = await openTicket(context, number)
  return openFile(context, ticket.id, fileId)
}

async function openFile(context: Context, ticketId: number, fileId: number) {
  if (!(await isFileOfTicket(context.db, ticketId, fileId))) throw notFound()
  return readAttached(context, fileId)
}
