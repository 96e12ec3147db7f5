import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  CountDeadJobs,
  CountHits,
  SelectAnswer,
  SelectClockOffset,
  SelectQueueAge,
  SelectReady,
  SelectSettings,
  SelectStatementTimes,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export async function selectClockOffset(db: Db): Promise<number> {
  const { rows } = await db.query<SelectClockOffset>('select offset_ms::float8 as offset from internal.clock')
  return rows[0]?.offset ?? 0
}

export async function updateClockOffset(db: Db, offsetMs: number): Promise<void> {
  await db.query<NoRow>('update internal.clock set offset_ms = $1', [offsetMs])
  await db.query<NoRow>(`select pg_notify('shop_clock', $1)`, [String(offsetMs)])
}

export async function selectReady(db: Db): Promise<{ isStandby: boolean }> {
  const { rows } = await db.query<Narrow<SelectReady, { isStandby: boolean }>>(
    'select pg_is_in_recovery() as "isStandby", (select max(id) from graphile_worker.migrations) as jobs',
  )
  return onlyRow(rows)
}

/** Numbers of the shop whose names begin so; who asks knows which of them it needs. */
export async function selectSettings(db: Db, prefix: string): Promise<Record<string, unknown>> {
  const { rows } = await db.query<SelectSettings>(
    `select coalesce(jsonb_object_agg(key, value), '{}') as settings
       from shop.settings where storefront_id = $1 and starts_with(key, $2)`,
    [STOREFRONT_ID, prefix],
  )
  return onlyRow(rows).settings
}

interface AuditRow {
  at: Date
  requestId: string
  actorKind: string
  actorId: string | null
  action: string
  objectType: string | null
  objectId: string | null
  details: object
}

