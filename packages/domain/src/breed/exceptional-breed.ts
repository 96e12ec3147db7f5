import { toSlug } from '../catalog/slug.ts'
import type { ExceptionalBreed } from '../dog/dog.ts'

/** Slugs of the breeds table and what owners write in their place. Other mastiffs share the second word and not the need. */
const EXCEPTIONAL: ReadonlyMap<string, ExceptionalBreed> = new Map([
  ['nemecka-doga', 'great_dane'],
  ['danska-doga', 'great_dane'],
  ['great-dane', 'great_dane'],
  ['doga', 'great_dane'],
  ['novofundlandsky-pes', 'newfoundland'],
  ['novofundland', 'newfoundland'],
  ['newfoundland', 'newfoundland'],
])

/** Whether the words of an owner, or a slug, name a breed whose need has a row of its own. */
export function exceptionalBreed(named: string | null | undefined): ExceptionalBreed | null {
  return EXCEPTIONAL.get(toSlug(named ?? '')) ?? null
}
