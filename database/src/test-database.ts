import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { secureDatabase } from './secure-database.sql.ts'
import { withClient } from './with-client.ts'

export interface TestDatabase {
  url: string
  pool: pg.Pool
  drop(): Promise<void>
}

/** Clones a template in a few milliseconds, so that every test file has a database of its own. */
export async function cloneDatabase(templateUrl: string): Promise<TestDatabase> {
  const template = new URL(templateUrl).pathname.slice(1)
  const name = `test_${randomBytes(6).toString('hex')}`
  await runOnServer(templateUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = withDatabase(templateUrl, name)
  await withClient(url, secureDatabase)
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  // The pool calls itself ended before its last sockets are; dropping the database by force then ends those.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return {
    url,
    pool,
    async drop() {
      await pool.end()
      await runOnServer(templateUrl, `drop database ${name} with (force)`)
    },
  }
}

/** Drops a database with everything in it and makes an empty one of the same name. */
export async function recreateDatabase(url: string): Promise<void> {
  const name = pg.escapeIdentifier(decodeURIComponent(new URL(url).pathname.slice(1)))
  await runOnServer(url, `drop database if exists ${name} with (force)`)
  await runOnServer(url, `create database ${name}`)
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

async function runOnServer(url: string, statement: string): Promise<void> {
  await withClient(withDatabase(url, 'postgres'), (client) => client.query(statement))
}
