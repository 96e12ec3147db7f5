import { setTimeout as delay } from 'node:timers/promises'
import { CHANGED_ROWS } from '@shop/database/tests/changed-rows'
import { type FakeVarnish, startFakeVarnish } from '@shop/partners/varnish/fake-varnish'
import { withClient } from '@shop/runtime/database-client'
import { buildShop } from '@shop/stack/built-shop'
import { startDemoDatabase } from '@shop/stack/demo-database'
import type { Figure } from '@shop/stack/figure'
import { startStack } from '@shop/stack/start-stack'
import type pg from 'pg'
import { copyPages, listPages, type PageCopy } from './public-pages.ts'

const LONGEST_MS = 1000
const PATIENCE_MS = 20_000

/**
 * One row of every table that visitors may read is changed by SQL; every page that then looks different carried a key the edge was told.
 * Arguments: tables, all of them when none is named.
 */
export async function run(named: string[]): Promise<Figure> {
  const changes = Object.entries(CHANGED_ROWS).filter(([table]) => named.length === 0 || named.includes(table))
  await buildShop()
  const [database, edge] = await Promise.all([startDemoDatabase(), startFakeVarnish()])
  try {
    const stack = await startStack({
      ...database,
      storefront: 'production',
      env: { EDGE_URLS: `varnish+${edge.url}` },
    })
    try {
      return await withClient({ connectionString: database.adminUrl, applicationName: 'drill' }, (client) =>
        changeEverything(client, changes, stack.urls.storefront, edge),
      )
    } finally {
      await stack.stop()
    }
  } finally {
    await Promise.all([database.stop(), edge.stop()])
  }
}

async function changeEverything(
  client: pg.Client,
  changes: [table: string, statement: string][],
  shop: string,
  edge: FakeVarnish,
): Promise<Figure> {
  const paths = await listPages(shop)
  await copyPages(shop, paths)
  let before = await copyPages(shop, paths)
  const faults: string[] = differing(before, await copyPages(shop, paths)).map((path) => `${path} changes by itself`)
  const times: number[] = []
  const seen = new Set<string>()
  for (const [table, statement] of changes) {
    const { keys, ms } = await changeAndHear(client, statement, edge)
    if (ms === null) faults.push(`${table}: the edge was not told ${[...keys].join(' ')}`)
    else times.push(ms)
    const after = await copyPages(shop, paths)
    const changed = differing(before, after)
    for (const path of changed) {
      const carried = before.get(path)?.keys ?? new Set<string>()
      if (![...carried].some((key) => keys.has(key)))
        faults.push(`${table}: ${path} is old and carries none of ${[...keys].join(' ')}`)
    }
    if (changed.length > 0) seen.add(table)
    console.log(`${table}: ${changed.length} pages, ${ms === null ? 'not told' : `${Math.round(ms)} ms`}`)
    before = after
  }
  for (const fault of faults) console.log(fault)
  const p95 =
    times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY
  return {
    question: 'stale-pages',
    figure: `${changes.length} tables changed, ${seen.size} of them seen on ${before.size} pages: ${faults.length} pages old or not told; edge told after ${Math.round(p95)} ms (p95)`,
    goal: `0 pages, ${LONGEST_MS} ms`,
    holds: faults.length === 0 && p95 <= LONGEST_MS && seen.size > changes.length / 2,
  }
}

/** Keys that the transaction left, and how long after its commit the edge had heard all of them. */
async function changeAndHear(client: pg.Client, statement: string, edge: FakeVarnish) {
  await client.query('begin')
  await client.query('lock table internal.page_changes in exclusive mode')
  await client.query(statement)
  const { rows } = await client.query<{ key: string }>(
    'select distinct k as key from internal.page_changes c, unnest(c.keys) k',
  )
  const heardBefore = edge.purges.length
  await client.query('commit')
  const started = performance.now()
  const keys = new Set(rows.map(({ key }) => key))
  while (performance.now() - started < PATIENCE_MS) {
    const heard = new Set(edge.purges.slice(heardBefore).flat())
    if ([...keys].every((key) => heard.has(key))) return { keys, ms: performance.now() - started }
    await delay(10)
  }
  return { keys, ms: null }
}

function differing(before: ReadonlyMap<string, PageCopy>, after: ReadonlyMap<string, PageCopy>): string[] {
  return [...before].flatMap(([path, copy]) => (after.get(path)?.content === copy.content ? [] : [path]))
}
