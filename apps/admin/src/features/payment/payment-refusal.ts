import { PAYMENT, REFUNDS } from '#app/texts/payment.ts'

/** Never a code: a sentence with what can be done instead. */
export function toSentence(code: string): string {
  return PAYMENT.refusals[code] ?? PAYMENT.refused
}

/** Of a refund that was to go to an account: the reason says which of the ways is shut. */
export function toRedirectSentence({ code, details }: { code: string; details?: Record<string, unknown> }): string {
  if (code === 'invalid_input') return REFUNDS.accountInvalid
  return REFUNDS.redirectRefusals[String(details?.reason)] ?? toSentence(code)
}
