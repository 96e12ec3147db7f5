import { parseEan } from '@shop/domain/catalog/ean'
import { PARTICULARS } from '@shop/domain/catalog/label-guard'
import { isSlug } from '@shop/domain/catalog/slug'
import { z } from 'zod'
import { ATTRIBUTE_TYPES, AttributeChoice, ProductAttribute, ProductAttributes } from '../catalog/attribute.ts'
import type { FieldCode } from '../error-codes.ts'
import { as, Id, Moment, optionalText, text } from '../text-fields.ts'
import { ProductPictures, StaffPicture } from './staff-picture.ts'
import { ProductVideo, StaffVideo } from './staff-video.ts'

export const PRODUCT_KINDS = [
  ...(['kibble', 'can', 'pouch', 'treat', 'supplement', 'cosmetics', 'equipment', 'box', 'bundle'] as const),
] as const
export const PRODUCT_STATUSES = ['draft', 'scheduled', 'active', 'sell_out', 'discontinued'] as const
export const INGREDIENT_ROLES = [
  ...(['meat', 'fat', 'broth', 'egg_milk', 'grain', 'tuber', 'legume', 'vegetable', 'fruit', 'herb', 'oil'] as const),
  ...(['functional', 'mineral'] as const),
] as const
export const GUIDE_KINDS = ['adult', 'puppy', 'treat', 'topper', 'supplement'] as const
export const GUIDE_UNITS = ['g_per_day', 'piece_per_day', 'ml_per_day'] as const
export const ADDITIVE_CATEGORIES = ['nutritional', 'zootechnical', 'technological', 'sensory'] as const
export const RELATION_TYPES = ['related', 'upsell', 'cross_sell'] as const
export const FEED_TYPES = ['complete', 'complementary'] as const

const Version = z.number().int().positive()
const Code = z
  .string()
  .regex(/^[a-z0-9_-]{1,60}$/, as('invalid'))
  .nullable()
const Percent = z.number().min(0, as('invalid')).max(100, as('invalid'))
const Slug = z.string().max(90, as('too_long')).refine(isSlug, as('invalid'))
/** Why, for whoever reads the history. */
const Reason = optionalText(200)

/** Sets are put together elsewhere: their parts are products with labels of their own. */
export const NewProduct = z.strictObject({
  kind: z.enum(PRODUCT_KINDS).exclude(['bundle']),
  name: text(120),
})
export type NewProduct = z.infer<typeof NewProduct>

export const ProductBasics = z.strictObject({
  name: text(120),
  subtitle: optionalText(160),
  slug: Slug,
  brandId: Id.nullable(),
  protein: Code,
  lifeStage: Code,
  breedSize: Code,
  feedType: z.enum(FEED_TYPES).nullable(),
  storageText: optionalText(1000),
  originCountry: optionalText(60),
  monoprotein: z.boolean(),
  approvalNumber: optionalText(40),
  maker: optionalText(300),
  makerCountry: z.string().regex(/^([A-Z]{2})?$/, as('invalid')),
  euPerson: optionalText(300),
  warnings: optionalText(1000),
  categoryIds: z.array(Id).max(12),
})
export const ProductTexts = z.strictObject({
  shortDescription: optionalText(400),
  description: optionalText(20_000),
  benefits: z.array(text(160)).max(12),
  seoTitle: optionalText(120),
  seoDescription: optionalText(320),
  /** What comparison sites call it; without it they leave it out. */
  heurekaCategory: optionalText(255),
  googleCategory: optionalText(750),
})
const RecipeLine = z.strictObject({
  ingredientId: Id,
  label: text(120),
  note: text(80).nullable(),
  percent: Percent.positive(as('invalid')).nullable(),
  mgPerKg: z.number().positive(as('invalid')).max(99_999_999).nullable(),
  role: z.enum(INGREDIENT_ROLES),
})
const Constituent = z.strictObject({ constituent: Code.unwrap(), percent: Percent })
const AdditiveLine = z.strictObject({
  category: z.enum(ADDITIVE_CATEGORIES),
  name: text(120),
  code: text(20).nullable(),
  amount: text(40).nullable(),
})
const FeedingGuide = z
  .strictObject({
    kind: z.enum(GUIDE_KINDS),
    unit: z.enum(GUIDE_UNITS),
    rowHeader: text(60),
    columns: z.array(text(60)).min(1).max(12),
    note: optionalText(600),
    rows: z
      .array(
        z.strictObject({
          weightKg: z.number().positive(as('invalid')).max(150, as('invalid')),
          label: text(40),
          amounts: z.array(z.number().min(0).max(9999).nullable()).min(1).max(12),
        }),
      )
      .max(30),
  })
  .refine(({ columns, rows }) => rows.every(({ amounts }) => amounts.length === columns.length), as('invalid'))

