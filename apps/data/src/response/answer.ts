import type { ApiError } from '../errors.ts'
import type { DatabaseControl } from './database-control.ts'

export interface Answer {
  status: number
  headers: Record<string, string>
  /** Null when the answer has no body at all, not even an empty one. */
  body: string | null
}

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
export function applyControl(answer: Answer, { status, headers }: DatabaseControl): Answer {
  if (status === undefined && headers.length === 0) return answer
  const names = new Set(headers.map(([name]) => name.toLowerCase()))
  const kept = Object.entries(answer.headers).filter(([name]) => !names.has(name.toLowerCase()))
  return { ...answer, status: status ?? answer.status, headers: Object.fromEntries([...kept, ...headers]) }
}
