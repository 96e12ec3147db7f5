import { loginUrl } from '@shop/database/logins'
import { cloneDatabase, type TestDatabase } from '@shop/database/test-database'
import type {} from '@shop/database/vitest-setup'
import { createAres } from '@shop/partners/ares/ares'
import { type FakeAres, startFakeAres } from '@shop/partners/ares/fake-ares'
import { createVies } from '@shop/partners/vies/vies'
import { createLogger } from '@shop/runtime/logger'
import { createMetrics } from '@shop/runtime/metrics'
import { traceFields } from '@shop/runtime/tracing'
import { watchStatements } from '@shop/runtime/watch-statements'
import type { FastifyInstance } from 'fastify'
import { Logger, runOnce } from 'graphile-worker'
import { inject, vi } from 'vitest'
import { buildApp } from '#app/app'
import { connectAreas } from '#app/compose/connect-areas'
import { openPartners } from '#app/compose/open-partners'
import { taskList } from '#app/compose/task-list'
import { type Config, readConfig } from '#app/config'
import type { Deps } from '#app/http/deps'
import { loadLeakedPasswords } from '#app/identity/leaked-passwords'
import { createMailer } from '#app/mail/mailer'
import { buildOpsApp } from '#app/ops-app'
import { selectSeller } from '#app/seller/seller.sql'
import { createMovableClock, type MovableClock } from '#app/store/clock'
import { openDatabase } from '#app/store/database'
import { type FakePartners, startFakePartners } from './fake-partners.ts'
import { type MailSink, type SinkMail, startMailSink } from './mail-sink.ts'

export const STOREFRONT_URL = 'http://localhost:3000'

export interface Harness {
  app: FastifyInstance
  /** What operators see, on a port of its own. */
  ops: FastifyInstance
  /** Where it listens, for whoever needs a real socket. */
  url: string
  deps: Deps
  /** Superuser, for looking at what commands have written. */
  database: TestDatabase
  clock: MovableClock
  sink: MailSink
  ares: FakeAres
  partners: FakePartners
  logLines: string[]
  /** Runs every job that is due, and those they add. */
  runJobs(): Promise<void>
  /** The newest mail to an address, after running the jobs. */
  mailTo(address: string): Promise<SinkMail>
  stop(): Promise<void>
}

/** The whole API over a database of its own, with a real SMTP server and a register that can fail. */
export async function startHarness(
  env: Record<string, string> = {},
  clone: (templateUrl: string) => Promise<TestDatabase> = cloneDatabase,
  // A production that speaks to fakes over http is no configuration that could be read.
  set: Partial<Config> = {},
): Promise<Harness> {
  const clock = createMovableClock()
  const [database, sink, ares, partners] = await Promise.all([
    clone(inject('templateUrl')),
    startMailSink(),
    startFakeAres(),
    startFakePartners(() => clock.now()),
  ])
  const read = readConfig({
    SHOP_MODE: 'development',
    DATABASE_URL: loginUrl(database.url, 'services'),
    STOREFRONT_URL,
    AUTH_SECRET: 'a secret that is long enough for the tests',
    SMTP_URL: sink.url,
    ...{ ARES_URL: ares.url, VIES_URL: ares.url },
    ...partners.env,
    ...env,
  })
  const config: Config = { ...read, ...set }
  const pool = openDatabase({ url: config.DATABASE_URL, max: 10, applicationName: 'test', onIdleError: () => {} })
  const logLines: string[] = []
  const wait = async (ms: number) => {
    clock.offsetMs += ms
  }
  const log = openLog(logLines)
  const metrics = createMetrics({ processMetrics: false })
  watchStatements(pool, { log, metrics, slowMs: config.SLOW_STATEMENT_MS })
  const deps: Deps = {
    config,
    pool,
    clock,
    ...connectAreas(config, pool),
    log,
    metrics,
    leakedPasswords: await loadLeakedPasswords(),
    ...askedAt(ares.url),
    // Whoever waits for a partner waits by the clock of the shop.
    ...openPartners(config, await selectSeller(pool), { wait }),
  }
  const app = buildApp(deps)
  // Partners ring over a real socket; everything else is injected.
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  config.NOTIFICATIONS_URL = url
  const tasks = taskList({ ...deps, mailer: createMailer(config) })
  const runJobs = () => runDueJobs(pool, tasks)
  return {
    app,
    ops: buildOpsApp(deps),
    url,
    deps,
    database,
    clock,
    sink,
    ares,
    partners,
    logLines,
    runJobs,
    async mailTo(address) {
      await runJobs()
      const mail = sink.mails.findLast(({ recipient }) => recipient === address)
      if (!mail) throw new Error(`Nothing was sent to ${address}.`)
      return mail
    },
    async stop() {
      await app.close()
      await pool.end()
      await Promise.all([sink.stop(), ares.stop(), partners.stop(), database.drop()])
    },
  }
}

const askedAt = (baseUrl: string) => ({
  ares: createAres({ baseUrl, timeoutMs: 300 }),
  vies: createVies({ baseUrl, timeoutMs: 300 }),
})

function openLog(lines: string[]): Deps['log'] {
  const stream = { write: (line: string) => void lines.push(line) }
  return createLogger({ app: 'services', level: 'info', stream, mixin: traceFields })
}

async function runDueJobs(pool: Deps['pool'], tasks: ReturnType<typeof taskList>): Promise<void> {
  const held = 'select 1 from graphile_worker._private_jobs where locked_at is not null'
  const due = 'select 1 from graphile_worker._private_jobs where is_available and run_at <= now()'
  do {
    await runOnce({ pgPool: pool, taskList: tasks, logger: new Logger(() => () => undefined) })
    // The worker does not wait for its own note that a job ended; a test that reads the queue must.
    await vi.waitUntil(async () => (await pool.query(held)).rowCount === 0, { timeout: 10_000, interval: 20 })
    // Nor for the next job of the same queue.
  } while ((await pool.query(due)).rowCount !== 0)
}
