import { DELIVERY } from '#app/texts/shop/delivery.ts'

/** Never a code: a sentence with what can be done instead. */
export function refusalOf({ code, details }: { code: string; details: Record<string, unknown> }): string {
  return DELIVERY.reasons[String(details.reason)] ?? DELIVERY.refusals[code] ?? DELIVERY.refused
}
