import { ApiError } from '#app/errors.ts'
import { decodePathSegment } from './percent-decode.ts'

export interface Target {
  kind: 'table' | 'function'
  name: string
}

/** The path as it came, byte for byte: `..`, `//` and a slash at the end are names nobody has. */
export function parseTarget(path: string): Target {
  if (path === '/' || path === '') throw new ApiError(404, 'PGRST126', 'Root endpoint metadata is disabled')
  const segments = path.slice(1).split('/')
  const [first = '', second = ''] = segments
  if (path[0] !== '/' || first === '' || segments.length > 2) throw invalidPath()
  if (segments.length === 1) return { kind: 'table', name: decodePathSegment(first) }
  if (first !== 'rpc' || second === '') throw invalidPath()
  return { kind: 'function', name: decodePathSegment(second) }
}

function invalidPath(): ApiError {
  return new ApiError(404, 'PGRST125', 'Invalid path specified in request URL')
}
