import { queueConfirmation } from '#app/catalog/emails/queue-watchdog-mails'
import { lockWatchdog } from '#app/catalog/watchdogs.sql'
import { asCommand } from '#app/jobs/job'
import { isFlooded } from '#app/mail/is-flooded'
import { MARKETING_MAILS } from '#app/marketing/emails/marketing-mails'

/** Sends the link that confirms. Whoever has confirmed already gets no second mail. */
export const answerWatchdog = asCommand<'answer-watchdog'>(async (context, { watchdogId }) => {
  const { db, now } = context
  const watchdog = await lockWatchdog(db, watchdogId, now)
  if (watchdog?.state !== 'waiting') return
  if (await isFlooded(db, { recipient: watchdog.email, kind: [MARKETING_MAILS['watchdog-verify']], now })) return
  await queueConfirmation(context, watchdog)
})
