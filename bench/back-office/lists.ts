import { setTimeout as delay } from 'node:timers/promises'
import { compareAll, type Result, withBoth } from '../growth-20m/compare.ts'
import { describeSize } from '../growth-20m/describe-size.ts'
import { ensureGrown } from '../growth-20m/make.ts'
import type { Side } from '../growth-20m/side.ts'
import { WITHOUT_PAGES } from '../growth-20m/start-shop.ts'
import { percentile } from '../latency.ts'
import { READS, type Read } from './reads.ts'

const RATIO = 1.5
const READERS = 200
const READING_MS = 60_000
/** Somebody opens a list or an order, reads it, and opens another. */
const BETWEEN_MS = { least: 4000, most: 12_000 }
const MOST_MS = 200

interface Lists {
  words: string
  holds: boolean
}

/** Every list, the order and what is typed into Ctrl K, in the demo shop and in one with so many orders; then everybody at once. */
export async function measureLists(orders: number): Promise<Lists> {
  await ensureGrown({ orders, customers: orders / 2, variants: 20_000, gigabytes: 25, minutes: 90 })
  return withBoth(orders, compareReads, WITHOUT_PAGES)
}

async function compareReads(sides: { demo: Side; grown: Side }): Promise<Lists> {
  const results = await compareAll(READS, sides)
  const late = READS.filter((read, index) => {
    const grown = results[index]?.grown ?? Number.POSITIVE_INFINITY
    return grown > read.mostMs || grown > RATIO * baseOf(read, results)
  })
  const crowd = await readTogether(sides.grown)
  const slowest = Math.max(...results.map(({ grown }) => grown))
  const steepest = Math.max(...READS.map((read, index) => (results[index]?.grown ?? 0) / baseOf(read, results)))
  return {
    words:
      `with ${await describeSize(sides.grown.pool)}: ${results.length} reads, slowest p95 ${slowest.toFixed(0)} ms, at most ${steepest.toFixed(2)} × demo` +
      `${late.length > 0 ? ` (short: ${late.map(({ name }) => name).join(', ')})` : ''}; ` +
      `${READERS} readers at once: ${crowd.length} reads, p95 ${percentile(crowd, 0.95).toFixed(0)} ms`,
    holds: late.length === 0 && percentile(crowd, 0.95) <= MOST_MS,
  }
}

function baseOf({ base }: Read, results: readonly Result[]): number {
  return base === null
    ? Number.POSITIVE_INFINITY
    : (results.find(({ subject }) => subject.name === base)?.demo ?? Number.NaN)
}

/** Two hundred people, each in their own time. */
async function readTogether(side: Side): Promise<number[]> {
  const asks = await Promise.all(READS.map(({ prepare }) => prepare(side)))
  const until = Date.now() + READING_MS
  const people = Array.from({ length: READERS }, async (_, reader) => {
    const times: number[] = []
    await delay(Math.random() * BETWEEN_MS.most)
    for (let index = reader; Date.now() < until; index += 1) {
      times.push((await asks[(index * 7) % asks.length]?.(index)) ?? 0)
      await delay(BETWEEN_MS.least + Math.random() * (BETWEEN_MS.most - BETWEEN_MS.least))
    }
    return times
  })
  return (await Promise.all(people)).flat()
}
