import { notSingular } from '#app/errors.ts'
import type { Executed } from '#app/query/execute.ts'
import type { RequestPlan } from '#app/query/request-plan.ts'
import type { ApiRequest } from '#app/request/api-request.ts'
import { formatCanonicalQuery } from '#app/request/query-string.ts'
import type { Answer } from './answer.ts'
import { chooseReadStatus, formatContentRange, type Page } from './content-range.ts'

// Clients give up on answers whose headers are larger than 16 kB, and a question may be longer than that.
const LONGEST_LOCATION = 6000

export function buildReadAnswer(request: ApiRequest, plan: RequestPlan, executed: Executed, maxRows?: number): Answer {
  const total = chooseTotal(request, executed, maxRows)
  const page: Page = { offset: request.range.offset ?? 0n, rows: executed.rows, total }
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
  return { status, headers, body: isOne ? unwrap(executed.body, page.rows) : executed.body, isBytes: true }
}

/** The database made an array of one element; its brackets are cut off. */
export function unwrap(body: string, rows: number): string {
  return rows === 0 ? 'null' : body.slice(1, -1)
}

function chooseTotal(
  { preferences }: ApiRequest,
  { total, guess }: Executed,
  maxRows: number | undefined,
): number | null {
  if (preferences.count === 'planned') return guess ?? null
  if (preferences.count !== 'estimated' || total === null) return total
  const isExact = maxRows !== undefined && total <= maxRows
  return isExact ? total : Math.max(total, guess ?? 0)
}

function formatContentLocation({ target, parameters }: ApiRequest): string {
  const path = `${target.kind === 'function' ? '/rpc/' : '/'}${encodeURIComponent(target.name)}`
  return parameters.length === 0 ? path : `${path}?${formatCanonicalQuery(parameters)}`
}
