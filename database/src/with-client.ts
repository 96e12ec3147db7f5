import { withClient as connectFor } from '@shop/runtime/database-client'
import type pg from 'pg'

/** Tools and tests start many at once, on machines that are busy with them. */
const CONNECT_TIMEOUT_MS = 30_000

/** Connects, lets `use` work, and always disconnects. */
export function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  return connectFor({ connectionString: url, applicationName: 'database', connectTimeoutMs: CONNECT_TIMEOUT_MS }, use)
}
