import type { JobContext } from '#app/jobs/job'
import { deleteGoneDevice, selectNoticeTarget, updateNoticeTold } from '#app/push/staff-push.sql'
import { describeWaiting, NOTICE_TITLE, type Waiting } from '#app/push/waiting-words'

interface StaffPush {
  subscriptionId: number
  counts: Waiting
  writtenAt: string
}

/** After that there is a newer one, or nothing waits any more. */
const NEWS_MS = 60 * 60_000

/** Twice is seen once, because the browser replaces a notice by the next one of the same tag. */
export async function sendStaffPush({ deps, log, now }: JobContext, notice: StaffPush): Promise<void> {
  const { pool, push } = deps
  const { subscriptionId, counts, writtenAt } = notice
  if (!push || now.getTime() - Date.parse(writtenAt) > NEWS_MS) return
  const target = await selectNoticeTarget(pool, subscriptionId)
  if (!target) return
  const body = describeWaiting(counts)
    .map((row) => row.join(': '))
    .join('\n')
  const sent = await push.send(target, { title: NOTICE_TITLE, body, path: '/dnes' }, now)
  if (sent.ok) return updateNoticeTold(pool, subscriptionId, now)
  log.info({ subscriptionId, answer: sent.code }, 'staff.push_not_sent')
  if (sent.code === 'unavailable') throw new Error('The push service is away.')
  if (sent.code === 'gone') await deleteGoneDevice(pool, subscriptionId, target.endpoint)
}
