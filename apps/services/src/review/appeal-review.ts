import type { AppealReview } from '@shop/contract/review'
import { appealDecideBy } from '@shop/domain/catalog/decide-by'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { saveAppeal } from '#app/review/appeals.sql'
import { lockReview, updateReviewState } from '#app/review/reviews.sql'
import { checkAuthor } from '#app/review/write-review'

/** Once a review, by its author: it comes back into the queue with the decision it is against. */
export async function appealReview(context: Context, { id, secret, words }: AppealReview & { id: number }) {
  const { db, now } = context
  const review = await lockReview(db, id)
  if (!review || review.orderId === null) return refuse('review_not_yours')
  const { orderId, customerId, state } = review
  const author = await checkAuthor(context, { id: orderId, customerId, email: '', firstName: '' }, secret)
  if (!author.ok) return author
  if (state !== 'returned' && state !== 'rejected') return refuse('review_closed')
  const isFirst = await saveAppeal(db, id, { words, state, now, decideBy: appealDecideBy(now) })
  if (!isFirst) return refuse('review_closed')
  await updateReviewState(db, id, 'pending', null)
  await audit(db, context, 'review.appealed', { type: 'review', id })
  return ok({ state: 'pending' as const })
}
