import { type Answer, refused } from '../http/answer.ts'
import { callHttp } from '../http/call-http.ts'
import type { PointsRefusal } from '../ports/pickup-points.ts'

type FeedAddress = { readonly url: string; readonly timeoutMs?: number; readonly maxBytes?: number }

type FeedText = { readonly body: Buffer; readonly mark: string | null }

/** Sixteen thousand points with their hours are some 15 MB. */
const MAX_BYTES = 64 * 1024 * 1024
const TIMEOUT_MS = 60_000

/** Null when the list is the one of the mark. Whoever knows no marks sends all of it, and nothing is lost. */
export async function fetchFeed(
  { url, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES }: FeedAddress,
  mark: string | null,
): Promise<Answer<FeedText | null, PointsRefusal>> {
  const reply = await callHttp({ method: 'GET', url, headers: toCondition(mark), timeoutMs, isChange: false, maxBytes })
  if (!reply.ok) return reply
  const { status, headers, body } = reply.value
  if (status === 304 && mark !== null) return { ok: true, value: null }
  if (status !== 200) return refuseStatus(status)
  return { ok: true, value: { body, mark: toMark(headers) } }
}

export function refuseStatus(status: number) {
  return refused(status === 401 || status === 403 ? 'forbidden' : 'other', `http_${status}`)
}

function toMark(headers: Headers): string | null {
  const etag = headers.get('etag')
  const changedAt = headers.get('last-modified')
  return etag ? `etag ${etag}` : changedAt ? `date ${changedAt}` : null
}

function toCondition(mark: string | null): Record<string, string> {
  const [, kind, value] = /^(etag|date) (.+)$/.exec(mark ?? '') ?? []
  if (!kind || !value) return {}
  return kind === 'etag' ? { 'if-none-match': value } : { 'if-modified-since': value }
}
