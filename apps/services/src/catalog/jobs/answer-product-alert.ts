import { queueConfirmation } from '#app/catalog/emails/queue-product-alert-mails'
import { lockProductAlert } from '#app/catalog/product-alerts.sql'
import { asCommand } from '#app/jobs/job'
import { isFlooded } from '#app/mail/is-flooded'
import { MARKETING_MAILS } from '#app/marketing/emails/marketing-mails'

/** Sends the link that confirms. Whoever has confirmed already gets no second mail. */
export const answerProductAlert = asCommand<'answer-product-alert'>(async (context, { productAlertId }) => {
  const { db, now } = context
  const alert = await lockProductAlert(db, productAlertId, now)
  if (alert?.state !== 'waiting') return
  if (await isFlooded(db, { recipient: alert.email, kind: [MARKETING_MAILS['product-alert-verify']], now })) return
  await queueConfirmation(context, alert)
})
