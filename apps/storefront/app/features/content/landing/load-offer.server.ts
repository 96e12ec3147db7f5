import type { ContentBlock } from '@shop/contract/content'
import { nonBreaking } from '@shop/czech/non-breaking'
import { loadArticleProducts } from '#app/features/catalog/card/load-article-products.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import type { LandingOffer, OfferReview } from './landing-offer.ts'

const REVIEWS = 4

/** The first of the goods an editor names is what is sold, the others are what is in it. Null when it is not sold now. */
export async function loadOffer(blocks: readonly ContentBlock[]): Promise<LandingOffer | null> {
  const block = blocks.find(({ type }) => type === 'offer')
  const [slug, ...inside] = block?.productSlugs ?? []
  if (!block || !slug) return null
  const [products, reviews] = await Promise.all([loadArticleProducts([slug, ...inside]), loadReviews(slug)])
  const cards = new Map(products.map((product) => [product.slug, product.card]))
  const card = cards.get(slug)
  if (!card?.isInStock) return null
  return {
    heading: nonBreaking(block.heading ?? ''),
    text: nonBreaking(block.body ?? ''),
    card,
    parts: inside.flatMap((part) => cards.get(part) ?? []),
    reviews,
  }
}

/** The newest ones, whatever they say: whoever picks the praise out is not believed. */
async function loadReviews(slug: string): Promise<OfferReview[]> {
  const query = publicData
    .from('reviews')
    .select('id,rating,title,body,author_name,dog_note,is_sample,products!inner(slug)')
    .eq('storefront_id', storefrontId)
    .eq('products.slug', slug)
  const { items } = await publicData.list(query.order('written_on', { ascending: false }).order('id').limit(REVIEWS))
  return items.map((row) => ({
    id: row.id,
    rating: row.rating,
    title: nonBreaking(row.title ?? ''),
    text: nonBreaking(row.body),
    author: row.author_name,
    dog: row.dog_note,
    isSample: row.is_sample,
  }))
}
