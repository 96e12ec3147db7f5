import { z } from 'zod'

const Moment = z.iso.datetime().nullable()

const CarrierFeed = z.object({
  network: z.string(),
  /** Deliveries that send to its points; none: its list is not read. */
  deliveries: z.array(z.string()),
  /** Whether the shop knows where its list is. */
  isConnected: z.boolean(),
  /** That can be chosen now. */
  points: z.number(),
  /** When the carrier last gave its list, or said that it is the same. */
  readAt: Moment,
  changedAt: Moment,
  fault: z.enum(['unavailable', 'refused', 'malformed', 'lost_points']).nullable(),
  /** How many points we know and how many the refused list had. */
  lost: z.object({ known: z.number(), read: z.number() }).nullable(),
  failingSince: Moment,
})
export type CarrierFeed = z.infer<typeof CarrierFeed>

export const CarrierFeeds = z.object({ feeds: z.array(CarrierFeed) })
