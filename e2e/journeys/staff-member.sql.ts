import { createHash, createHmac, randomBytes } from 'node:crypto'
import { DEVELOPMENT_SECRET } from '@shop/stack/parts'
import { query } from './shop-database.sql.ts'

export type OfficeRole =
  | 'staff_support'
  | 'staff_warehouse'
  | 'staff_content'
  | 'staff_accounting'
  | 'staff_admin'
  /** Who also says who works here. */
  | 'owner'

interface Member {
  email: string
  cookie: { name: string; value: string; url: string }
}

/** A member of staff with both factors shown a moment ago, and the cookie of a session of theirs. How that is done is a journey of its own. */
export async function openStaffSession(role: OfficeRole, email = `${role}@cenich.example`): Promise<Member> {
  const token = randomBytes(24).toString('base64url')
  await query(
    `insert into auth.users (name, email, email_verified, two_factor_enabled, staff_role, staff_approves)
     values ($1, $2, true, true, $3, $4) on conflict (email) do nothing`,
    [NAMES[role], email, role === 'owner' ? 'staff_admin' : role, role === 'owner'],
  )
  await query(
    `insert into auth.sessions (expires_at, token, updated_at, user_id, second_factor, second_factor_at)
     select now() + interval '1 day', $2, now(), id, true, now() + interval '1 day' from auth.users where email = $1`,
    [email, token],
  )
  const signature = createHmac('sha256', DEVELOPMENT_SECRET).update(token).digest('base64')
  const value = encodeURIComponent(`${token}.${signature}`)
  return { email, cookie: { name: 'cenich.session_token', value, url: process.env.E2E_ADMIN_URL ?? '' } }
}

const NAMES: Record<OfficeRole, string> = {
  staff_support: 'Jana Dvořáková',
  staff_warehouse: 'Petr Malý',
  staff_content: 'Ivana Šimková',
  staff_accounting: 'Tomáš Beran',
  staff_admin: 'Marek Kos',
  owner: 'Klára Nová',
}

/** The link that `pnpm staff:create` would print. */
export async function inviteOwner(email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await query(
    `insert into internal.staff_invitations (token_hash, email, staff_role, approves, created_at, expires_at)
     values ($1, $2, 'staff_admin', true, now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), email],
  )
  return `${process.env.E2E_ADMIN_URL}/pozvanka/${token}`
}

/** Sessions of this member were opened by somebody, and the second factor was last shown an hour ago. */
export async function ageProofs(email: string): Promise<void> {
  await query(
    `update auth.sessions set second_factor_at = now() - interval '1 hour'
      where user_id = (select id from auth.users where email = $1)`,
    [email],
  )
}

/** As when a shift is over: whatever they have open, nobody is signed in any more. */
export async function endSessions(email: string): Promise<void> {
  await query('delete from auth.sessions where user_id = (select id from auth.users where email = $1)', [email])
}
