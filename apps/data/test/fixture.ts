import { randomBytes } from 'node:crypto'
import { createLogger } from '@shop/runtime/logger'
import { createPool } from '@shop/runtime/pool'
import pg from 'pg'
import { buildApp } from '#app/app.ts'
import { configSchema, type DataConfig } from '#app/config.ts'
import { createLimitNetwork } from '#app/limit-network.ts'
import { createDataMetrics } from '#app/metrics.ts'
import { createExecute } from '#app/query/execute.ts'
import { createAuthenticate } from '#app/request/authenticate.ts'
import { createTokenKeys } from '#app/request/token-keys.ts'
import type { CacheHolder } from '#app/schema-cache/cache-holder.ts'
import { loadSchemaCache, loadTimezones } from '#app/schema-cache/load-schema-cache.ts'
import { createRespond } from '#app/service.ts'
import { FIXTURE_SECRET } from './sign-token.ts'
import { readFixtureSql } from './vector.ts'

const TEMPLATE = 'vectors_template'

/** Loads the fixture once; every other database of it is a copy. */
export async function createTemplate(serverUrl: string): Promise<string> {
  await runOn(withDatabase(serverUrl, 'postgres'), `create database ${TEMPLATE}`)
  const url = withDatabase(serverUrl, TEMPLATE)
  await runOn(url, readFixtureSql())
  return url
}

interface Clone {
  /** Superuser's address. */
  url: string
  drop(): Promise<void>
}

export async function cloneFixture(templateUrl: string): Promise<Clone> {
  const name = `fixture_${randomBytes(6).toString('hex')}`
  const server = withDatabase(templateUrl, 'postgres')
  await runOn(server, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  return {
    url: withDatabase(templateUrl, name),
    drop: () => runOn(server, `drop database ${name} with (force)`),
  }
}

export async function runOn(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/** The settings that the vectors ask for. */
export function fixtureConfig(superuserUrl: string, overrides: Partial<DataConfig> = {}): DataConfig {
  const login = new URL(superuserUrl)
  login.username = 'authenticator'
  login.password = 'vectors-only'
  const config = configSchema.parse({
    DATABASE_URL: login.href,
    DATA_SCHEMAS: 'shop,backoffice',
    DATA_EXTRA_SEARCH_PATH: 'public',
    DATA_ANON_ROLE: 'anon',
    DATA_JWT_SECRET: FIXTURE_SECRET,
    DATA_TX_OVERRIDE: 'true',
    DATA_PRE_REQUEST: 'none',
    // The vectors are about the protocol, which has no such limit; ours have tests of their own.
    DATA_LIMITED_ROLES: '',
    DATA_PORT: '0',
    DATA_ADMIN_PORT: '0',
    LOG_LEVEL: 'silent',
  })
  return { ...config, ...overrides }
}

export interface Served {
  url: string
  stop(): Promise<void>
}

/** Reads the schema once: it holds for every copy of the template. */
export async function readFixedCache(config: DataConfig): Promise<CacheHolder> {
  const pool = createPool({ connectionString: config.DATABASE_URL, max: 1, onIdleError: () => {} })
  const cache = await loadSchemaCache(pool, config.DATA_SCHEMAS, 1)
  const timezones = await loadTimezones(pool)
  await pool.end()
  return { current: () => cache, isTimezone: (name) => timezones.has(name), reload: async () => {}, stop: () => {} }
}

/** The service over one database, listening, without what watches the schema. */
export async function serve(config: DataConfig, cacheHolder: CacheHolder): Promise<Served> {
  const log = createLogger({ app: 'data', level: config.LOG_LEVEL })
  const pool = createPool({ connectionString: config.DATABASE_URL, max: config.DATA_POOL_SIZE, onIdleError: () => {} })
  const execute = createExecute({
    pool,
    extraSearchPath: config.DATA_EXTRA_SEARCH_PATH,
    statementTimeoutMs: config.DATA_STATEMENT_TIMEOUT_MS,
    maxRows: config.DATA_MAX_ROWS,
    preRequest: config.DATA_PRE_REQUEST,
  })
  const keys = createTokenKeys({ secret: config.DATA_JWT_SECRET })
  const authenticate = createAuthenticate({ anonRole: config.DATA_ANON_ROLE, audience: config.DATA_JWT_AUDIENCE, keys })
  const onFault = (error: unknown) => {
    throw error
  }
  const respond = createRespond({ config, cacheHolder, authenticate, execute, onFault })
  const limitNetwork = createLimitNetwork({ proxies: config.DATA_TRUSTED_PROXIES, rate: config.DATA_NETWORK_RATE })
  const metrics = createDataMetrics(pool, false)
  const app = buildApp({
    ...{ respond, metrics, log, bodyLimit: config.DATA_BODY_LIMIT, limitNetwork },
    trusted: config.DATA_TRUSTED_PROXIES,
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    async stop() {
      await app.close()
      await pool.end()
    },
  }
}
