const LOCAL = ['localhost', '127.0.0.1', '[::1]', '']
/** Whoever reads the table meanwhile waits as long: shorter than the three seconds that a page has for a statement. */
const LOCK_TIMEOUT_MS = '2000'
const CONNECT_TIMEOUT_S = '30'

/** Plain text is for a server on this machine; over a network the server proves itself, unless the address says otherwise. */
export function toMigrationUrl(databaseUrl: string): URL {
  const url = new URL(databaseUrl)
  if (!url.searchParams.has('sslmode')) {
    url.searchParams.set('sslmode', LOCAL.includes(url.hostname) ? 'disable' : 'verify-full')
  }
  // dbmate hands what it does not know to the server, as a setting of the session; our own driver reads a bare number only.
  if (!url.searchParams.has('lock_timeout')) url.searchParams.set('lock_timeout', LOCK_TIMEOUT_MS)
  if (!url.searchParams.has('connect_timeout')) url.searchParams.set('connect_timeout', CONNECT_TIMEOUT_S)
  return url
}
