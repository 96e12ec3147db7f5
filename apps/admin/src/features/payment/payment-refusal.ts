import { PAYMENT } from '#app/texts/payment.ts'

/** Never a code: a sentence with what can be done instead. */
export function toSentence(code: string): string {
  return PAYMENT.refusals[code] ?? PAYMENT.refused
}
