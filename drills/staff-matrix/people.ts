import { hashPassword } from '@shop/services/identity/password-hash'
import { type Buyer, newBuyer } from '@shop/stack/buyer'
import type { Urls } from '@shop/stack/processes'
import type pg from 'pg'

/** Who knocks. The last three have the rights of nobody: disabled, with one factor only, with a proof that is too old. */
export const CALLERS = {
  a: 'a visitor',
  c: 'a customer',
  s: 'support',
  w: 'the warehouse',
  t: 'content',
  m: 'accounting',
  d: 'an admin',
  o: 'an owner',
  x: 'a disabled member',
  f: 'an owner with one factor',
  p: 'an owner with an old proof',
} as const
export type Letter = keyof typeof CALLERS

export interface Caller {
  letter: Letter
  buyer: Buyer
  token: string | null
}

const ROLES: Partial<Record<Letter, string>> = {
  ...{ s: 'staff_support', w: 'staff_warehouse', t: 'staff_content', m: 'staff_accounting', d: 'staff_admin' },
  ...{ o: 'staff_admin', x: 'staff_admin', f: 'staff_admin', p: 'staff_admin' },
}
const PASSWORD = 'Rozmaryn a tymian 7'

/** Everybody signs in over HTTP; what makes them who they are is written beforehand. */
export async function openCallers(urls: Urls, pool: pg.Pool): Promise<Caller[]> {
  const callers: Caller[] = []
  const password = await hashPassword(PASSWORD)
  for (const letter of Object.keys(CALLERS) as Letter[]) {
    const buyer = newBuyer(urls.services)
    if (letter !== 'a') {
      await addAccount(pool, letter, password)
      await signIn(buyer, emailOf(letter))
      if (ROLES[letter]) await showFactor(pool, letter)
    }
    const { body } = await buyer.send('GET', '/session')
    callers.push({ letter, buyer, token: body.dataToken ?? null })
  }
  // Their cookie and token stay in their hands; the shop has let go of them.
  await pool.query('update auth.users set staff_disabled_at = now() where email = $1', [emailOf('x')])
  await pool.query('delete from auth.sessions s using auth.users u where u.id = s.user_id and u.email = $1', [
    emailOf('x'),
  ])
  return callers
}

/** For what ends a session: a second one of the same account. */
export async function again(urls: Urls, pool: pg.Pool, letter: Letter): Promise<Buyer> {
  const buyer = newBuyer(urls.services)
  if (letter === 'a' || letter === 'x') return buyer
  await signIn(buyer, emailOf(letter))
  if (ROLES[letter]) await showFactor(pool, letter)
  return buyer
}

export const emailOf = (letter: Letter): string => `matrix-${letter}@cenich.example`

async function addAccount(pool: pg.Pool, letter: Letter, password: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into auth.users (name, email, email_verified, staff_role, staff_approves) values ($1, $1, true, $2, $3) returning id`,
    [emailOf(letter), ROLES[letter] ?? null, ['o', 'f', 'p', 'x'].includes(letter)],
  )
  const id = rows[0]?.id
  await pool.query(
    `insert into auth.accounts (account_id, provider_id, user_id, password, updated_at) values ($1::text, 'credential', $1::uuid, $2, now())`,
    [id, password],
  )
  if (ROLES[letter]) return
  await pool.query(`insert into shop.customers (storefront_id, user_id, email, created_at) values (1, $1, $2, now())`, [
    id,
    emailOf(letter),
  ])
}

async function signIn(buyer: Buyer, email: string): Promise<void> {
  const { status } = await buyer.send('POST', '/session', { email, password: PASSWORD })
  if (status >= 300) throw new Error(`${email} could not sign in: ${status}.`)
}

/** The second factor is taken for granted; how it is shown has tests of its own. */
async function showFactor(pool: pg.Pool, letter: Letter): Promise<void> {
  if (letter === 'f') return
  const minutes = letter === 'p' ? -11 : 600
  await pool.query(
    `update auth.sessions s set second_factor = true, second_factor_at = now() + make_interval(mins => $2)
       from auth.users u where u.id = s.user_id and u.email = $1`,
    [emailOf(letter), minutes],
  )
}
