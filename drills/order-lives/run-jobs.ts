import { inParallel } from '@shop/stack/buyer'
import type { LivesShop } from './shop.ts'

/** Mails, pictures of documents, notifications of browsers and measurement are the matter of others: nobody does them here. */
const NOT_OURS = ['send-mail', 'make-document', 'send-push', 'send-staff-push', 'measure-refund']
const AT_ONCE = 12
const TRIES = 3

type JobShop = Pick<LivesShop, 'pool' | 'tasks'>

interface QueuedJob {
  id: string
  name: string
  payload: Record<string, unknown>
  queue: number | null
}

export interface DeadJob {
  name: string
  payload: Record<string, unknown>
  error: string
}

/**
 * Every job that waits, and those they add, with the functions of the worker, until none is left. Jobs of one queue run one after
 * another. What fails three times is taken out and given back: it would fail for ever.
 */
export async function drainJobs(shop: JobShop): Promise<DeadJob[]> {
  const tried = new Map<string, number>()
  const dead: DeadJob[] = []
  for (;;) {
    const { rows } = await shop.pool.query<QueuedJob>(
      `select j.id, t.identifier as name, j.payload, j.job_queue_id as queue
         from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier <> all($1) order by j.id limit 2000`,
      [NOT_OURS],
    )
    if (rows.length === 0) return dead
    const queues = [...Map.groupBy(rows, ({ id, queue }) => queue ?? `alone ${id}`).values()]
    await inParallel(queues, AT_ONCE, async (jobs) => {
      for (const job of jobs) await runOne(shop, job, tried, dead)
    })
  }
}

/** What nobody does here would be read past ever after; only of pictures a truth asks whether somebody will draw them. */
export async function dropOthersJobs({ pool }: JobShop): Promise<void> {
  await pool.query(
    'delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = any($1)',
    [NOT_OURS.filter((name) => name !== 'make-document')],
  )
}

async function runOne(shop: JobShop, job: QueuedJob, tried: Map<string, number>, dead: DeadJob[]): Promise<void> {
  const { id, name, payload } = job
  const error = await runTask(shop, name, payload, id)
  const times = (tried.get(id) ?? 0) + 1
  tried.set(id, times)
  if (error !== null && times < TRIES) return
  if (error !== null) dead.push({ name, payload, error })
  await shop.pool.query('delete from graphile_worker._private_jobs where id = $1', [id])
}

async function runTask(shop: JobShop, name: string, payload: object, id: string): Promise<string | null> {
  const task = shop.tasks[name]
  if (!task) return `There is no job ${name}.`
  try {
    await (task as (payload: object, helpers: object) => Promise<void>)(payload, { job: { id, attempts: 1 } })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** One job of the timetable, now. */
export async function runTimed(shop: JobShop, name: string): Promise<DeadJob[]> {
  const error = await runTask(shop, name, { requestId: 'lives' }, `timed ${name}`)
  return error === null ? [] : [{ name, payload: {}, error }]
}