export async function insertAudit(db: Db, row: AuditRow): Promise<void> {
  await db.query<NoRow>({
    name: 'audit',
    text: `insert into internal.audit_log (at, request_id, actor_kind, actor_id, action, object_type, object_id, details)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [row.at, row.requestId, row.actorKind, row.actorId, row.action, row.objectType, row.objectId, row.details],
  })
}

/** The same done to many of a kind. */
export async function insertAudits(
  db: Db,
  row: Omit<AuditRow, 'objectId' | 'details'>,
  objectIds: readonly string[],
): Promise<void> {
  await db.query<NoRow>({
    name: 'audits',
    text: `insert into internal.audit_log (at, request_id, actor_kind, actor_id, action, object_type, object_id, details)
           select $1, $2, $3, $4, $5, $6, id, '{}' from unnest($7::text[]) id`,
    values: [row.at, row.requestId, row.actorKind, row.actorId, row.action, row.objectType, objectIds],
  })
}

interface StoredAnswer {
  endpoint: string
  requestHash: Buffer
  status: number
  response: unknown
}

interface ClaimedKey {
  scope: string
  key: string
  endpoint: string
  requestHash: Buffer
  now: Date
}

/** True when this request is the first with the key. A second one waits here until the first has committed. */
export async function claimKey(db: Db, { scope, key, endpoint, requestHash, now }: ClaimedKey): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>({
    name: 'key-claim',
    text: `insert into internal.idempotency_keys (scope, key, endpoint, request_hash, created_at)
           values ($1, $2, $3, $4, $5) on conflict do nothing`,
    values: [scope, key, endpoint, requestHash, now],
  })
  return rowCount === 1
}

export async function selectAnswer(db: Db, scope: string, key: string): Promise<StoredAnswer | null> {
  const { rows } = await db.query<Narrow<SelectAnswer, { status: number }>>(
    `select endpoint, request_hash as "requestHash", status, response
       from internal.idempotency_keys where scope = $1 and key = $2`,
    [scope, key],
  )
  return rows[0] ?? null
}

export async function updateAnswer(db: Db, scope: string, key: string, status: number, body: unknown): Promise<void> {
  await db.query<NoRow>({
    name: 'key-answer',
    text: 'update internal.idempotency_keys set status = $3, response = $4 where scope = $1 and key = $2',
    values: [scope, key, status, JSON.stringify(body)],
  })
}

interface Hits {
  action: string
  subjects: Buffer[]
  now: Date
  windowSeconds: number
  weight: number
}

interface CountedHits {
  subject: Buffer
  hits: number
  windowStart: Date
}

/** Counts one try for each subject and returns how many there were in their running windows. Always in one order: two never wait in a circle. */
export async function countHits(
  db: Db,
  { action, subjects, now, windowSeconds, weight }: Hits,
): Promise<CountedHits[]> {
  const { rows } = await db.query<CountHits>(
    `insert into internal.rate_limits as r (action, subject, window_start, hits)
     select $1, subject, $3, $5::int from unnest($2::bytea[]) subject order by subject
     on conflict (action, subject) do update set
       hits = case when r.window_start <= $3 - make_interval(secs => $4) then $5::int else r.hits + $5::int end,
       window_start = case when r.window_start <= $3 - make_interval(secs => $4) then $3 else r.window_start end
     returning subject, hits, window_start as "windowStart"`,
    [action, subjects, now, windowSeconds, weight],
  )
  return rows
}

/** The job is part of the transaction: it exists exactly when the change that asked for it does. */
export async function insertJob(
  db: Db,
  name: string,
  payload: object,
  options: { afterMs: number; maxAttempts: number; jobKey: string | null; queue: string | null },
): Promise<void> {
  await db.query<NoRow>({
    name: 'job-add',
    text: `select graphile_worker.add_job($1, payload => $2::json, run_at => now() + make_interval(secs => $3 / 1000.0), max_attempts => $4, job_key => $5, queue_name => $6)`,
    values: [name, JSON.stringify(payload), options.afterMs, options.maxAttempts, options.jobKey, options.queue],
  })
}

/** The same with a payload each, at once and in no queue. */
export async function insertJobs(
  db: Db,
  name: string,
  payloads: readonly object[],
  { maxAttempts }: { maxAttempts: number },
): Promise<void> {
  await db.query<NoRow>({
    name: 'jobs-add',
    text: `select graphile_worker.add_job($1, payload => payload, run_at => now(), max_attempts => $3) from unnest($2::json[]) payload`,
    values: [name, payloads.map((payload) => JSON.stringify(payload)), maxAttempts],
  })
}

/** In seconds; what a worker holds or what is to come later does not wait. */
export async function selectQueueAge(db: Db): Promise<number> {
  const { rows } = await db.query<SelectQueueAge>(
    `select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds from graphile_worker.jobs
      where locked_at is null and attempts < max_attempts and run_at <= now()`,
  )
  return onlyRow(rows).seconds
}

export async function countDeadJobs(db: Db): Promise<number> {
  const { rows } = await db.query<CountDeadJobs>('select count(*)::int as dead from internal.dead_jobs()')
  return onlyRow(rows).dead
}

/** What has taken the server's time, by PostgreSQL's own count; empty where it does not count. */
export async function selectStatementTimes(db: Db): Promise<SelectStatementTimes[]> {
  const { rows } = await db.query<SelectStatementTimes>(
    `select role, calls, round(seconds::numeric, 3)::float8 as seconds, round(mean_ms::numeric, 2)::float8 as "meanMs",
            round(max_ms::numeric, 1)::float8 as "maxMs", rows_met as rows, statement
       from internal.statement_times()`,
  )
  return rows
}

interface ToldChange {
  actorKind: string
  actorId: string | null
  requestId: string
  reason: string
  changeId: string
}

/** Until the end of the transaction: what triggers of `row_history` write beside each row. */
export async function tellChange(db: Db, told: ToldChange): Promise<void> {
  await db.query<NoRow>(`select set_config('shop.change', $1, true)`, [JSON.stringify(told)])
}
