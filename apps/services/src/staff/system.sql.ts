import type { Db, Narrow, NoRow } from '#app/store/database'
import type {
  SelectFailedJobs,
  SelectHistory,
  SelectOrderMails,
  SelectTruthStates,
  SelectWaitingJobs,
} from '#app/store/rows'

interface FailedJobRow {
  id: number
  task: string
  queue: string | null
  attempts: number
  maxAttempts: number
  isDead: boolean
  lastError: string
  runAt: Date
}

export async function selectFailedJobs(db: Db): Promise<FailedJobRow[]> {
  const { rows } = await db.query<Narrow<SelectFailedJobs, FailedJobRow>>(
    `select id, task_identifier as task, queue_name as queue, attempts, max_attempts as "maxAttempts", attempts >= max_attempts as "isDead",
            left(last_error, 500) as "lastError", run_at as "runAt"
       from graphile_worker.jobs where last_error is not null order by attempts >= max_attempts desc, updated_at desc limit 200`,
  )
  return rows
}

export async function selectWaitingJobs(db: Db): Promise<number> {
  const { rows } = await db.query<Narrow<SelectWaitingJobs, { waiting: number }>>(
    'select count(*)::int as waiting from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
  )
  return rows[0]?.waiting ?? 0
}

/** False when there is no such job, or it runs right now. */
export async function rescheduleJob(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `select from graphile_worker.reschedule_jobs(array[$1]::bigint[], run_at => now(), attempts => 0)`,
    [id],
  )
  return rowCount === 1
}

export async function completeJob(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `select from graphile_worker.complete_jobs(array(select j.id from graphile_worker.jobs j where j.id = $1 and j.attempts >= j.max_attempts))`,
    [id],
  )
  return rowCount === 1
}

interface TruthStateRow {
  name: string
  question: string
  violatedAt: Date | null
  violations: number | null
}

export async function selectTruthStates(db: Db): Promise<TruthStateRow[]> {
  const { rows } = await db.query<Narrow<SelectTruthStates, TruthStateRow>>(
    `select t.name, t.question, a.at as "violatedAt", (a.details ->> 'violations')::int as violations
       from internal.truths t
       left join lateral (select l.at, l.details from internal.audit_log l
          where l.object_type = 'truth' and l.object_id = t.name order by l.at desc limit 1) a on true
      order by a.at desc nulls last, t.name`,
  )
  return rows
}

interface OrderMailRow {
  id: number
  template: string
  recipient: string
  status: SelectOrderMails['status']
  attempts: number
  createdAt: Date
  sentAt: Date | null
}

export async function selectOrderMails(db: Db, orderId: number): Promise<OrderMailRow[]> {
  const { rows } = await db.query<Narrow<SelectOrderMails, OrderMailRow>>(
    `select id, template, internal.masked_email(recipient) as recipient, status, attempts, created_at as "createdAt", sent_at as "sentAt"
       from internal.mails where object = 'order:' || $1 order by id desc limit 100`,
    [orderId],
  )
  return rows
}

interface HistoryRow {
  id: number
  at: Date
  action: string
  actorKind: SelectHistory['actorKind']
  actorName: string | null
  requestId: string
  details: Record<string, unknown>
}

export async function selectHistory(db: Db, objectType: string, objectId: string): Promise<HistoryRow[]> {
  const { rows } = await db.query<Narrow<SelectHistory, HistoryRow>>(
    `select a.id, a.at, a.action, a.actor_kind as "actorKind", internal.staff_name(a.actor_id) as "actorName", a.request_id as "requestId", a.details
       from internal.audit_log a where a.object_type = $1 and a.object_id = $2 order by a.at desc, a.id desc limit 200`,
    [objectType, objectId],
  )
  return rows
}
