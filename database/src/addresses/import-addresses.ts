import pg from 'pg'
import { loadPlaces } from './load-places.ts'
import { readRuianFolder } from './read-ruian-csv.ts'

// Usage: DATABASE_URL=… pnpm --filter @shop/database import-addresses <folder of the official CSV files>
const [folder] = process.argv.slice(2)
const connectionString = process.env.DATABASE_URL
if (!folder || !connectionString) {
  console.error('Name the folder with the CSV files of RÚIAN and set DATABASE_URL to the owner of the schema.')
  process.exit(2)
}

const client = new pg.Client({ connectionString })
await client.connect()
try {
  await client.query('begin')
  const { saved, removed, streets } = await loadPlaces(client, readRuianFolder(folder))
  await client.query('commit')
  await client.query('vacuum analyze internal.address_streets, internal.address_places')
  console.log(`${saved} places saved, ${removed} removed, ${streets} streets.`)
} finally {
  await client.end()
}
