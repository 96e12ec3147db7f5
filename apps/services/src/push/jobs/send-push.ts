import type { JobContext } from '#app/jobs/job'
import { selectWaitingPush, updateGone, updatePush } from '#app/push/push.sql'

/** A notification twice is a nuisance and a lost one is none: what was handed over is marked, what was not is tried again. */
export async function sendPush({ deps, log, now }: JobContext, { pushId }: { pushId: number }): Promise<void> {
  const { pool, push, config } = deps
  const row = push ? await selectWaitingPush(pool, pushId) : null
  if (!push || !row) return
  const { title, body, path } = row
  const sent = await push.send(row, { title, body, url: `${config.STOREFRONT_URL}${path}` }, now)
  if (sent.ok) return updatePush(pool, pushId, 'sent', now)
  log.info({ pushId, answer: sent.code }, 'push.not_sent')
  if (sent.code === 'unavailable') throw new Error('The push service is away.')
  if (sent.code === 'gone') await updateGone(pool, row.subscriptionId, now)
  await updatePush(pool, pushId, sent.code, now)
}
