const NBSP = '\u00a0'
const WORD_JOINER = '\u2060'

const UNITS =
  'Kč|%|‰|kg|g|mg|l|ml|dl|cm|mm|m|km|h|hodin|min|minut|ks|kcal|°C|dny|dní|dnů|den|let|roky|rok|týdnů|týdny|týden|měsíců|bodů|kreditů'

const RULES: [RegExp, string][] = [
  // A lookbehind consumes nothing, so the neighbours of "a v lese" are both seen.
  [/(?<=^|[\s(„*[])([ksvzouaiKSVZOUAI])[ \t\n]+(?=\S)/g, `$1${NBSP}`],
  [/(\d) (?=\d{3}(?!\d))/g, `$1${NBSP}`],
  // A post code.
  [/(?<!\d)(\d{3}) (?=\d{2}(?!\d))/g, `$1${NBSP}`],
  [new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), `$1${NBSP}`],
  [
    /(\d\.) (?=\d|(?:ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince))/g,
    `$1${NBSP}`,
  ],
  [/(\d) ([×x]) (?=\d)/g, `$1${NBSP}×${NBSP}`],
  [/(\d)–(?=\d)/g, `$1${WORD_JOINER}–${WORD_JOINER}`],
  [/(?<!\p{L})(Ing\.|MVDr\.|Mgr\.|tel\.|č\.|§|čl\.|odst\.) (?=\S)/gu, `$1${NBSP}`],
  [/s\. r\. o\./g, `s.${NBSP}r.${NBSP}o.`],
  [/ (?=– )/g, NBSP],
]

/** Czech typesetting for editorial text; applied when it is shown, never to stored data, addresses or attributes. */
export function nonBreaking(text: string): string {
  return RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
}
