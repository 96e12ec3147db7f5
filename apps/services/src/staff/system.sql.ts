import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  IsJobOf,
  SelectFailedJobs,
  SelectHistory,
  SelectLastRuns,
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
  about: string | null
  orderId: number | null
}

/** Errors of mailboxes and carriers name people; an address is masked, whoever reads it. */
const SAFE_ERROR = `regexp_replace(left(j.last_error, 500), '[^\\s<>@"'',;]+@', '•••@', 'g')`

/** Of the tasks named, or of all. */
export async function selectFailedJobs(db: Db, tasks: readonly string[] | null): Promise<FailedJobRow[]> {
  const { rows } = await db.query<Narrow<SelectFailedJobs, FailedJobRow>>(
    `select j.id, j.task_identifier as task, j.queue_name as queue, j.attempts, j.max_attempts as "maxAttempts",
            j.attempts >= j.max_attempts as "isDead", ${SAFE_ERROR} as "lastError", j.run_at as "runAt", about.object as about,
            case split_part(about.object, ':', 1)
              when 'order' then split_part(about.object, ':', 2)::bigint
              when 'parcel' then (select p.order_id from shop.parcels p where p.id = split_part(about.object, ':', 2)::bigint)
              when 'payment' then (select p.order_id from shop.payments p where p.id = split_part(about.object, ':', 2)::bigint)
              when 'document' then (select d.order_id from shop.documents d where d.id = split_part(about.object, ':', 2)::bigint)
            end as "orderId"
       from graphile_worker.jobs j
       join internal.open_jobs() o on o.id = j.id
       left join lateral (select coalesce(
         (select m.object from internal.mails m where m.id = (o.payload ->> 'mailId')::bigint),
         'parcel:' || (o.payload ->> 'parcelId'), 'payment:' || (o.payload ->> 'paymentId'),
         'document:' || (o.payload ->> 'documentId')) as object) about on true
      where j.last_error is not null and ($1::text[] is null or j.task_identifier = any ($1))
      order by j.attempts >= j.max_attempts desc, j.updated_at desc limit 200`,
    [tasks],
  )
  return rows
}

export async function selectWaitingJobs(db: Db): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await db.query<Narrow<SelectWaitingJobs, { waiting: number }>>(
    `select count(*)::int as waiting, min(run_at) as "oldestAt"
       from graphile_worker.jobs where run_at <= now() and attempts < max_attempts and locked_at is null`,
  )
  return onlyRow(rows)
}

/** When each job of the timetable was last begun, whichever worker did. */
export async function selectLastRuns(db: Db): Promise<{ task: string; lastRunAt: Date | null }[]> {
  const { rows } = await db.query<Narrow<SelectLastRuns, { task: string }>>(
    'select identifier as task, last_execution as "lastRunAt" from graphile_worker._private_known_crontabs order by identifier',
  )
  return rows
}

export async function isJobOf(db: Db, id: number, tasks: readonly string[] | null): Promise<boolean> {
  const { rows } = await db.query<IsJobOf>(
    'select j.id from graphile_worker.jobs j where j.id = $1 and ($2::text[] is null or j.task_identifier = any ($2))',
    [id, tasks],
  )
  return rows.length === 1
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
  isBroken: boolean
  brokenSince: Date | null
  violatedAt: Date | null
  violations: number | null
}

/** Everything is asked once a night, so what is broken is told at least once a day. */
export async function selectTruthStates(db: Db, now: Date): Promise<TruthStateRow[]> {
  const { rows } = await db.query<Narrow<SelectTruthStates, TruthStateRow>>(
    `with told as (
       select l.object_id as name, l.at, (l.details ->> 'violations')::int as violations,
              l.at - lag(l.at) over (partition by l.object_id order by l.at) < interval '25 hours' as goes_on
         from internal.audit_log l where l.object_type = 'truth' and l.action = 'truth.violated' and l.at > $1::timestamptz - interval '90 days')
     select t.name, t.question, coalesce(last.at > $1::timestamptz - interval '25 hours', false) as "isBroken",
            (select max(b.at) from told b where b.name = t.name and b.goes_on is not true) as "brokenSince",
            last.at as "violatedAt", last.violations
       from internal.truths t
       left join lateral (select b.at, b.violations from told b where b.name = t.name order by b.at desc limit 1) last on true
      order by last.at desc nulls last, t.name`,
    [now],
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
