import { z } from 'zod'
import { Day, Moment, text } from '../text-fields.ts'

const RecallWords = z.object({
  /** What is wrong, in words for whoever bought it. */
  reason: z.string(),
  risk: z.string(),
  symptoms: z.string(),
  authorityToldOn: z.string(),
})

export const Recall = RecallWords.extend({
  recallId: z.number(),
  state: z.enum(['proposed', 'public']),
  proposedBy: z.string(),
  proposedAt: Moment,
  /** Whoever asks has proposed it, so somebody else approves. */
  isOwn: z.boolean(),
  approvedBy: z.string().nullable(),
  approvedAt: Moment.nullable(),
})
export type Recall = z.infer<typeof Recall>

/** One order that got pieces of the batch; who it is stays in the order. */
const Receiver = z.object({
  orderId: z.number(),
  orderNumber: z.string(),
  pieces: z.number(),
  sentOn: z.string(),
  isOnWay: z.boolean(),
  /** Somebody whose details were deleted has no address to be told at. */
  hasEmail: z.boolean(),
})

export const RecallView = z.object({
  batchId: z.number(),
  code: z.string(),
  name: z.string(),
  bestBefore: z.string().nullable(),
  onHand: z.number(),
  blockedReason: z.string().nullable(),
  /** Of the passport; null for a batch of which nothing was ever packed. */
  passportUid: z.string().nullable(),
  recall: Recall.nullable(),
  receivers: z.array(Receiver),
  /** Regular deliveries of these goods. */
  plans: z.number(),
  /** Mails that have left. */
  told: z.number(),
})
export type RecallView = z.infer<typeof RecallView>

/** A batch that is stopped, or was called back. */
const StoppedBatch = z.object({
  batchId: z.number(),
  code: z.string(),
  name: z.string(),
  state: z.enum(['blocked', 'proposed', 'public']),
  /** Why it was stopped; of a recall what its buyers read. */
  reason: z.string(),
  /** Null for a batch that was stopped by no person, as one of a seed. */
  stoppedAt: Moment.nullable(),
  stoppedBy: z.string().nullable(),
  publicAt: Moment.nullable(),
  approvedBy: z.string().nullable(),
  /** Orders that got pieces of it, and mails about it that have left. */
  receivers: z.number(),
  told: z.number(),
})
export type StoppedBatch = z.infer<typeof StoppedBatch>
export const Recalls = z.object({ batches: z.array(StoppedBatch) })

export const ProposeRecall = z.strictObject({
  reason: text(300),
  risk: text(300),
  symptoms: text(200),
  authorityToldOn: Day,
})
export type ProposeRecall = z.infer<typeof ProposeRecall>
