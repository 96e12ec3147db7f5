import type { ApplicationKind, ApplicationView, Terms } from '@shop/contract/application'
import type { ApplicationState } from '@shop/domain/application/application-state'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type {
  InsertApplication,
  LockApplication,
  LockApplicationOf,
  SelectApplication,
  SelectDueSteps,
} from '#app/store/rows'

interface NewApplication {
  storefrontId: number
  kind: ApplicationKind
  subject: string
  companyId: string | null
  vatId: string | null
  isRegisterChecked: boolean
  isVatPayer: boolean | null
  contactName: string
  email: string
  phone: string
  answers: Record<string, string>
  message: string
  secretHash: Buffer
  answerBy: Date
  now: Date
}

export async function insertApplication(db: Db, application: NewApplication): Promise<{ id: number; number: string }> {
  const { storefrontId, kind, subject, companyId, vatId, isRegisterChecked, contactName, email, phone } = application
  const { rows } = await db.query<InsertApplication>(
    `insert into shop.applications (storefront_id, kind, state, subject, company_id, vat_id, is_register_checked,
                                    contact_name, email, phone, answers, message, secret_hash, answer_by, created_at,
                                    is_vat_payer)
     values ($1, $2, 'in_review', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     returning id::int as id, number`,
    [
      ...[storefrontId, kind, subject, companyId, vatId, isRegisterChecked, contactName, email, phone],
      ...[application.answers, application.message, application.secretHash, application.answerBy, application.now],
      application.isVatPayer,
    ],
  )
  const [row] = rows
  if (!row) throw new Error('The application was not written.')
  return row
}

export async function insertApplicationFiles(db: Db, applicationId: number, uploadIds: number[]): Promise<void> {
  await db.query<NoRow>(
    'insert into internal.application_files (application_id, upload_id) select $1, unnest($2::bigint[])',
    [applicationId, uploadIds],
  )
}

export interface ApplicationRow extends Omit<ApplicationView, 'createdAt' | 'answerBy' | 'decidedAt' | 'suppliedAt'> {
  id: number
  email: string
  phone: string
  companyId: string | null
  validTo: string | null
  createdAt: Date
  answerBy: Date
  decidedAt: Date | null
  suppliedAt: Date | null
}

const COLUMNS = `id::int as id, number, kind, state, case subject when '' then contact_name else subject end as subject, note, email, phone,
  company_id as "companyId", valid_to::text as "validTo",
  created_at as "createdAt", answer_by as "answerBy", decided_at as "decidedAt", supplied_at as "suppliedAt"`

export async function selectApplication(db: Db, secretHash: Buffer): Promise<ApplicationRow | null> {
  const { rows } = await db.query<SelectApplication>(
    `select ${COLUMNS} from shop.applications where secret_hash = $1 or ask_secret_hash = $1`,
    [secretHash],
  )
  return rows[0] ?? null
}

export async function lockApplicationOf(db: Db, secretHash: Buffer): Promise<ApplicationRow | null> {
  const { rows } = await db.query<LockApplicationOf>(
    `select ${COLUMNS} from shop.applications where secret_hash = $1 or ask_secret_hash = $1 for update`,
    [secretHash],
  )
  return rows[0] ?? null
}

export async function lockApplication(db: Db, number: string): Promise<ApplicationRow | null> {
  const { rows } = await db.query<LockApplication>(
    `select ${COLUMNS} from shop.applications where number = $1 for update`,
    [number],
  )
  return rows[0] ?? null
}

export interface Moved {
  id: number
  state: ApplicationState
  note: string
  /** Only when it is approved or amended: a suspension keeps what was agreed. */
  terms?: Terms | null
  suspendedReason?: 'overdue' | 'expired' | 'staff' | null
  /** Last day of a new certificate; without it the old one counts. */
  validTo?: string | null
  now: Date
}

