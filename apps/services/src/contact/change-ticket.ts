import type { ChangeTicket } from '@shop/contract/inbox/answer'
import { canSnoozeUntil, TICKET_MACHINE } from '@shop/domain/contact/ticket-state'
import { ok, refuse } from '@shop/domain/result'
import { transition } from '@shop/domain/state-machine'
import { openTicket } from '#app/contact/open-ticket'
import { isOwnMatter } from '#app/contact/own-matter'
import { selectStaffName } from '#app/contact/staff-names.sql'
import { selectNewestWords, type TicketRow, updateTicket } from '#app/contact/threads.sql'
import { audit, type Context } from '#app/http/context'
import { staffAtWork } from '#app/http/signed-in'

/** Whose it is, until when it rests, what it is about; nobody outside hears of it. */
export async function changeTicket(context: Context, input: ChangeTicket & { number: string }) {
  const { db, now } = context
  const ticket = await openTicket(context, input.number, { lock: true })
  if (input.action === 'snooze' && !canSnoozeUntil(ticket, new Date(input.until), now)) {
    return refuse('snooze_too_long', { answerBy: ticket.answerBy.toISOString() })
  }
  // Called something else, a grievance would be answered by whoever it is about.
  const isPutAway = input.action === 'file' || input.action === 'close'
  if (isPutAway && (await isOwnMatter(context, ticket))) return refuse('second_person_needed')
  const changed = await changedBy(context, ticket, input)
  if (!changed) return refuse('ticket_state', { state: ticket.state })
  await updateTicket(db, ticket.id, { ...changed, wrote: null, now })
  await audit(db, context, `ticket.${input.action}`, { type: 'ticket', id: ticket.id })
  const newest = await selectNewestWords(db, ticket.id)
  const { number, state, topic, ownerName } = changed
  return ok({ number, state, topic, ownerName, lastMessageId: newest?.id ?? 0 })
}

async function changedBy(context: Context, ticket: TicketRow, input: ChangeTicket): Promise<TicketRow | null> {
  switch (input.action) {
    case 'take': {
      const { userId } = staffAtWork(context)
      return { ...ticket, ownerId: userId, ownerName: await selectStaffName(context.db, userId) }
    }
    case 'release':
      return { ...ticket, ownerId: null, ownerName: '' }
    case 'file':
      return { ...ticket, topic: input.topic }
    default: {
      const moved = transition(TICKET_MACHINE, ticket.state, input.action)
      if (!moved.ok) return null
      return {
        ...ticket,
        state: moved.value.to,
        snoozedUntil: input.action === 'snooze' ? new Date(input.until) : null,
      }
    }
  }
}
