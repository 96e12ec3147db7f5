import type { DecideReview } from '@shop/contract/review'
import { ok, refuse } from '@shop/domain/result'
import { insertGrant } from '#app/customer/credits.sql'
import { lockCustomer } from '#app/customer/customer.sql'
import { audit, type Context } from '#app/http/context'
import { staffAtWork } from '#app/http/signed-in'
import { answerReports } from '#app/review/answer-reports'
import { closeAppeal, selectOpenAppeal } from '#app/review/appeals.sql'
import { queueReviewPublished, queueReviewReturned } from '#app/review/emails/queue-review-mails'
import { describeReason } from '#app/review/emails/reason-words'
import { selectReviewEarnings } from '#app/review/review-authors.sql'
import { lockReview, type StoredReview, updateOriginDecision, updateReviewState } from '#app/review/reviews.sql'
import { selectSettings } from '#app/store/store.sql'

const MAILS = { returned: 'review-returned', rejected: 'review-rejected' } as const

/** Stars play no part in it: the same path for praise and for a complaint. It also answers whoever reported the review. */
export async function decideReview(
  context: Context,
  { id, state, note, reply, reason }: DecideReview & { id: number },
) {
  const { userId } = staffAtWork(context)
  const { db, now } = context
  const review = await lockReview(db, id)
  if (!review || review.state === 'withdrawn' || review.state === 'rejected') return refuse('review_closed')
  const appeal = await selectOpenAppeal(db, id)
  if (appeal?.decidedBy === userId) return refuse('appeal_own_decision')
  await updateReviewState(db, id, state, reply || null)
  await updateOriginDecision(db, id, { note, reason, decidedBy: userId, now })
  await audit(db, context, `review.${state}`, { type: 'review', id })
  if (appeal) await closeAppeal(db, id, now)
  const why = describeReason(reason, note)
  if (state !== review.state) await notifyAuthor(context, review, { state, why, isAppeal: appeal !== null })
  await answerReports(context, review, { end: state === 'published' ? 'kept' : 'hidden', note, closedBy: userId })
  return ok({ state })
}

interface Decided {
  state: DecideReview['state']
  why: string
  /** Of an appeal it is the last word. */
  isAppeal: boolean
}

async function notifyAuthor(context: Context, review: StoredReview, { state, why, isAppeal }: Decided) {
  const { orderId, email } = review
  if (orderId === null || email === null) return
  const author = { ...review, orderId, email }
  if (state === 'published') {
    return queueReviewPublished(context, author, await grantReviewCredits(context, review))
  }
  await queueReviewReturned(context, author, { mail: isAppeal ? 'review-appeal-kept' : MAILS[state], why })
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
  const isGiven = await insertGrant(db, { customerId, rule: 'review', reference, now })
  return isGiven ? Number(settings['loyalty.review_credits'] ?? 0) : 0
}
