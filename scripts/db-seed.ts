import { parseArgs } from 'node:util'
import { keepDemo } from '@shop/database/demo-cluster'
import { openDatabase } from '@shop/database/dev-database'
import { ForeignMigrations, migrate } from '@shop/database/migrate'
import { grow } from '@shop/database/seed/grow'
import { loadDemo } from '@shop/database/seed/load-demo'
import { withClient } from '@shop/database/with-client'
import { loadShopHistory } from './load-history.ts'

const { values } = parseArgs({
  options: {
    variants: { type: 'string', default: '0' },
    reviews: { type: 'string', default: '0' },
    history: { type: 'boolean', default: false },
    kept: { type: 'boolean', default: false },
  },
})
const target = { variants: Number(values.variants), reviews: Number(values.reviews) }
if (values.kept) {
  // Not the development database: the files that tests, benches and drills begin with a copy of.
  await keepDemo()
  process.exit(0)
}
const started = Date.now()
const database = await openDatabase()
try {
  await migrate(database.adminUrl)
  await withClient(database.adminUrl, async (client) => {
    const shop = await loadDemo(client)
    console.log(`The demo shop is loaded: ${shop.products.length} products, ${shop.bundles.length} bundles.`)
    if (target.variants + target.reviews === 0) return
    const size = await grow(client, shop, target, (line) => console.log(line))
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(`The catalogue has ${size.variants} variants and ${size.reviews} reviews after ${seconds} s.`)
  })
  if (values.history) await loadShopHistory(database.adminUrl, (line) => console.log(line))
} catch (error) {
  if (!(error instanceof ForeignMigrations)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await database.stop()
}
