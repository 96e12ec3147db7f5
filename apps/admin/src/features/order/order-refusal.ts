import { ORDER_REFUSALS, REFUSED } from '#app/texts/order.ts'

/** Never a code: a sentence with what can be done instead. */
export function toSentence(code: string): string {
  return ORDER_REFUSALS[code] ?? REFUSED
}
