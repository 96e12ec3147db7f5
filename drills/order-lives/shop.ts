import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemoCluster } from '@shop/database/demo-cluster'
import { loginUrl } from '@shop/database/logins'
import { cloneDatabase } from '@shop/database/test-database'
import { type FakeFio, startFakeFio } from '@shop/partners/fio/fake-fio'
import { type FakeGopay, startFakeGopay } from '@shop/partners/gopay/fake-gopay'
import { type FakePacketa, startFakePacketa } from '@shop/partners/packeta/fake-packeta'
import { type FakePpl, startFakePpl } from '@shop/partners/ppl/fake-ppl'
import { createLogger } from '@shop/runtime/logger'
import { createMetrics } from '@shop/runtime/metrics'
import { buildApp } from '@shop/services/app'
import { connectAreas } from '@shop/services/compose/connect-areas'
import { installJobs } from '@shop/services/compose/open-deps'
import { openPartners } from '@shop/services/compose/open-partners'
import { taskList } from '@shop/services/compose/task-list'
import { readConfig } from '@shop/services/config'
import type { Deps } from '@shop/services/http/deps'
import type { WorkerDeps } from '@shop/services/jobs/job'
import { createMailer } from '@shop/services/mail/mailer'
import { selectSeller } from '@shop/services/seller/seller.sql'
import { openDatabase } from '@shop/services/store/database'
import { partnerEnv } from '@shop/stack/partners'
import { SECRET } from '@shop/stack/services-only'
import pg from 'pg'
import { nameStatements } from './name-statements.ts'

/** Monday morning: inside the validity of everything the demo shop has. */
export const FIRST_DAY = new Date('2026-11-16T09:00:00Z')

/** The services as in production, in this process: commands by injected requests, jobs one by one, partners over HTTP. */
export interface LivesShop {
  app: ReturnType<typeof buildApp>
  deps: Deps
  /** What the jobs have. */
  workerDeps: WorkerDeps
  tasks: ReturnType<typeof taskList>
  /** Superuser, for preparing and for looking at what was written. */
  pool: pg.Pool
  /** It stands still until somebody moves it, so that a life does not depend on how fast the machine is. */
  clock: { at: number; now(): Date }
  gopay: FakeGopay
  fio: FakeFio
  packeta: FakePacketa
  ppl: FakePpl
  /** Where these are, for whoever works beside. */
  partners: { gopay: string; fio: string; packeta: string; ppl: string }
  /** What the services wrote to their log, warnings and worse. */
  logLines: string[]
  stop(): Promise<void>
}

export interface LivesCluster {
  /** The demo shop, ready to be copied for each block of lives. */
  templateUrl: string
  /** As a power cut would end it; resolves when it has recovered. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/** Other settings than those of a cluster that is thrown away come last. */
export async function startLivesCluster(settings: readonly string[] = []): Promise<LivesCluster> {
  const dir = await mkdtemp(join(tmpdir(), 'cenich-lives-'))
  const cluster = await startDemoCluster({ dir, keep: false, settings })
  const templateUrl = cluster.url('shop')
  const stop = async () => {
    await cluster.stop()
    await rm(dir, { recursive: true, force: true })
  }
  try {
    const pool = new pg.Pool({ connectionString: templateUrl, max: 2 })
    await sendNoMails(pool)
    await pool.end()
    const services = openServices(templateUrl, 2)
    await installJobs(services)
    await services.end()
    return { templateUrl, crash: cluster.crash, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function openServices(url: string, max: number): pg.Pool {
  return openDatabase({
    url: loginUrl(url, 'services'),
    max,
    applicationName: 'lives',
    onIdleError: () => undefined,
  })
}

interface Connecting {
  url: string
  clock: LivesShop['clock']
  /** Where each partner is. */
  partners: Parameters<typeof partnerEnv>[0]
}

/** The services over a database and partners that somebody else has started. */
export async function connectServices({ url, clock, partners }: Connecting) {
  const config = readConfig({
    SHOP_MODE: 'development',
    DATABASE_URL: loginUrl(url, 'services'),
    STOREFRONT_URL: 'http://localhost:3000',
    AUTH_SECRET: SECRET,
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...partnerEnv(partners),
  })
  const pool = openServices(url, 16)
  nameStatements(pool)
  const logLines: string[] = []
  const stream = { write: (line: string) => void logLines.push(line) }
  const wait = async (ms: number) => {
    clock.at += ms
  }
  const deps: Deps = {
    config,
    pool,
    clock,
    ...connectAreas(config, pool),
    log: createLogger({ app: 'services', level: 'warn', stream }),
    metrics: createMetrics({ processMetrics: false }),
    leakedPasswords: { has: () => false } as unknown as Deps['leakedPasswords'],
    ares: {} as Deps['ares'],
    vies: {} as Deps['vies'],
    // Whoever waits for a partner waits by the clock of the lives, and no answer is lost to a machine that is busy.
    ...openPartners(config, await selectSeller(pool), { wait, gatewayTimeoutMs: 600_000 }),
  }
  const workerDeps: WorkerDeps = { ...deps, mailer: createMailer(config) }
  return { deps, workerDeps, logLines, pool }
}

/** Over a copy of the database, unless told to work in it. */
export async function openLivesShop(templateUrl: string, how: 'copy' | 'in place'): Promise<LivesShop> {
  const copy = how === 'copy' ? await cloneDatabase(templateUrl) : null
  const url = copy?.url ?? templateUrl
  const superuser = copy?.pool ?? new pg.Pool({ connectionString: url, max: 4 })
  const clock = { at: FIRST_DAY.getTime(), now: () => new Date(clock.at) }
  const { now } = clock
  const [gopay, fio, packeta, ppl] = await Promise.all([
    startFakeGopay({ now }),
    // With the patience the real bank has: one question in thirty seconds.
    startFakeFio({ now, rateLimitMs: 30_000 }),
    startFakePacketa({ now }),
    startFakePpl({ now }),
  ])
  // What rings is decided by the lives, not by the gateway.
  gopay.setFaults({ notifications: 'lost' })
  const partners = { gopay: gopay.url, fio: fio.url, packeta: packeta.url, ppl: ppl.url }
  const { deps, workerDeps, logLines, pool } = await connectServices({ url, clock, partners })
  return {
    app: buildApp(deps),
    deps,
    workerDeps,
    tasks: taskList(workerDeps),
    pool: superuser,
    clock,
    partners,
    ...{ gopay, fio, packeta, ppl, logLines },
    async stop() {
      await pool.end()
      await Promise.all([gopay.stop(), fio.stop(), packeta.stop(), ppl.stop()])
      if (copy) await copy.drop()
      else await superuser.end()
    },
  }
}

/** Mails are the matter of other drills: here they count as sent. */
async function sendNoMails(pool: pg.Pool): Promise<void> {
  await pool.query(
    `create function internal.mail_is_sent() returns trigger language plpgsql as $$ begin new.status := 'sent'; return new; end $$`,
  )
  await pool.query(
    'create trigger mail_is_sent before insert on internal.mails for each row execute function internal.mail_is_sent()',
  )
}
