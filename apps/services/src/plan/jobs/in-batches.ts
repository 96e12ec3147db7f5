import type { CommandContext } from '#app/http/context'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { inTransaction } from '#app/store/database'

export const BATCH = 500
// Half of a worker's connections: each item waits for the database most of its time, and plans have nothing in common but shelves.
const AT_ONCE = 5

/** All there is, some at a time, each in a transaction of its own; what a run leaves over the next one finds. */
export async function inBatches(
  context: JobContext,
  name: string,
  select: () => Promise<number[]>,
  work: (context: JobContext & CommandContext, id: number) => Promise<void>,
): Promise<void> {
  const { deps, log } = context
  const seen = new Set<number>()
  for (;;) {
    const items = (await select()).filter((id) => !seen.has(id))
    if (items.length === 0) return
    for (const id of items) seen.add(id)
    const outcome = await eachItem(context, { name, items, keyOf: (id) => id, atOnce: AT_ONCE }, (id) =>
      inTransaction(deps.pool, (db) => work({ ...context, db }, id)),
    )
    log.info(outcome, `${name}.batch`)
  }
}
