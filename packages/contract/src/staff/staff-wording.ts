import { z } from 'zod'
import { Day, Moment, optionalText, text } from '../text-fields.ts'

const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(200)

export const OfPage = z.strictObject({ slug: Slug })

const WordingFields = z.strictObject({
  effectiveFrom: Day,
  title: text(200),
  perex: optionalText(1000),
  body: z.string().max(200_000, { error: 'too_long' }),
  seoTitle: optionalText(200),
  seoDescription: optionalText(400),
})

/** Which draft somebody saw: revisions begin anew with every draft, so both numbers say it together. */
const SeenDraft = z.strictObject({ versionId: z.int().positive(), revision: z.int().positive() })
export type SeenDraft = z.infer<typeof SeenDraft>

/** The draft as it should be from now on; `seen` is null for who saw none. */
export const SaveWordingDraft = WordingFields.extend({
  seen: SeenDraft.nullable(),
  reason: optionalText(300),
})
export type SaveWordingDraft = z.infer<typeof SaveWordingDraft>

export const PublishWording = z.strictObject({
  seen: SeenDraft,
  /** Whether everybody concerned is told by mail, once. */
  notify: z.boolean(),
  reason: optionalText(300),
})
export type PublishWording = z.infer<typeof PublishWording>

/** A published wording: it held, holds or will hold, and never changes. */
const PublishedWording = z.object({
  versionId: z.number(),
  version: z.string(),
  effectiveFrom: z.string(),
  publishedAt: Moment,
  state: z.enum(['past', 'current', 'coming']),
  /** How many were told by mail so far; null when nobody was to be. */
  notice: z.object({ told: z.number(), isFinished: z.boolean() }).nullable(),
})

export const StaffPages = z.object({
  pages: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      current: z.object({ version: z.string(), effectiveFrom: z.string() }).nullable(),
      coming: z.object({ version: z.string(), effectiveFrom: z.string() }).nullable(),
      hasDraft: z.boolean(),
      wordings: z.number(),
    }),
  ),
})

export const StaffPage = z.object({
  pageId: z.number(),
  slug: z.string(),
  wordings: z.array(PublishedWording),
  /** What the newest published wording says; a draft begins with it and is compared with it. */
  newest: WordingFields.nullable(),
  draft: WordingFields.extend({
    versionId: z.number(),
    revision: z.number(),
    version: z.string(),
    changedBy: z.string().nullable(),
  }).nullable(),
  /** How many people a notice would go to now. */
  reach: z.number(),
  today: z.string(),
  /** Of the page in the shop. */
  address: z.string(),
})
export type StaffPage = z.infer<typeof StaffPage>

export const WordingFile = z.strictObject({ slug: Slug, version: z.string().max(40) })
