import type { ErrorBody } from '@shop/contract/error-body'
import type { ErrorCode } from '@shop/contract/error-codes'

// English, for whoever reads a log or tries the API by hand; customers see the storefront's sentence for the code.
const MESSAGES: Partial<Record<ErrorCode, [message: string, hint: string | null]>> = {
  invalid_input: ['The input is not valid.', 'See details.fields.'],
  malformed_body: ['The body is not valid JSON.', null],
  not_signed_in: ['This needs a session.', 'Sign in and send the session cookie.'],
  api_key_refused: ['This needs a key that holds.', 'Send it as Authorization: Bearer cenich_….'],
  api_key_suspended: ['The account of this key is no approved partner.', 'Ask us about your terms.'],
  api_key_scope: ['This key was not made for this.', 'Make a key with the scope that details.scope names.'],
  forbidden: ['This session may not do that.', null],
  proof_too_old: [
    'This needs a second factor shown within ten minutes.',
    'Prove it at /staff/session/proof and ask again.',
  ],
  origin_refused: ['Requests that change something must come from our own pages.', null],
  not_found: ['There is nothing here.', null],
  body_too_large: ['The body is too large.', null],
  unsupported_media_type: ['Only application/json is read.', null],
  idempotency_key_reused: ['This idempotency key belongs to another request.', 'Make a new key for a new request.'],
  too_many_attempts: ['Too many attempts.', 'Wait as many seconds as details.retryAfterSeconds says.'],
  fault: ['Something failed on our side.', 'Give the request id when reporting it.'],
  unavailable: ['The service is stopping or not ready.', 'Try again in a moment.'],
}

export function toErrorBody(code: ErrorCode, details: Record<string, unknown> = {}): ErrorBody {
  const [message, hint] = MESSAGES[code] ?? [`Refused: ${code}.`, null]
  return { code, message, details, hint }
}
