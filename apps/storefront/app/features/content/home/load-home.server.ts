import { GridAnswer } from '@shop/contract/catalog'
import { ProductPageRow } from '@shop/contract/product-page'
import { nonBreaking } from '@shop/czech/non-breaking'
import { promiseDelivery } from '@shop/domain/calendar/delivery-promise'
import { calculateRation, USUAL_DOG } from '#app/features/catalog/calculator/calculate-ration.ts'
import { promiseDay } from '#app/features/catalog/grid/load-grid.server.ts'
import { toDeliveries } from '#app/features/content/calculators/load-plan-foods.server.ts'
import { loadKinds } from '#app/features/content/sections/load-kinds.server.ts'
import { loadRow } from '#app/goods/load-row.server.ts'
import { toRepeatPrice } from '#app/goods/repeat-price.server.ts'
import { type CardView, toCardView } from '#app/goods/to-card-view.server.ts'
import { toMix } from '#app/goods/to-mix.ts'
import { now } from '#app/server/clock.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { loadShopSettings, type ShopSettings } from '#app/server/shop-settings.server.ts'
import type { HomeExample, HomeShelf } from './home-page.ts'
import { loadHomeReviews } from './load-home-reviews.server.ts'

const SHELVES = ['granule', 'konzervy', 'pamlsky'] as const
const EXAMPLE = 'granule-kure-s-hnedou-ryzi'
const ON_SHELF = 4
const WEEKS = 5

/** Live numbers of the home page; the words come from the editors. */
export async function loadHome() {
  const settings = await loadShopSettings()
  const [kinds, reviews, example, usualCount, ...shelves] = await Promise.all([
    loadKinds(),
    loadHomeReviews(),
    loadExample(settings),
    countUsual(),
    ...SHELVES.map((slug) => loadShelf(slug, settings)),
  ])
  return {
    ...kinds,
    usualCount,
    shelves,
    example,
    reviews,
    promise: promiseDay(settings),
    orderBy: lastOrder(settings),
  }
}

/** Until when the promise of today holds. On a Sunday that is Monday noon, so the day is said with it. */
function lastOrder({ dispatch, courier }: ShopSettings) {
  const { date, time, relation } = promiseDelivery(now(), dispatch, courier).orderBy
  return { date, time, isToday: relation === 'today' }
}

/** Foods for the dog that the finder begins with. */
async function countUsual(): Promise<number> {
  const filters = { within: ['granule'], life_stage: ['dospely'], size: ['stredni'] }
  const answer = await publicData.value(
    publicData.rpc('product_grid', { filters, page_size: 1, storefront_id: storefrontId }),
  )
  return GridAnswer.parse(answer).total
}

async function loadShelf(slug: (typeof SHELVES)[number], settings: ShopSettings): Promise<HomeShelf> {
  const cards = await loadRow({ within: [slug], in_stock: true }, ON_SHELF)
  return { slug, cards: cards.map((row): CardView => toCardView(row, settings)) }
}

/** One well-known bag: what is in it, how long it lasts, when the next ones would come. */
async function loadExample(settings: ShopSettings): Promise<HomeExample | null> {
  const query = publicData.from('product_pages').select(Object.keys(ProductPageRow.shape).join(','))
  const found = await publicData.single(query.eq('storefront_id', storefrontId).eq('slug', EXAMPLE))
  if (!found) return null
  const row = ProductPageRow.parse(found)
  const bag = row.variants.toSorted((one, other) => (other.net_weight_g ?? 0) - (one.net_weight_g ?? 0))[0]
  if (!bag?.net_weight_g || !row.energy_kcal_per_100g) return null
  const food = { kcal: row.energy_kcal_per_100g, pack: { grams: bag.net_weight_g, priceHalere: bag.price } }
  const usual = calculateRation(USUAL_DOG, food)
  const goods = { categories: row.categories.map((category) => category.slug), components: row.bundle_components }
  if (!usual) return null
  return {
    slug: row.slug,
    name: nonBreaking(row.name),
    pack: nonBreaking(bag.name),
    mix: toMix(row.ingredients),
    food,
    usual,
    price: bag.price,
    repeatPrice: toRepeatPrice(bag, goods, settings) ?? bag.price,
    deliveries: toDeliveries(WEEKS, settings),
  }
}
