import type { ErrorBody } from '@shop/contract/error-body'

/** The services failed, or something between us and them did. Refusals are values and never come this way. */
export class ServicesError extends Error {
  readonly status: number
  readonly code: string | null
  readonly details: Record<string, unknown>

  constructor(status: number, body: ErrorBody | null, options?: ErrorOptions) {
    super(`Services answered ${status} ${body?.code ?? '(no body of ours)'}`, options)
    this.name = 'ServicesError'
    this.status = status
    this.code = body?.code ?? null
    this.details = body?.details ?? {}
  }
}
