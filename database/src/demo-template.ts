import pg from 'pg'
import { loadDemo } from './seed/load-demo.ts'
import { cloneDatabase, type TestDatabase, withDatabase } from './test-database.ts'
import { withClient } from './with-client.ts'

// Any number will do; every test process must use the same one.
const LOCK = 4_210_001

/** A database with the demo shop in it. */
export async function cloneDemoDatabase(templateUrl: string): Promise<TestDatabase> {
  return cloneDatabase(await ensureDemoTemplate(templateUrl))
}

/** The address of the template with the demo shop; where nobody has, the first caller of a run loads it and the others wait. */
export async function ensureDemoTemplate(templateUrl: string): Promise<string> {
  const template = new URL(templateUrl).pathname.slice(1)
  const name = `${template}_demo`
  const loading = pg.escapeIdentifier(`${name}_new`)
  const demoUrl = withDatabase(templateUrl, name)
  await withClient(withDatabase(templateUrl, 'postgres'), async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    // A run that was cut short may have left half a shop.
    await client.query(`drop database if exists ${loading} with (force)`)
    await client.query(`create database ${loading} template ${pg.escapeIdentifier(template)} strategy file_copy`)
    await withClient(withDatabase(templateUrl, `${name}_new`), (loader) => loadDemo(loader))
    await client.query(`alter database ${loading} rename to ${pg.escapeIdentifier(name)}`)
  })
  return demoUrl
}
