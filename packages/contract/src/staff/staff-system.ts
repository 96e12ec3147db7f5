import { z } from 'zod'
import { Moment } from '../text-fields.ts'

/** A job that has failed: `dead` when it is not tried again by itself. */
export const FailedJob = z.object({
  id: z.number(),
  task: z.string(),
  queue: z.string().nullable(),
  attempts: z.number(),
  maxAttempts: z.number(),
  isDead: z.boolean(),
  lastError: z.string(),
  runAt: Moment,
})

export const TruthState = z.object({
  name: z.string(),
  question: z.string(),
  /** When it was last found broken, and by how many rows; null when never. */
  violatedAt: Moment.nullable(),
  violations: z.number().nullable(),
})

export const TruthRows = z.object({
  name: z.string(),
  violations: z.number(),
  samples: z.array(z.record(z.string(), z.unknown())),
})

export const SentMail = z.object({
  id: z.number(),
  template: z.string(),
  /** Masked. */
  recipient: z.string(),
  status: z.string(),
  attempts: z.number(),
  createdAt: Moment,
  sentAt: Moment.nullable(),
})

export const HistoryEntry = z.object({
  id: z.number(),
  at: Moment,
  action: z.string(),
  actorKind: z.string(),
  actorName: z.string().nullable(),
  requestId: z.string(),
  details: z.record(z.string(), z.unknown()),
})

/** What has a history that colleagues may read; that of members and machines is no part of it. */
export const HistoryQuery = z.strictObject({
  objectType: z.enum(['order', 'customer', 'plan', 'ticket', 'application', 'review', 'payment', 'parcel', 'document']),
  objectId: z.string().regex(/^[\w:-]{1,60}$/, { error: 'invalid' }),
})
