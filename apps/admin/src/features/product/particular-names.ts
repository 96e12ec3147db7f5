import type { Particular } from '@shop/domain/catalog/label-guard'
import { PARTICULARS } from '#app/texts/shop/label-words.ts'

/** What the guard of labels misses, in the words of the form; other refusals miss nothing. */
export function particularNames({ missing }: { missing?: unknown }): string[] {
  return ((missing as Particular[] | undefined) ?? []).map((code) => PARTICULARS[code][0])
}
