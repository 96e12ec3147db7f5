import { inTransaction } from '../connection.sql.ts'
import { withClient } from '../with-client.ts'
import { loadPlaces } from './load-places.ts'
import { readRuianFolder } from './read-ruian-csv.ts'

// Usage: DATABASE_DIRECT_URL=… pnpm --filter @shop/database import-addresses <folder of the official CSV files>
const [folder] = process.argv.slice(2)
const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
if (!folder || !url) {
  console.error('Name the folder with the CSV files of RÚIAN and set DATABASE_DIRECT_URL to the owner of the schema.')
  process.exit(2)
}

await withClient(url, async (client) => {
  const { saved, removed, streets } = await inTransaction(client, () => loadPlaces(client, readRuianFolder(folder)))
  await client.query('vacuum analyze internal.address_streets, internal.address_places')
  console.log(`${saved} places saved, ${removed} removed, ${streets} streets.`)
})
