import { ProductPageRow } from '@shop/contract/product-page'
import { nonBreaking } from '@shop/czech/non-breaking'
import { businessDayFrom } from '@shop/domain/calendar/business-days'
import { addDays } from '@shop/domain/calendar/local-date'
import type { OfferedPack } from '@shop/domain/marketing/plan-proposal'
import { z } from 'zod'
import { promiseDay } from '#app/features/catalog/grid/load-grid.server.ts'
import { toRepeatPrice } from '#app/goods/repeat-price.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { loadShopSettings, type ShopSettings } from '#app/server/shop-settings.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'

export interface PlanPack extends OfferedPack {
  id: number
  name: string
}

export interface PlanFood {
  slug: string
  name: string
  kcal: number
  packs: PlanPack[]
}

/** What people have delivered regularly most often. */
const FOODS = [
  'granule-kure-s-hnedou-ryzi',
  'granule-jehneci-s-ryzi',
  'granule-losos-s-bramborem',
  'granule-senior-kruta-s-ryzi',
  'granule-light-losos-s-dyni',
  'granule-aktiv-hovezi-s-ryzi',
]

const DELIVERIES = 4

const Row = z.object({
  slug: z.string(),
  name: z.string(),
  energy_kcal_per_100g: z.number().nullable(),
  ...ProductPageRow.pick({ categories: true, bundle_components: true, variants: true }).shape,
})

export interface PlanOffer {
  foods: PlanFood[]
  weeks: number[]
  /** ISO days of the coming deliveries, by weeks between them. */
  deliveries: Record<number, string[]>
}

export const loadPlanFoods = staleWhileRevalidate(60_000, async (): Promise<PlanOffer> => {
  const query = publicData.from('product_pages').select(Object.keys(Row.shape).join(','))
  const [{ items }, settings] = await Promise.all([
    publicData.list(query.eq('storefront_id', storefrontId).in('slug', FOODS)),
    loadShopSettings(),
  ])
  const foods = z.array(Row).parse(items)
  return {
    foods: foods
      .toSorted((one, other) => FOODS.indexOf(one.slug) - FOODS.indexOf(other.slug))
      .flatMap((row) => toFood(row, settings)),
    weeks: settings.regular.weeks,
    deliveries: Object.fromEntries(settings.regular.weeks.map((weeks) => [weeks, toDeliveries(weeks, settings)])),
  }
})

/** A delivery that would fall on a day off comes on the next working one. */
export function toDeliveries(weeks: number, settings: ShopSettings): string[] {
  const first = promiseDay(settings).date
  return Array.from({ length: DELIVERIES }, (_, index) =>
    businessDayFrom(addDays(first, index * weeks * 7), settings.courier.closedOn),
  )
}

/** One bag that most people know, for an example of a purchase. */
export function toPurchase([food]: PlanFood[]): { name: string; price: number } | null {
  const pack = food?.packs.toSorted((one, other) => other.grams - one.grams)[0]
  return food && pack ? { name: `${food.name}, ${pack.name}`, price: pack.price } : null
}

function toFood(row: z.infer<typeof Row>, settings: ShopSettings) {
  const { slug, name, energy_kcal_per_100g: kcal } = row
  const goods = { categories: row.categories.map((category) => category.slug), components: row.bundle_components }
  const packs = row.variants.flatMap((pack): PlanPack[] => {
    const { id, sku, name, net_weight_g: grams, price, in_stock } = pack
    if (!grams || !in_stock) return []
    const regularPrice = toRepeatPrice(pack, goods, settings) ?? price
    return [{ id, sku, name: nonBreaking(name), grams, price, regularPrice }]
  })
  return kcal && packs.length > 0 ? [{ slug, name: nonBreaking(name), kcal, packs }] : []
}
