import { ApiError } from '#app/errors.ts'

const MESSAGE_HINT =
  "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'."
const DETAIL_HINT =
  "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'."

/** `RAISE SQLSTATE 'PGRST'`: the database writes the whole answer itself. */
export function parseRaisedError(message: string, detail: string | undefined): ApiError {
  const body = parseObject(message)
  if (!body || typeof body.code !== 'string' || typeof body.message !== 'string') {
    return unreadable(`Invalid JSON value for MESSAGE: '${message}'`, MESSAGE_HINT)
  }
  if (detail === undefined) return unreadable('DETAIL is missing in the RAISE statement', DETAIL_HINT)
  const answer = parseObject(detail)
  const headers = answer && parseHeaders(answer.headers)
  if (!answer || !headers || !isStatus(answer.status)) {
    return unreadable(`Invalid JSON value for DETAIL: '${detail}'`, DETAIL_HINT)
  }
  const { details = null, hint = null } = body
  return new ApiError(answer.status, body.code, body.message, { details, hint: hint as string | null, headers })
}

function unreadable(details: string, hint: string): ApiError {
  const message = `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`
  return new ApiError(500, 'PGRST121', message, { details, hint })
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    // Not JSON at all: the caller says so.
    return undefined
  }
}

function parseHeaders(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value).filter(
    ([name]) => !/^(content-length|transfer-encoding|connection)$/i.test(name),
  )
  return entries.every(([name, text]) => isHeader(name, text)) ? Object.fromEntries(entries) : undefined
}

const HEADER_NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/

export function isHeader(name: string, value: unknown): boolean {
  return HEADER_NAME.test(name) && typeof value === 'string' && HEADER_VALUE.test(value)
}

export function isStatus(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 200 && value <= 599
}
