import { z } from 'zod'
import { Phone } from './customer.ts'
import { endpoint } from './endpoint.ts'
import { Email, Moment, optionalText, text } from './text-fields.ts'
import { UploadKeys } from './upload.ts'

/** What a message is about; it decides who answers. */
export const TICKET_TOPICS = [
  'order',
  'food',
  'return',
  'regular_delivery',
  'billing',
  'wholesale',
  'programme',
  'grievance',
  'career',
  'other',
] as const
export type TicketTopic = (typeof TICKET_TOPICS)[number]

export const SendTicket = z.strictObject({
  topic: z.enum(TICKET_TOPICS, { error: 'required' }),
  name: text(80),
  email: Email,
  phone: Phone.default(''),
  orderNumber: optionalText(20),
  dog: optionalText(200),
  message: text(5000),
  files: UploadKeys,
})
export type SendTicket = z.infer<typeof SendTicket>

const TicketReceipt = z.object({ number: z.string(), answerBy: Moment })

export const contactEndpoints = {
  sendTicket: endpoint({
    method: 'POST',
    path: '/tickets',
    summary: 'Takes a message for the shop and confirms it by mail with its number.',
    access: 'anyone',
    body: SendTicket,
    reply: TicketReceipt,
    status: 201,
    refusals: [],
  }),
}
