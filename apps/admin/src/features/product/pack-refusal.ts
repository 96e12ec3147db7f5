import { CODE_TAKEN, PRODUCT, PRODUCT_REFUSALS } from '#app/texts/product.ts'

/** A refusal of a pack as a sentence. */
export function toPackRefusal(code: string, details: Record<string, unknown>): string {
  if (code === 'code_taken') return CODE_TAKEN[String(details.field)] ?? code
  const wrong = Object.keys((details.fields as object | undefined) ?? {})
  if (wrong.length === 0) return PRODUCT_REFUSALS[code] ?? code
  const names: Record<string, unknown> = PRODUCT.packs
  return PRODUCT.wrong(wrong.map((path) => String(names[path.replace('fields.', '')] ?? path)).join(', '))
}
