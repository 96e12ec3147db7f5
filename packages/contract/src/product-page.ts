import { REVIEW_MERITS } from '@shop/domain/catalog/review-merits'
import { z } from 'zod'

const Named = z.object({ code: z.string(), name: z.string() })

const ImageRow = z.object({
  key: z.string(),
  hash: z.string().nullable(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
})

export const VariantRow = z.object({
  id: z.number(),
  sku: z.string(),
  ean: z.string().nullable(),
  name: z.string(),
  status: z.string(),
  is_default: z.boolean(),
  net_weight_g: z.number().nullable(),
  price: z.number(),
  regular_price: z.number(),
  lowest_price_30_days: z.number().nullable(),
  on_sale: z.boolean(),
  price_valid_from: z.string(),
  unit: z.enum(['kg', 'l', 'm', 'piece']).nullable(),
  /** How many units are in the pack, to ten-thousandths. */
  unit_quantity: z.number().nullable(),
  unit_price: z.number().nullable(),
  vat_percent: z.number().nullable(),
  available_up_to_100: z.number(),
  in_stock: z.boolean(),
  image: ImageRow.nullable(),
  /** A piece from so many on; null where there are none. */
  quantity_prices: z
    .array(z.object({ from: z.number(), price: z.number() }))
    .nullable()
    .default(null),
})
export type VariantRow = z.infer<typeof VariantRow>

export const IngredientRow = z.object({
  code: z.string(),
  label: z.string(),
  note: z.string().nullable(),
  percent: z.number().nullable(),
  mg_per_kg: z.number().nullable(),
  role: z.string(),
})
export type IngredientRow = z.infer<typeof IngredientRow>

const GuideRow = z.object({
  kind: z.enum(['adult', 'puppy', 'treat', 'topper', 'supplement']),
  unit: z.enum(['g_per_day', 'piece_per_day', 'ml_per_day']),
  row_header: z.string(),
  columns: z.array(z.string()),
  note: z.string(),
  rows: z.array(z.object({ weight_kg: z.number(), label: z.string(), amounts: z.array(z.number().nullable()) })),
})

/** One row holds all that the page of a product shows. */
export const ProductPageRow = z.object({
  product_id: z.number(),
  slug: z.string(),
  name: z.string(),
  subtitle: z.string(),
  kind: z.string(),
  status: z.enum(['active', 'sell_out', 'discontinued']),
  updated_at: z.string(),
  brand: z.string().nullable(),
  protein: z.string().nullable(),
  protein_name: z.string().nullable(),
  life_stage: z.string().nullable(),
  life_stage_name: z.string().nullable(),
  breed_size: z.string().nullable(),
  breed_size_name: z.string().nullable(),
  short_description: z.string(),
  description: z.string(),
  benefits: z.array(z.string()),
  feed_type: z.string().nullable(),
  composition_text: z.string(),
  additives_text: z.string().nullable(),
  storage_text: z.string(),
  origin_country: z.string(),
  energy_kcal_per_100g: z.number().nullable(),
  approval_number: z.string(),
  maker: z.string(),
  eu_person: z.string(),
  warnings: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  successor_slug: z.string().nullable(),
  successor_name: z.string().nullable(),
  rating_count: z.number(),
  rating_average: z.number().nullable(),
  rating_stars: z.array(z.number()),
  categories: z.array(z.object({ id: z.number(), slug: z.string(), path: z.string(), name: z.string() })),
  tags: z.array(Named),
  images: z.array(ImageRow),
  variants: z.array(VariantRow),
  ingredients: z.array(IngredientRow),
  constituents: z.array(Named.extend({ percent: z.number() })),
  additives: z.array(
    z.object({ category: z.string(), name: z.string(), code: z.string().nullable(), amount: z.string().nullable() }),
  ),
  attributes: z.array(
    Named.extend({ unit: z.string().nullable(), value: z.union([z.string(), z.number(), z.boolean()]) }),
  ),
  feeding_guide: GuideRow.nullable(),
  bundle_components: z.array(
    z.object({ name: z.string(), variant_name: z.string(), slug: z.string(), quantity: z.number() }),
  ),
})
export type ProductPageRow = z.infer<typeof ProductPageRow>

export const ReviewRow = z.object({
  id: z.number(),
  rating: z.number(),
  title: z.string(),
  body: z.string(),
  author_name: z.string(),
  dog_note: z.string().nullable(),
  is_verified_purchase: z.boolean(),
  is_sample: z.boolean(),
  written_on: z.string(),
  shop_reply: z.string().nullable(),
  merits: z.array(z.enum(REVIEW_MERITS)),
  edited_on: z.string().nullable(),
  helpful_count: z.number(),
  /** Written before the product got another recipe. The release before does not say it. */
  is_of_earlier_recipe: z.boolean().default(false),
})
export type ReviewRow = z.infer<typeof ReviewRow>
