import type { Exports } from './exported-metrics.ts'

interface Told {
  type: string
  /** Of what was counted at least once. */
  labels: Set<string> | null
}

const TYPE = /^# TYPE (\S+) (\S+)$/
const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/
const LABEL = /([a-zA-Z_]\w*)="(?:[^"\\]|\\.)*"/g

/** What a part tells, by the text of its `/metrics`. */
function readExposition(text: string): Map<string, Told> {
  const told = new Map<string, Told>()
  for (const line of text.split('\n')) {
    const [, name, type] = TYPE.exec(line) ?? []
    if (name && type) told.set(name, { type, labels: null })
    const [, series, labels = ''] = SAMPLE.exec(line) ?? []
    const metric = series && (told.get(series) ?? told.get(series.replace(/_(bucket|count|sum)$/, '')))
    if (metric) metric.labels = new Set([...labels.matchAll(LABEL)].map(([, label = '']) => label))
  }
  return told
}

interface Allowance {
  /** Metrics of the whole process, where several parts share one. */
  withoutProcess?: boolean
  /** Made when they are first needed. */
  late?: readonly string[]
}

/** In which ways a part tells something else than the table says. */
export function compareExposition(text: string, table: Exports, { withoutProcess = false, late = [] }: Allowance = {}) {
  const told = readExposition(text)
  const expected = Object.entries(table).filter(([name]) => !(withoutProcess && name.startsWith('process_')))
  const missing = expected
    .filter(([name]) => !told.has(name) && !late.includes(name))
    .map(([name]) => `${name} is not told`)
  const wrong = [...told].flatMap(([name, { type, labels }]) => {
    const known = table[name]
    if (!known) return [`${name} is not in the table`]
    if (known.type !== type) return [`${name} is a ${type}`]
    const own = labels && [...labels].filter((label) => label !== 'le')
    const isSame =
      own === null || (own.length === known.labels.length && own.every((label) => known.labels.includes(label)))
    return isSame ? [] : [`${name} has the labels ${own.join(', ')}`]
  })
  return [...missing, ...wrong]
}
