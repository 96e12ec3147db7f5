import { createAres } from '@shop/partners/ares/ares'
import { createVies } from '@shop/partners/vies/vies'
import { createMetrics } from '@shop/runtime/metrics'
import { createProcessLog } from '@shop/runtime/process-log'
import { startTracing } from '@shop/runtime/tracing'
import { watchStatements } from '@shop/runtime/watch-statements'
import { whenDatabaseAnswers } from '@shop/runtime/when-database-answers'
import { makeWorkerUtils } from 'graphile-worker'
import { cacheAres } from '#app/checkout/company-register'
import { connectAreas } from '#app/compose/connect-areas'
import { openPartners } from '#app/compose/open-partners'
import { type Config, directUrl } from '#app/config'
import type { Deps } from '#app/http/deps'
import { loadLeakedPasswords } from '#app/identity/leaked-passwords'
import { refuseSamples } from '#app/seller/refuse-samples'
import { selectSeller } from '#app/seller/seller.sql'
import { systemClock } from '#app/store/clock'
import { openDatabase } from '#app/store/database'
import { followSharedClock } from '#app/store/shared-clock'

interface OpenDeps {
  deps: Deps
  close(): Promise<void>
}

/** What both entry points need before they start. */
export async function openDeps(config: Config, app: 'services' | 'worker'): Promise<OpenDeps> {
  await startTracing(app, config)
  const log = createProcessLog(app, config)
  const metrics = createMetrics({ processMetrics: true })
  const pool = openDatabase({
    url: config.DATABASE_URL,
    max: config.DATABASE_POOL,
    applicationName: app,
    onIdleError: (error) => log.error({ err: error }, 'database.connection_lost'),
  })
  watchStatements(pool, { log, metrics, slowMs: config.SLOW_STATEMENT_MS })
  const { sharedClock, seller } = await whenDatabaseAnswers({ log }, () => askFirst(config, pool))
  const clock = sharedClock ?? systemClock
  const deps: Deps = {
    config,
    pool,
    log,
    ...connectAreas(config, pool),
    clock,
    metrics,
    leakedPasswords: await loadLeakedPasswords(),
    ares: cacheAres(createAres({ baseUrl: config.ARES_URL }), clock),
    vies: createVies({ baseUrl: config.VIES_URL }),
    ...openPartners(config, seller),
  }
  return {
    deps,
    async close() {
      await sharedClock?.stop()
      await pool.end()
    },
  }
}

/** What the database must say before anything of ours can start. Each step may be done again. */
async function askFirst(config: Config, pool: Deps['pool']) {
  if (config.SHOP_MODE === 'production') await refuseSamples(pool)
  await installJobs(pool)
  const seller = await selectSeller(pool)
  const sharedClock = config.SHOP_MODE === 'development' ? await followSharedClock(directUrl(config)) : null
  return { seller, sharedClock }
}

/** Commands add jobs by SQL, so the queue's own tables must be there before the first command. */
export async function installJobs(pool: Deps['pool']): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool: pool })
  try {
    await utils.migrate()
  } finally {
    await utils.release()
  }
}
