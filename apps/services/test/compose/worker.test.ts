import { once } from 'node:events'
import { JOBS } from '@shop/contract/jobs'
import { OUR_METRICS } from '@shop/deploy/cluster/exported-metrics'
import { compareExposition } from '@shop/deploy/cluster/read-exposition'
import { createMetrics } from '@shop/runtime/metrics'
import { watchStatements } from '@shop/runtime/watch-statements'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { startWorker } from '#app/compose/start-worker'
import { startPresence } from '#app/jobs/presence'
import { enqueue } from '#app/store/jobs'
import { selectQueueAge } from '#app/store/store.sql'
import { timetable } from '#app/timetable'
import { openEmptyShop } from '../open-shop.ts'

const shop = openEmptyShop({ WORKER_PORT: '0' })
beforeEach(() => shop.database.pool.query('delete from graphile_worker._private_jobs'))

const jobs = async () =>
  (
    await shop.database.pool.query(
      `select task_identifier as task, attempts, last_error, locked_by, run_at > now() as later from graphile_worker.jobs order by id`,
    )
  ).rows

test('a job that fails is tried again later and its error is kept', async () => {
  await enqueue(shop.deps.pool, 'send-mail', { mailId: 'not a number' as never, requestId: 'r-0000001' })
  await shop.runJobs()
  expect(await jobs()).toMatchObject([
    { task: 'send-mail', attempts: 1, later: true, last_error: expect.stringContaining('mailId') },
  ])
})

test('a job that fails is an error in the log, under the request that caused it', async () => {
  await enqueue(shop.deps.pool, 'send-mail', { mailId: 'not a number' as never, requestId: 'r-0000009' })
  await shop.runJobs()
  const line = shop.logLines.map((each) => JSON.parse(each)).findLast(({ msg }) => msg === 'job.failed')
  expect(line).toMatchObject({ level: 'error', job: 'send-mail', requestId: 'r-0000009', err: { type: 'ZodError' } })
})

test('a job out of attempts is dead, and both the view and the metric say so', async () => {
  await enqueue(shop.deps.pool, 'send-mail', { mailId: 'not a number' as never, requestId: 'r-0000002' })
  await shop.database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts - 1')
  await shop.runJobs()
  const { rows } = await shop.database.pool.query('select task, attempts from internal.dead_jobs()')
  expect(rows).toEqual([{ task: 'send-mail', attempts: 12 }])
  expect((await shop.ops.inject('/metrics')).body).toContain('jobs_dead 1')
})

