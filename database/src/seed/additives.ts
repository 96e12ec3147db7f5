const CATEGORIES = {
  'Nutriční doplňkové látky na kg': 'nutritional',
  'Zootechnické doplňkové látky na kg': 'zootechnical',
  'Technologické doplňkové látky': 'technological',
  'Senzorické doplňkové látky': 'sensory',
} as const

interface Additive {
  category: (typeof CATEGORIES)[keyof typeof CATEGORIES]
  name: string
  code: string | null
  amount: string | null
}

// The register code ends a name; one code has brackets of its own: (1b306(i)).
const ADDITIVE =
  /^(?<name>.+?)(?: \((?<code>\d[a-z]\d+[a-z]?(?:\([ivx]+\))?)\))?(?: (?<amount>\d[\d  ,]*(?: × 10[⁰¹²³⁴⁵⁶⁷⁸⁹]+)? (?:mg|m\. j\.|KTJ)))?$/

/** Reads the printed list of additives; what cannot be printed back letter by letter is refused. */
export function parseAdditives(text: string): Additive[] {
  const sections = text.replace(/\.$/, '').split(/\. (?=\p{Lu}\p{Ll}+ doplňkové látky)/u)
  const additives = sections.flatMap(parseSection)
  if (printAdditives(additives) !== text) throw new Error(`The additives „${text}“ were not understood.`)
  return additives
}

function parseSection(section: string): Additive[] {
  const [heading = '', list = ''] = section.split(/: (.*)/s)
  const category = CATEGORIES[heading as keyof typeof CATEGORIES]
  if (!category) throw new Error(`„${heading}“ is not a category of additives.`)
  return list.split(/, (?=\p{L})/u).map((phrase) => {
    const groups = ADDITIVE.exec(phrase)?.groups
    if (!groups?.name) throw new Error(`The additive „${phrase}“ was not understood.`)
    return { category, name: groups.name, code: groups.code ?? null, amount: groups.amount ?? null }
  })
}

export function printAdditives(additives: Additive[]): string {
  const sections = Map.groupBy(additives, (additive) => additive.category)
  return [...sections]
    .map(([category, list]) => {
      const heading = Object.entries(CATEGORIES).find(([, code]) => code === category)?.[0]
      return `${heading}: ${list.map(printAdditive).join(', ')}.`
    })
    .join(' ')
}

function printAdditive({ name, code, amount }: Additive): string {
  return [name, code && `(${code})`, amount].filter(Boolean).join(' ')
}
