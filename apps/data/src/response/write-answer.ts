import { ApiError, notSingular } from '#app/errors.ts'
import type { Executed } from '#app/query/execute.ts'
import type { RequestPlan } from '#app/query/request-plan.ts'
import { decodeField } from '#app/query/row-tap.ts'
import type { ApiRequest } from '#app/request/api-request.ts'
import type { Table } from '#app/schema-cache/schema-cache.ts'
import type { Answer } from './answer.ts'
import { formatContentRange } from './content-range.ts'
import { unwrap } from './read-answer.ts'

/** Throws what undoes the write: wrong number of rows, or another key in the body than in the address. */
export function buildWriteAnswer(request: ApiRequest, plan: RequestPlan, executed: Executed): Answer {
  const { rows, body, total: updated } = executed
  if (request.method === 'PUT' && rows !== 1) {
    throw new ApiError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)')
  }
  if (request.media.single && rows !== 1) throw notSingular(rows)
  const headers = listHeaders(request, rows)
  const isRepresentation = request.preferences.return === 'representation'
  const isNew = rows > (updated ?? 0)
  const status = chooseStatus(request, isRepresentation, isNew, plan.hasConflictTarget)
  if (isRepresentation) {
    headers['Content-Type'] = request.media.contentType
    if (request.isProfileShown) headers['Content-Profile'] = request.schema
    const isOne = request.media.single && request.media.format === 'json'
    return { status, headers, body: isOne ? unwrap(body, rows) : body, isBytes: true }
  }
  const location = chooseLocation(request, plan.table as Table, body, rows)
  if (location) headers.Location = location
  return { status, headers, body: status === 204 ? null : '' }
}

function listHeaders({ method, preferences }: ApiRequest, rows: number): Record<string, string> {
  const total = preferences.count === undefined ? null : rows
  if (method === 'PUT') return {}
  const shown = method === 'PATCH' ? rows : 0
  return { 'Content-Range': formatContentRange({ offset: 0n, rows: shown, total }) }
}

function chooseStatus(
  { method, preferences }: ApiRequest,
  isRepresentation: boolean,
  isNew: boolean,
  hasConflictTarget: boolean,
): number {
  if (method === 'POST') {
    const isMerge = hasConflictTarget && preferences.resolution === 'merge-duplicates'
    return isMerge && !isNew ? 200 : 201
  }
  if (!isRepresentation) return 204
  return method === 'PUT' && isNew ? 201 : 200
}

/** Where the new row is, from the service's own root. */
function chooseLocation(
  { method, preferences }: ApiRequest,
  table: Table,
  body: string,
  rows: number,
): string | undefined {
  const isAsked = method === 'POST' && preferences.return === 'headers-only'
  if (!isAsked || rows !== 1 || table.primaryKey.length === 0) return undefined
  const [keys] = JSON.parse(decodeField(body)) as (string | null)[][]
  const filters = table.primaryKey.map((name, index) => {
    const value = keys?.[index] ?? null
    return `${encodeURIComponent(name)}=${value === null ? 'is.null' : `eq.${encodeURIComponent(value)}`}`
  })
  return `/${encodeURIComponent(table.name)}?${filters.join('&')}`
}
