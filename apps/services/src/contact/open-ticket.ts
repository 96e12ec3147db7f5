import { lockTicketByNumber, selectTicketByNumber, type TicketRow } from '#app/contact/threads.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'

/** The thread, when it is this member's work: accounting answers about bills, and what is not theirs is not there. */
export async function openTicket(
  context: Context,
  number: string,
  { lock = false, forNote = false }: { lock?: boolean; forNote?: boolean } = {},
): Promise<TicketRow> {
  const { role } = staffAtWork(context)
  const ticket = await (lock ? lockTicketByNumber : selectTicketByNumber)(context.db, number)
  if (!ticket) throw notFound()
  if (role === 'staff_accounting' && ticket.topic !== 'billing') throw notFound()
  if (role === 'staff_warehouse' && !forNote) throw notFound()
  return ticket
}
