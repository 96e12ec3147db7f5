import type { JobName, JobPayload } from '@shop/contract/jobs'
import { currentTraceparent } from '@shop/runtime/tracing'
import type { Db } from '#app/store/database'
import { insertJob, insertJobs } from '#app/store/store.sql'

interface JobOptions {
  /** The queue runs by the clock of its database, also where the shop's has been moved. */
  afterMs?: number
  /** With the key of a job that still waits, that job is replaced instead of joined. */
  jobKey?: string
  /** Jobs of one queue run one after another. */
  queue?: string
}

// Each wait is e times the one before, six hours at most: twelve attempts reach over some sixteen hours.
const MAX_ATTEMPTS = 12

/** Adds a job to the caller's transaction. The payload carries the id of the request and its trace, so logs and spans stay joined. */
export async function enqueue<Name extends JobName>(
  db: Db,
  name: Name,
  payload: JobPayload<Name>,
  { afterMs, jobKey, queue }: JobOptions = {},
): Promise<void> {
  const traceparent = currentTraceparent()
  await insertJob(db, name, traceparent === undefined ? payload : { ...payload, traceparent }, {
    afterMs: afterMs ?? 0,
    maxAttempts: MAX_ATTEMPTS,
    jobKey: jobKey ?? null,
    queue: queue ?? null,
  })
}

/** One for each payload, in one statement. */
export async function enqueueAll<Name extends JobName>(
  db: Db,
  name: Name,
  payloads: readonly JobPayload<Name>[],
): Promise<void> {
  const traceparent = currentTraceparent()
  const traced = payloads.map((payload) => (traceparent === undefined ? payload : { ...payload, traceparent }))
  await insertJobs(db, name, traced, { maxAttempts: MAX_ATTEMPTS })
}