export async function updateApplication(
  db: Db,
  { id, state, note, terms, suspendedReason, validTo, now }: Moved,
): Promise<void> {
  await db.query<NoRow>(
    `update shop.applications set state = $2, note = $3, suspended_reason = $5,
            decided_at = case when $2 = 'needs_more' then null when $2 in ('approved', 'declined') and decided_at is null
                              then $4::timestamptz else decided_at end,
            asked_at = case when $2 = 'needs_more' then $4 else asked_at end,
            valid_to = coalesce($6::date, valid_to), expiry_warned_at = case when $6::date is null then expiry_warned_at end
      where id = $1`,
    [id, state, note, now, suspendedReason ?? null, validTo ?? null],
  )
  if (!terms) return
  const { invoiceLimit, dueDays, probationOrders } = terms
  // More orders on probation are those placed from now on; fewer of them, or as many, are still counted from where they were.
  await db.query<NoRow>(
    `update shop.applications set invoice_limit = $2, due_days = $3, probation_orders = $4, valid_to = $5::date,
            probation_from = case when $4 > probation_orders then $6::timestamptz else probation_from end,
            expiry_warned_at = case when valid_to = $5::date then expiry_warned_at end
      where id = $1`,
    [id, invoiceLimit, dueDays, probationOrders, terms.validTo, now],
  )
}

/** The link of a new letter opens it; that of the letter before does not any more. */
export async function updateAskSecret(db: Db, id: number, secretHash: Buffer): Promise<void> {
  await db.query<NoRow>('update shop.applications set ask_secret_hash = $2 where id = $1', [id, secretHash])
}

interface Supplied {
  id: number
  message: string
  answerBy: Date
  now: Date
}

export async function updateSupplied(db: Db, { id, message, answerBy, now }: Supplied): Promise<void> {
  await db.query<NoRow>(
    `update shop.applications
        set supplement = case when $2 = '' then supplement when supplement = '' then $2 else supplement || E'\\n\\n' || $2 end,
            answer_by = $3, supplied_at = $4
      where id = $1`,
    [id, message, answerBy, now],
  )
}

export async function isFileOfApplication(db: Db, applicationId: number, uploadId: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    'select from internal.application_files where application_id = $1 and upload_id = $2',
    [applicationId, uploadId],
  )
  return rowCount === 1
}

export async function updateExpiryWarned(db: Db, id: number, now: Date): Promise<void> {
  await db.query<NoRow>('update shop.applications set expiry_warned_at = $2 where id = $1', [id, now])
}

export interface DueStep {
  id: number
  number: string
  step: 'lapse' | 'warn' | 'expire' | 'stop' | 'resume' | 'end'
}

/** What the calendar asks for today, one step of each application. */
export async function selectDueSteps(db: Db, now: Date): Promise<DueStep[]> {
  const { rows } = await db.query<Narrow<SelectDueSteps, Pick<DueStep, 'step'>>>(
    `with today as (select ($1::timestamptz at time zone 'Europe/Prague')::date as day),
          debts as (select o.customer_id, max((select day from today) - p.due_on) as days
                      from shop.payments p join shop.orders o on o.id = p.order_id
                     where p.state = 'overdue' and o.customer_id is not null group by o.customer_id)
     select a.id::int as id, a.number, s.step
       from shop.applications a
       left join shop.customers c on c.storefront_id = a.storefront_id
            and (c.id = a.customer_id or (a.customer_id is null and c.email = a.email))
       left join debts d on d.customer_id = c.id
       cross join today
       cross join lateral (select case
           when a.state = 'needs_more' and a.asked_at <= $1::timestamptz - interval '14 days' then 'lapse'
           when a.state = 'approved' and a.valid_to < today.day then 'expire'
           when a.state = 'approved' and d.days > 14 then 'stop'
           when a.state = 'suspended' and a.suspended_reason = 'overdue' and c.id is not null and d.days is null then 'resume'
           when a.state = 'approved' and a.valid_to - today.day <= 30 and a.expiry_warned_at is null then 'warn'
           when a.state = 'approved' and a.decided_at <= $1::timestamptz - interval '24 months'
            and not exists (select from shop.orders o where o.customer_id = c.id and o.placed_at > $1::timestamptz - interval '24 months')
             then 'end' end as step) s
      where a.state in ('needs_more', 'approved', 'suspended') and s.step is not null order by a.id`,
    [now],
  )
  return rows
}
