import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSqlOf } from '@shop/data/read-sql'
import { loadSchemaCache } from '@shop/data/schema-cache/load-schema-cache'
import { startCluster } from '@shop/database/cluster'
import { migrate } from '@shop/database/migrate'
import { loadDemo } from '@shop/database/seed/load-demo'
import { takePort } from '@shop/database/take-port'
import type { Figure } from '@shop/stack/figure'
import autocannon, { type Request } from 'autocannon'
import pg from 'pg'
import { type Question, readQuestions } from './questions.ts'

const CONNECTIONS = 8
const POOL_SIZE = 8
const GOAL = 0.7
const WARM_UP_SECONDS = 15
const ROLE = 'anon'
const PASSWORD = 'bench-only'

interface Server {
  url: string
  pid: number
}

/** Arguments: rounds (9) and seconds of each measurement (2). */
export async function run(args: string[]): Promise<Figure> {
  const [rounds = 9, seconds = 2] = args.map(Number)
  const cluster = await startCluster({ dir: await mkdtemp(join(tmpdir(), 'cenich-bench-')), keep: false })
  const children: ChildProcess[] = []
  try {
    const questions = await prepareDatabase(cluster.url('shop'))
    const login = new URL(cluster.url('shop'))
    login.username = 'authenticator'
    login.password = PASSWORD
    const ours = await startOurs(login.href, children)
    const bare = await startBare(login.href, questions, children)
    // Both are measured as they run for days, not as they run in their first seconds.
    for (const question of questions) await warmUp(question, ours, bare)
    const ratios: Record<string, number> = {}
    for (const question of questions) ratios[question.name] = await compare(question, ours, bare, { rounds, seconds })
    const figure = questions.map(({ name }) => `${name} ${ratios[name]?.toFixed(2)}`).join(', ')
    const holds = Object.values(ratios).every((ratio) => ratio >= GOAL)
    return { question: 'data-service', figure: `${figure} of bare`, goal: `>= ${GOAL} each`, holds }
  } finally {
    for (const child of children) child.kill('SIGTERM')
    await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')))
    await cluster.stop()
  }
}

async function prepareDatabase(url: string): Promise<Question[]> {
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await loadDemo(client)
    await client.query(`alter role authenticator password '${PASSWORD}'`)
    return await readQuestions(client)
  } finally {
    await client.end()
  }
}

async function startOurs(databaseUrl: string, children: ChildProcess[]): Promise<Server> {
  const [port, adminPort] = [await takePort(), await takePort()]
  const child = fork(join(import.meta.dirname, '../../apps/data/src/server.ts'), {
    cwd: join(import.meta.dirname, '../../apps/data'),
    // Logs are written as in production; what reads them is not part of the measurement.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : [],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_PORT: String(port),
      DATA_ADMIN_PORT: String(adminPort),
      DATA_ANON_ROLE: ROLE,
      DATA_POOL_SIZE: String(POOL_SIZE),
      NODE_ENV: 'production',
      SHOP_MODE: 'development',
    },
  })
  children.push(child)
  const ready = `http://127.0.0.1:${adminPort}/ready`
  for (;;) {
    const isReady = await fetch(ready).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 }
    if (child.exitCode !== null) throw new Error('The data service ended before it was ready.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The bare server gets the statements from our own planner: both ask the database the same. */
async function startBare(databaseUrl: string, questions: Question[], children: ChildProcess[]): Promise<Server> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const cache = await loadSchemaCache(pool, ['shop'], 1)
  await pool.end()
  const statements = questions.map(({ name, paths, headers }) => {
    const list = paths.map((path) => readSqlOf(cache, path, headers))
    return [name, { text: list[0]?.text, values: list.map(({ values }) => values) }]
  })
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { env: { ...process.env, NODE_ENV: 'production' } })
  children.push(child)
  child.send({
    databaseUrl,
    role: ROLE,
    searchPath: 'shop, extensions',
    poolSize: POOL_SIZE,
    questions: Object.fromEntries(statements),
  })
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 }
}

interface Measure {
  rounds: number
  seconds: number
}

interface Rate {
  perSecond: number
  /** Processor time of the server for one request: what remains comparable when the machine is busy. */
  cpuMicroseconds: number
}

function askOurs({ paths, headers }: Question): Request[] {
  return paths.map((path) => ({ path, headers }))
}

function askBare({ name, paths }: Question): Request[] {
  return paths.map((_, index) => ({ path: `/${name}/${index}` }))
}

async function warmUp(question: Question, ours: Server, bare: Server): Promise<void> {
  await measure(bare, askBare(question), WARM_UP_SECONDS)
  await measure(ours, askOurs(question), WARM_UP_SECONDS)
}

/** Both take turns, so that what else the machine does hits both; the median of the rounds counts. */
async function compare(question: Question, ours: Server, bare: Server, { rounds, seconds }: Measure): Promise<number> {
  const { name, goalOf } = question
  const measureOurs = () => measure(ours, askOurs(question), seconds)
  const measureBare = () => measure(bare, askBare(question), seconds)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await measureBare() : await measureOurs()
    const second = round % 2 === 0 ? await measureOurs() : await measureBare()
    const [bareRate, ourRate] = round % 2 === 0 ? [first, second] : [second, first]
    ratios.push(ourRate.perSecond / bareRate.perSecond)
    console.log(
      `${name} ${goalOf}: bare ${format(bareRate)}, ours ${format(ourRate)}, ratio ${ratios.at(-1)?.toFixed(3)}`,
    )
  }
  return median(ratios)
}

function format({ perSecond, cpuMicroseconds }: Rate): string {
  return `${Math.round(perSecond)}/s (${Math.round(cpuMicroseconds)} µs)`
}

async function measure({ url, pid }: Server, requests: Request[], duration: number): Promise<Rate> {
  const before = await readCpu(pid)
  const result = await autocannon({ url, connections: CONNECTIONS, duration, requests })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} requests`)
  const { total } = result.requests
  return { perSecond: total / result.duration, cpuMicroseconds: ((await readCpu(pid)) - before) / total }
}

const MICROSECONDS_PER_TICK = 10_000

async function readCpu(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) * MICROSECONDS_PER_TICK
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
