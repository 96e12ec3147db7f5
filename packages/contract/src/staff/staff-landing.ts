import { z } from 'zod'
import { as, Moment, optionalText, text } from '../text-fields.ts'
import { EditedBlocks } from './edited-blocks.ts'

export const LandingFields = z.strictObject({
  title: text(120),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, as('invalid'))
    .max(120)
    // Pages of the newsletter stand beside landing pages.
    .refine((slug) => !slug.startsWith('newsletter-'), as('invalid')),
  seoDescription: optionalText(320),
  blocks: EditedBlocks,
  /** What about half of the visitors see instead; null when nothing is tried. */
  blocksB: EditedBlocks.nullable(),
  validTo: Moment.nullable(),
})
export type LandingFields = z.infer<typeof LandingFields>

const Versioned = z.strictObject({ version: z.int().positive(), reason: optionalText(300) })

export const NewLanding = z.strictObject({ title: text(120) })
export const SaveLanding = Versioned.extend({ fields: LandingFields })
export type SaveLanding = z.infer<typeof SaveLanding>
/** Now when no moment is given. */
export const PublishLanding = Versioned.extend({ at: Moment.nullable() })
export type PublishLanding = z.infer<typeof PublishLanding>
export const WithdrawLanding = Versioned
export type WithdrawLanding = z.infer<typeof WithdrawLanding>

/** Counts, never persons. */
const Result = z.object({
  /** Null for the whole page. */
  variant: z.enum(['a', 'b']).nullable(),
  views: z.number(),
  goals: z.number(),
  goalPercent: z.number().nullable(),
})
export type LandingResult = z.infer<typeof Result>

const LandingState = z.object({
  landingId: z.number(),
  version: z.number(),
  state: z.enum(['draft', 'scheduled', 'published', 'over']),
  validFrom: Moment,
  updatedAt: Moment,
  claims: z.number(),
  results: z.array(Result),
})

export const StaffLandings = z.object({
  landings: z.array(
    LandingState.extend({ title: z.string(), slug: z.string(), validTo: Moment.nullable(), isTested: z.boolean() }),
  ),
})
export type StaffLandings = z.infer<typeof StaffLandings>

export const StaffLanding = LandingState.extend({
  changedBy: z.string().nullable(),
  address: z.string(),
  fields: LandingFields,
})
export type StaffLanding = z.infer<typeof StaffLanding>
