import { typeset } from '@shop/czech/typeset'
import type { Mismatch } from '@shop/domain/dog/food/food-suitability'

interface AllergenCases {
  /** „Nesmí koho, co“. */
  accusative: string
  /** „Krmivo s kým, čím“, with the preposition. */
  instrumental: string
  isPlural?: true
}

const CASES: Record<string, AllergenCases> = {
  kure: { accusative: 'kuře', instrumental: 's kuřetem' },
  kruta: { accusative: 'krůtu', instrumental: 's krůtou' },
  kachna: { accusative: 'kachnu', instrumental: 's kachnou' },
  drubez: { accusative: 'drůbež', instrumental: 's drůbeží' },
  hovezi: { accusative: 'hovězí', instrumental: 's hovězím' },
  jehneci: { accusative: 'jehněčí', instrumental: 's jehněčím' },
  veprove: { accusative: 'vepřové', instrumental: 's vepřovým' },
  kralik: { accusative: 'králíka', instrumental: 's králíkem' },
  zverina: { accusative: 'zvěřinu', instrumental: 'se zvěřinou' },
  ryby: { accusative: 'ryby', instrumental: 's rybami', isPlural: true },
  losos: { accusative: 'lososa', instrumental: 's lososem' },
  vejce: { accusative: 'vejce', instrumental: 's vejci', isPlural: true },
  mleko: { accusative: 'mléko', instrumental: 's mlékem' },
  obiloviny: { accusative: 'obiloviny', instrumental: 's obilovinami', isPlural: true },
  ryze: { accusative: 'rýži', instrumental: 's rýží' },
  oves: { accusative: 'oves', instrumental: 's ovsem' },
  jecmen: { accusative: 'ječmen', instrumental: 's ječmenem' },
  psenice: { accusative: 'pšenici', instrumental: 's pšenicí' },
  kukurice: { accusative: 'kukuřici', instrumental: 's kukuřicí' },
  lusteniny: { accusative: 'luštěniny', instrumental: 's luštěninami', isPlural: true },
  hrach: { accusative: 'hrách', instrumental: 's hrachem' },
  soja: { accusative: 'sóju', instrumental: 'se sójou' },
  brambor: { accusative: 'brambory', instrumental: 's bramborami', isPlural: true },
  batat: { accusative: 'batáty', instrumental: 's batáty', isPlural: true },
  mekkysi: { accusative: 'měkkýše', instrumental: 's měkkýši', isPlural: true },
  kvasnice: { accusative: 'kvasnice', instrumental: 's kvasnicemi', isPlural: true },
}

const mismatches: Record<Mismatch, string> = typeset({
  not_for_growth: 'ale ještě roste a tohle je pro dospělé',
  for_puppies: 'ale receptura je pro štěňata',
  for_seniors: 'ale receptura je pro seniory',
  for_adults: 'ale receptura je pro dospělé psy',
  for_small: 'ale granule je pro psy do 10 kg',
  for_large: 'ale granule je pro psy nad 25 kg',
})

const caseOf = (code: string): AllergenCases => CASES[code] ?? { accusative: code, instrumental: `s\u00a0${code}` }

export const verdictTexts = {
  may: (names: readonly string[]) => {
    const [one = '', other, third] = names
    if (third !== undefined) return 'Celá smečka může'
    return other === undefined ? `${one} může` : `${one} a\u00a0${other} můžou`
  },
  mayBut: (name: string, mismatch: Mismatch) => `${name} může, ${mismatches[mismatch]}`,
  onTop: (name: string) => `Do\u00a010\u00a0% dávky navrch, ${name} může`,
  mustNot: (name: string, allergens: readonly string[]) =>
    `${name} nesmí ${joinAll(allergens.map((code) => caseOf(code).accusative))}`,
  /** `parts` is what of it is inside, „maso i tuk“; empty while nobody knows. */
  isHere: (allergens: readonly string[], parts: string) => {
    const isPlural = allergens.length > 1 || allergens.some((code) => caseOf(code).isPlural)
    return parts ? `tady je\u00a0${parts}` : isPlural ? 'tady jsou' : 'tady je'
  },
  notSure: 'tady si jistí nejsme',
  hereIs: (allergens: readonly string[], parts: string) => {
    const said = verdictTexts.isHere(allergens, parts)
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
  },
  perDay: (price: string) => `${price}/den`,
  swapFor: (name: string) => `za ${name}`,
  withAll: (allergens: readonly string[]) => joinAll(allergens.map((code) => caseOf(code).instrumental)),
  withAny: (allergens: readonly string[]) =>
    joinAll(
      allergens.map((code) => caseOf(code).instrumental),
      'nebo',
    ),
  accusatives: (allergens: readonly string[]) => joinAll(allergens.map((code) => caseOf(code).accusative)),
  parts: (names: readonly string[]) => joinAll(names, 'i'),
  ...typeset({
    swap: 'Vyměnit',
    kindUnknown: 'Složení neříká, z jakého zvířete to je. Radši jako by tam bylo.',
  }),
  insteadOf: (name: string) => `Místo něj ${name}`,
}

export function joinAll(words: readonly string[], conjunction = 'a'): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${conjunction}\u00a0${last}` : last
}
