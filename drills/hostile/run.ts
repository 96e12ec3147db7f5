import { withClient } from '@shop/database/with-client'
import { buildShop } from '@shop/stack/built-shop'
import { startDemoDatabase } from '@shop/stack/demo-database'
import type { Figure } from '@shop/stack/figure'
import { type Stack, startStack } from '@shop/stack/start-stack'
import { listAttacks, ordinary, type Target } from './attacks.ts'
import { type Outcome, runAttacks } from './run-attacks.ts'
import { feelPulse, type Pulse, peakMemory, percentile, type Watched } from './watch-processes.ts'

const MOST_MEMORY_MB = 512
const SLOWER = 3
/** Below this a pulse is the scheduler's, not the shop's. */
const NOTICEABLE_MS = 5
const ROUNDS = 4
const WARM_UP = 400
const OURS = ['storefront', 'services', 'data', 'worker', 'images']

/** Argument: the share of the usual numbers, for a quick look. The shop is the production build, on loopback only. */
export async function run([shareText = '1']: string[]): Promise<Figure> {
  const share = Number(shareText)
  await buildShop()
  const database = await startDemoDatabase()
  try {
    await withClient(database.adminUrl, (client) => client.query('update shop.stock set on_hand = 1000000'))
    const stack = await startStack({ ...database, storefront: 'production', env: { NODE_ENV: 'production' } })
    try {
      return await attack(stack, await readTarget(stack, database.adminUrl), share)
    } finally {
      await stack.stop()
    }
  } finally {
    await database.stop()
  }
}

/** Calm and storm take turns, so that whatever else the machine does meets both of them. */
async function attack(stack: Stack, target: Target, share: number): Promise<Figure> {
  const watched: Watched[] = stack.processes.filter(({ name }) => OURS.includes(name))
  const measured: Measured = { count: 0, calm: [], stormy: [], memory: [] }
  await runAttacks([ordinary(target, WARM_UP, 8)])
  for (let round = 0; round < ROUNDS; round += 1) {
    const attacks = listAttacks(target, share / ROUNDS)
    const count = attacks.reduce((sum, one) => sum + one.count, 0)
    measured.count += count
    measured.calm.push(await feelPulse(watched, () => runAttacks([ordinary(target, count, 24)])))
    measured.stormy.push(await feelPulse(watched, () => runAttacks(attacks)))
  }
  tell('ordinary', measured.calm)
  tell('hostile', measured.stormy)
  measured.memory = await Promise.all(watched.map(async ({ name, pid }) => ({ name, mb: await peakMemory(pid) })))
  return judge(measured)
}

type Felt = Pulse & { result: Outcome[] }

interface Measured {
  count: number
  calm: Felt[]
  stormy: Felt[]
  memory: { name: string; mb: number }[]
}

const p99 = (felt: Felt[], name: string) =>
  percentile(
    felt.flatMap(({ times }) => times.get(name) ?? []),
    0.99,
  )

function judge({ count, calm, stormy, memory }: Measured): Figure {
  const faults = [...calm, ...stormy].flatMap((felt) => [
    ...felt.result.flatMap((one) => one.faults),
    ...felt.faults.map(({ why = '' }) => why),
  ])
  for (const fault of faults.slice(0, 30)) console.log(fault)
  const pulses = memory.map(({ name, mb }) => {
    const before = p99(calm, name)
    const during = p99(stormy, name)
    const times = during / Math.max(before, NOTICEABLE_MS)
    console.log(`${name}: /live p99 ${before.toFixed(1)} → ${during.toFixed(1)} ms, peak ${mb} MB`)
    return { name, times, mb }
  })
  const slowest = pulses.reduce((a, b) => (b.times > a.times ? b : a))
  const largest = pulses.reduce((a, b) => (b.mb > a.mb ? b : a))
  return {
    question: 'hostile',
    figure: `${count} hostile requests, ${faults.length} without a deliberate answer, /live p99 at most ${slowest.times.toFixed(1)} × (${slowest.name}), memory at most ${largest.mb} MB (${largest.name})`,
    goal: `0, ≤ ${SLOWER} ×, < ${MOST_MEMORY_MB} MB`,
    holds: faults.length === 0 && slowest.times <= SLOWER && largest.mb < MOST_MEMORY_MB,
  }
}

function tell(what: string, rounds: Felt[]): void {
  const names = rounds[0]?.result.map(({ name }) => name) ?? []
  for (const name of names) {
    const outcomes = rounds.flatMap(({ result }) => result.filter((one) => one.name === name))
    const counts = new Map<string, number>()
    for (const [status, times] of outcomes.flatMap(({ statuses }) => Object.entries(statuses))) {
      counts.set(status, (counts.get(status) ?? 0) + times)
    }
    const sent = outcomes.reduce((sum, one) => sum + one.sent, 0)
    console.log(`${what}: ${sent} ${name} (${[...counts].map(([status, times]) => `${status}: ${times}`).join(', ')})`)
  }
}

async function readTarget(stack: Stack, adminUrl: string): Promise<Target> {
  const { rows } = await withClient(adminUrl, (client) =>
    client.query<{ id: number }>(
      'select distinct variant_id::int as id from shop.variant_offers where is_public order by id limit 60',
    ),
  )
  const { storefront, services, data, images } = stack.urls
  return { storefront, services, data, images, variantIds: rows.map(({ id }) => id) }
}
