import { z } from 'zod'

/** Rows of the catalogue as the data service gives them: whole haléře, names of columns. */

const Codes = z.array(z.string())

export const CardRow = z.object({
  product_id: z.number(),
  slug: z.string(),
  name: z.string(),
  subtitle: z.string(),
  kind: z.string(),
  status: z.string(),
  protein: z.string().nullable(),
  protein_name: z.string().nullable(),
  life_stage: z.string().nullable(),
  breed_size: z.string().nullable(),
  energy_kcal_per_100g: z.number().nullable(),
  tags: Codes,
  /** Slugs of its categories and the packs a bundle is made of: whether it can come regularly. */
  categories: Codes,
  components: z.array(z.number()),
  composition: z.enum(['declared', 'undeclared', 'not_feed']),
  is_complete: z.boolean(),
  contains: Codes,
  may_contain: Codes,
  variant_id: z.number(),
  variant_name: z.string(),
  variant_count: z.number(),
  net_weight_g: z.number().nullable(),
  price: z.number(),
  regular_price: z.number(),
  lowest_price_30_days: z.number().nullable(),
  discount_percent: z.number().nullable(),
  unit: z.string().nullable(),
  unit_price: z.number().nullable(),
  on_sale: z.boolean(),
  in_stock: z.boolean(),
  rating_count: z.number(),
  rating_average: z.number().nullable(),
  image_key: z.string().nullable(),
  image_hash: z.string().nullable(),
  image_alt: z.string().nullable(),
  image_width: z.number().nullable(),
  image_height: z.number().nullable(),
})
export type CardRow = z.infer<typeof CardRow>

const Bounds = z.object({ from: z.number(), to: z.number() }).nullable().optional()

export const GridAnswer = z.object({
  total: z.number(),
  /** More match than was counted; only a search answers so. */
  is_open_ended: z.boolean(),
  /** False when the numbers beside values would be those of the filters alone, without the words. */
  has_counts: z.boolean(),
  cards: z.array(CardRow),
  facets: z.record(z.string(), z.record(z.string(), z.number())),
  bounds: z.object({ price: Bounds, unit_price: Bounds, energy_price: Bounds }),
  total_without: z.record(z.string(), z.number()),
})
export type GridAnswer = z.infer<typeof GridAnswer>

export const SearchedBreed = z.object({
  slug: z.string(),
  name: z.string(),
  size: z.enum(['toy', 'small', 'medium', 'large', 'giant']).nullable(),
  portrait: z.string().nullable(),
  from_grams: z.number().nullable(),
  to_grams: z.number().nullable(),
})
export type SearchedBreed = z.infer<typeof SearchedBreed>

export const SearchAnswer = GridAnswer.extend({
  /** How the query was read when it had to be mended. */
  correction: z.string().nullable(),
  /** Ingredients the query itself excludes. */
  excluded: Codes,
  /** Nothing matched all words, so these match some. */
  is_relaxed: z.boolean(),
  /** Whose food it asks for. */
  breed: SearchedBreed.nullable(),
  /** What it asks for and we do not have; `rest` are the other words, when we have those. */
  absence: z.object({ sentence: z.string(), nearest: z.string(), rest: z.string().nullable() }).nullable(),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

export const Companions = z.object({
  contains: Codes,
  may_contain: Codes,
  is_complete: z.boolean(),
  composition: z.enum(['declared', 'undeclared', 'not_feed']),
  relations: z.array(
    z.object({
      type: z.enum(['related', 'upsell', 'cross_sell', 'bought_together']),
      reason: z.string(),
      card: CardRow,
    }),
  ),
})
export type Companions = z.infer<typeof Companions>
