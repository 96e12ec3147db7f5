import { z } from 'zod'
import { Moment } from '../text-fields.ts'

/** A job that has failed: `dead` when it is not tried again by itself. */
const FailedJob = z.object({
  id: z.number(),
  task: z.string(),
  queue: z.string().nullable(),
  attempts: z.number(),
  maxAttempts: z.number(),
  isDead: z.boolean(),
  /** Addresses in it are masked. */
  lastError: z.string(),
  runAt: Moment,
  /** What it is about, as `type:id`, and the order behind it. */
  about: z.string().nullable(),
  orderId: z.number().nullable(),
})

export const JobsState = z.object({
  waiting: z.number(),
  /** Since when the oldest of those that wait could have run. */
  oldestWaitingAt: Moment.nullable(),
  failed: z.array(FailedJob),
  /** When each job of the timetable was last begun. */
  timetable: z.array(z.object({ task: z.string(), lastRunAt: Moment.nullable() })),
})

export const TruthState = z.object({
  name: z.string(),
  question: z.string(),
  /** Found broken since the last time that everything was asked. */
  isBroken: z.boolean(),
  /** Since when without a day between. */
  brokenSince: Moment.nullable(),
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

/** By the number of an order or a whole address; without either, the newest. */
export const MailsQuery = z.strictObject({
  q: z.string().trim().max(254).default(''),
  state: z.enum(['all', 'open']).default('all'),
})
export type MailsQuery = z.infer<typeof MailsQuery>

export const FoundMail = SentMail.extend({
  /** What it is about, as `type:id`. */
  object: z.string(),
  orderId: z.number().nullable(),
  orderNumber: z.string().nullable(),
  /** What the relay said, addresses masked. */
  lastAnswer: z.string().nullable(),
  /** How many times it was sent again by hand. */
  resent: z.number(),
})

/**
 * Why a mail does not go again: it is on its way, it is an offer, it opens something that is over, it asks for money that came,
 * or nothing is left of it.
 */
const RESEND_REFUSALS = ['on_its_way', 'commercial', 'link', 'paid', 'forgotten'] as const
export type ResendRefusal = (typeof RESEND_REFUSALS)[number]

export const MailPreview = z.object({
  id: z.number(),
  subject: z.string(),
  /** Empty when its words are no longer kept. Links in it lead nowhere. */
  html: z.string(),
  text: z.string(),
  isRevealed: z.boolean(),
  /** Whose details it has; null when nobody can be shown. */
  person: z
    .object({ objectType: z.enum(['order', 'customer', 'plan', 'ticket', 'application']), objectId: z.number() })
    .nullable(),
  resendRefusal: z.enum(RESEND_REFUSALS).nullable(),
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
