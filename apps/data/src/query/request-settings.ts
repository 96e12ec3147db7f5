import type { IncomingHttpHeaders } from 'node:http'
import type { Identity } from '#app/request/authenticate.ts'
import type { Setting } from '#app/schema-cache/schema-cache.ts'

interface SettingsInput {
  identity: Identity
  method: string
  path: string
  headers: IncomingHttpHeaders
  searchPath: string
  isReadOnly: boolean
  timezone: string | undefined
  /** Of the role and of the function; the later of two wins. */
  extra: Setting[]
  /** Used when neither role nor function has a timeout. */
  statementTimeoutMs: number
}

/** Everything the database may know about the request. All are made every time: one left out would be empty, not absent. */
export function listSettings(input: SettingsInput): Setting[] {
  const { identity, method, path, headers, extra } = input
  const settings: Setting[] = [
    ['search_path', input.searchPath],
    ['role', identity.role],
    ['request.jwt.claims', identity.claims],
    ['request.method', method],
    ['request.path', path],
    ['request.headers', formatHeaders(headers)],
    ['request.cookies', formatCookies(headers.cookie)],
  ]
  if (input.isReadOnly) settings.push(['transaction_read_only', 'on'])
  if (input.statementTimeoutMs > 0 && !extra.some(([name]) => name === 'statement_timeout')) {
    settings.push(['statement_timeout', String(input.statementTimeoutMs)])
  }
  if (input.timezone !== undefined) settings.push(['timezone', input.timezone])
  settings.push(...extra)
  return settings
}

function formatHeaders(headers: IncomingHttpHeaders): string {
  if (headers.cookie === undefined) return JSON.stringify(headers)
  const { cookie: _, ...rest } = headers
  return JSON.stringify(rest)
}

function formatCookies(header: string | undefined): string {
  if (header === undefined) return '{}'
  const pairs = header.split(';').map((pair) => {
    const equals = pair.indexOf('=')
    return equals === -1 ? [pair.trim(), ''] : [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()]
  })
  return JSON.stringify(Object.fromEntries(pairs))
}
