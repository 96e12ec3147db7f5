import type { LinkPurpose } from '@shop/contract/link'
import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertLink,
  InsertRegistration,
  LockLink,
  LockRegistration,
  LockRegistrationByKey,
  SelectLink,
  SelectRegistrationByKey,
} from '#app/store/rows'

export interface LinkRow {
  id: number
  purpose: LinkPurpose
  email: string
  userId: string | null
  registrationId: number | null
  returnTo: string | null
  expiresAt: Date
  usedAt: Date | null
  revokedAt: Date | null
}

const LINK = `id, purpose, email, user_id as "userId", registration_id as "registrationId", return_to as "returnTo",
  expires_at as "expiresAt", used_at as "usedAt", revoked_at as "revokedAt"`

interface NewLink {
  tokenHash: Buffer
  purpose: LinkPurpose
  email: string
  userId: string | null
  registrationId: number | null
  returnTo: string | null
  now: Date
  expiresAt: Date
}

export async function insertLink(db: Db, link: NewLink): Promise<number> {
  const { rows } = await db.query<InsertLink>(
    `insert into internal.link_tokens
       (token_hash, purpose, email, user_id, registration_id, return_to, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      link.tokenHash,
      link.purpose,
      link.email,
      link.userId,
      link.registrationId,
      link.returnTo,
      link.now,
      link.expiresAt,
    ],
  )
  return onlyRow(rows).id
}

export async function selectLink(db: Db, tokenHash: Buffer, purposes: readonly LinkPurpose[]): Promise<LinkRow | null> {
  const { rows } = await db.query<SelectLink>(
    `select ${LINK} from internal.link_tokens where token_hash = $1 and purpose = any ($2)`,
    [tokenHash, purposes],
  )
  return rows[0] ?? null
}

/** Two clicks at once: the second waits here and then finds the link used. */
export async function lockLink(db: Db, tokenHash: Buffer, purposes: readonly LinkPurpose[]): Promise<LinkRow | null> {
  const { rows } = await db.query<LockLink>(
    `select ${LINK} from internal.link_tokens where token_hash = $1 and purpose = any ($2) for update`,
    [tokenHash, purposes],
  )
  return rows[0] ?? null
}

export async function updateLinkUsed(db: Db, id: number, now: Date): Promise<void> {
  await db.query<NoRow>('update internal.link_tokens set used_at = $2 where id = $1', [id, now])
}

/**
 * Whoever has changed the password or the address must not be undone by a mail sent before. Expired links too: an expired
 * one could be renewed, a revoked one cannot.
 */
export async function revokeLinks(
  db: Db,
  userId: string,
  { now, purpose = null }: { now: Date; purpose?: LinkPurpose | null },
): Promise<void> {
  await db.query<NoRow>(
    `update internal.link_tokens set revoked_at = $2
      where user_id = $1 and used_at is null and revoked_at is null and ($3::text is null or purpose = $3)`,
    [userId, now, purpose],
  )
}

export interface RegistrationRow {
  id: number
  keyHash: Buffer
  email: string
  passwordHash: string | null
  profile: unknown
  sentAt: Date
  sends: number
  expiresAt: Date
  confirmedAt: Date | null
}

const REGISTRATION = `id, key_hash as "keyHash", email, password_hash as "passwordHash", profile, sent_at as "sentAt", sends,
  expires_at as "expiresAt", confirmed_at as "confirmedAt"`

export async function insertRegistration(
  db: Db,
  row: { keyHash: Buffer; email: string; passwordHash: string | null; profile: object; now: Date; expiresAt: Date },
): Promise<number> {
  const { rows } = await db.query<InsertRegistration>(
    `insert into internal.registrations (key_hash, email, password_hash, profile, created_at, sent_at, expires_at)
     values ($1, $2, $3, $4, $5, $5, $6) returning id`,
    [row.keyHash, row.email, row.passwordHash, row.profile, row.now, row.expiresAt],
  )
  return onlyRow(rows).id
}

export async function selectRegistrationByKey(db: Db, keyHash: Buffer): Promise<RegistrationRow | null> {
  const { rows } = await db.query<SelectRegistrationByKey>(
    `select ${REGISTRATION} from internal.registrations where key_hash = $1`,
    [keyHash],
  )
  return rows[0] ?? null
}

export async function lockRegistrationByKey(db: Db, keyHash: Buffer): Promise<RegistrationRow | null> {
  const { rows } = await db.query<LockRegistrationByKey>(
    `select ${REGISTRATION} from internal.registrations where key_hash = $1 for update`,
    [keyHash],
  )
  return rows[0] ?? null
}

export async function lockRegistration(db: Db, id: number): Promise<RegistrationRow | null> {
  const { rows } = await db.query<LockRegistration>(
    `select ${REGISTRATION} from internal.registrations where id = $1 for update`,
    [id],
  )
  return rows[0] ?? null
}

export async function updateRegistrationSent(
  db: Db,
  id: number,
  { email, now, expiresAt }: { email: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db.query<NoRow>(
    `update internal.registrations set email = $2, sent_at = $3, sends = sends + 1, expires_at = $4 where id = $1`,
    [id, email, now, expiresAt],
  )
}

/** The hash now lives in the account; a second copy would only be one more to lose. */
export async function updateRegistrationConfirmed(db: Db, id: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    `update internal.registrations set confirmed_at = $2, password_hash = null, profile = '{}' where id = $1`,
    [id, now],
  )
}

/** Links of a registration whose address was a typo must not confirm anything. */
export async function revokeRegistrationLinks(db: Db, registrationId: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    'update internal.link_tokens set revoked_at = $2 where registration_id = $1 and used_at is null and revoked_at is null',
    [registrationId, now],
  )
}
