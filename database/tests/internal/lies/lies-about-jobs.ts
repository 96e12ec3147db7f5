/** The tables of the worker, as far as truths read them: it makes its own when it starts. */
const JOBS = `
  create table graphile_worker._private_tasks (id integer, identifier text);
  create table graphile_worker._private_jobs (id bigint, task_id integer, payload json, attempts smallint, max_attempts smallint,
    run_at timestamptz, locked_at timestamptz);
  insert into graphile_worker._private_tasks values (1, 'send-mail')`

export const LIES_ABOUT_JOBS: Record<string, string[]> = {
  job_is_not_stuck: [
    JOBS,
    `insert into graphile_worker._private_jobs values (1, 1, '{"mailId": 1}', 12, 12, now(), null)`,
  ],
  mail_has_its_job: [JOBS],
  failing_item_has_its_task: [
    `insert into internal.batch_failures values ('track-parcels', '1', 5, now(), now(), now())`,
  ],
}
