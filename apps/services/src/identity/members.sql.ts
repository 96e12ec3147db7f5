import type { StaffRole } from '@shop/contract/staff/staff-rights'
import { currentTransaction, type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertStaffInvitation,
  LockMember,
  LockOwners,
  LockStaffInvitation,
  ProveSession,
  SelectMembers,
  SelectOwnerEmails,
  SelectStaffInvitation,
  SelectStaffInvitations,
} from '#app/store/rows'

interface Place {
  role: StaffRole
  approves: boolean
}

interface MemberRow extends Place {
  id: string
  name: string
  email: string
  hasSecondFactor: boolean
  disabledAt: Date | null
  lastSeenAt: Date | null
}

/** Inside a command it asks the transaction of that command, which may have made the user. */
export async function isDisabled(pool: Db, userId: string): Promise<boolean> {
  const { rowCount } = await (currentTransaction() ?? pool).query<NoRow>(
    'select from auth.users where id = $1 and staff_disabled_at is not null',
    [userId],
  )
  return rowCount === 1
}

export async function selectMembers(db: Db): Promise<MemberRow[]> {
  const { rows } = await db.query<Narrow<SelectMembers, { role: StaffRole; hasSecondFactor: boolean }>>(
    `select u.id, u.name, u.email, u.staff_role as role, u.staff_approves as approves, u.staff_disabled_at as "disabledAt",
            exists (select from auth.two_factors t where t.user_id = u.id and t.verified)
              or exists (select from auth.passkeys p where p.user_id = u.id) as "hasSecondFactor",
            (select max(d.last_seen_at) from internal.staff_devices d where d.user_id = u.id) as "lastSeenAt"
       from auth.users u where u.staff_role is not null order by u.name, u.email`,
  )
  return rows
}

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `select from auth.users u
      where u.id = $1 and (exists (select from auth.two_factors t where t.user_id = u.id and t.verified)
        or exists (select from auth.passkeys p where p.user_id = u.id))`,
    [userId],
  )
  return rowCount === 1
}

/** Owners one after the other: two who disable each other must not both succeed. */
export async function lockOwners(db: Db): Promise<string[]> {
  const { rows } = await db.query<LockOwners>(
    `select id from auth.users
      where staff_role = 'staff_admin' and staff_approves and staff_disabled_at is null order by id for update`,
  )
  return rows.map(({ id }) => id)
}

export async function selectOwnerEmails(db: Db): Promise<string[]> {
  const { rows } = await db.query<SelectOwnerEmails>(
    `select email from auth.users
      where staff_role = 'staff_admin' and staff_approves and staff_disabled_at is null order by email`,
  )
  return rows.map(({ email }) => email)
}

export async function lockMember(db: Db, id: string): Promise<Place | null> {
  const { rows } = await db.query<Narrow<LockMember, { role: StaffRole }>>(
    'select staff_role as role, staff_approves as approves from auth.users where id = $1 and staff_role is not null for update',
    [id],
  )
  return rows[0] ?? null
}

export async function updateMemberPlace(db: Db, id: string, { role, approves }: Place): Promise<void> {
  await db.query<NoRow>('update auth.users set staff_role = $2, staff_approves = $3 where id = $1', [
    id,
    role,
    approves,
  ])
}

export async function updateMemberDisabled(db: Db, id: string, disabledAt: Date | null): Promise<void> {
  await db.query<NoRow>('update auth.users set staff_disabled_at = $2 where id = $1', [id, disabledAt])
}

/** Sessions live by real time, as the library that makes them does. Of staff only: a customer has one factor. */
export async function proveSession(db: Db, sessionId: string): Promise<Date | null> {
  const { rows } = await db.query<Narrow<ProveSession, { at: Date }>>(
    `update auth.sessions s set second_factor = true, second_factor_at = now()
       from auth.users u where s.id = $1 and u.id = s.user_id and u.staff_role is not null
     returning s.second_factor_at as at`,
    [sessionId],
  )
  return rows[0]?.at ?? null
}

interface InvitationRow extends Place {
  id: number
  email: string
  createdAt: Date
  expiresAt: Date
}

const INVITATION = `id, email, staff_role as role, approves, created_at as "createdAt", expires_at as "expiresAt"`
const OPEN = 'accepted_at is null and revoked_at is null and expires_at > $1'

export async function selectStaffInvitations(db: Db, now: Date): Promise<InvitationRow[]> {
  const { rows } = await db.query<Narrow<SelectStaffInvitations, { role: StaffRole }>>(
    `select ${INVITATION} from internal.staff_invitations where ${OPEN} order by created_at`,
    [now],
  )
  return rows
}

export async function selectStaffInvitation(db: Db, now: Date, tokenHash: Buffer): Promise<InvitationRow | null> {
  const { rows } = await db.query<Narrow<SelectStaffInvitation, { role: StaffRole }>>(
    `select ${INVITATION} from internal.staff_invitations where ${OPEN} and token_hash = $2`,
    [now, tokenHash],
  )
  return rows[0] ?? null
}

/** Two clicks at once: the second waits here and then finds nothing open. */
export async function lockStaffInvitation(db: Db, now: Date, tokenHash: Buffer): Promise<InvitationRow | null> {
  const { rows } = await db.query<Narrow<LockStaffInvitation, { role: StaffRole }>>(
    `select ${INVITATION} from internal.staff_invitations where ${OPEN} and token_hash = $2 for update`,
    [now, tokenHash],
  )
  return rows[0] ?? null
}

interface NewInvitation extends Place {
  tokenHash: Buffer
  email: string
  invitedBy: string | null
  now: Date
  expiresAt: Date
}

export async function insertStaffInvitation(db: Db, row: NewInvitation): Promise<number> {
  const { rows } = await db.query<InsertStaffInvitation>(
    `insert into internal.staff_invitations (token_hash, email, staff_role, approves, invited_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [row.tokenHash, row.email, row.role, row.approves, row.invitedBy, row.now, row.expiresAt],
  )
  return onlyRow(rows).id
}

export async function updateStaffInvitationAccepted(db: Db, id: number, now: Date): Promise<void> {
  await db.query<NoRow>('update internal.staff_invitations set accepted_at = $2 where id = $1', [id, now])
}

/** By its number, by the address it was sent to, or whatever there is; false when none was open. */
export async function revokeStaffInvitations(
  db: Db,
  which: { id: number } | { email: string } | 'all',
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `update internal.staff_invitations set revoked_at = $1 where ${OPEN} and ($4::boolean or id = $2 or email = $3)`,
    which === 'all'
      ? [now, null, null, true]
      : [now, 'id' in which ? which.id : null, 'email' in which ? which.email : null, false],
  )
  return rowCount !== 0
}

/** False when the device was known. */
export async function insertDevice(db: Db, userId: string, deviceHash: Buffer, now: Date): Promise<boolean> {
  const known = await db.query<NoRow>(
    'update internal.staff_devices set last_seen_at = $3 where user_id = $1 and device_hash = $2',
    [userId, deviceHash, now],
  )
  if (known.rowCount !== 0) return false
  await db.query<NoRow>(
    `insert into internal.staff_devices (user_id, device_hash, first_seen_at, last_seen_at) values ($1, $2, $3, $3)
     on conflict do nothing`,
    [userId, deviceHash, now],
  )
  return true
}
