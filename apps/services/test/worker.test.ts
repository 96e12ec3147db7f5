import { once } from 'node:events'
import { JOBS } from '@shop/contract/jobs'
import { createMetrics } from '@shop/runtime/metrics'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPresence } from '#app/jobs/presence'
import { startWorker } from '#app/jobs/start-worker'
import { enqueue } from '#app/store/jobs'
import { timetable } from '#app/timetable'
import { type Harness, startHarness } from './harness.ts'

let shop: Harness
beforeAll(async () => {
  shop = await startHarness({ WORKER_PORT: '0' })
})
beforeEach(() => shop.database.pool.query('delete from graphile_worker._private_jobs'))
afterAll(() => shop.stop())

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
  const worker = await startWorker({
    ...shop.deps,
    metrics: createMetrics({ processMetrics: false }),
  })
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
  await listener.end()
})

test('the timetable names only jobs that exist, each once', () => {
  const tasks = timetable().map(({ task }) => task)
  expect(tasks).toContain('purge-expired')
  expect(new Set(tasks).size).toBe(tasks.length)
  for (const task of tasks) expect(Object.keys(JOBS)).toContain(task)
})
