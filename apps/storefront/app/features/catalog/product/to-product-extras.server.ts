import { deliveryInterval } from '@shop/domain/dog/household/delivery-interval'
import { calculateRation, type RationAnswer, USUAL_DOG } from '#app/features/catalog/calculator/calculate-ration.ts'
import type { ProductView } from '#app/goods/product-view.ts'
import type { ShopSettings } from '#app/server/shop-settings.server.ts'
import { productTexts } from '#app/texts/catalog/product.ts'
import type { ProductPage } from './load-product.server.ts'
import { toPhoto, toProductJsonLd } from './to-product-json-ld.server.ts'

/** What the page needs beside the product: words for the head, a graph for machines, the ration of an ordinary dog. */
export function toProductExtras(page: ProductPage, settings: ShopSettings) {
  const { row, product } = page
  const [image] = product.images
  const rations = toRations(product)
  return {
    meta: {
      title: row.seo_title || productTexts.metaTitle(row.name),
      description: row.seo_description || row.short_description,
      ...(image ? { image: { url: toPhoto(image), alt: image.alt } } : {}),
      type: 'product' as const,
    },
    jsonLd: toProductJsonLd(page, settings),
    rations,
    intervals: toIntervals(rations, settings.regular.weeks),
  }
}

/** How often a pack should come to an ordinary dog; a pack that lasts less than the shortest interval has none. */
function toIntervals(rations: Record<string, RationAnswer>, weeks: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(rations).flatMap(([sku, { days }]) => {
      const interval = deliveryInterval(days, weeks)
      return interval === null ? [] : [[sku, interval]]
    }),
  )
}

function toRations({ food, variants }: ProductView): Record<string, RationAnswer> {
  if (food?.role !== 'complete' || !food.kcal) return {}
  const { kcal } = food
  return Object.fromEntries(
    variants.flatMap(({ sku, grams, price }) => {
      const answer = grams ? calculateRation(USUAL_DOG, { kcal, pack: { grams, priceHalere: price } }) : null
      return answer ? [[sku, answer]] : []
    }),
  )
}
