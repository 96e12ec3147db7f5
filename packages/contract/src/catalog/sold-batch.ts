import { z } from 'zod'

/** Microbiology, oxidation of fat: what the label does not declare, in the words of the laboratory. */
export const Finding = z.object({
  name: z.string(),
  value: z.string(),
  unit: z.string(),
  /** What it may be at most; empty where there is no such thing. */
  limit: z.string(),
})
export type Finding = z.infer<typeof Finding>

/** The file is known by its bytes. */
export const ProtocolParams = z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/, { error: 'invalid' }) })

/** Of one pack the batch that is sent next, and what a laboratory measured in it. */
export const SoldBatch = z.object({
  variant_id: z.number(),
  code: z.string(),
  best_before: z.string().nullable(),
  laboratory: z.string().nullable(),
  protocol: z.string().nullable(),
  analysed_on: z.string().nullable(),
  figures: z.record(z.string(), z.number()).nullable(),
  findings: z.array(Finding).nullable(),
  protocol_hash: z.string().nullable(),
})
