import { IngredientRow } from '@shop/contract/product-page'
import { nonBreaking } from '@shop/czech/non-breaking'
import { z } from 'zod'
import { loadCards } from '#app/features/catalog/card/load-cards.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'
import { type ComparedFood, LabelRow, toComparedFood } from './to-compared-food.server.ts'

const Row = LabelRow.extend({ slug: z.string(), ingredients: z.array(IngredientRow) })

/** Foods side by side in the wanted order; what is not sold or not eaten as a meal drops out. */
export async function loadCompared(slugs: string[]): Promise<ComparedFood[]> {
  if (slugs.length === 0) return []
  const query = publicData.from('product_pages').select(Object.keys(Row.shape).join(','))
  const [cards, { items }] = await Promise.all([
    loadCards(slugs),
    publicData.list(query.eq('storefront_id', storefrontId).in('slug', slugs)),
  ])
  const rows = z.array(Row).parse(items)
  return cards.flatMap((card) => {
    const row = rows.find(({ slug }) => slug === card.slug)
    return row && card.food?.role === 'complete' ? [toComparedFood(card, row)] : []
  })
}

export interface FoodChoice {
  slug: string
  name: string
}

const KINDS = ['kibble', 'can', 'pouch']

/** Everything that can stand in a column. */
export const loadFoodChoices = staleWhileRevalidate(300_000, async (): Promise<FoodChoice[]> => {
  const query = publicData.from('product_pages').select('slug,name')
  const { items } = await publicData.list(
    query.eq('storefront_id', storefrontId).eq('status', 'active').in('kind', KINDS).order('name'),
  )
  return z
    .array(z.object({ slug: z.string(), name: z.string() }))
    .parse(items)
    .map(({ slug, name }) => ({ slug, name: nonBreaking(name) }))
})
