import type pg from 'pg'

export type StaffRole = 'staff_support' | 'staff_warehouse' | 'staff_content' | 'staff_accounting' | 'staff_admin'
type Work<Result> = (client: pg.PoolClient) => Promise<Result>

/** Runs as a visitor without an account; nothing stays. */
export function asAnonymous<Result>(pool: pg.Pool, work: Work<Result>): Promise<Result> {
  return asRole(pool, 'anon', {}, work)
}

export function asCustomer<Result>(
  pool: pg.Pool,
  claims: Record<string, unknown>,
  work: Work<Result>,
): Promise<Result> {
  return asRole(pool, 'customer', claims, work)
}

export function asStaff<Result>(pool: pg.Pool, role: StaffRole, work: Work<Result>): Promise<Result> {
  return asRole(pool, role, {}, work)
}

/** Runs as the owner of the schema, as migrations and commands do. */
export function asOwner<Result>(pool: pg.Pool, work: Work<Result>): Promise<Result> {
  return rolledBack(pool, work)
}

function asRole<Result>(
  pool: pg.Pool,
  role: string,
  claims: Record<string, unknown>,
  work: Work<Result>,
): Promise<Result> {
  return rolledBack(pool, async (client) => {
    await client.query(`set local role ${client.escapeIdentifier(role)}`)
    await client.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify({ ...claims, role })])
    return work(client)
  })
}

async function rolledBack<Result>(pool: pg.Pool, work: Work<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    return await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** The first column of every row. */
export async function column<Value>(client: pg.ClientBase, text: string, values: unknown[] = []): Promise<Value[]> {
  const { rows } = await client.query<Record<string, Value>>(text, values)
  return rows.map((row) => Object.values(row)[0] as Value)
}

/** The first column of the first row. */
export async function value<Value>(client: pg.ClientBase, text: string, values: unknown[] = []): Promise<Value> {
  const [first] = await column<Value>(client, text, values)
  return first as Value
}
