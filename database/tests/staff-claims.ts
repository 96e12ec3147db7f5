import type pg from 'pg'
import type { StaffRole } from './as-role.ts'

const MEMBER = '00000000-0000-4000-8000-000000000001'

/** A member who asks the data service: claims as in a token, rights as in its role. Nothing stays. */
export async function asMember<Result>(
  pool: pg.Pool,
  role: StaffRole,
  work: (client: pg.PoolClient) => Promise<Result>,
  before: (client: pg.PoolClient, userId: string) => Promise<unknown> = async () => {},
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into auth.users (id, name, email, email_verified, staff_role) values ($1, 'Jana Dvořáková', 'jana@cenich.example', true, $2)`,
      [MEMBER, role],
    )
    await before(client, MEMBER)
    await client.query(`set local role ${client.escapeIdentifier(role)}`)
    await client.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify({ role, sub: MEMBER })])
    return await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** As the command does it, for so many minutes. */
export function reveal(objectType: string, objectId: number, minutes = 10) {
  return (client: pg.PoolClient, userId: string) =>
    client.query(
      `insert into internal.staff_reveals (user_id, object_type, object_id, shown_until)
       values ($1, $2, $3, now() + make_interval(mins => $4))`,
      [userId, objectType, objectId, minutes],
    )
}
