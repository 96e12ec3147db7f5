import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { asCommand } from '#app/jobs/job'
import { enqueue } from '#app/store/jobs'
import { selectComingNotices } from '#app/wording/wording-notices.sql'

/** Who has come since a wording was announced agreed to the one that still holds, so they are told as well, until the new one begins. */
export const tellNewcomers = asCommand<'tell-newcomers'>(async ({ db, now, requestId }) => {
  for (const versionId of await selectComingNotices(db, toPragueTime(now).date, now)) {
    await enqueue(db, 'tell-wording', { versionId, requestId }, { queue: 'wording-notice' })
  }
})
