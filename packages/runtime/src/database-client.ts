import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

interface ClientOptions {
  connectionString: string
  applicationName: string
  /** Until the server has answered. One that accepts and says nothing would otherwise be waited for without end. */
  connectTimeoutMs?: number
}

export const CONNECT_TIMEOUT_MS = 5000

/** A cut line is noticed by a listener that never sends anything, too. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/**
 * One connection outside any pool, not connected yet: for listeners, session locks and short errands. This file and `pool.ts` are
 * the only ones that make connections (`scripts/lint/check-connections.ts`), so that none is without its limits.
 */
export function createClient({ connectionString, applicationName, connectTimeoutMs }: ClientOptions): pg.Client {
  return new pg.Client({
    connectionString,
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    ...KEEP_ALIVE,
  })
}

/** Connects, lets `use` work, and always disconnects. */
export async function withClient<Result>(
  options: ClientOptions,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = createClient(options)
  // Whoever waits for a statement hears of it there; unheard, it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await endClient(client)
  }
}

interface Socketed {
  connection: { stream: { destroy(error: Error): void } }
}

/** Says goodbye, and hangs up when nobody answers: the other side may be gone without a word. Whoever still connects is told. */
export async function endClient(client: pg.Client, limitMs = 1000): Promise<void> {
  client.on('error', () => undefined)
  const ended = client.end().catch(() => undefined)
  const isLate = await Promise.race([ended, delay(limitMs, true, { ref: false })])
  // With an error: the driver settles a connection that is being made by nothing else.
  if (isLate) (client as unknown as Socketed).connection.stream.destroy(new Error('Connection terminated: no answer'))
}
