import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startCluster } from '@shop/database/cluster'
import { openLogins } from '@shop/database/logins'
import { migrate } from '@shop/database/migrate'
import { withClient } from '@shop/database/with-client'
import type { Figure } from '@shop/stack/figure'
import type pg from 'pg'
import {
  countWaiting,
  type Planted,
  plantFault,
  plantPartners,
  replayLast,
  resumeEverybody,
  tellEverybody,
  wakeSender,
} from './partners.sql.ts'
import { type Manner, type Receiver, startReceiver } from './receiver.ts'
import { SECRET, startSender } from './sender.ts'

const MANNERS: readonly Manner[] = ['good', 'slow', 'silent', 'wrong', 'rude', 'down']
const ORDERS = 20
const STEPS = 8
const PATIENCE_MS = 600_000
/** What a planted fault has lost never comes. */
const PLANTED_PATIENCE_MS = 60_000

/**
 * Arguments: kills; `--planted=order` and `--planted=lost` put a fault in that must be found. Six partners, five of whose machines are slow, silent,
 * wrong, rude or down, hear of orders while the worker is killed with SIGKILL; then the machines are mended, and at the end one event of each order is replayed.
 */
export async function run(args: string[]): Promise<Figure> {
  const planted = args.find((one) => one.startsWith('--planted='))?.split('=')[1] as Planted | undefined
  const kills = Number(args.find((one) => !one.startsWith('--')) ?? 4)
  const cluster = await startCluster({ dir: await mkdtemp(join(tmpdir(), 'cenich-webhooks-')), keep: false })
  const receivers = await Promise.all(MANNERS.map(startReceiver))
  const workers: ChildProcess[] = []
  try {
    const url = cluster.url('webhooks')
    await migrate(url)
    await withClient(url, openLogins)
    return await withClient(url, async (client) => {
      const start = async () => {
        const worker = await startSender(url)
        workers.push(worker)
        return worker
      }
      await plantPartners(client, receivers, SECRET)
      if (planted) await plantFault(client, planted)
      await live({ client, receivers, start, kills, patienceMs: planted ? PLANTED_PATIENCE_MS : PATIENCE_MS })
      return toFigure(receivers, { kills, planted, left: await countWaiting(client) })
    })
  } finally {
    for (const worker of workers) if (worker.exitCode === null && worker.signalCode === null) worker.kill('SIGKILL')
    for (const receiver of receivers) receiver.stop()
    await cluster.stop()
  }
}

interface Life {
  client: pg.ClientBase
  receivers: readonly Receiver[]
  start(): Promise<ChildProcess>
  kills: number
  patienceMs: number
}

async function live({ client, receivers, start, kills, patienceMs }: Life): Promise<void> {
  const wait = (isDone: () => boolean | Promise<boolean>) => until(client, patienceMs, isDone)
  let worker = await start()
  for (let step = 1; step <= STEPS; step += 1) {
    for (let order = 1; order <= ORDERS; order += 1) await tellEverybody(client, String(order), step)
    await wakeSender(client)
    if (step % Math.ceil(STEPS / Math.max(kills, 1)) !== 0) continue
    await delay(1000)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    worker = await start()
    await wakeSender(client)
  }
  // The others are still broken: if one of them stood in the way, this would never come.
  const [good] = receivers
  const began = performance.now()
  await wait(() => good !== undefined && sum(good) >= ORDERS * STEPS)
  console.log(
    `${Math.round(performance.now() - began)} ms after the last event the good one has everything; the others are broken`,
  )
  for (const receiver of receivers) console.log(`${receiver.manner}: ${sum(receiver)} taken`)
  await Promise.all(receivers.map((receiver) => receiver.mend()))
  await resumeEverybody(client)
  await wakeSender(client)
  await wait(async () => (await countWaiting(client)) === 0)
  console.log(`${await replayLast(client)} events are replayed`)
  await wakeSender(client)
  await wait(async () => (await countWaiting(client)) === 0)
  worker.kill('SIGTERM')
  await once(worker, 'exit')
}

const sum = ({ taken }: Receiver) => [...taken.values()].reduce((all, one) => all + one, 0)

async function until(
  client: pg.ClientBase,
  patienceMs: number,
  isDone: () => boolean | Promise<boolean>,
): Promise<void> {
  const began = performance.now()
  while (!(await isDone())) {
    // A planted fault may never end; what is missing is then the finding.
    if (performance.now() - began > patienceMs) return
    await delay(200)
    if (Math.floor((performance.now() - began) / 200) % 50 === 0) await resumeEverybody(client)
  }
}

function toFigure(
  receivers: readonly Receiver[],
  { kills, planted, left }: { kills: number; planted: Planted | undefined; left: number },
): Figure {
  const events = ORDERS * STEPS * receivers.length
  const missing = events - receivers.reduce((all, receiver) => all + sum(receiver), 0)
  const replays = receivers.reduce((all, { replayed }) => all + replayed, 0)
  const faults = receivers.flatMap((receiver) => receiver.faults)
  for (const fault of faults.slice(0, 20)) console.log(fault)
  const isWell = missing === 0 && faults.length === 0 && left === 0 && replays >= ORDERS * receivers.length
  return {
    question: 'webhooks',
    figure: `${events - missing} of ${events} events taken in order by ${receivers.length} machines, five of them broken, ${faults.length} faults, ${kills} kills, ${replays} heard again`,
    goal: planted ? 'a planted fault is found' : 'every event at least once, in order, replayable',
    holds: planted ? !isWell : isWell,
  }
}
