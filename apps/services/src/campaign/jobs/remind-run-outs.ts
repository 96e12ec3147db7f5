import { isDaytime } from '@shop/domain/plan/cycle-days'
import { remindedBefore } from '@shop/domain/reminder/reminder'
import { remindRunOut } from '#app/campaign/remind-run-out'
import { selectOwnersToRemind } from '#app/campaign/run-out.sql'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { inTransaction } from '#app/store/database'

const BATCH = 500

/** By day, everybody who has agreed to it, each in a transaction of their own. */
export async function remindRunOuts(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  if (!isDaytime(now)) return
  for (let afterId = 0; ; ) {
    const asked = { now, remindedBefore: remindedBefore(now), afterId, limit: BATCH }
    const owners = await selectOwnersToRemind(deps.pool, asked)
    const last = owners.at(-1)
    if (!last) return
    afterId = last.id
    const outcome = await eachItem(
      context,
      { name: 'remind-run-outs', items: owners, keyOf: ({ id }) => id },
      (owner) => inTransaction(deps.pool, (db) => remindRunOut({ ...context, db }, owner)),
    )
    log.info(outcome, 'run_out.reminded')
  }
}
