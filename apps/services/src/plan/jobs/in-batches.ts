import type { CommandContext } from '#app/http/context'
import { eachItem } from '#app/jobs/each-item'
import { selectFailures } from '#app/jobs/each-item.sql'
import type { JobContext } from '#app/jobs/job'
import { inTransaction } from '#app/store/database'

export const BATCH = 500
// Half of a worker's connections: each item waits for the database most of its time, and plans have nothing in common but shelves.
const AT_ONCE = 5
// A transaction of some tens of milliseconds: whoever opens their plan meanwhile does not notice.
const TOGETHER = 25
const SIDE_BY_SIDE = 2

export type ItemContext = JobContext & CommandContext

/** Does what it can for all of these in the caller's transaction; ids of those that are left come back. */
type Together = (context: ItemContext, ids: readonly number[]) => Promise<number[]>

/**
 * All there is, some at a time, each in a transaction of its own; what a run leaves over the next one finds. With `together` those that go without
 * trouble share one, and the others follow alone.
 */
export async function inBatches(
  context: JobContext,
  name: string,
  select: () => Promise<number[]>,
  work: (context: ItemContext, id: number) => Promise<void>,
  together?: Together,
): Promise<void> {
  const { deps, log } = context
  const seen = new Set<number>()
  for (;;) {
    const found = (await select()).filter((id) => !seen.has(id))
    if (found.length === 0) return
    for (const id of found) seen.add(id)
    const items = together ? await doTogether(context, { name, items: found, together }) : found
    const outcome = await eachItem(context, { name, items, keyOf: (id) => id, atOnce: AT_ONCE }, (id) =>
      inTransaction(deps.pool, (db) => work({ ...context, db }, id)),
    )
    log.info({ ...outcome, together: found.length - items.length }, `${name}.batch`)
  }
}

/** Who failed before is forgiven or not by itself; a group that fails is taken apart. */
async function doTogether(
  context: JobContext,
  { name, items, together }: { name: string; items: readonly number[]; together: Together },
): Promise<number[]> {
  const { deps, log } = context
  const failed = new Set((await selectFailures(deps.pool, name)).map(({ item }) => item))
  const alone = items.filter((id) => failed.has(String(id)))
  const groups = toGroups(items.filter((id) => !failed.has(String(id)))).values()
  const doSome = async () => {
    for (const group of groups) {
      try {
        alone.push(...(await inTransaction(deps.pool, (db) => together({ ...context, db }, group))))
      } catch (error) {
        log.warn({ err: error, batch: name, items: group.length }, 'batch.taken_apart')
        alone.push(...group)
      }
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, doSome))
  return alone
}

function toGroups(items: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(items.length / TOGETHER) }, (_, group) =>
    items.slice(group * TOGETHER, (group + 1) * TOGETHER),
  )
}
