import type { DecideReview } from '@shop/contract/review'
import { ok, refuse } from '@shop/domain/result'
import { insertGrant } from '#app/customer/credits.sql'
import { lockCustomer } from '#app/customer/customer.sql'
import { audit, type Context } from '#app/http/context'
import { staffAtWork } from '#app/http/signed-in'
import { answerReports } from '#app/review/answer-reports'
import { queueReviewPublished, queueReviewReturned } from '#app/review/emails/queue-review-mails'
import { describeReason } from '#app/review/emails/reason-words'
import { selectReviewEarnings } from '#app/review/review-authors.sql'
import { lockReview, type StoredReview, updateOriginDecision, updateReviewState } from '#app/review/reviews.sql'
import { selectSettings } from '#app/store/store.sql'

/** Stars play no part in it: the same path for praise and for a complaint. It also answers whoever reported the review. */
export async function decideReview(
  context: Context,
  { id, state, note, reply, reason }: DecideReview & { id: number },
) {
  const { userId } = staffAtWork(context)
  const { db, now } = context
  const review = await lockReview(db, id)
  if (!review || review.state === 'withdrawn' || review.state === 'rejected') return refuse('review_closed')
  await updateReviewState(db, id, state, reply || null)
  await updateOriginDecision(db, id, { note, reason, decidedBy: userId, now })
  await audit(db, context, `review.${state}`, { type: 'review', id })
  if (state !== review.state) await notifyAuthor(context, review, state, describeReason(reason, note))
  await answerReports(context, review, { end: state === 'published' ? 'kept' : 'hidden', note, closedBy: userId })
  return ok({ state })
}

async function notifyAuthor(context: Context, review: StoredReview, state: DecideReview['state'], note: string) {
  const { orderId, email } = review
  if (orderId === null || email === null) return
  const author = { ...review, orderId, email }
  if (state === 'published') await queueReviewPublished(context, author, await grantReviewCredits(context, review))
  else await queueReviewReturned(context, author, note)
}

/** Once for a product and a few times a month; how many were given now. */
async function grantReviewCredits({ db, now }: Context, review: StoredReview): Promise<number> {
  const { customerId, productId, id } = review
  if (customerId === null) return 0
  await lockCustomer(db, customerId)
  const [settings, earned] = [
    await selectSettings(db, 'loyalty.review_'),
    await selectReviewEarnings(db, { customerId, productId, now }),
  ]
  if (earned.isProductPaid || earned.thisMonth >= Number(settings['loyalty.review_limit'] ?? 0)) return 0
  const reference = { type: 'review', id: String(id) }
  await insertGrant(db, { customerId, kind: 'review', settingKey: 'loyalty.review_credits', reference, now })
  return Number(settings['loyalty.review_credits'] ?? 0)
}
