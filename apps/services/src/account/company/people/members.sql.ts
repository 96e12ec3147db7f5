import type { CompanyMember } from '@shop/contract/company/people'
import type { CompanyRole } from '@shop/domain/company/company-rights'
import { COMPANY_NAME, PERSON_NAME } from '#app/customer/names.sql'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertCompanyMember,
  LockCompanyMember,
  SelectCompanyHead,
  SelectCompanyMembers,
  SelectPlaceOfAccount,
} from '#app/store/rows'

interface Head {
  name: string
  isSuspended: boolean
}

export async function selectCompanyHead(db: Db, companyId: number): Promise<Head> {
  const { rows } = await db.query<Narrow<SelectCompanyHead, Head>>(
    `select ${COMPANY_NAME('c')} as name,
            not internal.has_company_terms(c.id) as "isSuspended" from shop.customers c where c.id = $1`,
    [companyId],
  )
  return onlyRow(rows)
}

type MemberRow = Omit<CompanyMember, 'isMe' | 'spent'> & { customerId: number }

/** Who belongs to the company now beside the owner of its account, in the order they came. */
export async function selectCompanyMembers(db: Db, companyId: number): Promise<MemberRow[]> {
  const { rows } = await db.query<Narrow<SelectCompanyMembers, MemberRow>>(
    `select m.id as "memberId", m.customer_id as "customerId", ${PERSON_NAME('k')} as name, coalesce(k.email, '') as email, m.role,
            m.order_limit as "orderLimit", m.month_limit as "monthLimit", b.id as "branchId", b.name as branch
       from internal.company_members m join shop.customers k on k.id = m.customer_id
       left join internal.company_branches b on b.id = m.branch_id and b.removed_at is null
      where m.company_id = $1 and m.ended_at is null order by m.id`,
    [companyId],
  )
  return rows
}

export interface Placement {
  role: CompanyRole
  orderLimit: number | null
  monthLimit: number | null
  branchId: number | null
}

export async function insertCompanyMember(
  db: Db,
  {
    companyId,
    customerId,
    role,
    orderLimit,
    monthLimit,
    branchId,
    now,
  }: Placement & { companyId: number; customerId: number; now: Date },
): Promise<number> {
  const { rows } = await db.query<InsertCompanyMember>(
    `insert into internal.company_members (company_id, customer_id, role, order_limit, month_limit, branch_id, joined_at)
     values ($1, $2, $3, $4, $5, (select b.id from internal.company_branches b where b.id = $6 and b.company_id = $1 and b.removed_at is null), $7)
     returning id`,
    [companyId, customerId, role, orderLimit, monthLimit, branchId, now],
  )
  return onlyRow(rows).id
}

/** Only of this company, and only while they belong to it. */
export async function lockCompanyMember(
  db: Db,
  companyId: number,
  memberId: number,
): Promise<{ customerId: number } | null> {
  const { rows } = await db.query<LockCompanyMember>(
    `select customer_id as "customerId" from internal.company_members
      where id = $2 and company_id = $1 and ended_at is null for update`,
    [companyId, memberId],
  )
  return rows[0] ?? null
}

export async function updateCompanyMember(db: Db, memberId: number, placement: Placement): Promise<void> {
  const { role, orderLimit, monthLimit, branchId } = placement
  await db.query<NoRow>(
    `update internal.company_members m set role = $2, order_limit = $3, month_limit = $4,
            branch_id = (select b.id from internal.company_branches b where b.id = $5 and b.company_id = m.company_id and b.removed_at is null)
      where m.id = $1`,
    [memberId, role, orderLimit, monthLimit, branchId],
  )
}

export async function endCompanyMember(db: Db, memberId: number, now: Date): Promise<void> {
  await db.query<NoRow>('update internal.company_members set ended_at = $2 where id = $1 and ended_at is null', [
    memberId,
    now,
  ])
}

export async function hasCompanyMembers(db: Db, companyId: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    'select from internal.company_members where company_id = $1 and ended_at is null limit 1',
    [companyId],
  )
  return rowCount === 1
}

/** Whether an address belongs to somebody of the company already, its owner included. */
export async function isOfCompany(db: Db, companyId: number, email: string): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `select from shop.customers k where k.email = $2 and k.deleted_at is null and (k.id = $1
        or exists (select from internal.company_members m where m.company_id = $1 and m.customer_id = k.id and m.ended_at is null)) limit 1`,
    [companyId, email],
  )
  return rowCount === 1
}

interface AccountRow {
  companyId: number | null
  isOwner: boolean
}

/** Where an account belongs already. */
export async function selectPlaceOfAccount(db: Db, customerId: number): Promise<AccountRow | null> {
  const { rows } = await db.query<Narrow<SelectPlaceOfAccount, AccountRow>>(
    `select p.company_id as "companyId", p.role = 'owner' as "isOwner" from internal.company_place($1) p`,
    [customerId],
  )
  return rows[0] ?? null
}
