import { expect, test } from 'vitest'
import { checkConnections } from './check-connections.ts'

test.each([
  ['apps/services/src/jobs/planted.ts', 'const client = new pg.Client({ connectionString })'],
  ['apps/data/src/planted.ts', 'const pool = new Pool ({ connectionString })'],
  ['packages/partners/src/planted.ts', '\nnew\npg.Pool()'],
  ['database/src/planted.ts', 'await using(new Client())'],
])('%s may not make a connection of its own', (path, text) => {
  expect(checkConnections(path, () => text)).toHaveLength(1)
})

test.each([
  ['packages/runtime/src/pool.ts', 'new pg.Pool({})'],
  ['packages/runtime/src/database-client.ts', 'new pg.Client({})'],
  ['apps/services/test/compose/planted.test.ts', 'new pg.Client({})'],
  ['apps/services/src/planted.ts', 'createClient({ connectionString, applicationName })'],
  ['apps/services/src/planted.ts', 'new PoolMetrics()'],
  ['bench/planted/run.ts', 'new pg.Client({})'],
])('%s may: %s', (path, text) => {
  expect(checkConnections(path, () => text)).toEqual([])
})
