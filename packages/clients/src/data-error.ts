export interface ErrorBody {
  code: string
  message: string
  details: string | null
  hint: string | null
}

/** The data service refused or failed; `code` is its SQLSTATE or PGRST code. */
export class DataError extends Error {
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null

  constructor(status: number, body: ErrorBody) {
    super(`Data service answered ${status} ${body.code}: ${body.message}`)
    this.name = 'DataError'
    this.status = status
    this.code = body.code
    this.details = body.details
    this.hint = body.hint
  }
}
