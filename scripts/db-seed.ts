import { parseArgs } from 'node:util'
import { openDatabase, withClient } from '@shop/database/dev-database'
import { migrate } from '@shop/database/migrate'
import { loadDemo } from '@shop/database/seed/load-demo'

parseArgs({ options: {} })
const database = await openDatabase()
try {
  await migrate(database.adminUrl)
  await withClient(database.adminUrl, async (client) => {
    const shop = await loadDemo(client)
    console.log(`The demo shop is loaded: ${shop.products.length} products, ${shop.bundles.length} bundles.`)
  })
} finally {
  await database.stop()
}
