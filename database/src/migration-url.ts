const LOCAL = ['localhost', '127.0.0.1', '[::1]', '']

/** Plain text is for a server on this machine; over a network the server proves itself, unless the address says otherwise. */
export function toMigrationUrl(databaseUrl: string): URL {
  const url = new URL(databaseUrl)
  if (!url.searchParams.has('sslmode')) {
    url.searchParams.set('sslmode', LOCAL.includes(url.hostname) ? 'disable' : 'verify-full')
  }
  return url
}
