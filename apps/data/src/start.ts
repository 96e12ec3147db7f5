import type { AddressInfo } from 'node:net'
import type { Logger } from '@shop/runtime/logger'
import { createPool } from '@shop/runtime/pool'
import { tellRelease } from '@shop/runtime/release'
import { watchStatements } from '@shop/runtime/watch-statements'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { buildAdminApp } from './admin-app.ts'
import { buildApp } from './app.ts'
import type { DataConfig } from './config.ts'
import { createLimitNetwork } from './limit-network.ts'
import { createDataMetrics } from './metrics.ts'
import { createExecute } from './query/execute.ts'
import { createAuthenticate } from './request/authenticate.ts'
import { createTokenKeys } from './request/token-keys.ts'
import { type CacheHolder, createCacheHolder } from './schema-cache/cache-holder.ts'
import { startListener } from './schema-cache/listener.ts'
import { type SchemaWatch, watchByTime } from './schema-cache/schema-watch.ts'
import { createRespond } from './service.ts'

/** Covers a planned switchover; a page that waits longer is better told. */
const PATIENCE_MS = 3000

export interface RunningService {
  url: string
  adminUrl: string
  pool: Pool
  cacheHolder: CacheHolder
  stop(): Promise<void>
}

interface StartOptions {
  config: DataConfig
  log: Logger
  /** Figures of the whole process; off where several services share one. */
  processMetrics?: boolean
}

/** Listens at once; until the schema is known every answer is 503, and `/ready` says so. */
export async function startService({ config, log, processMetrics = false }: StartOptions): Promise<RunningService> {
  const pool = openPool(config, log)
  const isReplica = config.DATABASE_REPLICA_URL !== undefined
  const metrics = createDataMetrics(pool, processMetrics)
  watchStatements(pool, { log, metrics, slowMs: config.SLOW_STATEMENT_MS })
  const cacheHolder = createCacheHolder({
    pool,
    schemas: config.DATA_SCHEMAS,
    log,
    keepsUnchanged: isReplica,
    onLoad: metrics.countLoad,
  })
  const app = buildDataApp(config, log, pool, cacheHolder, metrics)
  let isAccepting = true
  const onChange = () => void cacheHolder.reload()
  const watch = isReplica ? watchByTime(onChange) : listenOn(config, log, pool, onChange)
  const admin = buildAdminApp({ pool, cacheHolder, watch, metrics, isReplica, isAccepting: () => isAccepting })
  for (const { server } of [app, admin]) tellRelease(server, config.RELEASE)
  void cacheHolder.reload()
  const url = await listen(app, config.DATA_HOST, config.DATA_PORT)
  const adminUrl = await listen(admin, config.DATA_HOST, config.DATA_ADMIN_PORT)
  log.info({ url, adminUrl }, 'data.listening')
  const stop = async () => {
    isAccepting = false
    await app.close()
    cacheHolder.stop()
    await watch.stop()
    await pool.end()
    await admin.close()
  }
  return { url, adminUrl, pool, cacheHolder, stop }
}

function openPool(config: DataConfig, log: Logger): Pool {
  return createPool({
    connectionString: config.DATABASE_REPLICA_URL ?? config.DATABASE_URL,
    max: config.DATA_POOL_SIZE,
    acquireTimeoutMs: config.DATA_POOL_TIMEOUT_MS,
    patienceMs: PATIENCE_MS,
    expectsReadOnly: true,
    applicationName: 'data',
    onIdleError: (error) => log.warn({ err: error }, 'pool.connection_lost'),
  })
}

function listenOn(config: DataConfig, log: Logger, pool: Pool, onChange: () => void): SchemaWatch {
  return startListener({
    connectionString: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    log,
    onChange,
    notify: async (channel, payload) => void (await pool.query('select pg_notify($1, $2)', [channel, payload])),
  })
}

function buildDataApp(
  config: DataConfig,
  log: Logger,
  pool: Pool,
  cacheHolder: CacheHolder,
  metrics: ReturnType<typeof createDataMetrics>,
): FastifyInstance {
  const keys = createTokenKeys({
    secret: config.DATA_JWT_SECRET,
    jwks: config.DATA_JWKS,
    jwksUrl: config.DATA_JWKS_URL,
  })
  const authenticate = createAuthenticate({ anonRole: config.DATA_ANON_ROLE, audience: config.DATA_JWT_AUDIENCE, keys })
  const execute = createExecute({
    pool,
    extraSearchPath: config.DATA_EXTRA_SEARCH_PATH,
    statementTimeoutMs: config.DATA_STATEMENT_TIMEOUT_MS,
    maxRows: config.DATA_MAX_ROWS,
    preRequest: config.DATA_PRE_REQUEST,
    isReplica: config.DATABASE_REPLICA_URL !== undefined,
  })
  const onFault = (error: unknown, requestId: string | undefined) =>
    log.error({ err: error, requestId }, 'request.fault')
  const respond = createRespond({ config, cacheHolder, authenticate, execute, onFault })
  const limitNetwork = createLimitNetwork({ proxies: config.DATA_TRUSTED_PROXIES, rate: config.DATA_NETWORK_RATE })
  return buildApp({
    ...{ respond, metrics, log, bodyLimit: config.DATA_BODY_LIMIT, limitNetwork },
    trusted: config.DATA_TRUSTED_PROXIES,
  })
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  await app.listen({ host, port })
  const address = app.server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}
