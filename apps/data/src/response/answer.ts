import type { ApiError } from '#app/errors.ts'
import type { DatabaseControl } from './database-control.ts'

export interface Answer {
  status: number
  headers: Record<string, string>
  /** Null when the answer has no body at all, not even an empty one. */
  body: string | null
  /** What the database made is bytes already, one per character. */
  isBytes?: boolean
  /** The table or function, once it is known to exist: nothing else of a path is fit for a log. */
  route?: string
}

// How long the answer is and whether the connection stays is not the database's business.
const OURS = new Set(['content-length', 'transfer-encoding', 'connection'])
const WITHOUT_BODY = new Set([204, 304])

const ERROR_TYPE = 'application/json; charset=utf-8'

export function toErrorAnswer(error: ApiError): Answer {
  const headers = {
    'Content-Type': ERROR_TYPE,
    'Proxy-Status': `PostgREST; error=${error.code.replace(/[^\x21-\x7e]/g, '?')}`,
    ...error.headers,
  }
  return { status: error.status, headers, body: JSON.stringify(error.body()) }
}

/** The database has the last word on status and headers, whatever their letter case. */
export function applyControl(answer: Answer, control: DatabaseControl): Answer {
  if (control.status === undefined && control.headers.length === 0) return answer
  const added = control.headers.filter(([name]) => !OURS.has(name.toLowerCase()))
  const names = new Set(added.map(([name]) => name.toLowerCase()))
  const kept = Object.entries(answer.headers).filter(([name]) => !names.has(name.toLowerCase()))
  const status = control.status ?? answer.status
  const body = WITHOUT_BODY.has(status) ? null : answer.body
  return { ...answer, status, body, headers: Object.fromEntries([...kept, ...added]) }
}
