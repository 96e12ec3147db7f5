import { z } from 'zod'
import { Moment, optionalText, text } from '../text-fields.ts'
import { EditedBlocks } from './edited-blocks.ts'

export const SectionFields = z.strictObject({
  title: text(120),
  seoTitle: optionalText(120),
  seoDescription: optionalText(320),
  blocks: EditedBlocks,
})
export type SectionFields = z.infer<typeof SectionFields>

/** Versions of what is public and of the draft over it; no draft is zero. */
const Seen = z.strictObject({ live: z.int().positive(), draft: z.int().nonnegative() })
export type SeenSection = z.infer<typeof Seen>

const Versioned = z.strictObject({ seen: Seen, reason: optionalText(300) })

export const SaveSection = Versioned.extend({ fields: SectionFields })
export type SaveSection = z.infer<typeof SaveSection>
/** Now when no moment is given. */
export const PublishSection = Versioned.extend({ at: Moment.nullable() })
export type PublishSection = z.infer<typeof PublishSection>
export const DiscardSection = Versioned
export type DiscardSection = z.infer<typeof DiscardSection>

const SectionState = z.object({
  slug: z.string(),
  path: z.string(),
  seen: Seen,
  /** `draft` and `scheduled` stand over what is public. */
  state: z.enum(['published', 'draft', 'scheduled']),
  publishAt: Moment.nullable(),
  updatedAt: Moment,
  claims: z.number(),
})

export const StaffSections = z.object({ sections: z.array(SectionState.extend({ title: z.string() })) })
export type StaffSections = z.infer<typeof StaffSections>

export const StaffSection = SectionState.extend({
  sectionId: z.number(),
  changedBy: z.string().nullable(),
  address: z.string(),
  fields: SectionFields,
})
export type StaffSection = z.infer<typeof StaffSection>
