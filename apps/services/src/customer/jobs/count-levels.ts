import { insertReachedLevels } from '#app/customer/levels.sql'
import type { JobContext } from '#app/jobs/job'

export async function countLevels({ deps, now, log }: JobContext): Promise<void> {
  const reached = await insertReachedLevels(deps.pool, now)
  if (reached > 0) log.info({ reached }, 'levels.reached')
}
