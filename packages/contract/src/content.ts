import { z } from 'zod'

/**
 * What editors write, as every content source gives it. The data service answers with these columns; another source maps
 * its own fields to them.
 */

const Item = z.object({
  title: z.string().optional(),
  text: z.string().optional(),
  q: z.string().optional(),
  a: z.string().optional(),
  label: z.string().optional(),
  value: z.string().optional(),
})

const FormField = z.object({
  name: z.string(),
  label: z.string(),
  type: z.string(),
  hint: z.string().optional(),
  optional: z.boolean().optional(),
  options: z.array(z.string()).optional(),
})
export type ContentFormField = z.infer<typeof FormField>

/** One block of a page; `type` decides which of the other fields are there. */
export const ContentBlock = z.object({
  type: z.string(),
  id: z.string().optional(),
  anchor: z.string().optional(),
  heading: z.string().optional(),
  body: z.string().optional(),
  text: z.string().optional(),
  author: z.string().optional(),
  imageKey: z.string().optional(),
  // The home page's finder and calculator keep lists of other shapes here.
  items: z.array(Item).optional().catch([]),
  cta: z.array(z.object({ label: z.string(), href: z.string() })).optional(),
  head: z.array(z.string()).optional(),
  rows: z.array(z.array(z.string())).optional(),
  yes: z.array(z.string()).optional(),
  no: z.array(z.string()).optional(),
  faq: z.array(z.string()).optional(),
  productSlugs: z.array(z.string()).optional(),
  target: z.string().optional(),
  expiredText: z.string().optional(),
  note: z.string().optional(),
  submit: z.string().optional(),
  success: z.string().optional(),
  fields: z.array(FormField).optional(),
  consents: z.array(z.object({ name: z.string(), label: z.string(), required: z.boolean().optional() })).optional(),
  emptyState: z.string().optional(),
  listHint: z.string().optional(),
})
export type ContentBlock = z.infer<typeof ContentBlock>

export const BlogCategoryRow = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
})
export type BlogCategoryRow = z.infer<typeof BlogCategoryRow>

export const BlogCardRow = z.object({
  slug: z.string(),
  title: z.string(),
  perex: z.string(),
  reading_minutes: z.number(),
  cover_key: z.string().nullable(),
  /** The picture of the article; where there is none, a drawing stands for its topic. */
  cover: z
    .object({ key: z.string(), hash: z.string(), alt: z.string(), width: z.number(), height: z.number() })
    .nullable()
    .default(null),
  published_at: z.string(),
  /** The day somebody who knows last read it. */
  checked_on: z.string().nullable(),
  category: z.object({ slug: z.string(), name: z.string() }),
  author: z.object({ slug: z.string(), name: z.string() }),
  /** Products the article speaks of, the most important first. */
  product_slugs: z.array(z.string()),
})
export type BlogCardRow = z.infer<typeof BlogCardRow>

export const BlogPostRow = BlogCardRow.extend({
  body: z.string(),
  tags: z.array(z.string()),
  sources: z.array(z.string()),
  seo_description: z.string(),
  updated_at: z.string(),
  author: z.object({ slug: z.string(), name: z.string(), bio: z.string(), avatar_key: z.string().nullable() }),
})
export type BlogPostRow = z.infer<typeof BlogPostRow>

export const FaqTypeRow = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
})
export type FaqTypeRow = z.infer<typeof FaqTypeRow>

export const FaqQuestionRow = z.object({
  slug: z.string(),
  question: z.string(),
  answer: z.string(),
  related: z.array(z.string()),
  updated_at: z.string(),
  type: z.object({ slug: z.string(), name: z.string() }),
})
export type FaqQuestionRow = z.infer<typeof FaqQuestionRow>

/** A wording in the list of wordings. */
export const StaticVersionRow = z.object({
  version: z.string(),
  effective_from: z.string(),
  published_at: z.string().nullable(),
})
export type StaticVersionRow = z.infer<typeof StaticVersionRow>

export const StaticTextRow = StaticVersionRow.extend({
  title: z.string(),
  perex: z.string(),
  body: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
})
export type StaticTextRow = z.infer<typeof StaticTextRow>

export const SectionRow = z.object({
  slug: z.string(),
  path: z.string(),
  title: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  blocks: z.array(ContentBlock),
})
export type SectionRow = z.infer<typeof SectionRow>

export const LandingRow = z.object({
  slug: z.string(),
  title: z.string(),
  seo_description: z.string(),
  blocks: z.array(ContentBlock),
  valid_from: z.string(),
  valid_to: z.string().nullable(),
  /** Which half of a test; null when nothing is tried. */
  variant: z.enum(['a', 'b']).nullable().default(null),
})
export type LandingRow = z.infer<typeof LandingRow>

/** What the first page says for a while. */
export const BannerRow = z.object({
  id: z.number(),
  heading: z.string(),
  body: z.string(),
  label: z.string(),
  href: z.string(),
  picture: z.string(),
  tint: z.string(),
})
export type BannerRow = z.infer<typeof BannerRow>

/** An address for the sitemap, with the moment of its last change. */
export interface ContentEntry {
  path: string
  changed?: string
}
