interface Asked {
  /** Series by name, each with the labels it is chosen by. */
  series: { name: string; labels: string[] }[]
  /** Labels that answers are grouped or matched by. */
  grouped: string[]
}

const TEXT = /"(?:[^"\\]|\\.)*"/g
const RANGE = /\[[^\]]*\]/g
const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g
const SELECTOR = /([a-zA-Z_:][\w:]*)\s*\{([^}]*)\}/g
const WORD = /(?<![\w.$])[a-zA-Z_:][\w:]*(?!\w*\s*\()/g
const OPERATORS = new Set(['and', 'or', 'unless', 'bool', 'offset', 'by', 'without', 'on', 'ignoring', 'Inf', 'NaN'])

/** Which series and labels a question asks for; enough of the language for rules and dashboards, whose grammar promtool checks. */
export function readPromql(question: string): Asked {
  const grouped: string[] = []
  const series: Asked['series'] = []
  let rest = question.replace(TEXT, '""').replace(RANGE, ' ')
  rest = rest.replace(GROUPING, (_match, labels: string) => {
    grouped.push(...wordsOf(labels))
    return ' '
  })
  rest = rest.replace(SELECTOR, (_match, name: string, matchers: string) => {
    series.push({ name, labels: wordsOf(matchers) })
    return ' '
  })
  for (const name of wordsOf(rest)) if (!OPERATORS.has(name)) series.push({ name, labels: [] })
  return { series, grouped }
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => word)
}

/** What of a question nobody could answer. */
export function findUnknown(question: string, known: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const { series, grouped } = readPromql(question)
  const reached = new Set(series.flatMap(({ name }) => [...(known.get(name) ?? [])]))
  return [
    ...series.flatMap(({ name, labels }) => {
      const own = known.get(name)
      return own ? labels.filter((label) => !own.has(label)).map((label) => `${name}{${label}}`) : [name]
    }),
    ...grouped.filter((label) => !reached.has(label)),
  ]
}
