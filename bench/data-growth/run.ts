import { join } from 'node:path'
import { takePort } from '@shop/database/take-port'
import type { Figure } from '@shop/stack/figure'
import { type ServiceProcess, startService } from '@shop/stack/service-process'
import pg from 'pg'
import { openCatalogues } from '../catalogue-database.ts'
import { type Question, readQuestions } from '../data-service/questions.ts'
import { measureLatencies, percentile } from '../latency.ts'

const GOAL = 1.5
const ROUNDS = 20
const REQUESTS_A_ROUND = 40
const CONCURRENCY = 2

/** How much slower the same three reads get when the catalogue grows from the demo to the size the shop must carry. */
export async function run(): Promise<Figure> {
  const databases = await openCatalogues()
  const services: ServiceProcess[] = []
  try {
    const demo = await startData(databases.demo.authenticatorUrl, services)
    const grown = await startData(databases.grown.authenticatorUrl, services)
    const demoQuestions = await questionsOf(databases.demo.authenticatorUrl)
    const grownQuestions = await questionsOf(databases.grown.authenticatorUrl)
    const ratios: string[] = []
    let holds = true
    for (const [index, question] of demoQuestions.entries()) {
      const ratio = await compare(demo, question, grown, grownQuestions[index] ?? question)
      ratios.push(`${question.name} ${ratio.toFixed(2)}`)
      holds &&= ratio <= GOAL
    }
    return { question: 'data-growth', figure: `${ratios.join(', ')} × demo`, goal: `<= ${GOAL} each`, holds }
  } finally {
    for (const service of services) await service.stop()
    await databases.stop()
  }
}

/** Both take turns, so that what else the machine does hits both. */
async function compare(demo: string, demoQuestion: Question, grown: string, grownQuestion: Question): Promise<number> {
  const times = { demo: [] as number[], grown: [] as number[] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    const small = await ask(demo, demoQuestion, round)
    const large = await ask(grown, grownQuestion, round)
    // The first round fills caches and prepares statements on both sides.
    if (round === 0) continue
    times.demo.push(...small)
    times.grown.push(...large)
  }
  const [p95demo, p95grown] = [percentile(times.demo, 0.95), percentile(times.grown, 0.95)]
  console.log(
    `${demoQuestion.name} ${demoQuestion.goalOf}: p95 demo ${p95demo.toFixed(1)} ms, grown ${p95grown.toFixed(1)} ms`,
  )
  return p95grown / p95demo
}

function ask(base: string, { paths, headers }: Question, round: number): Promise<number[]> {
  const chosen = Array.from({ length: REQUESTS_A_ROUND }, (_, index) => {
    const path = paths[(round * REQUESTS_A_ROUND + index) % paths.length]
    return path ?? '/'
  })
  return measureLatencies(base, chosen, { headers, concurrency: CONCURRENCY })
}

async function questionsOf(url: string): Promise<Question[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set role anon')
    return await readQuestions(client)
  } finally {
    await client.end()
  }
}

async function startData(databaseUrl: string, services: ServiceProcess[]): Promise<string> {
  const [port, adminPort] = [await takePort(), await takePort()]
  const service = await startService({
    name: 'data',
    command: [process.execPath, 'src/server.ts'],
    cwd: join(import.meta.dirname, '../../apps/data'),
    env: {
      NODE_ENV: 'production',
      SHOP_MODE: 'development',
      DATABASE_URL: databaseUrl,
      DATA_PORT: String(port),
      DATA_ADMIN_PORT: String(adminPort),
      DATA_ANON_ROLE: 'anon',
      LOG_LEVEL: 'warn',
    },
    readyUrl: `http://127.0.0.1:${adminPort}/ready`,
  })
  services.push(service)
  return `http://127.0.0.1:${port}`
}
