import { IngredientRow, VariantRow } from '@shop/contract/product-page'
import { nonBreaking } from '@shop/czech/non-breaking'
import { z } from 'zod'
import { calculateRation } from '#app/features/catalog/calculator/calculate-ration.ts'
import { toMix } from '#app/goods/to-mix.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'

const Row = z.object({
  slug: z.string(),
  name: z.string(),
  protein_name: z.string().nullable(),
  life_stage: z.string().nullable(),
  life_stage_name: z.string().nullable(),
  breed_size: z.string().nullable(),
  breed_size_name: z.string().nullable(),
  grain_free: z.boolean().nullable(),
  energy_kcal_per_100g: z.number().nullable(),
  categories: z.array(z.object({ slug: z.string() })),
  allergens: z.array(z.object({ name: z.string() })),
  ingredients: z.array(IngredientRow),
  constituents: z.array(z.object({ name: z.string(), percent: z.number() })),
  variants: z.array(VariantRow),
})

/** A dry food as the page about food speaks of it. */
export interface DryFood extends Omit<z.infer<typeof Row>, 'variants' | 'ingredients' | 'energy_kcal_per_100g'> {
  kcal: number
  meatPercent: number
  /** The bag with the cheapest kilogram. */
  bag: { grams: number; priceHalere: number }
}

const DRY = 'granule'

export const loadFoods = staleWhileRevalidate(60_000, async (): Promise<DryFood[]> => {
  const query = publicData.from('product_pages').select(Object.keys(Row.shape).join(','))
  const { items } = await publicData.list(
    query.eq('storefront_id', storefrontId).eq('status', 'active').like('slug', `${DRY}-%`).order('name'),
  )
  return z.array(Row).parse(items).flatMap(toFood)
})

function toFood({ variants, ingredients, energy_kcal_per_100g: kcal, ...row }: z.infer<typeof Row>): DryFood[] {
  const bags = variants.flatMap(({ net_weight_g: grams, price }) => (grams ? [{ grams, priceHalere: price }] : []))
  const bag = bags.toSorted((one, other) => one.priceHalere / one.grams - other.priceHalere / other.grams)[0]
  if (!kcal || !bag) return []
  const meatPercent = toMix(ingredients).find(({ kind }) => kind === 'meat')?.percent ?? 0
  return [{ ...row, name: nonBreaking(row.name), kcal, meatPercent, bag }]
}

/** Of a grown dog that goes for walks; null for food of puppies, whose ration their age decides. */
export function halerePerDay({ kcal, bag, life_stage }: DryFood, weightKg: number): number | null {
  if (life_stage === 'stene') return null
  const stage = life_stage === 'senior' ? 'senior' : 'dospely'
  const dog = { stage, activity: 'moderate', weightKg, hasTreats: false } as const
  return calculateRation(dog, { kcal, pack: bag })?.halerePerDay ?? null
}
