const NBSP = '\u00a0'

// One-letter words, numbers with what they count, parts of a date or of a postcode: none may be left alone at the end of a line.
const RULES: [RegExp, string][] = [
  [/(?<=^|[\s(„])([ksvzouaiKSVZOUAI])\s+(?=\S)/g, `$1${NBSP}`],
  [/(\d) (?=\d{3}(?!\d))/g, `$1${NBSP}`],
  [/(\d) (?=(?:Kč|%|kg|g|h|minut|hodin|dnů|dní|kreditů)(?![\p{L}\d]))/gu, `$1${NBSP}`],
  [/(\d\.) (?=\d)/g, `$1${NBSP}`],
  [/(?<!\d)(\d{3}) (?=\d{2}(?!\d))/g, `$1${NBSP}`],
]

export function nonBreaking(text: string): string {
  return RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
}
