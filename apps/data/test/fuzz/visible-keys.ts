import pg from 'pg'
import { CALLERS } from './secrets.ts'

const TABLES = ['products', 'variants', 'reviews', 'customers', 'orders', 'drafts', 'vault', 'transfers']

export interface VisibleKeys {
  of(caller: number, table: string): Set<number>
}

/** Asks the database itself, as each role, which rows that role can see. */
export async function readVisibleKeys(url: string): Promise<VisibleKeys> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const visible = new Map<string, Set<number>>()
  for (const [index, { name, claims }] of CALLERS.entries()) {
    for (const table of TABLES) visible.set(`${index} ${table}`, await readKeys(client, name, claims, table))
  }
  await client.end()
  return { of: (caller, table) => visible.get(`${caller} ${table}`) ?? new Set() }
}

async function readKeys(client: pg.Client, role: string, claims: unknown, table: string): Promise<Set<number>> {
  await client.query('begin')
  try {
    await client.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims ?? {})])
    await client.query(`set local role ${role}`)
    const { rows } = await client.query<{ id: number }>(`select id from shop.${table}`)
    return new Set(rows.map(({ id }) => id))
  } catch {
    // No privilege at all: nothing is visible.
    return new Set()
  } finally {
    await client.query('rollback')
  }
}
