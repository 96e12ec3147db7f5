import { parseArgs } from 'node:util'
import { openDatabase } from '@shop/database/dev-database'
import { migrate } from '@shop/database/migrate'
import { loadDemo } from '@shop/database/seed/load-demo'
import { recreateDatabase } from '@shop/database/test-database'
import { withClient } from '@shop/database/with-client'

const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } })
if (process.env.DATABASE_URL && !values.yes) {
  console.error('DATABASE_URL is set: pnpm db:reset would drop that database. Say --yes if you mean it.')
  process.exit(1)
}

const database = await openDatabase()
try {
  await recreateDatabase(database.adminUrl)
  await migrate(database.adminUrl)
  await withClient(database.adminUrl, (client) => loadDemo(client))
  console.log('The database is new: migrated, with the demo shop.')
} finally {
  await database.stop()
}
