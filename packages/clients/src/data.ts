import type { Database } from '@shop/database/types'
import { PostgrestClient } from '@supabase/postgrest-js'
import { DataError } from './data-error.ts'
import { guardFilters, keepTotalPastTheEnd } from './data-fetch.ts'
import { dataWrites } from './data-writes.ts'
import { plainFetch, type RoutedFetch } from './routed-fetch.ts'

interface DataConfig {
  endpoint: string | undefined
  /** Bearer token of the person asking; without it the data service answers as anonymous. */
  token?: string | undefined
  requestId?: string | undefined
  timeoutMs?: number
  /** How the service is asked; the platform's own way when absent. */
  fetch?: RoutedFetch
  /** What callers meet in the place of an error; the error itself when absent. */
  toThrown?: (error: DataError) => unknown
}

interface Page<Item> {
  items: Item[]
  /** Rows behind all pages; null unless the query asked for a count. */
  total: number | null
}

interface Reply<Rows> {
  data: Rows | null
  error: { code: string; message: string; details: string | null; hint: string | null } | null
  status: number
  count?: number | null
}

export type DataClient = ReturnType<typeof createDataClient>

/** The shop's calls to its data service. Reads are built by `from` and `rpc`, typed by the database's own schema. */
export function createDataClient(config: DataConfig) {
  if (!config.endpoint) throw new Error('The data-service endpoint is missing: set DATA_URL.')
  const endpoint = config.endpoint.replace(/\/+$/, '')
  const headers = toHeaders(config)
  const guarded = guardFilters(keepTotalPastTheEnd(withTimeout(endpoint, config)))
  const client = new PostgrestClient<Database, { PostgrestVersion: '14' }, 'shop'>(endpoint, {
    headers,
    fetch: guarded,
    schema: 'shop',
    // The page server answers a failure at once; the browser is the one to try again.
    retry: false,
  })
  return {
    from: client.from.bind(client) as typeof client.from,
    rpc: client.rpc.bind(client) as typeof client.rpc,
    ...dataReads(config.toThrown ?? ((error) => error)),
    ...dataWrites({ endpoint, headers, fetch: guarded }),
  }
}

function dataReads(toThrown: (error: DataError) => unknown) {
  function unwrap<Rows>({ data, error, status }: Reply<Rows>): Rows | null {
    if (error) throw toThrown(new DataError(status, error))
    return data
  }
  return {
    async list<Item>(query: PromiseLike<Reply<Item[]>>): Promise<Page<Item>> {
      const reply = await query
      return { items: unwrap(reply) ?? [], total: reply.count ?? null }
    },
    /** The first row, or nothing. */
    async single<Item>(query: PromiseLike<Reply<Item[]>>): Promise<Item | null> {
      return unwrap(await query)?.[0] ?? null
    },
    /** What a function returns that answers with one value, not with rows. */
    async value<Result>(query: PromiseLike<Reply<Result>>): Promise<Result | null> {
      return unwrap(await query)
    },
  }
}

function withTimeout(endpoint: string, { timeoutMs = 10_000, fetch: ask = plainFetch }: DataConfig): typeof fetch {
  return (input, init) =>
    ask(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(timeoutMs) }, routeOf(endpoint, String(input)))
}

/** The table or function; what is asked about it stands behind the question mark. */
function routeOf(endpoint: string, address: string): string {
  return address.slice(endpoint.length).split('?', 1)[0] ?? ''
}

function toHeaders({ token, requestId }: DataConfig): Record<string, string> {
  return {
    'X-Requested-With': 'XMLHttpRequest',
    'Content-Type': 'application/json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(requestId ? { 'X-Request-Id': requestId } : {}),
  }
}
