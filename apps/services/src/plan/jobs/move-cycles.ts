import type { JobContext } from '#app/jobs/job'
import { selectCyclesToMove } from '#app/plan/cycles.sql'
import { BATCH, inBatches } from '#app/plan/jobs/in-batches'
import { moveCycle } from '#app/plan/move-cycle'

/** Every night what goes by the bowl is counted anew. */
export async function moveCycles(context: JobContext): Promise<void> {
  const { deps, now } = context
  let after = 0
  const next = async () => {
    const ids = await selectCyclesToMove(deps.pool, now, after, BATCH)
    after = ids.at(-1) ?? after
    return ids
  }
  await inBatches(context, 'move-cycles', next, moveCycle)
}
