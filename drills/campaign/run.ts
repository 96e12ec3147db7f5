import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startCluster } from '@shop/database/cluster'
import { loginUrl, openLogins } from '@shop/database/logins'
import { migrate } from '@shop/database/migrate'
import { takePort } from '@shop/database/take-port'
import { withClient } from '@shop/database/with-client'
import type { Figure } from '@shop/stack/figure'
import { NO_PARTNERS } from '@shop/stack/partners'
import { judgeCampaign } from './judge.ts'
import { beginMorning, campaignState, hurry, leaveSome, plantCampaign, recipientStates } from './shop.sql.ts'
import { followTaken } from './taken.ts'

const SERVICES = join(import.meta.dirname, '../../apps/services')
const VICTIMS = ['worker', 'database', 'relay'] as const
const LEAVING = 20

/**
 * A letter goes to many while worker, database and relay are killed (SIGKILL) in turn and some leave. The relay keeps no log that could be
 * asked, so whatever was in hand when somebody died has to be listed in doubt; nothing may be sent twice, and nothing lost.
 * Arguments: recipients, kills.
 */
export async function run(args: string[]): Promise<Figure> {
  const [recipients = 200_000, kills = 50] = args.map(Number)
  // Apart: the server runs as a user of its own, who enters its folder and no other.
  const data = await mkdtemp(join(tmpdir(), 'cenich-campaign-'))
  const dir = await mkdtemp(join(tmpdir(), 'cenich-campaign-relay-'))
  const cluster = await startCluster({ dir: data, keep: true })
  const file = join(dir, 'taken')
  await writeFile(file, '')
  const readTaken = followTaken(file)
  const url = cluster.url('campaign')
  const ports = { worker: await takePort(), relay: await takePort() }
  let relay = await startSink(ports.relay, file)
  let worker: ChildProcess | null = null
  try {
    await migrate(url)
    await withClient(url, openLogins)
    await withClient(url, beginMorning)
    worker = await startWorker(url, ports)
    const campaignId = await withClient(url, (client) => plantCampaign(client, recipients))
    const left = new Set<number>()
    for (let kill = 1; kill <= kills; kill += 1) {
      worker = await reached(Math.round((recipients * kill) / (kills + 2)))
      for (const id of await withClient(url, (client) => leaveSome(client, campaignId, LEAVING))) left.add(id)
      await strike(VICTIMS[kill % VICTIMS.length] ?? 'worker')
    }
    while ((await withClient(url, (client) => campaignState(client, campaignId))) !== 'sent') worker = await watch()
    const states = await withClient(url, (client) => recipientStates(client, campaignId))
    return judgeCampaign({ recipients, kills, taken: await readTaken(), states, left })
  } finally {
    worker?.kill('SIGKILL')
    relay.kill('SIGKILL')
    await cluster.stop()
    for (const folder of [data, dir]) await rm(folder, { recursive: true, force: true })
  }

  async function strike(victim: (typeof VICTIMS)[number]): Promise<void> {
    console.log(`${victim} killed with ${(await readTaken()).size} letters taken`)
    if (victim === 'database') await cluster.crash()
    if (victim === 'worker' && worker) {
      worker.kill('SIGKILL')
      if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit')
    }
    if (victim === 'relay') {
      relay.kill('SIGKILL')
      await once(relay, 'exit')
      await delay(300)
      relay = await startSink(ports.relay, file)
    }
    worker = await watch()
  }

  /** Whoever looks after a worker starts it again when it has ended, as it does when its database goes away. */
  async function watch(): Promise<ChildProcess> {
    await delay(200)
    await withClient(url, hurry)
    const isGone = !worker || worker.exitCode !== null || worker.signalCode !== null
    return isGone || !worker ? startWorker(url, ports) : worker
  }

  async function reached(count: number): Promise<ChildProcess> {
    while ((await readTaken()).size < count) worker = await watch()
    return worker ?? watch()
  }
}

async function startSink(port: number, file: string): Promise<ChildProcess> {
  const sink = fork(join(import.meta.dirname, 'sink.ts'), [String(port), file])
  await once(sink, 'message')
  return sink
}

async function startWorker(url: string, ports: { worker: number; relay: number }): Promise<ChildProcess> {
  const worker = spawn(process.execPath, ['src/worker.ts'], {
    cwd: SERVICES,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SHOP_MODE: 'development',
      LOG_LEVEL: 'silent',
      DATABASE_URL: loginUrl(url, 'services'),
      STOREFRONT_URL: 'http://localhost:3000',
      AUTH_SECRET: 'a secret of the drill, long enough for it',
      SMTP_URL: `smtp://127.0.0.1:${ports.relay}`,
      BOUNCE_HOST: 'odrazy.cenich.example',
      ...NO_PARTNERS,
      WORKER_PORT: String(ports.worker),
    },
  })
  while (worker.exitCode === null && worker.signalCode === null && !(await isReady(ports.worker))) await delay(50)
  return worker
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/ready`).then(
    (response) => response.ok,
    () => false,
  )
}
