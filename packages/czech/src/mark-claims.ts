/** Why a phrase is marked: it heals (Reg. 767/2009, Art. 13), it cannot be proved, or it is green without proof (Dir. 2024/825). */
export type ClaimKind = 'medicinal' | 'misleading' | 'green'

interface MarkedClaim {
  start: number
  end: number
  text: string
  kind: ClaimKind
  rule: ClaimRule
}

const DISEASE =
  '(?:nemoc|onemocn|chorob|alergi|ekzem|dermatit|artroz|artrit|dysplaz|cukrovk|diabet|rakovin|nador|infekc|zanet|prujm|zacp|epileps|parazit|cerv[uy]|klist|blech|bolest|plisn|otrav|obezit)[a-z]*'
const BETWEEN = '(?:\\s+[a-z-]+){0,3}?\\s+'

/** Written without accents and in small letters, as the text is read. */
const RULES = {
  heals: ['medicinal', `(?:vy|za)?lec(?:i|it|il[aoiy]?|ime|ba|by|be|bu|bou|eni|iv[a-z]+)(?:\\s+${DISEASE})?`],
  mends: ['medicinal', '(?:za|vy)?hoji(?:t|l[aoiy]?|v[a-z]+)?|uzdrav[a-z]+|terapeutick[a-z]+|detoxik[a-z]+'],
  prevents: [
    'medicinal',
    `(?:zabran[a-z]+|predchaz[a-z]+|prede(?:jde|jit)|brani|chrani\\s+(?:pred|proti)|prevenc[a-z]+(?:\\s+proti)?|odstran[a-z]+|zmirn[a-z]+|tlumi|potlac[a-z]+|zastav[a-z]+|eliminuj[a-z]+|likviduj[a-z]+|nici|bojuje\\s+(?:s|proti)|pomaha\\s+(?:pri|proti|na|od)|pomuze\\s+(?:pri|proti|na|od)|ulev[a-z]+\\s+od|ucinn[a-z]+\\s+(?:pri|proti|na)|proti)(?:${BETWEEN})${DISEASE}`,
  ],
  acts_as_drug: [
    'medicinal',
    'protizanetliv[a-z]+|antibakterialn[a-z]+|antibioti[a-z]+|antiparazit[a-z]+|antimikrobialn[a-z]+|analgetick[a-z]+|jako\\s+lek|lek\\s+na',
  ],
  no_chemistry: ['misleading', '(?:bez|zadn(?:a|e|ou)|nulov(?:a|e|ou))\\s+chemi[a-z]*'],
  miracle: [
    'misleading',
    'zazracn[a-z]*|zarucen[a-z]*\\s+(?:ucin[a-z]+|vysled[a-z]+)|100\\s?%\\s+(?:zaruk[a-z]+|ucin[a-z]+)',
  ],
  best_of_all: [
    'misleading',
    'nejlepsi\\s+(?:na\\s+(?:trhu|svete)|krmivo)|(?:cislo|c\\.)\\s*1\\s+(?:na\\s+trhu|v\\s+cesku)',
  ],
  vets_say: ['misleading', '(?:doporuc[a-z]+|schval[a-z]+)\\s+veterinar[a-z]+|veterinar[a-z]+\\s+doporuc[a-z]+'],
  for_people: ['misleading', 'human\\s+grade|v\\s+lidske\\s+kvalite'],
  green: [
    'green',
    'eko(?:logick[a-z]+)?|setrn[a-z]+\\s+k\\s+(?:prirode|planete|zivotnimu\\s+prostredi)|(?:klimatick|uhlikov)[a-z]+\\s+neutraln[a-z]+|bez\\s+uhlikove\\s+stopy|bio',
  ],
} as const satisfies Record<string, readonly [ClaimKind, string]>
export type ClaimRule = keyof typeof RULES

const PATTERNS = Object.entries(RULES).map(([rule, [kind, pattern]]) => ({
  rule: rule as ClaimRule,
  kind,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu'),
}))

/** Words a feed must not be sold by, in their order; of two that overlap the longer one is marked. */
export function markClaims(text: string): MarkedClaim[] {
  const read = fold(text)
  const found = PATTERNS.flatMap(({ rule, kind, pattern }) =>
    [...read.matchAll(pattern)].map(({ 0: phrase, index }) => {
      const end = index + phrase.length
      return { start: index, end, text: text.slice(index, end), kind, rule }
    }),
  )
  const kept: MarkedClaim[] = []
  for (const one of found.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    if (!kept.some(({ start, end }) => one.start < end && start < one.end)) kept.push(one)
  }
  return kept.toSorted((a, b) => a.start - b.start)
}

/** Of several fields, as each of them is marked by itself. */
export function countClaims(fields: readonly string[]): number {
  return fields.reduce((sum, text) => sum + markClaims(text).length, 0)
}

/** Letter by letter, so that every place in it is the same place in the text. */
function fold(text: string): string {
  return [...text]
    .map((letter) => {
      const plain = letter
        .normalize('NFD')
        .replace(/\p{Mark}/gu, '')
        .toLowerCase()
      return plain.length === letter.length ? plain : letter
    })
    .join('')
}
