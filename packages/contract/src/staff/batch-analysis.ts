import { z } from 'zod'
import { Day, optionalText, text } from '../text-fields.ts'

const Percent = z.number().min(0).max(100)

/** What a laboratory wrote. The version is the one that was seen; null when there was none yet. */
export const SaveAnalysis = z.strictObject({
  version: z.number().int().nullable(),
  laboratory: text(120),
  protocol: optionalText(60),
  analysedOn: Day,
  figures: z.record(z.string().regex(/^[a-z0-9_]{1,40}$/, { error: 'invalid' }), Percent),
})
export type SaveAnalysis = z.infer<typeof SaveAnalysis>

export const BatchAnalysis = z.object({
  code: z.string(),
  name: z.string(),
  version: z.number().nullable(),
  laboratory: z.string(),
  protocol: z.string(),
  analysedOn: z.string().nullable(),
  /** What the label declares, and what was measured of it. */
  figures: z.array(
    z.object({ code: z.string(), name: z.string(), declared: z.number(), measured: z.number().nullable() }),
  ),
})
