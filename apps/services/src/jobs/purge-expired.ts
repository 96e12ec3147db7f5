import { asCommand } from '#app/jobs/job'
import { PURGES, runPurge } from '#app/jobs/purge.sql'

/** What has served its purpose is removed every night, so that nothing personal stays longer than it must. */
export const purgeExpired = asCommand<'purge-expired'>(async ({ db, now, log }) => {
  const removed: Record<string, number> = {}
  for (const name of Object.keys(PURGES) as (keyof typeof PURGES)[]) removed[name] = await runPurge(db, name, now)
  log.info({ removed }, 'store.purged')
})
