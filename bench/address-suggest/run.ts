import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { growPlaces } from '@shop/database/addresses/grow-places'
import { startCluster } from '@shop/database/cluster'
import { migrate } from '@shop/database/migrate'
import type { Figure } from '@shop/stack/figure'
import pg from 'pg'
import { percentile } from '../latency.ts'
import { KINDS, readTypings, type Typing } from './typings.ts'

const PLACES = 2_900_000
const TYPINGS = 1500
const ROUNDS = 3
const GOAL_MS = 30

/** How long a suggestion takes at the size of the whole register, asked as a visitor and typed as people type. */
export async function run(args: string[]): Promise<Figure> {
  const places = Number(args[0] ?? PLACES)
  const cluster = await startCluster({ dir: await mkdtemp(join(tmpdir(), 'cenich-addresses-')), keep: false })
  const url = cluster.url('addresses')
  try {
    await migrate(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const started = Date.now()
    await growPlaces(client, places)
    await client.query('vacuum analyze internal.address_streets, internal.address_places')
    console.log(`${places} places made in ${Math.round((Date.now() - started) / 1000)} s`)
    const typings = await readTypings(client, TYPINGS)
    await client.query('set role anon')
    const figure = await measure(client, typings)
    await client.end()
    return figure
  } finally {
    await cluster.stop()
  }
}

/**
 * The whole list is asked in rounds and the quickest answer to each typing counts: what else the machine does at that moment
 * is not the question. The figure over all answers is printed beside it.
 */
async function measure(client: pg.Client, typings: Typing[]): Promise<Figure> {
  const quickest = typings.map(() => Number.POSITIVE_INFINITY)
  const all: number[] = []
  let found = 0
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { text, wanted }] of typings.entries()) {
      const started = performance.now()
      const { rows } = await client.query('select label from shop.suggest_address($1)', [text])
      const ms = performance.now() - started
      if (round === 0) {
        // The first round fills caches and plans statements; it is also where the answers are looked at.
        if (wanted !== '' && rows.some(({ label }) => label.startsWith(wanted))) found += 1
        continue
      }
      all.push(ms)
      quickest[index] = Math.min(quickest[index] ?? ms, ms)
    }
  }
  for (const kind of KINDS) {
    const list = quickest.filter((_, index) => typings[index]?.kind === kind)
    console.log(
      `${kind}: ${list.length} asked, p50 ${show(list, 0.5)}, p95 ${show(list, 0.95)}, worst ${show(list, 1)}`,
    )
  }
  const meant = typings.filter(({ wanted }) => wanted !== '').length
  console.log(`whole addresses and typing errors answered with the street that was meant: ${found} of ${meant}`)
  console.log(`over all ${all.length} answers, with whatever else ran: p50 ${show(all, 0.5)}, p95 ${show(all, 0.95)}`)
  const p95 = percentile(quickest, 0.95)
  return {
    question: 'address-suggest',
    figure: `p95 ${p95.toFixed(1)} ms`,
    goal: `< ${GOAL_MS} ms at ${PLACES} places`,
    holds: p95 < GOAL_MS,
  }
}

function show(values: number[], share: number): string {
  return `${percentile(values, share).toFixed(1)} ms`
}
