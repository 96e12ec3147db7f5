import { type FakeReply, json } from '../fake/fake-http.ts'

export type GopayError = {
  readonly scope: 'F' | 'G'
  readonly field: string | null
  readonly error_code: number
  readonly error_name: string
  readonly message: string
}

/** One error about the whole request. */
export function gopayError(status: number, error_code: number, error_name: string): FakeReply {
  return gopayErrors(status, [{ scope: 'G', field: null, error_code, error_name, message: error_name }])
}

export function gopayErrors(status: number, errors: readonly GopayError[]): FakeReply {
  return json({ date_issued: Date.now(), errors: errors.map((error) => ({ ...error, description: null })) }, status)
}
