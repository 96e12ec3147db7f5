import { deleteOldRunOuts, saveRunOut, selectHouseholdsToCount } from '#app/campaign/run-out.sql'
import { loadEmptyDays } from '#app/customer/empty-days'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { inTransaction } from '#app/store/database'

const BATCH = 500

/** At night, for segments: the day is computed by the one rule of the shop (decision 104), and SQL asks what it said. */
export async function countRunOuts(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  for (let afterId = 0; ; ) {
    const items = await selectHouseholdsToCount(deps.pool, { now, afterId, limit: BATCH })
    const last = items.at(-1)
    if (last === undefined) break
    afterId = last
    const outcome = await eachItem(context, { name: 'count-run-outs', items, keyOf: (id) => id }, (customerId) =>
      inTransaction(deps.pool, async (db) => {
        const [first] = [...(await loadEmptyDays({ ...context, db }, customerId)).values()].toSorted()
        if (first !== undefined) await saveRunOut(db, customerId, { emptyOn: first, now })
      }),
    )
    log.info(outcome, 'run_out.counted')
  }
  await deleteOldRunOuts(deps.pool, now)
}
