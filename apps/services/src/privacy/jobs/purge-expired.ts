import type { Job, JobContext } from '#app/jobs/job'
import { forgetLeavers } from '#app/privacy/forget-leavers'
import { BATCH, PURGES, type PurgeName, runPurge } from '#app/privacy/purges.sql'

// A night that has more to do than this goes on the next night.
const MOST_BATCHES = 200

/**
 * What has served its purpose is removed every night, so that nothing personal stays longer than it must. Each batch commits by
 * itself, and a rule that fails leaves the others to do their work before the job says so.
 */
export const purgeExpired: Job<'purge-expired'> = async (context) => {
  const removed: Record<string, number> = {}
  const failed: string[] = []
  for (const [name, step] of stepsOf(context)) {
    try {
      removed[name] = await untilDone(step)
    } catch (error) {
      context.log.error({ err: error, rule: name }, 'store.purge_failed')
      failed.push(name)
    }
  }
  context.log.info({ removed }, 'store.purged')
  if (failed.length > 0) throw new Error(`Could not purge: ${failed.join(', ')}.`)
}

type Step = () => Promise<number>

function stepsOf(context: JobContext): [string, Step][] {
  const { deps, now } = context
  const rules = (Object.keys(PURGES) as PurgeName[]).map((name): [string, Step] => [
    name,
    () => runPurge(deps.pool, name, now),
  ])
  return [['newsletterAddresses', () => forgetLeavers(context, BATCH)], ...rules]
}

async function untilDone(step: Step): Promise<number> {
  let total = 0
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const found = await step()
    total += found
    if (found < BATCH) break
  }
  return total
}
