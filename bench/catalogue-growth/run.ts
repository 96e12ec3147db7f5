import { buildShop } from '@shop/stack/built-shop'
import type { Figure } from '@shop/stack/figure'
import type { Databases } from '@shop/stack/parts'
import { type Stack, startStack } from '@shop/stack/start-stack'
import pg from 'pg'
import { openCatalogues } from '../catalogue-database.ts'
import { measureLatencies, percentile } from '../latency.ts'
import { GRIDS, readSlugs, SEARCHES } from './pages.ts'

const GOAL = { times: 1.5, milliseconds: 150 }
const ROUNDS = 15
const REQUESTS_A_ROUND = 24

/** One kind of page with the addresses asked for at each size. */
interface Subject {
  name: string
  demo: string[]
  grown: string[]
}

/** What the shop's own server needs for a page, at the demo's size and at the size the shop must carry. */
export async function run(): Promise<Figure> {
  const [databases] = await Promise.all([openCatalogues(), buildShop()])
  const stacks: Stack[] = []
  try {
    for (const database of [databases.demo, databases.grown]) {
      stacks.push(await startStack({ ...database, storefront: 'production' }))
    }
    const [demo, grown] = stacks.map(({ urls }) => urls.storefront) as [string, string]
    const figures: string[] = []
    let holds = true
    for (const subject of await readSubjects(databases)) {
      const { figure, isReached } = await compare(demo, grown, subject)
      figures.push(figure)
      holds &&= isReached
    }
    return {
      question: 'catalogue-growth',
      figure: figures.join('; '),
      goal: `<= ${GOAL.times} × demo and <= ${GOAL.milliseconds} ms`,
      holds,
    }
  } finally {
    for (const stack of stacks) await stack.stop()
    await databases.stop()
  }
}

async function readSubjects({ demo, grown }: { demo: Databases; grown: Databases }): Promise<Subject[]> {
  const details = async ({ authenticatorUrl }: Databases) => {
    const client = new pg.Client({ connectionString: authenticatorUrl })
    await client.connect()
    try {
      await client.query('set role anon')
      return (await readSlugs(client)).map((slug) => `/produkt/${slug}`)
    } finally {
      await client.end()
    }
  }
  return [
    { name: 'grid', demo: GRIDS, grown: GRIDS },
    { name: 'detail', demo: await details(demo), grown: await details(grown) },
    { name: 'search', demo: SEARCHES, grown: SEARCHES },
  ]
}

/** Both take turns, one request at a time, so that what else the machine does hits both alike. */
async function compare(demo: string, grown: string, subject: Subject): Promise<{ figure: string; isReached: boolean }> {
  const times = { demo: [] as number[], grown: [] as number[] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    const small = await ask(demo, subject.demo, round)
    const large = await ask(grown, subject.grown, round)
    // The first round fills caches and prepares statements on both sides.
    if (round === 0) continue
    times.demo.push(...small)
    times.grown.push(...large)
  }
  const [small, large] = [percentile(times.demo, 0.95), percentile(times.grown, 0.95)]
  console.log(`${subject.name}: p95 demo ${small.toFixed(1)} ms, grown ${large.toFixed(1)} ms`)
  return {
    figure: `${subject.name} ${(large / small).toFixed(2)} ×, ${large.toFixed(0)} ms`,
    isReached: large / small <= GOAL.times && large <= GOAL.milliseconds,
  }
}

function ask(base: string, paths: string[], round: number): Promise<number[]> {
  const chosen = Array.from(
    { length: REQUESTS_A_ROUND },
    (_, index) => paths[(round * REQUESTS_A_ROUND + index) % paths.length] ?? '/',
  )
  return measureLatencies(base, chosen, { headers: {}, concurrency: 1 })
}
