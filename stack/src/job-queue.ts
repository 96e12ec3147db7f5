import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'

// Partners that a drill does not have: their jobs may go on failing.
const NOT_OURS = ['import-bank', 'import-points', 'reread-points']

export async function addJob(pool: pg.Pool, job: string): Promise<void> {
  await pool.query(
    `select graphile_worker.add_job($1, payload => '{"requestId": "drill"}'::json, max_attempts => 12)`,
    [job],
  )
}

/** Until nothing is left to do. A job that waits for its next attempt is not waited for but run at once. */
export async function drainJobs(pool: pg.Pool, limitMs = 300_000): Promise<void> {
  const deadline = Date.now() + limitMs
  for (;;) {
    const { rows } = await pool.query(
      'select count(*)::int as open, min(last_error) as error from graphile_worker.jobs where task_identifier <> all($1) and attempts < max_attempts',
      [NOT_OURS],
    )
    if (rows[0].open === 0) return
    if (Date.now() > deadline) throw new Error(`${rows[0].open} jobs are left: ${rows[0].error}`)
    await pool.query(
      `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier <> all($1) and j.run_at > now() and j.locked_at is null and j.attempts > 0`,
      [NOT_OURS],
    )
    await delay(200)
  }
}
