import { deleteFailure, selectFailures, upsertFailure } from '#app/jobs/each-item.sql'
import type { JobContext } from '#app/jobs/job'
import { closeStaffTaskAbout, openStaffTask } from '#app/tasks/staff-tasks.sql'

interface Batch<Item> {
  /** Of the failures and their tasks; the name of the job when it has one batch. */
  name: string
  items: readonly Item[]
  keyOf(item: Item): number | string
  /** The order to name in the task. */
  orderOf?(item: Item): number | null
  /** So many beside each other, where they have nothing in common; one after another unless told. */
  atOnce?: number
}

interface BatchOutcome {
  done: number
  failed: number
  /** Left alone, because they failed a short while ago. */
  resting: number
}

const MINUTE_MS = 60_000
const LONGEST_REST_MS = 6 * 60 * MINUTE_MS
const TASK_AFTER = 5
const TASK = 'batch_item_failed' as const

/**
 * Each item on its own: one that throws is written down, rests longer each time, and after some tries waits for a person.
 * The others never notice. Whatever the item does must be a transaction of its own.
 */
export async function eachItem<Item>(
  context: JobContext,
  { name, items, keyOf, orderOf, atOnce = 1 }: Batch<Item>,
  work: (item: Item) => Promise<void>,
): Promise<BatchOutcome> {
  const { deps, now, log } = context
  const known = new Map((await selectFailures(deps.pool, name)).map((failure) => [failure.item, failure]))
  const outcome = { done: 0, failed: 0, resting: 0 }
  const doOne = async (item: Item) => {
    const key = String(keyOf(item))
    const before = known.get(key)
    if (before && before.restsUntil > now) {
      outcome.resting += 1
      return
    }
    try {
      await work(item)
      outcome.done += 1
      if (before) await forgive(context, name, key)
    } catch (error) {
      outcome.failed += 1
      log.error({ err: error, batch: name, item: key }, 'batch.item_failed')
      await remember(context, { name, key, failures: (before?.failures ?? 0) + 1, orderId: orderOf?.(item) ?? null })
    }
  }
  const left = items.values()
  const doSome = async () => {
    for (const item of left) await doOne(item)
  }
  // Whoever cannot even write down what failed ends the batch, but not before the others have laid down their item.
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, doSome))
  const broken = ends.find((end) => end.status === 'rejected')
  if (broken) throw broken.reason
  return outcome
}

/** One minute, two, four … six hours at most. */
export function restAfter(failures: number): number {
  return Math.min(MINUTE_MS * 2 ** (failures - 1), LONGEST_REST_MS)
}

interface Failed {
  name: string
  key: string
  failures: number
  orderId: number | null
}

async function remember({ deps, now }: JobContext, { name, key, failures, orderId }: Failed): Promise<void> {
  const restsUntil = new Date(now.getTime() + restAfter(failures))
  await upsertFailure(deps.pool, { batch: name, item: key, restsUntil, now })
  if (failures < TASK_AFTER) return
  // The error itself stands in the log: it may quote a name or an address.
  const task = { kind: TASK, subject: `${name}:${key}`, orderId, details: { batch: name, item: key, failures }, now }
  await openStaffTask(deps.pool, task)
}

async function forgive({ deps, now }: JobContext, name: string, key: string): Promise<void> {
  await deleteFailure(deps.pool, name, key)
  const closing = { closedBy: 'system', note: 'Podařilo se při dalším pokusu.', now }
  await closeStaffTaskAbout(deps.pool, { kind: TASK, subject: `${name}:${key}` }, closing)
}
