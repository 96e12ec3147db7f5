import { setTimeout as delay } from 'node:timers/promises'
import type { ClusteredShop } from '../cluster/clustered-shop.ts'
import { readLeader } from '../cluster/patroni-members.ts'
import type { DrillCluster } from '../cluster/start-drill-cluster.ts'
import type { SteadyBuyers } from '../cluster/steady-buyers.ts'
import { longestGap } from './gaps.ts'
import { HITS, type HitName } from './hits.ts'

export interface Outcome {
  hit: HitName
  /** Without an acknowledged order: since the hit, or since the end of its cause. */
  gapMs: number
  failures: number
  /** Answers to buyers that were neither a yes nor 503. */
  strange: number
  /** From the end of the cause until three nodes stream again. */
  wholeMs: number
}

interface Field {
  cluster: DrillCluster
  shop: ClusteredShop
  buyers: SteadyBuyers
}

const BEFORE_ORDERS = 20
const SELL_AGAIN_LIMIT_MS = 150_000
const WHOLE_LIMIT_MS = 240_000
const READY_LIMIT_MS = 120_000
/** A cause lasts at least so long, so that the way back is not what helped. */
const SHORTEST_CAUSE_MS = 5000
const AFTER_ORDERS = 20

/** One hit from a whole cluster to a whole cluster, with buyers all the time. Nobody lends a hand. */
export async function runHit(hit: HitName, orders: number, { cluster, shop, buyers }: Field): Promise<Outcome> {
  const { acknowledged, failures } = buyers
  const before = acknowledged.length
  await buyers.reached(before + BEFORE_ORDERS)
  const leader = await readLeader(cluster.hosts.nodes)
  if (!leader) throw new Error('There is no primary to be hit.')
  const { strike, judged, lastsMs } = HITS[hit]
  const struckAt = Date.now()
  const firstFailure = failures.length
  const undo = await strike(cluster, leader)
  if (lastsMs) await delay(lastsMs)
  else await untilSoldAgain(buyers, struckAt)
  const endedAt = Date.now()
  await undo()
  await untilSoldAgain(buyers, endedAt)
  await cluster.whenWhole(WHOLE_LIMIT_MS)
  const wholeMs = Date.now() - endedAt
  await shop.whenReady(READY_LIMIT_MS)
  await buyers.reached(Math.max(before + orders, acknowledged.length + AFTER_ORDERS))
  const told = failures.slice(firstFailure)
  const moments = acknowledged.map(({ at }) => at)
  const gapMs = longestGap(moments, judged === 'afterwards' ? endedAt : struckAt, Date.now())
  const strange = told.filter(({ status }) => status !== 503)
  for (const what of new Set(strange.map((failure) => failure.what))) console.log(`  ${what}`)
  const outcome = { hit, gapMs, failures: told.length, strange: strange.length, wholeMs }
  console.log(
    `${hit} at ${leader}: ${seconds(gapMs)} without an order${judged === 'afterwards' ? ` after its end (${seconds(longestGap(moments, struckAt, endedAt))} during it)` : ''}, ` +
      `${told.length} failures, ${strange.length} of them other than 503, whole again after ${seconds(wholeMs)}, ${acknowledged.length} orders so far`,
  )
  return outcome
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

/** An order that came in time for a hit may still be on its way; several in a row were placed after it. */
async function untilSoldAgain({ acknowledged }: SteadyBuyers, since: number): Promise<void> {
  const deadline = since + SELL_AGAIN_LIMIT_MS
  const isSelling = () => acknowledged.filter(({ at }) => at > since + 1000).length >= 5
  while (!isSelling() || Date.now() < since + SHORTEST_CAUSE_MS) {
    if (Date.now() > deadline) throw new Error(`No order for ${SELL_AGAIN_LIMIT_MS / 1000} s.`)
    await delay(100)
  }
}
