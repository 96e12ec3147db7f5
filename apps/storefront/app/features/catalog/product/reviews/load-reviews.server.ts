import { ReviewRow } from '@shop/contract/product-page'
import { ReviewPhoto } from '@shop/contract/review'
import { formatDate } from '@shop/czech/format-date'
import { nonBreaking } from '@shop/czech/non-breaking'
import { pageWindow } from '@shop/domain/catalog/paging'
import type { ReviewFilters } from '@shop/domain/catalog/review-filters'
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
  /** About what was in the bag before its recipe changed. */
  isOfEarlierRecipe: boolean
  merits: ReviewMerit[]
  reply: string | null
  photos: ReviewPhoto[]
  /** How many readers it helped. */
  helpful: number
}

export interface ReviewPage {
  filters: ReviewFilters
  reviews: ReviewView[]
  total: number
  pages: number
  /** Of all reviews of the product, whatever is chosen. */
  counts: { photo: number; critical: number }
  /** None of them is of a customer: said once over all of them. */
  hasOnlySamples: boolean
}

const PublishedReview = ReviewRow.extend({ photos: z.array(ReviewPhoto) })
const Answer = z.object({
  total: z.number(),
  with_photo: z.number(),
  critical: z.number(),
  samples: z.number(),
  all: z.number(),
  reviews: z.array(PublishedReview),
})

export async function loadReviews(slug: string, filters: ReviewFilters): Promise<ReviewPage> {
  const answer = await publicData.value(
    publicData.rpc('product_reviews', {
      slug,
      filters: toQuestion(filters),
      sort: filters.sort,
      page_size: REVIEWS_PER_PAGE,
      skip: (filters.page - 1) * REVIEWS_PER_PAGE,
      storefront_id: storefrontId,
    }),
  )
  const { total, reviews, all, samples, critical, with_photo: photo } = Answer.parse(answer)
  return {
    filters,
    reviews: reviews.map(toReviewView),
    total,
    pages: pageWindow(total, 1, REVIEWS_PER_PAGE).pages,
    counts: { photo, critical },
    hasOnlySamples: all > 0 && samples === all,
  }
}

/** Only what was asked: a missing key is no condition. */
function toQuestion({ stars, verified, withPhoto, dogSize, dogStage, like }: ReviewFilters) {
  return {
    ...(stars.length > 0 ? { stars: [...stars] } : {}),
    ...(verified ? { verified } : {}),
    ...(withPhoto ? { photo: true } : {}),
    ...(dogSize ? { size: dogSize } : {}),
    ...(dogStage ? { stage: dogStage } : {}),
    ...(like ? { like: { ...like, without: [...like.without] } } : {}),
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
    isOfEarlierRecipe: row.is_of_earlier_recipe,
    merits: row.merits,
    reply: row.shop_reply ? nonBreaking(row.shop_reply) : null,
    photos: row.photos,
    helpful: row.helpful_count,
  }
}
