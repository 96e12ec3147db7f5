import { formLink } from '#app/case/case-link'
import { CASE_MAILS } from '#app/case/emails/case-mails'
import { FORMS } from '#app/case/emails/case-words'
import { selectOrderOf } from '#app/contact/tickets.sql'
import type { Job } from '#app/jobs/job'
import { isFlooded } from '#app/mail/is-flooded'
import { queueMail } from '#app/mail/queue-mail'
import { areLinksRevoked } from '#app/order/order-links.sql'
import { inTransaction } from '#app/store/database'

/** Goes to the mailbox of the order or nowhere; whose links were revoked, to nobody. */
export const answerCaseLink: Job<'answer-case-link'> = async (context, { kind, orderNumber, email }) => {
  const { deps, now, requestId } = context
  await inTransaction(deps.pool, async (db) => {
    const orderId = await selectOrderOf(db, orderNumber, email)
    if (orderId === null || (await areLinksRevoked(db, orderId, null))) return
    if (await isFlooded(db, { recipient: email, kind: [CASE_MAILS['case-link']], now })) return
    await queueMail({ ...context, db }, CASE_MAILS['case-link'], {
      object: `order:${orderId}`,
      event: `case link ${requestId}`,
      to: email,
      data: { 'order.number': orderNumber, 'case.form': FORMS[kind] },
      secrets: { 'links.form': formLink(deps.config, kind, orderId, now) },
    })
  })
}
