import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { type Digest, selectDigests } from '#app/contact/digest.sql'
import { INBOX_MAILS } from '#app/contact/emails/inbox-mails'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { queueMail } from '#app/mail/queue-mail'
import { queueStaffPush } from '#app/push/queue-staff-push'
import { describeWaiting } from '#app/push/waiting-words'
import { inTransaction } from '#app/store/database'

/** Nobody wants to be called to the counter more often. */
const QUIET_MS = 30 * 60_000
const FROM = '07:00'
const UNTIL = '19:00'

/** What waits is told by day, to those whose work it is, and only when something came since the last time. */
export async function tellStaff(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const { time } = toPragueTime(now)
  if (time < FROM || time >= UNTIL) return
  const digests = await selectDigests(deps.pool, new Date(now.getTime() - QUIET_MS))
  const batch = { name: 'tell-staff', items: digests, keyOf: ({ userId }: Digest) => userId }
  const outcome = await eachItem(context, batch, (digest) => tell(context, digest))
  if (digests.length > 0) log.info(outcome, 'staff.told')
}

async function tell(context: JobContext, digest: Digest): Promise<void> {
  await inTransaction(context.deps.pool, async (db) => {
    await queueMail({ ...context, db }, INBOX_MAILS['staff-digest'], {
      object: `staff:${digest.userId}`,
      event: `digest:${context.now.toISOString()}`,
      to: digest.email,
      data: { 'digest.table': { table: describeWaiting(digest) } },
    })
    await queueStaffPush({ ...context, db }, digest.userId, digest)
  })
}
