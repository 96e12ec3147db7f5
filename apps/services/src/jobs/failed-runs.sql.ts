import type { Db, NoRow } from '#app/store/database'

/**
 * A run of the timetable that failed, or whose worker was killed, after the next one had taken over its key: nothing replaces it,
 * so it would lie among the dead for ever. The run that begins now does its work.
 */
export async function clearFailedRuns(db: Db, job: string): Promise<void> {
  await db.query<NoRow>(
    `select graphile_worker.complete_jobs(array_agg(j.id)) from graphile_worker.jobs j
      where j.task_identifier = $1 and j.attempts >= j.max_attempts and j.locked_at is null having count(*) > 0`,
    [job],
  )
}
