import { didDealWith } from '#app/contact/own-matter.sql'
import type { TicketRow } from '#app/contact/threads.sql'
import type { Context } from '#app/http/context'
import { staffAtWork } from '#app/http/signed-in'

/** A grievance is read by somebody else than who dealt with what it is about. */
export async function isOwnMatter(context: Context, ticket: TicketRow): Promise<boolean> {
  if (ticket.topic !== 'grievance') return false
  return didDealWith(context.db, ticket, staffAtWork(context).userId)
}
