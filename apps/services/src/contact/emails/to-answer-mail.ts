import { threadLink } from '#app/contact/thread-link'
import type { TicketRow } from '#app/contact/threads.sql'
import type { CommandContext } from '#app/http/context'

/** The answer itself, and a link by which the customer reads the thread and writes back without signing in. */
export function toAnswerMail(
  { deps, now }: CommandContext,
  ticket: TicketRow,
  { body, authorName }: { body: string; authorName: string },
) {
  return {
    data: {
      'ticket.number': ticket.number,
      'ticket.author': authorName.split(' ')[0] || 'Čenich',
      'ticket.answer': body,
    },
    secrets: { 'links.thread': threadLink(deps.config, ticket, now) },
  }
}
