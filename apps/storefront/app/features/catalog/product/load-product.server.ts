import { Companions } from '@shop/contract/catalog'
import { ProductPageRow } from '@shop/contract/product-page'
import type { ReviewFilters } from '@shop/domain/catalog/review-filters'
import type { BatchView, PricePoint, ProductView, RelatedCard, ShortOfferView } from '#app/goods/product-view.ts'
import { toCardView } from '#app/goods/to-card-view.server.ts'
import { loadVocabulary } from '#app/goods/vocabulary.server.ts'
import { now } from '#app/server/clock.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'
import { loadShortOffers } from './batch/load-short-offers.server.ts'
import { loadSoldBatches } from './batch/load-sold-batches.server.ts'
import { fillRelated } from './fill-related.server.ts'
import { loadVideo } from './gallery/load-video.server.ts'
import { loadPriceHistory } from './load-price-history.server.ts'
import { loadRecalls, type RecallLine } from './recall/load-recalls.server.ts'
import { loadReviews, type ReviewPage } from './reviews/load-reviews.server.ts'
import { toProductView } from './to-product-view.server.ts'

export interface ProductPage {
  row: ProductPageRow
  product: ProductView
  related: RelatedCard[]
  reviews: ReviewPage
  prices: PricePoint[]
  recalls: RecallLine[]
  batches: BatchView[]
  shortOffers: ShortOfferView[]
}

const COLUMNS = Object.keys(ProductPageRow.shape).join(',')

export async function loadProduct(slug: string, reviewFilters: ReviewFilters): Promise<ProductPage | null> {
  const page = publicData.from('product_pages').select(COLUMNS)
  const [found, companions, reviews, vocabulary, settings] = await Promise.all([
    publicData.single(page.eq('storefront_id', storefrontId).eq('slug', slug)),
    publicData.value(publicData.rpc('product_companions', { slug, storefront_id: storefrontId })),
    loadReviews(slug, reviewFilters),
    loadVocabulary(),
    loadShopSettings(),
  ])
  if (!found || !companions) return null
  const row = ProductPageRow.parse(found)
  const around = Companions.parse(companions)
  const chosen = around.relations.map(({ type, reason, card }) => ({ type, reason, card: toCardView(card, settings) }))
  const [related, prices, recalls, batches, shortOffers, video] = await Promise.all([
    fillRelated(row, chosen),
    loadPriceHistory(row.variants.map(({ id }) => id)),
    loadRecalls(row.product_id),
    loadSoldBatches(row.product_id, row.constituents),
    loadShortOffers(row.product_id),
    loadVideo(row.product_id),
  ])
  return {
    row,
    product: { ...toProductView(row, { companions: around, vocabulary, settings, now: now() }), video },
    related,
    reviews,
    prices,
    recalls,
    batches,
    shortOffers,
  }
}

/** The product that once had this slug. */
export async function findRenamedProduct(slug: string): Promise<string | null> {
  const query = publicData.from('slug_history').select('products!inner(slug)')
  const row = await publicData.single(
    query.eq('storefront_id', storefrontId).eq('slug', slug).not('product_id', 'is', null).limit(1),
  )
  return row ? row.products.slug : null
}
