import { inject } from 'vitest'
import { loadDemo } from '../../../src/seed/load-demo.ts'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'

export interface DemoDatabase extends TestDatabase {
  /** The single value of a query, asked as anybody on the internet. */
  ask<Value>(query: string, values?: unknown[]): Promise<Value>
}

export async function openDemoDatabase(): Promise<DemoDatabase> {
  const database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  await loadDemo(client)
  client.release()
  return { ...database, ask: (query, values = []) => askAsAnonymous(database, query, values) }
}

async function askAsAnonymous<Value>({ pool }: TestDatabase, query: string, values: unknown[]): Promise<Value> {
  const client = await pool.connect()
  try {
    await client.query('begin read only')
    await client.query('set local role anon')
    const { rows } = await client.query(query, values)
    return Object.values(rows[0] ?? {})[0] as Value
  } finally {
    await client.query('rollback')
    client.release()
  }
}
