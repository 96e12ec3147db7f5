import { query } from './shop-database.sql.ts'

/** A job that has given up, as after sixteen hours of trying; run again it succeeds, because its mail is gone. */
export async function leaveDeadJob(error: string): Promise<void> {
  const [job] = await query<{ id: number }>(
    `select id::int from graphile_worker.add_job('send-mail', '{"mailId": 0, "requestId": "journey"}'::json,
       run_at => now() + interval '1 day', max_attempts => 12)`,
  )
  await query('update graphile_worker._private_jobs set attempts = 12, last_error = $2 where id = $1', [job?.id, error])
}
