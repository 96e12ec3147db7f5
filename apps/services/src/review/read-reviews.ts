import { ok, refuse } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { customer } from '#app/http/signed-in'
import { openInvitation } from '#app/review/open-invitation'
import { selectFirstName } from '#app/review/review-authors.sql'
import { selectReviewPicture } from '#app/review/review-photos.sql'
import { type ReviewableRow, selectReviewables } from '#app/review/reviews.sql'
import { selectSettings } from '#app/store/store.sql'

export async function ownReviews(context: Context) {
  const { customerId } = customer(context)
  const items = await selectReviewables(context.db, { orderId: null, customerId })
  return ok(await toDesk(context, items, await selectFirstName(context.db, customerId)))
}

export async function reviewsOfOrder(context: Context, { secret }: { secret: string }) {
  const order = await openInvitation(context, secret)
  if (!order.ok) return order
  const items = await selectReviewables(context.db, { orderId: order.value.id, customerId: null })
  return ok(await toDesk(context, items, order.value.firstName))
}

export async function reviewPhoto({ db }: Context, { key }: { key: string }) {
  const bytes = await selectReviewPicture(db, key)
  if (!bytes) return refuse('link_unknown')
  return ok({ mediaType: 'image/webp' as const, content: bytes.toString('base64') })
}

async function toDesk({ db }: Context, items: ReviewableRow[], authorName: string) {
  const settings = await selectSettings(db, 'loyalty.review_credits')
  return {
    authorName,
    credits: Number(settings['loyalty.review_credits'] ?? 0),
    items: items.map((item) => ({ ...item, deliveredAt: item.deliveredAt?.toISOString() ?? null })),
  }
}
