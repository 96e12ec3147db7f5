import { randomBytes } from 'node:crypto'
import { MOST_VERSIONS, type WriteReview } from '@shop/contract/review'
import { ok, type Result, refuse } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { openInvitation } from '#app/review/open-invitation'
import { replacePhotos } from '#app/review/review-photos.sql'
import {
  type BoughtOrder,
  insertReview,
  insertReviewVersion,
  lockBought,
  lockReviewOf,
  type ReviewWords,
  saveOrigin,
  updateReviewWords,
} from '#app/review/reviews.sql'
import { enqueue } from '#app/store/jobs'
import { claimFiles } from '#app/upload/claim-files'

type AuthorRefusal = 'link_unknown' | 'link_expired' | 'review_not_yours'

/** Written by the account that bought, or by whoever holds the link sent to the buyer. The same form twice is one review. */
export async function writeReview(context: Context, input: WriteReview) {
  const { db, now } = context
  const { productId, rating, title, body, authorName, files } = input
  const order = await lockBought(db, input.orderNumber, productId)
  const author = await checkAuthor(context, order, input.secret)
  if (!author.ok) return author
  const { id: orderId, customerId } = author.value
  const stored = await lockReviewOf(db, orderId, productId)
  if (stored && (stored.state === 'rejected' || stored.versions >= MOST_VERSIONS)) return refuse('review_closed')

  const merits = [...new Set(input.merits)]
  const words: ReviewWords = { rating, title, body, authorName, dogNote: input.dogNote || null, merits, now }
  const id = stored?.id ?? (await insertReview(db, productId, words))
  if (stored) await updateReviewWords(db, id, words)
  await saveOrigin(db, { reviewId: id, orderId, productId, customerId, dogId: input.dogId, now })
  await insertReviewVersion(db, id, (stored?.versions ?? 0) + 1, words)
  if (files.length > 0) await keepPhotos(context, id, files)
  await audit(db, context, stored ? 'review.reworded' : 'review.written', { type: 'review', id })
  return ok({ id, state: 'pending' as const })
}

/** The buyer, signed in, or whoever holds the link that was sent to the buyer. */
export async function checkAuthor(
  context: Context,
  order: BoughtOrder | null,
  secret: string | null,
): Promise<Result<BoughtOrder, AuthorRefusal>> {
  if (secret !== null) {
    const invited = await openInvitation(context, secret)
    if (!invited.ok) return invited
    return order && invited.value.id === order.id ? ok(order) : refuse('review_not_yours')
  }
  const { actor } = context
  const isTheirs = order !== null && actor.kind === 'customer' && actor.customerId === order.customerId
  return isTheirs ? ok(order) : refuse('review_not_yours')
}

async function keepPhotos({ db, now, requestId }: Context, reviewId: number, files: string[]): Promise<void> {
  const uploads = await claimFiles(db, files, now)
  await replacePhotos(
    db,
    reviewId,
    uploads.map((uploadId) => ({ uploadId, key: randomBytes(16).toString('hex') })),
  )
  await enqueue(db, 'make-review-pictures', { reviewId, requestId })
}
