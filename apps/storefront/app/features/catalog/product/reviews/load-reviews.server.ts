import { ReviewRow } from '@shop/contract/product-page'
import { ReviewPhoto } from '@shop/contract/review'
import { formatDate } from '@shop/czech/format-date'
import { nonBreaking } from '@shop/czech/non-breaking'
import { pageWindow } from '@shop/domain/catalog/paging'
import type { ReviewFilters, ReviewSort } from '@shop/domain/catalog/review-filters'
import type { ReviewMerit } from '@shop/domain/catalog/review-merits'
import { z } from 'zod'
import { publicData, storefrontId } from '#app/server/shop.server.ts'

const REVIEWS_PER_PAGE = 6

export interface ReviewView {
  id: number
  rating: number
  title: string
  text: string
  author: string
  dog: string | null
  isVerified: boolean
  isSample: boolean
  date: string
  /** When a published review was given new words. */
  edited: string | null
  merits: ReviewMerit[]
  reply: string | null
  photos: ReviewPhoto[]
}

export interface ReviewPage {
  filters: ReviewFilters
  reviews: ReviewView[]
  total: number
  pages: number
}

const PublishedReview = ReviewRow.extend({ review_photos: z.array(ReviewPhoto.extend({ position: z.number() })) })

const COLUMNS = `${Object.keys(ReviewRow.shape).join(',')},products!inner(slug),review_photos(key,width,height,position)`

const ORDER: Record<ReviewSort, { column: 'written_on' | 'rating'; ascending: boolean }> = {
  nejnovejsi: { column: 'written_on', ascending: false },
  nejlepsi: { column: 'rating', ascending: false },
  nejhorsi: { column: 'rating', ascending: true },
}

export async function loadReviews(slug: string, filters: ReviewFilters): Promise<ReviewPage> {
  let query = publicData
    .from('reviews')
    .select(COLUMNS, { count: 'exact' })
    .eq('storefront_id', storefrontId)
    .eq('products.slug', slug)
  if (filters.stars.length > 0) query = query.in('rating', [...filters.stars])
  if (filters.verified) query = query.eq('is_verified_purchase', true)
  if (filters.dogSize) query = query.eq('dog_size', filters.dogSize)
  if (filters.dogStage) query = query.eq('dog_stage', filters.dogStage)
  const { column, ascending } = ORDER[filters.sort]
  const from = (filters.page - 1) * REVIEWS_PER_PAGE
  const { items, total } = await publicData.list(
    query
      .order(column, { ascending })
      .order('written_on', { ascending: false })
      .order('id', { ascending: false })
      .range(from, from + REVIEWS_PER_PAGE - 1),
  )
  const count = total ?? items.length
  return {
    filters,
    reviews: items.map((item) => toReviewView(PublishedReview.parse(item))),
    total: count,
    pages: pageWindow(count, 1, REVIEWS_PER_PAGE).pages,
  }
}

function toReviewView(row: z.output<typeof PublishedReview>): ReviewView {
  return {
    id: row.id,
    rating: row.rating,
    title: nonBreaking(row.title),
    text: nonBreaking(row.body),
    author: row.author_name,
    dog: row.dog_note ? nonBreaking(row.dog_note) : null,
    isVerified: row.is_verified_purchase,
    isSample: row.is_sample,
    date: formatDate(row.written_on),
    edited: row.edited_on ? formatDate(row.edited_on) : null,
    merits: row.merits,
    reply: row.shop_reply ? nonBreaking(row.shop_reply) : null,
    photos: row.review_photos.toSorted((left, right) => left.position - right.position),
  }
}
