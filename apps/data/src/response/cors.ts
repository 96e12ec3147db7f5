import type { IncomingHttpHeaders } from 'node:http'

const METHODS = 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD'
const MAX_AGE = '86400'
const EXPOSED =
  'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit'

type Headers = Record<string, string>

export function isPreflight(method: string, headers: IncomingHttpHeaders): boolean {
  const asked = headers['access-control-request-method']
  return method === 'OPTIONS' && headers.origin !== undefined && asked !== undefined
}

/** Nothing for an origin that is not on the list: the browser then keeps the answer to itself. */
function allowOrigin(origin: string, allowed: string[] | undefined): Headers {
  if (allowed === undefined) return { 'Access-Control-Allow-Origin': '*' }
  if (!allowed.includes(origin)) return {}
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true', Vary: 'Origin' }
}

export function listPreflightHeaders(headers: IncomingHttpHeaders, allowed: string[] | undefined): Headers {
  const granted = allowOrigin(headers.origin ?? '', allowed)
  if (!granted['Access-Control-Allow-Origin']) return {}
  const asked = (headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return {
    ...granted,
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': ['Authorization', ...asked, 'Accept', 'Accept-Language', 'Content-Language'].join(
      ', ',
    ),
    'Access-Control-Max-Age': MAX_AGE,
  }
}

export function listCorsHeaders(origin: string | undefined, allowed: string[] | undefined): Headers | undefined {
  if (origin === undefined) return undefined
  const granted = allowOrigin(origin, allowed)
  return granted['Access-Control-Allow-Origin'] ? { ...granted, 'Access-Control-Expose-Headers': EXPOSED } : undefined
}
