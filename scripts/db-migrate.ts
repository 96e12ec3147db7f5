import { openDatabase } from '@shop/database/dev-database'
import { ForeignMigrations, migrate } from '@shop/database/migrate'

const database = await openDatabase()
try {
  console.log((await migrate(database.adminUrl, console.log)).trim() || 'Every migration is applied.')
} catch (error) {
  if (!(error instanceof ForeignMigrations)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await database.stop()
}
