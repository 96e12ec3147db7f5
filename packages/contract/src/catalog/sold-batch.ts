import { z } from 'zod'

/** Of one pack the batch that is sent next, and what a laboratory measured in it. */
export const SoldBatch = z.object({
  variant_id: z.number(),
  code: z.string(),
  best_before: z.string().nullable(),
  laboratory: z.string().nullable(),
  protocol: z.string().nullable(),
  analysed_on: z.string().nullable(),
  figures: z.record(z.string(), z.number()).nullable(),
})
