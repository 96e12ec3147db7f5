import type pg from 'pg'
import { setRolePassword } from './connection.sql.ts'

/** The roles that the shop's processes log in as. */
const LOGINS = ['authenticator', 'services'] as const

type Login = (typeof LOGINS)[number]

/** Passwords known to everyone on purpose: for clusters on loopback that hold the demo shop or a test. */
export async function openLogins(client: pg.ClientBase): Promise<void> {
  for (const login of LOGINS) await setRolePassword(client, login, login)
}

/** The same database, as one of them. */
export function loginUrl(url: string, login: Login): string {
  const changed = new URL(url)
  changed.username = login
  changed.password = login
  return changed.href
}
