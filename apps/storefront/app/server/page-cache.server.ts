import type { PageKey } from '@shop/domain/content/page-keys'

/**
 * How long the edge keeps a page that nobody purged, how much longer it may serve it while it asks again, and for how long when
 * nobody answers. A page that may live on is better old than missing: a failing shop should still be read.
 */
const SHARED_AGE = 3600
const STALE_AGE = 86_400
const STALE_ON_ERROR = 7 * 86_400
const BRIEF_ON_ERROR = 3600
/** A prefetched payload must still be there when the customer clicks. */
const PREFETCH_AGE = 30
const MISSING_AGE = 60

const PUBLIC = /\bs-maxage=/

/**
 * Headers of a page that is the same bytes for everybody. The keys name what the page shows; when a row changes, the
 * edge drops every page that carries its key. Fastly reads Surrogate-Key, Varnish reads xkey, Cloudflare reads Cache-Tag.
 */
export function publicPage(...keys: PageKey[]): Record<string, string> {
  return {
    'Cache-Control': cacheControl({ age: SHARED_AGE, stale: STALE_AGE, onError: STALE_ON_ERROR }),
    ...surrogateKeys(keys),
  }
}

/**
 * The same, but no copy may be shown at or after this moment, not even while a new one is fetched or when nobody answers. Half of
 * the time that is left is kept for being stale: a purged copy must have some life left, or the next visitor waits.
 */
export function publicPageUntil(moment: Date, now: Date, ...keys: PageKey[]): Record<string, string> {
  const left = Math.max(1, Math.floor((moment.getTime() - now.getTime()) / 1000))
  const age = Math.min(SHARED_AGE, Math.ceil(left / 2))
  return {
    'Cache-Control': cacheControl({
      age,
      stale: Math.min(STALE_AGE, left - age),
      onError: Math.min(STALE_ON_ERROR, left - age),
    }),
    ...surrogateKeys(keys),
  }
}

/** What is true for minutes, such as whether a shop is open: kept briefly, and for an hour when nobody answers. */
export function publicFor(seconds: number, ...keys: PageKey[]): Record<string, string> {
  return {
    'Cache-Control': cacheControl({ age: seconds, stale: seconds, onError: BRIEF_ON_ERROR }),
    ...surrogateKeys(keys),
  }
}

function cacheControl({ age, stale, onError }: { age: number; stale: number; onError: number }): string {
  return `public, max-age=0, s-maxage=${age}, stale-while-revalidate=${stale}, stale-if-error=${onError}`
}

/** A page that names single products also falls when many are changed at once. */
function surrogateKeys(keys: PageKey[]): Record<string, string> {
  const named: PageKey[] = keys.some((key) => key.startsWith('product:')) ? ['products', ...keys] : keys
  const all = [...new Set<PageKey>(['shell', ...named])]
  return { 'Surrogate-Key': all.join(' '), xkey: all.join(' '), 'Cache-Tag': all.join(',') }
}

export function isPublic(headers: Headers): boolean {
  return PUBLIC.test(headers.get('Cache-Control') ?? '')
}

/** When a machine may come again to a page whose data are away. */
export function setRetryAfter(headers: Headers, status: number): void {
  if (status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', '30')
}

/** A page that says nothing about caching is somebody's own; a missing one is nobody's. Faults and answers to forms are never kept. */
export function setCacheHeaders(headers: Headers, status: number, method: string): void {
  if (status >= 500 || method === 'POST') headers.set('Cache-Control', 'private, no-store')
  if (headers.has('Cache-Control')) return
  if (status === 404) {
    headers.set('Cache-Control', `public, max-age=0, s-maxage=${MISSING_AGE}`)
    for (const [name, value] of Object.entries(surrogateKeys(['missing']))) headers.set(name, value)
  } else {
    headers.set('Cache-Control', 'private, no-store')
  }
}

/**
 * Without a short life in the browser the click after a prefetch would ask the server a second time. Somebody's own data
 * get none: after a change the router asks again and must not be answered from yesterday.
 */
export function setDataCacheHeaders(headers: Headers): void {
  const value = headers.get('Cache-Control')
  headers.set(
    'Cache-Control',
    isPublic(headers) ? `${value}`.replace('max-age=0', `max-age=${PREFETCH_AGE}`) : 'private, no-store',
  )
}
