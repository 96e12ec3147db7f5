// Women's names that end in a consonant are called as they are written; nothing in the letters tells them from men's.
const UNCHANGED = new Set(
  'dagmar ester karin nikol miriam ingrid astrid margit rút ruth elen carmen doris iris'.split(' '),
)
// A soft l at the end, as in Danieli; the others are hard, as in Michale.
const SOFT_L = new Set('daniel gabriel samuel emanuel marcel joel nathaniel rafael raphael izmael muriel'.split(' '))
// The e falls out: Pavel, Pavle. In Daniel or Radim it stays.
const LOST_E: Record<string, string> = {
  pavel: 'Pavle',
  karel: 'Karle',
  havel: 'Havle',
  luděk: 'Luďku',
  zdeněk: 'Zdeňku',
}
const ONE_NAME = /^\p{Lu}\p{Ll}+$/u
const LATIN = /^[a-záčďéěíľĺňóôöőřŕšťúůüýžäëç]+$/

/** A first name as somebody is called by it: Jitka, Jitko. Null where the rule is not sure; then nobody is called wrong. */
export function toVocative(name: string): string | null {
  const trimmed = name.trim()
  const lower = trimmed.toLowerCase()
  if (!ONE_NAME.test(trimmed) || !LATIN.test(lower) || lower.length < 3) return null
  const known = LOST_E[lower]
  if (known) return known
  if (UNCHANGED.has(lower) || /[eěiíyýoóéuú]$/.test(lower)) return trimmed
  return callByEnding(trimmed, lower)
}

function callByEnding(name: string, lower: string): string | null {
  const without = (letters: number) => name.slice(0, -letters)
  if (lower.endsWith('a')) return `${without(1)}o`
  if (lower.endsWith('ek')) return `${without(2)}ku`
  if (lower.endsWith('ěk')) return null
  if (/(k|g|h|ch)$/.test(lower)) return `${name}u`
  if (/[šžčřcjťďňľsxz]$/.test(lower)) return `${name}i`
  if (lower.endsWith('l')) return SOFT_L.has(lower) ? `${name}i` : `${name}e`
  if (/[^aeiouyáéíóúůýě]r$/.test(lower)) return `${without(1)}ře`
  return /[bdfmnprtv]$/.test(lower) ? `${name}e` : null
}
