import { openDatabase } from '@shop/database/dev-database'
import { migrate } from '@shop/database/migrate'

const database = await openDatabase()
try {
  console.log((await migrate(database.adminUrl)).trim() || 'Every migration is applied.')
} finally {
  await database.stop()
}
