import pg from 'pg'

interface PoolOptions {
  connectionString: string
  max?: number
  /** How long a caller waits for a free connection. */
  acquireTimeoutMs?: number
  idleTimeoutMs?: number
  applicationName?: string
  /** A connection has broken, in use or not; the pool replaces it by itself. */
  onIdleError(error: Error): void
}

const INT8 = pg.types.builtins.INT8

/** Counts and money fit a double; PostgreSQL's int8 would otherwise arrive as text and be glued instead of added. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

export function createPool(options: PoolOptions): pg.Pool {
  const { connectionString, max = 10, acquireTimeoutMs = 10_000, idleTimeoutMs = 30_000, applicationName } = options
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: acquireTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    keepAlive: true,
    types,
    ...(applicationName ? { application_name: applicationName } : {}),
  })
  // Without a listener of its own a connection that drops while somebody uses it would end the process.
  pool.on('connect', (client) => client.on('error', options.onIdleError))
  // The same error once more, for a connection that nobody used.
  pool.on('error', () => {})
  return pool
}
