import { selectNoticeTargets } from '#app/push/staff-push.sql'
import type { Waiting } from '#app/push/waiting-words'
import type { Db } from '#app/store/database'
import { enqueue } from '#app/store/jobs'

interface NoticeCaller {
  db: Db
  now: Date
  requestId: string
}

/** One job for every device of the member, in the caller's transaction. */
export async function queueStaffPush(
  { db, now, requestId }: NoticeCaller,
  userId: string,
  { messages, applications, reviews, approvals, tasks }: Waiting,
): Promise<void> {
  for (const subscriptionId of await selectNoticeTargets(db, userId)) {
    const counts = { messages, applications, reviews, approvals, tasks }
    await enqueue(db, 'send-staff-push', { subscriptionId, counts, writtenAt: now.toISOString(), requestId })
  }
}
