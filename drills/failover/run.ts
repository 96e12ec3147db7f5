import { parseArgs } from 'node:util'
import type { Figure } from '@shop/stack/figure'
import { startClusteredShop } from '../cluster/clustered-shop.ts'
import { endWithSignals } from '../cluster/end-with-signals.ts'
import { judgeAcknowledged } from '../cluster/judge-acknowledged.ts'
import { startDrillCluster } from '../cluster/start-drill-cluster.ts'
import { startBuyers } from '../cluster/steady-buyers.ts'
import { median } from './gaps.ts'
import { HIT_NAMES, HITS, type HitName } from './hits.ts'
import { type Outcome, runHit, seconds } from './run-hit.ts'

const GOAL_GAP_MS = 35_000
const BUYERS = 4
const DISK_MEGABYTES = 3072

/** Options: --hits postmaster,node… --runs 3 --orders 3000. Hits with a goal for their middle are run so many times, the others once. */
export async function run(args: string[]): Promise<Figure> {
  endWithSignals()
  const { hits, runs, orders } = readOptions(args)
  const plan = hits.flatMap((hit) => Array.from({ length: HITS[hit].judged === 'meanwhile' ? runs : 1 }, () => hit))
  const began = Date.now()
  const cluster = await startDrillCluster({ diskMegabytes: DISK_MEGABYTES })
  console.log(`three nodes stream after ${seconds(Date.now() - began)}`)
  try {
    const shop = await startClusteredShop(cluster.doors)
    console.log(`the shop is ready after ${seconds(Date.now() - began)}`)
    try {
      const { variantId, urls, pool } = shop
      const buyers = startBuyers({ servicesUrl: urls.services, variantId, buyers: BUYERS })
      const outcomes: Outcome[] = []
      try {
        for (const hit of plan) {
          outcomes.push(await runHit(hit, Math.ceil(orders / plan.length), { cluster, shop, buyers }))
        }
      } finally {
        await buyers.stop()
      }
      console.log(`parts that ended and came back by themselves: ${JSON.stringify(shop.restarts())}`)
      return toFigure(outcomes, await judgeAcknowledged(pool, buyers.acknowledged), orders)
    } finally {
      await shop.stop()
    }
  } finally {
    await cluster.stop()
  }
}

function readOptions(args: string[]): { hits: HitName[]; runs: number; orders: number } {
  const { values } = parseArgs({
    args,
    options: {
      hits: { type: 'string', default: HIT_NAMES.join(',') },
      runs: { type: 'string', default: '3' },
      orders: { type: 'string', default: '3000' },
    },
  })
  const named = values.hits.split(',')
  const unknown = named.filter((name) => !HIT_NAMES.some((known) => known === name))
  if (unknown.length > 0) throw new Error(`No such hit: ${unknown.join(', ')}. There are ${HIT_NAMES.join(', ')}.`)
  return {
    hits: HIT_NAMES.filter((name) => named.includes(name)),
    runs: Number(values.runs),
    orders: Number(values.orders),
  }
}

type Judgement = Awaited<ReturnType<typeof judgeAcknowledged>>

/** Whoever needed a hand has stopped the drill with an error before this. */
function toFigure(
  outcomes: readonly Outcome[],
  { orders, lost, doubled, truthsBroken }: Judgement,
  goal: number,
): Figure {
  const hits = [...new Set(outcomes.map(({ hit }) => hit))].map((hit) => {
    const own = outcomes.filter((outcome) => outcome.hit === hit)
    const gapMs = median(own.map((outcome) => outcome.gapMs))
    const failures = own.reduce((sum, outcome) => sum + outcome.failures, 0)
    const strange = own.reduce((sum, outcome) => sum + outcome.strange, 0)
    const { judged } = HITS[hit]
    const isFine =
      judged === 'never' ? failures === 0 : gapMs <= GOAL_GAP_MS && (judged === 'meanwhile' || strange === 0)
    const said = judged === 'never' ? `${failures} errors` : seconds(gapMs)
    return { isFine, said: `${hit} ${said}${strange > 0 ? ` with ${strange} answers other than 503` : ''}` }
  })
  return {
    question: 'failover',
    figure: `${orders} orders, ${lost} lost, ${doubled} doubled, ${truthsBroken} truths broken; ${hits.map(({ said }) => said).join(', ')}`,
    goal: `≥ ${goal} orders, 0 lost, doubled, broken; gaps ≤ ${seconds(GOAL_GAP_MS)}, 503 without a quorum or room; planned switchover 0 errors`,
    holds: orders >= goal && lost + doubled + truthsBroken === 0 && hits.every(({ isFine }) => isFine),
  }
}
