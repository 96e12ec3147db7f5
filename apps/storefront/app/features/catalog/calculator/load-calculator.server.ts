import { CardRow } from '@shop/contract/catalog'
import { ProductPageRow } from '@shop/contract/product-page'
import { nonBreaking } from '@shop/czech/non-breaking'
import { z } from 'zod'
import type { FinderFoodView } from '#app/features/catalog/finder/finder-food-view.ts'
import { loadFinderFoods } from '#app/features/catalog/finder/load-finder-foods.server.ts'
import { promiseDay } from '#app/features/catalog/grid/load-grid.server.ts'
import { loadRow } from '#app/goods/load-row.server.ts'
import { toFood } from '#app/goods/to-card-view.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'
import type { CountedFood, PackOffer } from './calculate-feeding.ts'
import type { CalculatorInput } from './calculator-input.ts'

interface CalculatorPage {
  /** Foods that can be recommended, with their packs. */
  kibbles: FinderFoodView[]
  /** The other foods to count with. */
  foods: CountedFood[]
  treats: CountedFood[]
  packs: PackOffer[]
  /** The day a courier brings what is in stock, and until when that holds. */
  promise: { date: string; orderBy: string }
  /** Weeks between deliveries that can be chosen. */
  weeks: number[]
}

const MEALS = ['granule', 'konzervy', 'kapsicky']
const MOST_FOODS = 60

/** The most liked foods to choose from, and whatever the address names. */
export async function loadCalculator(input: CalculatorInput): Promise<CalculatorPage> {
  const [kibbles, settings, common, treats, named, packs] = await Promise.all([
    loadFinderFoods(),
    loadShopSettings(),
    loadMeals(),
    loadTreats(),
    loadNamed([input.food, input.oldFood, input.treat].filter((slug) => slug !== null)),
    input.food ? loadPacks(input.food) : [],
  ])
  const isKibble = ({ slug }: CountedFood) => kibbles.some((one) => one.slug === slug)
  const isNew = ({ slug }: CountedFood) => !common.some((one) => one.slug === slug)
  const foods = [...named.filter((one) => one.food.role === 'complete' && isNew(one)), ...common]
  const { weeks } = settings.regular
  return { kibbles, foods: foods.filter((one) => !isKibble(one)), treats, packs, promise: promiseDay(settings), weeks }
}

const loadMeals = staleWhileRevalidate(300_000, async () =>
  toCounted(await loadRow({ category: MEALS }, MOST_FOODS)).filter(({ food }) => food.role === 'complete'),
)
const loadTreats = staleWhileRevalidate(300_000, async () =>
  toCounted(await loadRow({ category: ['pamlsky'] }, MOST_FOODS)),
)

async function loadNamed(slugs: string[]): Promise<CountedFood[]> {
  if (slugs.length === 0) return []
  const cards = await publicData.value(publicData.rpc('product_cards_by_slug', { slugs, storefront_id: storefrontId }))
  return toCounted(z.array(CardRow).parse(cards))
}

function toCounted(rows: CardRow[]): CountedFood[] {
  return rows.flatMap((row) => {
    const food = toFood(row)
    return food?.kcal ? [{ slug: row.slug, name: nonBreaking(row.name), food }] : []
  })
}

async function loadPacks(slug: string): Promise<PackOffer[]> {
  const query = publicData.from('product_pages').select('variants')
  const row = await publicData.single(query.eq('storefront_id', storefrontId).eq('slug', slug))
  const variants = row ? ProductPageRow.shape.variants.parse(row.variants) : []
  return variants.flatMap(({ id, sku, name, net_weight_g: grams, price, in_stock: isInStock }) =>
    grams && isInStock ? [{ id, sku, name: nonBreaking(name), grams, price }] : [],
  )
}
