import type { Caller } from '#app/http/context'
import type { Deps } from '#app/http/deps'
import { queueMail } from '#app/mail/queue-mail'
import { REVIEW_MAILS } from '#app/review/emails/review-mails'
import { decideReports, type ReportOutcome } from '#app/review/review-reports.sql'
import type { StoredReview } from '#app/review/reviews.sql'
import type { Db } from '#app/store/database'
import { closeStaffTaskAbout } from '#app/tasks/staff-tasks.sql'

/** A request or the worker: an account that nobody used for years goes without anybody asking. */
export type ReviewCaller = Caller & { db: Db; deps: Deps }

interface Decision {
  /** An author may also take the review back before anybody has decided. */
  end: ReportOutcome | 'withdrawn'
  note: string
  closedBy: string
}

/** Everybody who reported the review and left an address reads how it ended. */
export async function answerReports(
  context: ReviewCaller,
  review: Pick<StoredReview, 'id' | 'productName'>,
  { end, note, closedBy }: Decision,
): Promise<void> {
  const { db, now, deps } = context
  const reports = await decideReports(db, review.id, end === 'kept' ? 'kept' : 'hidden', now)
  if (reports.length === 0) return
  await closeStaffTaskAbout(db, { kind: 'review_reported', subject: `review:${review.id}` }, { closedBy, note, now })
  for (const { id, email } of reports) {
    if (!email) continue
    await queueMail(context, REVIEW_MAILS[`review-report-${end}`], {
      object: `review_report:${id}`,
      event: end,
      to: email,
      data: {
        'product.name': review.productName,
        'report.note': note || 'Rozhodl o tom člověk, ne stroj.',
        'links.reviewRules': `${deps.config.STOREFRONT_URL}/s/pravidla-recenzi`,
      },
    })
  }
}
