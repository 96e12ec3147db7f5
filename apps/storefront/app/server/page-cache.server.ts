/** How long the edge keeps a page that nobody purged, and how much longer it may serve it while it asks again. */
const SHARED_AGE = 3600
const STALE_AGE = 86_400
/** A prefetched payload must still be there when the customer clicks. */
const PREFETCH_AGE = 30
const MISSING_AGE = 60

const PUBLIC = /\bs-maxage=/

/**
 * Headers of a page that is the same bytes for everybody. The keys name what the page shows; when a row changes, the
 * edge drops every page that carries its key. Fastly reads Surrogate-Key, Varnish reads xkey.
 */
export function publicPage(...keys: string[]): Record<string, string> {
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${SHARED_AGE}, stale-while-revalidate=${STALE_AGE}`,
    ...surrogateKeys(keys),
  }
}

/** The same, but no copy may be shown at or after this moment, not even while a new one is fetched. */
export function publicPageUntil(moment: Date, now: Date, ...keys: string[]): Record<string, string> {
  const left = Math.max(1, Math.floor((moment.getTime() - now.getTime()) / 1000))
  const age = Math.min(SHARED_AGE, left)
  const stale = Math.min(STALE_AGE, left - age)
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${age}, stale-while-revalidate=${stale}`,
    ...surrogateKeys(keys),
  }
}

function surrogateKeys(keys: string[]): Record<string, string> {
  const value = ['shell', ...keys].join(' ')
  return { 'Surrogate-Key': value, xkey: value }
}

export function isPublic(headers: Headers): boolean {
  return PUBLIC.test(headers.get('Cache-Control') ?? '')
}

/** A page that says nothing about caching is somebody's own; a missing one is nobody's. Faults are never kept. */
export function setCacheHeaders(headers: Headers, status: number): void {
  if (status >= 500) headers.set('Cache-Control', 'private, no-store')
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
