import { TICKET_STATES } from '@shop/domain/contact/ticket-state'
import { z } from 'zod'
import { TICKET_TOPICS } from '../contact.ts'
import { Id, Moment, text } from '../text-fields.ts'
import { UploadKeys } from '../upload.ts'

export const TicketParams = z.strictObject({ number: z.string().regex(/^D\d{6,15}$/, { error: 'invalid' }) })

export const AnswerTicket = z.strictObject({
  body: text(8000),
  /** The last message the writer saw: whoever was overtaken is told and loses no word. */
  lastMessageId: Id,
  /** Whether we now wait for the customer, or are done. */
  next: z.enum(['answered', 'waiting']).default('answered'),
  files: UploadKeys,
})
export type AnswerTicket = z.infer<typeof AnswerTicket>

export const NoteTicket = z.strictObject({ body: text(4000) })

/** A thread changes hands, waits, ends, or is about something else. */
export const ChangeTicket = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('take') }),
  z.strictObject({ action: z.literal('release') }),
  z.strictObject({ action: z.literal('snooze'), until: Moment }),
  z.strictObject({ action: z.literal('close') }),
  z.strictObject({ action: z.literal('reopen') }),
  z.strictObject({ action: z.literal('file'), topic: z.enum(TICKET_TOPICS) }),
])
export type ChangeTicket = z.infer<typeof ChangeTicket>

export const TicketChange = z.object({
  number: z.string(),
  state: z.enum(TICKET_STATES),
  topic: z.enum(TICKET_TOPICS),
  ownerName: z.string(),
  lastMessageId: z.number(),
})

/** A prepared answer with the values of this thread filled in. */
export const FilledTemplate = z.object({
  code: z.string(),
  title: z.string(),
  body: z.string(),
  /** Prepared for the topic of this thread. */
  fits: z.boolean(),
})
