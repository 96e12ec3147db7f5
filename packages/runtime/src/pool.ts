import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { CONNECT_TIMEOUT_MS, KEEP_ALIVE } from './database-client.ts'
import { endsConnection, isOutage } from './database-outage.ts'

interface PoolOptions {
  connectionString: string
  max?: number
  /** How long a caller waits for a free connection. */
  acquireTimeoutMs?: number
  /** Until a server that is asked for a new connection has answered. */
  connectTimeoutMs?: number
  /** How long a database that is away is asked again before the caller hears of it: a switchover takes some three seconds. */
  patienceMs?: number
  idleTimeoutMs?: number
  /** Its transactions are read-only by our own wish, or its server is a standby: that a write is refused says nothing new. */
  expectsReadOnly?: boolean
  applicationName?: string
  /** A connection has broken, in use or not; the pool replaces it by itself. */
  onIdleError(error: Error): void
}

/** pg's connection says every error of the server, whoever has asked: our statements, a library's, the queue's. */
interface Wire {
  on(event: 'errorMessage', listener: (error: Error & { code?: string }) => void): void
}

const INT8 = pg.types.builtins.INT8
const FIRST_RETRY_MS = 50
const LONGEST_RETRY_MS = 500
/** After a failover or with a new replica the load comes to rest where it belongs, without anybody's restart. */
const OLDEST_CONNECTION_S = 30 * 60

/** Counts and money fit a double; PostgreSQL's int8 would otherwise arrive as text and be glued instead of added. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

const outages = new WeakMap<pg.Pool, number>()

/** Whether the database behind this pool was away at some moment since; moments are those of `performance.now()`. */
export function wasAwaySince(pool: pg.Pool, moment: number): boolean {
  return (outages.get(pool) ?? Number.NEGATIVE_INFINITY) >= moment
}

export function createPool(options: PoolOptions): pg.Pool {
  const { connectionString, max = 10, acquireTimeoutMs = 10_000, idleTimeoutMs = 30_000, applicationName } = options
  const pool = new pg.Pool({
    Client: clientWithTimeout(options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS),
    connectionString,
    max,
    connectionTimeoutMillis: acquireTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    maxLifetimeSeconds: OLDEST_CONNECTION_S,
    ...KEEP_ALIVE,
    types,
    ...(applicationName ? { application_name: applicationName } : {}),
  })
  const spoiled = new WeakSet<pg.ClientBase>()
  const noteOutage = () => void outages.set(pool, performance.now())
  pool.on('connect', (client) => {
    // Without a listener of its own a connection that drops while somebody uses it would end the process.
    client.on('error', (error) => {
      noteOutage()
      options.onIdleError(error)
    })
    const { connection } = client as unknown as { connection: Wire }
    connection.on('errorMessage', (error) => {
      if (error.code === '25006' && options.expectsReadOnly) return
      if (endsConnection(error.code)) spoiled.add(client)
      if (isOutage(error)) noteOutage()
    })
  })
  // The same error once more, for a connection that nobody used.
  pool.on('error', () => {})
  takePatiently(pool, { patienceMs: options.patienceMs ?? 0, spoiled, noteOutage })
  return pool
}

/** The pool's own limit is for waiting until somebody gives a connection back; a server that is silent has a shorter one. */
function clientWithTimeout(connectionTimeoutMillis: number): new () => pg.ClientBase {
  function LimitedClient(config: pg.ClientConfig) {
    return new pg.Client({ ...config, connectionTimeoutMillis })
  }
  return LimitedClient as unknown as new () => pg.ClientBase
}

interface Taking {
  patienceMs: number
  spoiled: WeakSet<pg.ClientBase>
  noteOutage(): void
}

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void

/**
 * Everybody takes connections by `connect`, the pool's own `query` too. Nothing was sent yet, so trying again is safe; a connection
 * that has met the end of its server is not given to the next, however it comes back.
 */
function takePatiently(pool: pg.Pool, { patienceMs, spoiled, noteOutage }: Taking): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const take = async () => {
    const deadline = performance.now() + patienceMs
    for (let wait = FIRST_RETRY_MS; ; wait = Math.min(2 * wait, LONGEST_RETRY_MS)) {
      try {
        return guardRelease(await connect(), spoiled)
      } catch (error) {
        if (!isOutage(error)) throw error
        noteOutage()
        if (isBusy(error) || pool.ending || performance.now() + wait > deadline) throw error
        await delay(wait)
      }
    }
  }
  const takeFor = (callback: Taken) =>
    void take().then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    )
  pool.connect = ((callback?: Taken) => (callback ? takeFor(callback) : take())) as typeof pool.connect
}

/** Everybody's connections are in use: the caller has waited for as long as it wanted to. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}

function guardRelease(client: pg.PoolClient, spoiled: WeakSet<pg.ClientBase>): pg.PoolClient {
  const release = client.release
  client.release = (error) => release(error || spoiled.has(client))
  return client
}
