import { isOutage } from '@shop/runtime/database-outage'
import { ApiError, noDatabase } from '#app/errors.ts'
import { type DatabaseError, isDatabaseError } from '#app/query/database-error.ts'
import { parseRaisedError } from './raised-error.ts'

/** Any error as one of the contract's. */
export function toApiError(error: unknown, isAnonymous: boolean): ApiError {
  if (error instanceof ApiError) return error
  if (isDatabaseError(error)) return fromDatabase(error, isAnonymous)
  if (isOutage(error)) return noDatabase()
  return new ApiError(500, 'PGRSTX00', 'Internal server error')
}

function fromDatabase(error: DatabaseError, isAnonymous: boolean): ApiError {
  if (error.code === 'PGRST') return parseRaisedError(error.message, error.detail)
  const status = statusOf(error, isAnonymous)
  const headers: Record<string, string> = {}
  if (status === 401) headers['WWW-Authenticate'] = 'Bearer'
  if (status === 503) headers['Retry-After'] = '1'
  const { detail = null, hint = null } = error
  return new ApiError(status, error.code, error.message, { details: detail, hint, headers })
}

const EXACT: Record<string, number> = {
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '57P01': 503,
  '57P02': 503,
  '57P03': 503,
  '57P05': 503,
  P0001: 400,
}

const BY_CLASS: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

function statusOf({ code, message }: DatabaseError, isAnonymous: boolean): number {
  if (code === '42501') return isAnonymous ? 401 : 403
  if (code === '22023' && /^role ".*" does not exist$/s.test(message)) return 401
  if (code.startsWith('PT')) return parseRaisedStatus(code.slice(2))
  return EXACT[code] ?? BY_CLASS[code.slice(0, 2)] ?? 400
}

function parseRaisedStatus(digits: string): number {
  const status = Number(digits)
  return /^\d{3}$/.test(digits) && status >= 200 && status <= 599 ? status : 500
}