const Relation = z.strictObject({
  productId: Id,
  type: z.enum(RELATION_TYPES),
  /** Shown to the customer. */
  reason: text(160),
})
const Relations = z
  .array(Relation)
  .max(24, as('too_long'))
  .refine((all) => new Set(all.map(({ productId }) => productId)).size === all.length, as('invalid'))

/** A new value of the facet of needs. */
export const NewTag = z.strictObject({ name: text(40) })
export type NewTag = z.infer<typeof NewTag>

/** What is not sent stays as it is; what is sent replaces the whole part. */
export const ProductChange = z.strictObject({
  version: Version,
  reason: Reason,
  basics: ProductBasics.optional(),
  texts: ProductTexts.optional(),
  ingredients: z.array(RecipeLine).max(80).optional(),
  constituents: z.array(Constituent).max(20).optional(),
  energyKcalPer100g: z.number().positive(as('invalid')).max(999).nullable().optional(),
  additives: z.array(AdditiveLine).max(60).optional(),
  feedingGuide: FeedingGuide.nullable().optional(),
  pictures: ProductPictures.optional(),
  video: ProductVideo.nullable().optional(),
  tags: z.array(Code.unwrap()).max(12, as('too_long')).optional(),
  relations: Relations.optional(),
  attributes: ProductAttributes.optional(),
})
export type ProductChange = z.infer<typeof ProductChange>

const Ean = z.string().transform((typed, context) => {
  const read = parseEan(typed)
  if (read.ok) return read.value
  context.addIssue({ code: 'custom', message: 'invalid' satisfies FieldCode })
  return z.NEVER
})
const Grams = z.number().int(as('invalid')).positive(as('invalid')).max(200_000, as('invalid'))
const Packed = (most: number) =>
  z.number().int(as('invalid')).positive(as('invalid')).max(most, as('invalid')).nullable().default(null)
const Millimetres = z.number().int(as('invalid')).positive(as('invalid')).max(5000, as('invalid')).nullable()

export const VariantFields = z
  .strictObject({
    sku: z.string().regex(/^[A-Z0-9-]{2,40}$/, as('invalid')),
    ean: Ean.nullable(),
    name: text(60),
    netWeightG: Grams.nullable(),
    grossWeightG: Grams,
    volumeMl: z.number().int().positive().max(100_000).nullable(),
    widthMm: Millimetres,
    heightMm: Millimetres,
    depthMm: Millimetres,
    vatClass: z.enum(['feed', 'goods']),
    unit: z.enum(['kg', 'l', 'm', 'piece']).nullable(),
    unitQuantity: z.number().positive(as('invalid')).max(10_000).nullable(),
    piecesPerCarton: Packed(1000),
    cartonsPerLayer: Packed(1000),
    layersPerPallet: Packed(100),
    /** Several pieces of the same goods sold as one; what is not said stays as it is. */
    isMultipack: z.boolean().optional(),
    isDefault: z.boolean(),
    status: z.enum(['active', 'sell_out', 'discontinued']),
  })
  .refine(({ unit, unitQuantity }) => (unit === null) === (unitQuantity === null), {
    ...as('invalid'),
    path: ['unitQuantity'],
  })
  .refine(({ netWeightG, grossWeightG }) => netWeightG === null || netWeightG <= grossWeightG, {
    ...as('invalid'),
    path: ['grossWeightG'],
  })
  .refine((pack) => pack.layersPerPallet === null || pack.cartonsPerLayer !== null, as('invalid'))
  .refine((pack) => pack.cartonsPerLayer === null || pack.piecesPerCarton !== null, as('invalid'))
export type VariantFields = z.infer<typeof VariantFields>

export const NewVariant = z.strictObject({ version: Version, reason: Reason, fields: VariantFields })
export const VariantChange = z.strictObject({ version: Version, reason: Reason, fields: VariantFields })

