import { z } from 'zod'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const czk = z.int().positive()
const sku = z.string().regex(/^[A-Z0-9-]+$/)
const ean = z.string().regex(/^859\d{10}$/)
const day = z.iso.date()

export const categoriesFile = z.array(
  z.strictObject({
    id: z.int(),
    slug,
    path: z.string(),
    name: z.string().min(1),
    parentSlug: slug.nullable(),
    position: z.int().positive(),
    seoTitle: z.string(),
    seoDescription: z.string(),
    intro: z.string(),
    body: z.string().default(''),
  }),
)

const variant = z.strictObject({
  sku,
  ean,
  name: z.string().min(1),
  isMultipack: z.boolean().default(false),
  netWeightGrams: z.int().positive().nullable(),
  netVolumeMl: z.int().positive().nullable(),
  grossWeightGrams: z.int().positive(),
  priceCzk: czk,
  compareAtPriceCzk: czk.nullable(),
  /** Other regular prices it had for a while; then the usual one held again. */
  earlierPrices: z.array(z.strictObject({ priceCzk: czk, from: z.iso.datetime(), to: z.iso.datetime() })).default([]),
  stock: z.int().nonnegative(),
  unit: z.enum(['kg', '100 g', 'l', 'ks']),
  unitQuantity: z.number().positive(),
  wholesalePriceCzk: czk,
  packageDimensionsMm: z.strictObject({ width: z.int(), height: z.int(), depth: z.int() }),
  imageKey: slug,
})

const feedingGuide = z.strictObject({
  kind: z.enum(['adult', 'puppy', 'treat', 'topper', 'supplement']),
  unit: z.enum(['g/den', 'ks/den', 'ml/den']),
  rowHeader: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.array(
    z.strictObject({
      weightKg: z.number().positive(),
      label: z.string(),
      values: z.array(z.number().nullable()).min(1),
    }),
  ),
  note: z.string(),
})

const percent = z.number().min(0).max(100).nullable()
export const constituentCodes = {
  hrubyProtein: 'crude_protein',
  hrubyTuk: 'crude_fat',
  hrubaVlaknina: 'crude_fibre',
  hrubyPopel: 'crude_ash',
  vlhkost: 'moisture',
  vapnik: 'calcium',
  fosfor: 'phosphorus',
  omega3: 'omega_3',
  omega6: 'omega_6',
} as const
export type ConstituentKey = keyof typeof constituentCodes

const product = z.strictObject({
  slug,
  name: z.string().min(1),
  subtitle: z.string(),
  categorySlugs: z.array(slug).min(1),
  protein: z.string().nullable(),
  lifeStage: z.string().nullable(),
  breedSize: z.string().nullable(),
  grainFree: z.boolean(),
  monoprotein: z.boolean(),
  tags: z.array(z.string()),
  shortDescription: z.string(),
  description: z.string(),
  benefits: z.array(z.string()).min(4).max(6),
  composition: z.string().min(1),
  analyticalConstituents: z.record(z.enum(Object.keys(constituentCodes) as ConstituentKey[]), percent).nullable(),
  additives: z.string().nullable(),
  energyKcalPer100g: z.number().positive().nullable(),
  feedingGuide: feedingGuide.nullable(),
  storage: z.string(),
  originCountry: z.string(),
  feedType: z.string().nullable(),
  allergens: z.array(z.string()),
  vatRate: z.union([z.literal(12), z.literal(21)]),
  brand: z.string(),
  heurekaCategory: z.string(),
  googleProductCategory: z.string(),
  imageKeys: z.array(slug).min(1),
  variants: z.array(variant).min(1),
})
export const productsFile = z.array(product)

export const bundlesFile = z.array(
  z.strictObject({
    slug,
    sku,
    ean,
    name: z.string().min(1),
    subtitle: z.string(),
    categorySlugs: z.array(slug).min(1),
    lifeStage: z.string().nullable(),
    breedSize: z.string().nullable(),
    tags: z.array(z.string()),
    description: z.string(),
    benefits: z.array(z.string()),
    components: z
      .array(
        z.strictObject({ productSlug: slug, sku, quantity: z.int().positive(), unitPriceCzk: czk, name: z.string() }),
      )
      .min(2),
    priceCzk: czk,
    componentsTotalCzk: czk,
    savingsCzk: czk,
    savingsPercent: z.number(),
    availability: z.literal('derived-from-components'),
    netWeightGrams: z.int().positive(),
    grossWeightGrams: z.int().positive(),
    allergens: z.array(z.string()),
    brand: z.string(),
    imageKeys: z.array(slug).min(1),
    vatRule: z.literal('by-components'),
  }),
)

export const relatedFile = z.record(
  slug,
  z
    .array(z.strictObject({ slug, type: z.enum(['related', 'upsell', 'cross-sell']), reason: z.string().min(1) }))
    .min(3),
)

export const reviewsFile = z.array(
  z.strictObject({
    id: z.int(),
    productSlug: slug,
    rating: z.int().min(1).max(5),
    title: z.string(),
    text: z.string().min(1),
    authorInitials: z.string(),
    dogNote: z.string().nullable(),
    date: day,
    verified: z.boolean(),
    shopReply: z.string().nullable(),
  }),
)

const names = z.record(z.string(), z.string())
export const labelsFile = z.strictObject({
  protein: names,
  lifeStage: names,
  breedSize: names,
  tags: names,
  relationType: names,
  analyticalConstituents: z.record(z.enum(Object.keys(constituentCodes) as ConstituentKey[]), z.string()),
})

// Coupons, credits and methods of delivery get their tables with checkout; here only what the catalogue prints is read.
export const pricingFile = z.object({
  customerGroups: z.array(
    z.object({
      code: slug,
      name: z.string(),
      description: z.string(),
      priceSource: z.enum(['priceCzk', 'wholesalePriceCzk']),
      discountPercent: z.number(),
      categoryDiscounts: z.array(z.strictObject({ categorySlug: slug, discountPercent: z.number() })),
      minimumOrderCzk: z.int().optional(),
      minimumOrderCzkExclVat: z.int().optional(),
      minimumDaysLeft: z.int().optional(),
      requiresApproval: z.boolean(),
      requiresCompanyId: z.boolean(),
    }),
  ),
  regularDelivery: z.object({
    discountPercent: z.number(),
    intervalsWeeks: z.array(z.int()),
    defaultIntervalWeeks: z.int(),
    eligibleCategorySlugs: z.array(slug),
    noticeBeforeChargeDays: z.int(),
  }),
  freeShipping: z.object({ thresholdCzk: czk, wholesaleThresholdCzkExclVat: czk }),
  vat: z.object({ feed: z.number(), goods: z.number() }),
})

export const shippingFile = z.object({
  cutOff: z.object({ time: z.string(), timezone: z.string(), nonWorkingDays: z.array(day) }),
  packagingWeightGrams: z.int().positive(),
})

export type DemoProduct = z.infer<typeof product>
export type DemoVariant = z.infer<typeof variant>
export type DemoBundle = z.infer<typeof bundlesFile>[number]
