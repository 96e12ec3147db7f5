import { ERROR_CODES, type ErrorCode } from '@shop/contract/error-codes'

/** A request that cannot be served as it stands: nobody signed in, nothing there, not allowed. Rules refuse by value instead. */
export class RequestError extends Error {
  readonly code: ErrorCode
  readonly details: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, details: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
    super(code)
    this.name = 'RequestError'
    this.code = code
    this.details = details
    this.headers = headers
  }

  get status(): number {
    return ERROR_CODES[this.code]
  }
}

/** A row of somebody else is answered the same as one that does not exist. */
export function notFound(): RequestError {
  return new RequestError('not_found')
}

export function invalidField(field: string, code: string): RequestError {
  return new RequestError('invalid_input', { fields: { [field]: code } })
}
