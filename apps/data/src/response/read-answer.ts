import { notSingular } from '../errors.ts'
import type { RequestPlan } from '../plan/request-plan.ts'
import type { Row } from '../query/pipeline.ts'
import type { ApiRequest } from '../request/api-request.ts'
import { formatCanonicalQuery } from '../request/query-string.ts'
import type { Answer } from './answer.ts'
import { chooseReadStatus, formatContentRange, type Page } from './content-range.ts'

// Clients give up on answers whose headers are larger than 16 kB, and a question may be longer than that.
const LONGEST_LOCATION = 6000

export interface ReadResult {
  row: Row
  /** The planner's guess, when it was asked for. */
  guess: number | undefined
}

export function buildReadAnswer(request: ApiRequest, plan: RequestPlan, result: ReadResult, maxRows?: number): Answer {
  const [body, rowCount] = result.row
  const page: Page = {
    offset: request.range.offset ?? 0n,
    rows: Number(rowCount),
    total: chooseTotal(request, result, maxRows),
  }
  const status = chooseReadStatus(page)
  if (plan.function?.returns === 'void') return { status: 204, headers: {}, body: null }
  const isOneResult = plan.function !== undefined && !plan.function.returnsSet
  if (request.media.single && page.rows !== 1) throw notSingular(page.rows)
  const headers: Record<string, string> = {
    'Content-Type': request.media.contentType,
    'Content-Range': formatContentRange(page),
  }
  const location = request.method === 'POST' ? '' : formatContentLocation(request)
  if (location !== '' && location.length <= LONGEST_LOCATION) headers['Content-Location'] = location
  if (request.isProfileShown) headers['Content-Profile'] = request.schema
  if (request.method === 'HEAD') return { status, headers, body: null }
  const isOne = request.media.format === 'json' && (request.media.single || isOneResult)
  return { status, headers, body: isOne ? unwrap(body ?? '[]', page.rows) : (body ?? '') }
}

/** The database made an array of one element; its brackets are cut off. */
export function unwrap(body: string, rows: number): string {
  return rows === 0 ? 'null' : body.slice(1, -1)
}

function chooseTotal(
  { preferences }: ApiRequest,
  { row, guess }: ReadResult,
  maxRows: number | undefined,
): number | null {
  const counted = row[2] === null ? null : Number(row[2])
  if (preferences.count === 'planned') return guess ?? null
  if (preferences.count !== 'estimated' || counted === null) return counted
  const isExact = maxRows !== undefined && counted <= maxRows
  return isExact ? counted : Math.max(counted, guess ?? 0)
}

function formatContentLocation({ target, parameters }: ApiRequest): string {
  const path = `${target.kind === 'function' ? '/rpc/' : '/'}${encodeURIComponent(target.name)}`
  return parameters.length === 0 ? path : `${path}?${formatCanonicalQuery(parameters)}`
}
