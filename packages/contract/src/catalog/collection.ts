import { isNarrowing } from '@shop/domain/catalog/collection-rule'
import { isSlug } from '@shop/domain/catalog/slug'
import { z } from 'zod'
import { as, Id, Moment, optionalText, text } from '../text-fields.ts'

const Codes = z
  .array(z.string().regex(/^[a-z0-9-]{1,60}$/, as('invalid')))
  .max(30, as('too_long'))
  .default([])
const Money = z.number().int(as('invalid')).min(0, as('invalid')).max(16_000_000, as('invalid')).nullable()

/** As it is stored and as the page reads it; the meaning is in the domain. */
export const CollectionRule = z.object({
  ...{ within: Codes, protein: Codes, lifeStage: Codes, size: Codes, need: Codes },
  price: z.object({ from: Money, to: Money }).nullable().default(null),
  inStock: z.boolean().default(false),
  sale: z.boolean().default(false),
})

const Fields = {
  name: text(80),
  slug: z.string().max(80, as('too_long')).refine(isSlug, as('invalid')),
  intro: optionalText(600),
  isPublic: z.boolean(),
}
const SavedRule = CollectionRule.refine(isNarrowing, as('required'))

export const PreviewCollection = z.strictObject({ rule: CollectionRule })
export const CollectionPreview = z.object({
  total: z.number(),
  products: z.array(z.object({ productId: z.number(), name: z.string() })),
})
export type CollectionPreview = z.infer<typeof CollectionPreview>

export const NewCollection = z.strictObject({ ...Fields, rule: SavedRule, reason: optionalText(200) })
export type NewCollection = z.infer<typeof NewCollection>
export const CollectionChange = NewCollection.extend({ version: z.number().int().positive() })
export type CollectionChange = z.infer<typeof CollectionChange>
export const CollectionParams = z.strictObject({ collectionId: Id })

export const StaffCollection = z.object({
  collectionId: z.number(),
  version: z.number(),
  ...Fields,
  slug: z.string(),
  rule: CollectionRule,
  updatedAt: Moment,
  /** Goods that are on it now. */
  total: z.number(),
})
export type StaffCollection = z.infer<typeof StaffCollection>
export const StaffCollections = z.object({ collections: z.array(StaffCollection) })