test('jobs of a worker that was killed are freed, those of a living one are not', async () => {
  const alive = new pg.Client({ connectionString: shop.database.url })
  await alive.connect()
  await alive.query(`select pg_advisory_lock(hashtextextended('worker living', 0))`)
  for (const owner of ['living', 'killed']) {
    await enqueue(shop.deps.pool, 'send-mail', { mailId: 1, requestId: 'r-0000003' }, { jobKey: owner })
    await shop.database.pool.query(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '5 seconds' where key = $1`,
      [owner],
    )
  }
  const unlocked: string[] = []
  const presence = await startPresence({
    databaseUrl: shop.database.url,
    pool: shop.deps.pool,
    onUnlocked: (ids) => unlocked.push(...ids),
    onLost: () => undefined,
  })
  expect(unlocked).toEqual(['killed'])
  expect((await jobs()).map(({ locked_by }) => locked_by)).toEqual(['living', null])
  await presence.stop()
  await alive.end()
})

test('a worker runs what a command has added and finishes it before it stops', async () => {
  const metrics = createMetrics({ processMetrics: true })
  watchStatements(shop.deps.pool, { log: shop.deps.log, metrics, slowMs: 500 })
  const worker = await startWorker({ ...shop.deps, metrics })
  const listener = new pg.Client({ connectionString: shop.database.url })
  await listener.connect()
  await listener.query('listen done')
  await shop.database.pool.query(`
    create or replace function internal.tell_done() returns trigger language plpgsql set search_path = '' as
      $$ begin perform pg_notify('done', ''); return null; end $$;
    create trigger tell_done after delete on graphile_worker._private_jobs
      for each statement execute function internal.tell_done()`)
  const done = once(listener, 'notification')
  await enqueue(shop.deps.pool, 'purge-expired', {})
  await done
  await worker.stop()
  expect(await jobs()).toHaveLength(0)
  // They are made when a truth is broken and when an edge is told; tests of theirs read them.
  const late = ['truth_violations', 'edge_purge_seconds']
  expect(compareExposition(await metrics.registry.metrics(), OUR_METRICS.worker, { late })).toEqual([])
  await listener.end()
})

/** What a tick of the timetable adds. */
async function tick(job: string): Promise<void> {
  const item = timetable().find(({ task }) => task === job)
  if (!item) throw new Error(`${job} has no time.`)
  const { queueName, jobKey, jobKeyMode, maxAttempts } = item.options
  await shop.deps.pool.query(
    `select from graphile_worker.add_job($1, '{}'::json, queue_name => $2, job_key => $3, job_key_mode => $4, max_attempts => $5)`,
    [job, queueName, jobKey, jobKeyMode, maxAttempts],
  )
}

test('a partner that hangs holds one place of the worker, and mails go out meanwhile', async () => {
  shop.partners.fio.setFaults({ slowMs: 4000 })
  const worker = await startWorker({
    ...shop.deps,
    config: { ...shop.deps.config, WORKER_JOBS: 2 },
    metrics: createMetrics({ processMetrics: false }),
  })
  const running = async () => (await jobs()).filter(({ locked_by }) => locked_by !== null)
  await tick('import-bank')
  await expect.poll(async () => (await running()).length).toBe(1)
  // Four more minutes pass while the bank thinks.
  for (let minute = 0; minute < 4; minute++) await tick('import-bank')
  expect(await running()).toHaveLength(1)
  expect(await jobs()).toHaveLength(2)
  await enqueue(shop.deps.pool, 'purge-expired', {})
  await expect
    .poll(async () => (await jobs()).map(({ task }) => task), { timeout: 3000 })
    .toEqual(['import-bank', 'import-bank'])
  expect(await running()).toHaveLength(1)
  await worker.stop()
  shop.partners.fio.setFaults({ slowMs: 0 })
}, 20_000)

test('a run that failed after the next one was due is not left among the dead', async () => {
  await tick('age-carts')
  await shop.database.pool.query(`update graphile_worker._private_jobs set key = null, attempts = max_attempts`)
  expect((await shop.database.pool.query('select task from internal.dead_jobs()')).rows).toHaveLength(1)
  await tick('age-carts')
  await shop.runJobs()
  expect(await jobs()).toEqual([])
})

test('every time has a key, one attempt and a queue; who asks the same partner stands in the same queue', () => {
  const options = new Map(timetable().map((item) => [item.task, item.options]))
  for (const [task, { jobKey, maxAttempts, queueName }] of options) {
    expect([task, jobKey, maxAttempts]).toEqual([task, `timed:${task}`, 1])
    expect(queueName).toBeTruthy()
  }
  expect(options.get('poll-payments')?.queueName).toBe(options.get('expire-orders')?.queueName)
  const partners = ['import-bank', 'poll-payments', 'track-parcels', 'import-points'].map(
    (task) => options.get(task)?.queueName,
  )
  expect(new Set(partners).size).toBe(4)
})

test('the timetable names only jobs that exist, each once', () => {
  const tasks = timetable().map(({ task }) => task)
  expect(tasks).toContain('purge-expired')
  expect(new Set(tasks).size).toBe(tasks.length)
  for (const task of tasks) expect(Object.keys(JOBS)).toContain(task)
})

test('how long the oldest due job has waited is told; what is to come, what is held and what is dead does not wait', async () => {
  expect(await selectQueueAge(shop.deps.pool)).toBe(0)
  for (const task of ['purge-expired', 'age-carts', 'age-accounts', 'refresh-cards'] as const)
    await enqueue(shop.deps.pool, task, {})
  const set = (task: string, change: string) =>
    shop.database.pool.query(
      `update graphile_worker._private_jobs j set ${change} from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1`,
      [task],
    )
  await set('purge-expired', `run_at = now() - interval '90 seconds'`)
  await set('age-carts', `run_at = now() - interval '1 hour', locked_at = now()`)
  await set('age-accounts', `run_at = now() - interval '1 hour', attempts = max_attempts`)
  await set('refresh-cards', `run_at = now() + interval '1 hour'`)
  expect(await selectQueueAge(shop.deps.pool)).toBeCloseTo(90, -1)
  await shop.database.pool.query('delete from graphile_worker._private_jobs')
})
