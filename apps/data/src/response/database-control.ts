import { ApiError } from '#app/errors.ts'
import { isHeader, isStatus } from './raised-error.ts'

/** What the database has set for the answer in `response.status` and `response.headers`. */
export interface DatabaseControl {
  status?: number
  headers: [string, string][]
}

export function parseDatabaseControl(headers: string | null, status: string | null): DatabaseControl {
  const control: DatabaseControl = { headers: headers === null ? [] : parseHeaders(headers) }
  if (status !== null) control.status = parseStatus(status)
  return control
}

function parseStatus(text: string): number {
  const status = Number(text)
  if (isStatus(status)) return status
  throw new ApiError(500, 'PGRST112', 'response.status guc must be a valid status code')
}

function parseHeaders(text: string): [string, string][] {
  const invalid = () =>
    new ApiError(
      500,
      'PGRST111',
      'response.headers guc must be a JSON array composed of objects with a single key and a string value',
    )
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw invalid()
  }
  if (!Array.isArray(list)) throw invalid()
  return list.map((entry: unknown) => {
    const pairs = typeof entry === 'object' && entry !== null ? Object.entries(entry) : []
    const [pair] = pairs
    if (pairs.length !== 1 || !pair || !isHeader(pair[0], pair[1])) throw invalid()
    return pair as [string, string]
  })
}
