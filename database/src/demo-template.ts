import pg from 'pg'
import { withClient } from './dev-database.ts'
import { loadDemo } from './seed/load-demo.ts'
import { cloneDatabase, type TestDatabase, withDatabase } from './test-database.ts'

const NAME = 'shop_demo_template'
// Any number will do; every test process must use the same one.
const LOCK = 4_210_001

/** A database with the demo shop in it; the first caller of a run loads the template, the others wait for it. */
export async function cloneDemoDatabase(templateUrl: string): Promise<TestDatabase> {
  const demoUrl = withDatabase(templateUrl, NAME)
  await withClient(withDatabase(templateUrl, 'postgres'), async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME])
    if (rowCount) return
    const template = pg.escapeIdentifier(new URL(templateUrl).pathname.slice(1))
    // A run that was cut short may have left half a shop.
    await client.query(`drop database if exists ${NAME}_new with (force)`)
    await client.query(`create database ${NAME}_new template ${template} strategy file_copy`)
    await withClient(withDatabase(templateUrl, `${NAME}_new`), (loader) => loadDemo(loader))
    await client.query(`alter database ${NAME}_new rename to ${NAME}`)
  })
  return cloneDatabase(demoUrl)
}