/** What the warehouse may say about goods: where they lie, what they weigh, what the scanner reads. */
export const ShelfChange = z.strictObject({
  version: Version,
  shelf: z
    .string()
    .regex(/^[A-Z]{1,2}[0-9]{1,2}-[0-9]{1,2}$/, as('invalid'))
    .nullable(),
  grossWeightG: Grams,
  ean: Ean.nullable(),
})
export type ShelfChange = z.infer<typeof ShelfChange>

export const PublishProduct = z.strictObject({ version: Version, reason: Reason, at: Moment.nullable() })
export const EndProduct = z.strictObject({
  version: Version,
  status: z.enum(['sell_out', 'discontinued']),
  successorId: Id.nullable(),
  reason: text(200),
})

export type EndProduct = z.infer<typeof EndProduct>

const Label = z.object({ asked: z.array(z.enum(PARTICULARS)), missing: z.array(z.enum(PARTICULARS)) })

export const StaffVariant = z.object({
  variantId: z.number(),
  version: z.number(),
  ...VariantFields.shape,
  ean: z.string().nullable(),
  /** Public, in haléře; null until somebody sets one. */
  price: z.number().nullable(),
  onHand: z.number(),
  inBatches: z.number(),
  shelf: z.string().nullable(),
})
export type StaffVariant = z.infer<typeof StaffVariant>

export const StaffProduct = z.object({
  productId: z.number(),
  version: z.number(),
  kind: z.enum(PRODUCT_KINDS),
  status: z.enum(PRODUCT_STATUSES),
  publishedAt: Moment.nullable(),
  updatedAt: Moment,
  changedBy: z.string().nullable(),
  successor: z.object({ productId: z.number(), name: z.string() }).nullable(),
  basics: ProductBasics,
  texts: ProductTexts,
  ingredients: z.array(
    z.object({ ...RecipeLine.shape, path: z.string(), isAnimal: z.boolean(), allergen: z.string().nullable() }),
  ),
  compositionText: z.string(),
  additivesText: z.string().nullable(),
  grainFree: z.boolean(),
  constituents: z.array(Constituent),
  energyKcalPer100g: z.number().nullable(),
  additives: z.array(AdditiveLine),
  feedingGuide: FeedingGuide.nullable(),
  variants: z.array(StaffVariant),
  /** For pages of the release before. */
  imageKey: z.string().nullable(),
  pictures: z.array(StaffPicture),
  /** Services of the release before do not name it. */
  video: StaffVideo.nullable().default(null),
  tags: z.array(z.string()),
  relations: z.array(z.object({ ...Relation.shape, name: z.string(), status: z.enum(PRODUCT_STATUSES) })),
  /** Services of the release before do not name them. */
  attributes: z.array(z.object({ ...ProductAttribute.shape, type: z.enum(ATTRIBUTE_TYPES) })).default([]),
  operator: z.string(),
  label: Label,
})
export type StaffProduct = z.infer<typeof StaffProduct>

export const ProductsQuery = z.strictObject({
  q: optionalText(80),
  status: z.enum(PRODUCT_STATUSES).optional(),
  before: Id.optional(),
})
export type ProductsQuery = z.infer<typeof ProductsQuery>
export const StaffProducts = z.object({
  products: z.array(
    z.object({
      productId: z.number(),
      name: z.string(),
      kind: z.enum(PRODUCT_KINDS),
      status: z.enum(PRODUCT_STATUSES),
      brand: z.string().nullable(),
      variants: z.number(),
      onHand: z.number(),
      priceFrom: z.number().nullable(),
      updatedAt: Moment,
      label: Label,
      claims: z.number(),
    }),
  ),
  hasMore: z.boolean(),
})

export const Choice = z.object({ code: z.string(), name: z.string() })
/** What the fields of the form may hold. */
export const ProductChoices = z.object({
  brands: z.array(z.object({ brandId: z.number(), name: z.string() })),
  proteins: z.array(Choice),
  lifeStages: z.array(Choice),
  tags: z.array(Choice),
  attributes: z.array(AttributeChoice).default([]),
  breedSizes: z.array(Choice),
  categories: z.array(z.object({ categoryId: z.number(), name: z.string(), path: z.string() })),
  constituents: z.array(Choice),
  ingredients: z.array(
    z.object({ ingredientId: z.number(), name: z.string(), path: z.string(), isAnimal: z.boolean() }),
  ),
})
export type ProductChoices = z.infer<typeof ProductChoices>
