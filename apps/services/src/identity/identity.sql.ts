import type { CustomerSummary } from '@shop/contract/identity'
import type { StaffRole } from '@shop/contract/staff/staff-rights'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertCustomer,
  LockSignInFailures,
  SelectCustomerId,
  SelectCustomerSummary,
  SelectPasskeys,
  SelectPasswordHash,
  SelectSessions,
  SelectUser,
  SelectUserByEmail,
} from '#app/store/rows'

interface UserRow {
  id: string
  email: string
  staffRole: StaffRole | null
  isDisabled: boolean
}

export async function selectUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const { rows } = await db.query<Narrow<SelectUserByEmail, { isDisabled: boolean }>>(
    `select id, email, staff_role as "staffRole", staff_disabled_at is not null as "isDisabled" from auth.users where email = $1`,
    [email],
  )
  return rows[0] ?? null
}

export async function selectUser(db: Db, id: string): Promise<UserRow | null> {
  const { rows } = await db.query<Narrow<SelectUser, { isDisabled: boolean }>>(
    `select id, email, staff_role as "staffRole", staff_disabled_at is not null as "isDisabled" from auth.users where id = $1`,
    [id],
  )
  return rows[0] ?? null
}

export async function selectCustomerId(db: Db, userId: string): Promise<number | null> {
  const { rows } = await db.query<SelectCustomerId>('select id from shop.customers where user_id = $1', [userId])
  return rows[0]?.id ?? null
}

export interface CustomerSummaryRow {
  id: number
  email: string
  firstName: string
  lastName: string
  group: string | null
  /** What they are in a company. */
  company: CustomerSummary['company']
}

/** With the group that decides prices: the customer's own, else the default one of the storefront. */
export async function selectCustomerSummary(db: Db, id: number): Promise<CustomerSummaryRow | null> {
  const { rows } = await db.query<Narrow<SelectCustomerSummary, Pick<CustomerSummaryRow, 'email' | 'company'>>>(
    `select c.id, c.email, c.first_name as "firstName", c.last_name as "lastName", g.code as "group",
            (select p.role from internal.company_place(c.id) p) as company
       from shop.customers c
       left join shop.customer_groups g
         on g.storefront_id = c.storefront_id and (g.id = c.customer_group_id or c.customer_group_id is null and g.is_default)
      where c.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

export async function insertCustomer(
  db: Db,
  row: { storefrontId: number; userId: string; email: string; firstName: string; lastName: string; now: Date },
): Promise<number> {
  const { rows } = await db.query<InsertCustomer>(
    `insert into shop.customers (storefront_id, user_id, email, first_name, last_name, created_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [row.storefrontId, row.userId, row.email, row.firstName, row.lastName, row.now],
  )
  return onlyRow(rows).id
}

export async function updateCustomerEmail(db: Db, userId: string, email: string): Promise<void> {
  await db.query<NoRow>('update shop.customers set email = $2 where user_id = $1', [userId, email])
}

interface SessionRow {
  id: string
  createdAt: Date
  updatedAt: Date
  userAgent: string | null
}

export async function selectSessions(db: Db, userId: string): Promise<SessionRow[]> {
  const { rows } = await db.query<SelectSessions>(
    `select id, created_at as "createdAt", updated_at as "updatedAt", user_agent as "userAgent"
       from auth.sessions where user_id = $1 and expires_at > now() order by updated_at desc`,
    [userId],
  )
  return rows
}

/** Locked: whoever ends the session waits until what was asked for in it is written, and then ends that too. */
export async function hasSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>('select from auth.sessions where user_id = $1 and id = $2 for share', [
    userId,
    id,
  ])
  return rowCount === 1
}

/** False when there is no such session of this user, also when it is somebody else's. */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>('delete from auth.sessions where user_id = $1 and id = $2', [userId, id])
  return rowCount === 1
}

export async function deleteSessionsExcept(db: Db, userId: string, keptId: string | null): Promise<number> {
  const { rowCount } = await db.query<NoRow>(
    'delete from auth.sessions where user_id = $1 and ($2::uuid is null or id <> $2)',
    [userId, keptId],
  )
  return rowCount ?? 0
}

export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>('delete from auth.passkeys where user_id = $1 and id = $2', [userId, id])
  return rowCount === 1
}

export async function deletePasskeys(db: Db, userId: string): Promise<number> {
  const { rowCount } = await db.query<NoRow>('delete from auth.passkeys where user_id = $1', [userId])
  return rowCount ?? 0
}

export async function selectPasskeys(db: Db, userId: string): Promise<{ id: string; name: string; createdAt: Date }[]> {
  const { rows } = await db.query<Narrow<SelectPasskeys, { createdAt: Date }>>(
    `select id, coalesce(name, '') as name, created_at as "createdAt" from auth.passkeys where user_id = $1 order by created_at`,
    [userId],
  )
  return rows
}

export async function selectPasswordHash(db: Db, userId: string): Promise<string | null> {
  const { rows } = await db.query<SelectPasswordHash>(
    `select password from auth.accounts where user_id = $1 and provider_id = 'credential'`,
    [userId],
  )
  return rows[0]?.password ?? null
}

export async function lockSignInFailures(
  db: Db,
  subject: Buffer,
  now: Date,
): Promise<{ failures: number; retryAt: Date; lastAt: Date }> {
  await db.query<NoRow>(
    `insert into internal.sign_in_failures (subject, failures, retry_at, last_at) values ($1, 0, $2, $2) on conflict do nothing`,
    [subject, now],
  )
  const { rows } = await db.query<LockSignInFailures>(
    `select failures, retry_at as "retryAt", last_at as "lastAt" from internal.sign_in_failures where subject = $1 for update`,
    [subject],
  )
  return onlyRow(rows)
}

export async function updateSignInFailures(
  db: Db,
  subject: Buffer,
  { failures, retryAt, now }: { failures: number; retryAt: Date; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    'update internal.sign_in_failures set failures = $2, retry_at = $3, last_at = $4 where subject = $1',
    [subject, failures, retryAt, now],
  )
}

export async function deleteSignInFailures(db: Db, subject: Buffer): Promise<void> {
  await db.query<NoRow>('delete from internal.sign_in_failures where subject = $1', [subject])
}
