import { z } from 'zod'
import { Finding } from '../catalog/sold-batch.ts'
import { as, Day, optionalText, text } from '../text-fields.ts'

const Percent = z.number().min(0).max(100)

const PROTOCOL_LIMIT_BYTES = 5 * 1024 * 1024
/** In base64 a third more, and the words around it. */
export const PROTOCOL_BODY_BYTES = Math.ceil((PROTOCOL_LIMIT_BYTES * 4) / 3) + 64 * 1024

/** What a laboratory wrote. The version is the one that was seen; null when there was none yet. */
export const SaveAnalysis = z.strictObject({
  version: z.number().int().nullable(),
  laboratory: text(120),
  protocol: optionalText(60),
  analysedOn: Day,
  figures: z.record(z.string().regex(/^[a-z0-9_]{1,40}$/, { error: 'invalid' }), Percent),
  /** What the label does not declare. Not sent, it stays as it is. */
  findings: z
    .array(z.strictObject({ name: text(80), value: text(40), unit: optionalText(20), limit: optionalText(40) }))
    .max(24, as('too_long'))
    .optional(),
  /** The protocol as PDF, in base64. Not sent, the one that is there stays. */
  protocolFile: z
    .base64(as('invalid'))
    .min(8, as('required'))
    .max(Math.ceil(PROTOCOL_LIMIT_BYTES / 3) * 4, as('too_long'))
    .optional(),
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
  findings: z.array(Finding).default([]),
  /** Of the protocol as PDF; null while there is none. */
  protocolHash: z.string().nullable().default(null),
})
