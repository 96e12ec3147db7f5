import { mkdtemp, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takePort } from '@shop/database/take-port'
import { buildShop, startBackend } from '@shop/stack/built-shop'
import type { Figure } from '@shop/stack/figure'
import { type ServiceProcess, startService } from '@shop/stack/service-process'
import { cpuTime } from '../cpu-time.ts'
import { readPageTree } from './page-tree.ts'

const PATH = '/o-nas'
const GOAL = 0.3
const CONCURRENCY = 8
const WARM_UP = 400

interface Server extends ServiceProcess {
  url: string
}

/** Arguments: rounds (5) and requests in each (600). The servers take turns, so that a busy machine is busy for both. */
export async function run([rounds = '5', requests = '600']: string[]): Promise<Figure> {
  await buildShop()
  const backend = await startBackend()
  const running: Server[] = []
  try {
    const shop = await startShop(backend.env)
    running.push(shop)
    const bare = await startBare(shop.url)
    running.push(bare)
    for (const server of running) await ask(server, WARM_UP)

    const used = { shop: 0, bare: 0 }
    for (let round = 0; round < Number(rounds); round += 1) {
      used.shop += await measure(shop, Number(requests))
      used.bare += await measure(bare, Number(requests))
    }
    const total = Number(rounds) * Number(requests)
    const ratio = used.bare / used.shop
    console.log(
      `shop ${(used.shop / total).toFixed(2)} ms, bare ${(used.bare / total).toFixed(2)} ms of processor a request`,
    )
    return { question: 'ssr', figure: `${ratio.toFixed(2)} of bare`, goal: `≥ ${GOAL}`, holds: ratio >= GOAL }
  } finally {
    for (const server of running.reverse()) await server.stop()
    await backend.stop()
  }
}

async function startShop(env: Record<string, string>): Promise<Server> {
  const url = `http://127.0.0.1:${await takePort()}`
  const service = await startService({
    name: 'storefront',
    command: [process.execPath, 'server/server.ts'],
    cwd: join(import.meta.dirname, '../../apps/storefront'),
    env: {
      ...env,
      SHOP_MODE: 'development',
      NODE_ENV: 'production',
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      LOG_LEVEL: 'info',
    },
    readyUrl: `${url}/ready`,
  })
  return { ...service, url: url + PATH }
}

async function startBare(page: string): Promise<Server> {
  const file = join(await mkdtemp(join(tmpdir(), 'cenich-bench-')), 'tree.json')
  await writeFile(file, JSON.stringify(await readPageTree(page)))
  const port = await takePort()
  const url = `http://127.0.0.1:${port}/`
  const service = await startService({
    name: 'bare',
    command: [process.execPath, join(import.meta.dirname, 'bare-server.ts'), file, String(port)],
    cwd: import.meta.dirname,
    env: { NODE_ENV: 'production' },
    readyUrl: url,
  })
  return { ...service, url }
}

async function measure(server: Server, requests: number): Promise<number> {
  const before = await cpuTime(server.pid)
  await ask(server, requests)
  return (await cpuTime(server.pid)) - before
}

async function ask({ url }: Server, requests: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
  let left = requests
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await fetchWhole(url, agent)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  agent.destroy()
}

function fetchWhole(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume()
      response.once('end', resolve)
      response.once('error', reject)
    }).once('error', reject)
  })
}
