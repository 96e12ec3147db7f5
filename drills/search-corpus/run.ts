import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '@shop/database/cluster'
import { migrate } from '@shop/database/migrate'
import { judgeCase } from '@shop/database/search-corpus'
import { loadDemo } from '@shop/database/seed/load-demo'
import { SEARCH_CORPUS } from '@shop/database/tests/search-corpus'
import { withClient } from '@shop/database/with-client'
import type { Figure } from '@shop/stack/figure'

const GOAL = 95

/** Every query of the corpus against a fresh demo shop, asked as an anonymous visitor. */
export async function run(): Promise<Figure> {
  const cluster = await startCluster({ dir: await mkdtemp(join(tmpdir(), 'cenich-search-')), keep: false })
  try {
    const url = cluster.url('shop')
    await migrate(url)
    await withClient(url, (client) => loadDemo(client))
    const right = await withClient(url, async (client) => {
      await client.query('set role anon')
      let count = 0
      for (const each of SEARCH_CORPUS) {
        const fault = await judgeCase(client, each)
        if (fault) console.log(`„${each.q}“: ${fault}`)
        else count += 1
      }
      return count
    })
    const percent = (100 * right) / SEARCH_CORPUS.length
    const figure = `${right}/${SEARCH_CORPUS.length} queries right in the first three, ${percent.toFixed(1)} %`
    return { question: 'search-corpus', figure, goal: `at least ${GOAL} %`, holds: percent >= GOAL }
  } finally {
    await cluster.stop()
  }
}
