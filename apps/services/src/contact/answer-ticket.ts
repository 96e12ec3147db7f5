import type { AnswerTicket } from '@shop/contract/inbox/answer'
import { TICKET_MACHINE } from '@shop/domain/contact/ticket-state'
import { ok, refuse } from '@shop/domain/result'
import { transition } from '@shop/domain/state-machine'
import { CONTACT_MAILS } from '#app/contact/emails/contact-mails'
import { toAnswerMail } from '#app/contact/emails/to-answer-mail'
import { openTicket } from '#app/contact/open-ticket'
import { isOwnMatter } from '#app/contact/own-matter'
import { selectStaffName } from '#app/contact/staff-names.sql'
import { insertTicketMessage, selectNewestWords, updateTicket } from '#app/contact/threads.sql'
import { audit, type Context } from '#app/http/context'
import { staffAtWork } from '#app/http/signed-in'
import { queueMail } from '#app/mail/queue-mail'
import { claimFiles } from '#app/upload/claim-files'
import { drawLater } from '#app/upload/draw-later'

interface Answer extends AnswerTicket {
  number: string
}

/** The row is locked before the last message is looked at: of two answers written at once exactly one goes. */
export async function answerTicket(context: Context, { number, body, lastMessageId, next, files }: Answer) {
  const { userId } = staffAtWork(context)
  const { db, now } = context
  const ticket = await openTicket(context, number, { lock: true })
  if (await isOwnMatter(context, ticket)) return refuse('second_person_needed')
  const newest = await selectNewestWords(db, ticket.id)
  if (newest && newest.id > lastMessageId) {
    const { id: messageId, kind, author, at } = newest
    return refuse('thread_moved', { kind, author, at: at.toISOString(), messageId })
  }
  const moved = transition(TICKET_MACHINE, ticket.state, next === 'waiting' ? 'ask' : 'answer')
  if (!moved.ok) throw new Error(`A thread that is ${ticket.state} could not be answered.`)
  const authorName = await selectStaffName(db, userId)
  const uploadIds = await claimFiles(db, files, now)
  const words = { ticketId: ticket.id, kind: 'staff' as const, authorId: userId, authorName, body, uploadIds, now }
  const messageId = await insertTicketMessage(db, words)
  await drawLater(context, uploadIds)
  const state = moved.value.to
  const owner = ticket.ownerId === null ? { ownerId: userId, ownerName: authorName } : ticket
  const { ownerId, ownerName } = owner
  await updateTicket(db, ticket.id, { ...ticket, state, ownerId, ownerName, snoozedUntil: null, wrote: 'shop', now })
  await audit(db, context, 'ticket.answered', { type: 'ticket', id: ticket.id })
  await queueMail(context, CONTACT_MAILS['ticket-answered'], {
    object: `ticket:${ticket.id}`,
    event: `answer:${messageId}`,
    to: ticket.email,
    ...toAnswerMail(context, ticket, { body, authorName }),
  })
  return ok({ number, state, topic: ticket.topic, ownerName, lastMessageId: messageId })
}

/** For colleagues; it changes nothing for the customer. */
export async function noteTicket(context: Context, { number, body }: { number: string; body: string }) {
  const { userId } = staffAtWork(context)
  const { db, now } = context
  const ticket = await openTicket(context, number, { lock: true, forNote: true })
  const authorName = await selectStaffName(db, userId)
  const note = { ticketId: ticket.id, kind: 'note' as const, authorId: userId, authorName, body, uploadIds: [], now }
  const lastMessageId = await insertTicketMessage(db, note)
  await audit(db, context, 'ticket.noted', { type: 'ticket', id: ticket.id })
  const { state, topic, ownerName } = ticket
  return ok({ number, state, topic, ownerName, lastMessageId })
}
