import { ok, refuse } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { answerReports, type ReviewCaller } from '#app/review/answer-reports'
import { clearReviews, lockReviewsOf } from '#app/review/clear-reviews.sql'
import { lockReview } from '#app/review/reviews.sql'
import { checkAuthor } from '#app/review/write-review'

export async function withdrawReview(context: Context, { id, secret }: { id: number; secret: string | null }) {
  const review = await lockReview(context.db, id)
  if (!review || review.orderId === null) return refuse('review_not_yours')
  const { orderId, customerId, productName } = review
  const author = await checkAuthor(context, { id: orderId, customerId, email: '', firstName: '' }, secret)
  if (!author.ok) return author
  await takeBack(context, [{ id, productName }])
  return ok({})
}

/** With the account go its reviews. */
export async function withdrawReviewsOf(context: ReviewCaller, customerId: number): Promise<void> {
  await takeBack(context, await lockReviewsOf(context.db, customerId))
}

async function takeBack(context: ReviewCaller, reviews: { id: number; productName: string }[]): Promise<void> {
  const ids = reviews.map(({ id }) => id)
  await clearReviews(context.db, ids)
  for (const review of reviews) {
    await audit(context.db, context, 'review.withdrawn', { type: 'review', id: review.id })
    await answerReports(context, review, { end: 'withdrawn', note: '', closedBy: 'author' })
  }
}
