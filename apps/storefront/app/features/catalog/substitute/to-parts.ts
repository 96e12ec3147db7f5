import { verdictTexts } from '#app/texts/dog-verdict.ts'

export type IngredientTree = ReadonlyMap<string, { readonly name: string; readonly parent: string | null }>

const SAME_ROOT = 3

/** „Maso i tuk“ of a chicken, „losos i sleď“ of fish; empty when the label says no more than the name of the excluded. */
export function toParts(excluded: string, composition: readonly string[], tree: IngredientTree): string {
  const whole = tree.get(excluded)?.name ?? excluded
  const inside = composition.filter((code) => isUnder(code, excluded, tree)).map((code) => tree.get(code)?.name ?? code)
  const parts = inside.map((name) => shorten(name, whole)).filter((part) => part !== '')
  return verdictTexts.parts([...new Set(parts)])
}

function isUnder(code: string, above: string, tree: IngredientTree): boolean {
  for (let at: string | null = code; at !== null; at = tree.get(at)?.parent ?? null) if (at === above) return true
  return false
}

/** In a sentence about chicken „Kuřecí tuk“ is only „tuk“. */
function shorten(name: string, whole: string): string {
  if (name === whole) return ''
  const [first = '', ...rest] = name.toLowerCase().split(' ')
  const isOfIt = rest.length > 0 && first.startsWith(whole.toLowerCase().slice(0, SAME_ROOT))
  return isOfIt ? rest.join(' ') : [first, ...rest].join(' ')
}
