import { readdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const DIR = new URL('../database/migrations/', import.meta.url)
const TEMPLATE = `-- migrate:up


-- migrate:down
-- Forward only: a mistake is mended by the next migration.
`

const [name = ''] = process.argv.slice(2)
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  console.error('Name the migration by its subject: pnpm db:new cart-lines')
  process.exit(1)
}
const numbers = (await readdir(DIR)).map((file) => Number.parseInt(file, 10)).filter(Number.isInteger)
const next = String(Math.max(0, ...numbers) + 1).padStart(4, '0')
const file = new URL(`${next}-${name}.sql`, DIR)
await writeFile(file, TEMPLATE, { flag: 'wx' })
console.log(fileURLToPath(file))
