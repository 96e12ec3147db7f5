import type { ReportReview } from '@shop/contract/review'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { isFlooded } from '#app/mail/is-flooded'
import { queueMail } from '#app/mail/queue-mail'
import { REVIEW_MAILS } from '#app/review/emails/review-mails'
import { insertReport, lockPublished } from '#app/review/review-reports.sql'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

/** The review stays where it is until a person has read the report: nobody silences somebody else by a button. */
export async function reportReview(context: Context, { id, reason, note, email }: ReportReview & { id: number }) {
  const { db, now, deps } = context
  const review = await lockPublished(db, id)
  if (!review) return refuse('review_gone')
  const reportId = await insertReport(db, { reviewId: id, reason, note, email, now })
  if (reportId === null) return ok({})
  await audit(db, context, 'review.reported', { type: 'review', id }, { reason })
  await openStaffTask(db, { kind: 'review_reported', subject: `review:${id}`, orderId: null, details: { reason }, now })
  const kind = [REVIEW_MAILS['review-report-received']]
  if (email && !(await isFlooded(db, { recipient: email, kind, now, max: 3 }))) {
    await queueMail(context, REVIEW_MAILS['review-report-received'], {
      object: `review_report:${reportId}`,
      event: 'received',
      to: email,
      data: {
        'product.name': review.productName,
        'links.reviewRules': `${deps.config.STOREFRONT_URL}/s/pravidla-recenzi`,
      },
    })
  }
  return ok({})
}
