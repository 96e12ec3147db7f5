import { z } from 'zod'
import { Id, optionalText, text } from '../text-fields.ts'

export const DOG_STAGES = ['puppy', 'adult', 'senior'] as const
export const DOG_SIZES = ['toy', 'small', 'medium', 'large', 'giant'] as const

const Days = z.int().min(1).max(3650).nullable().default(null)

/** All of it together; what is null or empty is not asked. Only these fields can be asked, and no value becomes a word of SQL. */
export const SegmentQuestion = z.strictObject({
  /** Of one and the same dog. */
  dogStage: z.enum(DOG_STAGES).nullable().default(null),
  dogSizes: z.array(z.enum(DOG_SIZES)).max(DOG_SIZES.length).default([]),
  boughtWithinDays: Days,
  notBoughtForDays: Days,
  ordersAtLeast: z.int().min(1).max(1000).nullable().default(null),
  boughtProducts: z
    .array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'invalid' }))
    .max(50)
    .default([]),
  /** By the day that every page names (decision 104), as it was counted last night. */
  runsOutWithinDays: z.int().min(1).max(90).nullable().default(null),
  /** Codes of levels; any of them. */
  levels: z
    .array(z.string().regex(/^[a-z]{1,20}$/, { error: 'invalid' }))
    .max(10)
    .default([]),
  hasPlan: z.boolean().nullable().default(null),
  /** Beginnings of postcodes. */
  postcodes: z
    .array(z.string().regex(/^\d{1,5}$/, { error: 'invalid' }))
    .max(50)
    .default([]),
})
export type SegmentQuestion = z.infer<typeof SegmentQuestion>

export const SaveSegment = z.strictObject({
  /** Null for a new one. */
  segmentId: Id.nullable(),
  version: z.int().min(0),
  name: text(80),
  question: SegmentQuestion,
  reason: optionalText(300),
})
export type SaveSegment = z.infer<typeof SaveSegment>

export const StaffSegment = z.object({
  segmentId: z.number(),
  version: z.number(),
  name: z.string(),
  question: SegmentQuestion,
  /** Subscribers it means now. */
  people: z.number(),
})
export type StaffSegment = z.infer<typeof StaffSegment>
