import type { CompanyRole } from '@shop/domain/company/company-rights'
import type { Placement } from '#app/account/company/people/members.sql'
import { COMPANY_NAME } from '#app/customer/names.sql'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertCompanyInvitation,
  LockCompanyInvitation,
  LockOpenCompanyInvitation,
  RevokeOpenCompanyInvitations,
  SelectCompanyInvitation,
  SelectCompanyInvitations,
} from '#app/store/rows'

interface InvitationRow {
  invitationId: number
  email: string
  role: CompanyRole
  orderLimit: number | null
  monthLimit: number | null
  branch: string | null
  sentAt: Date
  expiresAt: Date
}

/** Those nobody has answered. */
export async function selectCompanyInvitations(db: Db, companyId: number): Promise<InvitationRow[]> {
  const { rows } = await db.query<Narrow<SelectCompanyInvitations, InvitationRow>>(
    `select i.id as "invitationId", i.email, i.role, i.order_limit as "orderLimit", i.month_limit as "monthLimit",
            b.name as branch, i.sent_at as "sentAt", i.expires_at as "expiresAt"
       from internal.company_invitations i
       left join internal.company_branches b on b.id = i.branch_id and b.removed_at is null
      where i.company_id = $1 and i.accepted_at is null and i.revoked_at is null order by i.id`,
    [companyId],
  )
  return rows
}

interface NewInvitation extends Placement {
  companyId: number
  email: string
  invitedBy: number
  tokenHash: Buffer
  now: Date
  expiresAt: Date
}

export async function insertCompanyInvitation(db: Db, row: NewInvitation): Promise<number> {
  const { rows } = await db.query<InsertCompanyInvitation>(
    `insert into internal.company_invitations
       (company_id, email, role, order_limit, month_limit, branch_id, invited_by, token_hash, created_at, sent_at, expires_at)
     values ($1, $2, $3, $4, $5,
       (select b.id from internal.company_branches b where b.id = $6 and b.company_id = $1 and b.removed_at is null), $7, $8, $9, $9, $10)
     returning id`,
    [
      row.companyId,
      row.email,
      row.role,
      row.orderLimit,
      row.monthLimit,
      row.branchId,
      row.invitedBy,
      row.tokenHash,
      row.now,
      row.expiresAt,
    ],
  )
  return onlyRow(rows).id
}

interface OpenInvitation {
  email: string
  role: CompanyRole
  sends: number
}

export async function lockOpenCompanyInvitation(db: Db, companyId: number, id: number): Promise<OpenInvitation | null> {
  const { rows } = await db.query<Narrow<LockOpenCompanyInvitation, OpenInvitation>>(
    `select email, role, sends from internal.company_invitations
      where id = $2 and company_id = $1 and accepted_at is null and revoked_at is null for update`,
    [companyId, id],
  )
  return rows[0] ?? null
}

/** With another secret: the link of the letter before opens nothing any more. */
export async function updateCompanyInvitationSent(
  db: Db,
  id: number,
  { tokenHash, now, expiresAt }: { tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await db.query<NoRow>(
    `update internal.company_invitations set token_hash = $2, sent_at = $3, expires_at = $4, sends = sends + 1 where id = $1`,
    [id, tokenHash, now, expiresAt],
  )
}

/** By its number, or every open one to an address. */
export async function revokeOpenCompanyInvitations(
  db: Db,
  companyId: number,
  which: { id: number } | { email: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await db.query<RevokeOpenCompanyInvitations>(
    `update internal.company_invitations set revoked_at = $4
      where company_id = $1 and accepted_at is null and revoked_at is null and (id = $2 or email = $3) returning id`,
    [companyId, 'id' in which ? which.id : null, 'email' in which ? which.email : null, now],
  )
  return rows.length > 0
}

/** Letters of whoever may invite nobody any more: by one of their own they would come back in. */
export async function revokeInvitationsOf(db: Db, companyId: number, customerId: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    `update internal.company_invitations set revoked_at = $3
      where company_id = $1 and invited_by = $2 and accepted_at is null and revoked_at is null`,
    [companyId, customerId, now],
  )
}

export interface FoundInvitation extends Placement {
  id: number
  companyId: number
  email: string
  company: string
  invitedBy: string
  expiresAt: Date
  acceptedAt: Date | null
  revokedAt: Date | null
  memberId: number | null
}

const FOUND = `i.id, i.company_id as "companyId", i.email, i.role, i.order_limit as "orderLimit", i.month_limit as "monthLimit",
  i.branch_id as "branchId", ${COMPANY_NAME('c')} as company,
  coalesce(nullif(btrim(by.first_name || ' ' || by.last_name), ''), '') as "invitedBy", i.expires_at as "expiresAt", i.accepted_at as "acceptedAt",
  i.revoked_at as "revokedAt", i.member_id as "memberId"
  from internal.company_invitations i join shop.customers c on c.id = i.company_id and c.deleted_at is null
  left join shop.customers by on by.id = i.invited_by
 where i.token_hash = $1`

export async function selectCompanyInvitation(db: Db, tokenHash: Buffer): Promise<FoundInvitation | null> {
  const { rows } = await db.query<Narrow<SelectCompanyInvitation, FoundInvitation>>(`select ${FOUND}`, [tokenHash])
  return rows[0] ?? null
}

/** Pressed twice: the second waits here and finds it used. */
export async function lockCompanyInvitation(db: Db, tokenHash: Buffer): Promise<FoundInvitation | null> {
  const { rows } = await db.query<Narrow<LockCompanyInvitation, FoundInvitation>>(`select ${FOUND} for update of i`, [
    tokenHash,
  ])
  return rows[0] ?? null
}

export async function updateCompanyInvitationAccepted(db: Db, id: number, memberId: number, now: Date): Promise<void> {
  await db.query<NoRow>('update internal.company_invitations set accepted_at = $3, member_id = $2 where id = $1', [
    id,
    memberId,
    now,
  ])
}
