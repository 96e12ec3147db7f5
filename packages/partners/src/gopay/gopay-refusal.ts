import { type FieldFault, type Malformed, type Refused, refused } from '../http/answer.ts'
import type { HttpReply } from '../http/call-http.ts'
import { parseJsonReply } from '../http/parse-reply.ts'
import type { GatewayRefusal } from '../ports/payment-gateway.ts'
import { Errors } from './gopay-wire.ts'

const REASONS: Record<number, GatewayRefusal> = {
  110: 'invalid',
  111: 'invalid',
  112: 'invalid',
  115: 'invalid',
  116: 'invalid',
  360: 'invalid',
  200: 'forbidden',
  201: 'forbidden',
  202: 'forbidden',
  302: 'wrong_state',
  303: 'wrong_state',
  304: 'not_found',
  330: 'not_refundable',
  331: 'not_refundable',
  332: 'wrong_amount',
  333: 'no_funds',
  340: 'recurrence_failed',
  341: 'recurrence_failed',
  342: 'recurrence_stopped',
  343: 'recurrence_failed',
  350: 'wrong_state',
  351: 'wrong_state',
  352: 'wrong_state',
  353: 'wrong_state',
}

/** The status decides where it says enough; the first error in the body decides the rest. */
export function toGopayRefusal(reply: HttpReply, isChange: boolean): Refused<GatewayRefusal> | Malformed {
  const parsed = parseJsonReply(reply.body, Errors, isChange)
  const [first] = parsed.ok ? parsed.value.errors : []
  const code = first ? String(first.error_code) : `http_${reply.status}`
  const message = first?.message ?? first?.error_name ?? ''
  if (reply.status === 404) return refused('not_found', code, message)
  // A firewall in front of the gateway answers 403 in HTML.
  if (reply.status === 401 || reply.status === 403) return refused('forbidden', code, message)
  if (!parsed.ok || !first) return parsed.ok ? refused('other', code, message) : parsed
  return refused(REASONS[first.error_code] ?? 'other', code, message, toFields(parsed.value.errors))
}

function toFields(
  errors: readonly { field?: string | null | undefined; message?: string | null | undefined }[],
): FieldFault[] {
  return errors.flatMap(({ field, message }) => (field ? [{ name: field, message: message ?? '' }] : []))
}
