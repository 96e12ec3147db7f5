import { globSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startCluster } from '@shop/database/cluster'
import { dumpSchema } from '@shop/database/dump-schema.sql'
import { generateTypes } from '@shop/database/generate-types'
import { migrate } from '@shop/database/migrate'
import { generateRows } from '@shop/database/rows/generate-rows'
import { loadStatements } from '@shop/database/rows/load-statements'
import { withClient } from '@shop/database/with-client'
import { runMigrations } from 'graphile-worker'

const { values } = parseArgs({ options: { verify: { type: 'boolean', default: false } } })

// A throw-away cluster: what a fresh clone would get, never what happens to be in a development database.
const cluster = await startCluster({ dir: await mkdtemp(join(tmpdir(), 'cenich-types-')), keep: false })
try {
  const url = cluster.url('shop')
  await migrate(url)
  const types = await withClient(url, (client) => generateTypes(client))
  const schema = await withClient(url, dumpSchema)
  // Statements of services add and look up jobs, so the queue's own tables come after ours are written down.
  await runMigrations({ connectionString: url })
  const statements = await loadStatements(globSync('apps/services/src/**/*.sql.ts').map(locate).toSorted())
  const files = {
    'database/types.ts': types,
    'database/schema.sql': schema,
    'apps/services/src/store/rows.ts': await withClient(url, (client) => generateRows(client, statements)),
  }
  for (const [path, text] of Object.entries(files)) await (values.verify ? verify(path, text) : write(path, text))
} finally {
  await cluster.stop()
}

function locate(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url))
}

async function write(path: string, text: string): Promise<void> {
  await writeFile(locate(path), text)
  console.log(`${path} is written.`)
}

async function verify(path: string, text: string): Promise<void> {
  const stored = await readFile(locate(path), 'utf8').catch(() => '')
  if (stored === text) return console.log(`${path} is up to date.`)
  console.error(`${path} is stale: run pnpm db:types and commit what it writes.`)
  process.exitCode = 1
}
