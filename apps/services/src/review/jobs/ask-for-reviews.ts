import { asCommand } from '#app/jobs/job'
import { queueReviewRequest } from '#app/review/emails/queue-review-mails'
import { selectAskableOrders } from '#app/review/review-authors.sql'
import { selectSettings } from '#app/store/store.sql'

/** Once for an order, and only whoever agreed to be asked. */
export const askForReviews = asCommand<'ask-for-reviews'>(async (context) => {
  const { db, now, log } = context
  const settings = await selectSettings(db, 'reviews.ask_after_days')
  const orders = await selectAskableOrders(db, Number(settings['reviews.ask_after_days'] ?? 14), now)
  for (const order of orders) await queueReviewRequest(context, order)
  log.info({ orders: orders.length }, 'review.asked')
})
