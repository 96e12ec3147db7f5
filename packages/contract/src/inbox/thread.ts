import { TICKET_STATES } from '@shop/domain/contact/ticket-state'
import { z } from 'zod'
import { TICKET_TOPICS } from '../contact.ts'
import { endpoint } from '../endpoint.ts'
import { OrderAccess } from '../order.ts'
import { Id, Moment, text } from '../text-fields.ts'
import { AttachedFile, UploadKeys } from '../upload.ts'

/** From the mail of an answer: opens one thread and nothing else. */
export const ThreadAccess = z.strictObject({
  token: z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9._-]+$/),
})

const ThreadMessage = z.object({
  id: z.number(),
  from: z.enum(['customer', 'shop']),
  /** First name of whoever answered; empty for the customer. */
  author: z.string(),
  body: z.string(),
  writtenAt: Moment,
  files: z.array(z.object({ id: z.number(), name: z.string(), isPicture: z.boolean() })),
})

export const ThreadView = z.object({
  number: z.string(),
  topic: z.enum(TICKET_TOPICS),
  state: z.enum(TICKET_STATES),
  /** Null once it is answered. */
  answerBy: Moment.nullable(),
  messages: z.array(ThreadMessage),
})
export type ThreadView = z.infer<typeof ThreadView>

/** A thread in the account or at an order. */
export const ThreadSummary = z.object({
  number: z.string(),
  topic: z.enum(TICKET_TOPICS),
  state: z.enum(TICKET_STATES),
  writtenAt: Moment,
  /** First words of the last message and who wrote it. */
  excerpt: z.string(),
  from: z.enum(['customer', 'shop']),
  token: z.string(),
})
export type ThreadSummary = z.infer<typeof ThreadSummary>

export const WriteMessage = z.strictObject({ body: text(5000), files: UploadKeys })

export const ticketEndpoints = {
  readThread: endpoint({
    method: 'GET',
    path: '/tickets/by-token/:token',
    summary: 'The thread a link from a mail opens. Changes nothing.',
    access: 'anyone',
    params: ThreadAccess,
    reply: ThreadView,
    refusals: ['link_expired'],
  }),
  writeMessage: endpoint({
    method: 'POST',
    path: '/tickets/by-token/:token/messages',
    summary: 'The customer writes again; the thread waits for us.',
    access: 'anyone',
    params: ThreadAccess,
    body: WriteMessage,
    reply: ThreadView,
    status: 201,
    refusals: ['link_expired'],
  }),
  threadFile: endpoint({
    method: 'GET',
    path: '/tickets/by-token/:token/files/:fileId',
    summary: 'A file of this thread.',
    access: 'anyone',
    params: ThreadAccess.extend({ fileId: Id }),
    reply: AttachedFile,
    refusals: ['link_expired', 'file_waiting', 'file_broken'],
  }),
  ownThreads: endpoint({
    method: 'GET',
    path: '/customer/tickets',
    summary: 'Threads under the address of the account, newest first.',
    access: 'customer',
    reply: z.object({ threads: z.array(ThreadSummary) }),
    refusals: [],
  }),
  orderThreads: endpoint({
    method: 'GET',
    path: '/orders/:token/tickets',
    summary: 'Threads about one order.',
    access: 'anyone',
    params: OrderAccess,
    reply: z.object({ threads: z.array(ThreadSummary) }),
    refusals: [],
  }),
} as const
