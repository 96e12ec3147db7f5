import type { IngredientDictionary, IngredientRole } from './dictionary-schemas.ts'

export interface CompositionLine {
  /** Code of the node in the ingredient tree. */
  ingredient: string
  role: IngredientRole
  label: string
  note: string | null
  percent: number | null
  mgPerKg: number | null
}

const LINE = /^(?<label>.+?) (?:\((?<inside>[\d,]+) (?<unit>%|mg\/kg)\)|(?<percent>[\d,]+) % \((?<note>[^)]+)\))$/

/** Reads a printed composition: `rýže (20 %), semena jitrocele 9 % (psyllium), glukosamin (700 mg/kg).` */
export function parseComposition(text: string, dictionary: IngredientDictionary): CompositionLine[] {
  const phrases = text.replace(/\.$/, '').split(/, (?![^(]*\))/)
  return phrases.map((phrase) => parseLine(phrase, dictionary))
}

function parseLine(phrase: string, dictionary: IngredientDictionary): CompositionLine {
  const groups = LINE.exec(phrase)?.groups
  if (!groups?.label) throw new Error(`The composition phrase „${phrase}“ has no amount.`)
  const label = groups.label.charAt(0).toLowerCase() + groups.label.slice(1)
  const known = dictionary.labels[label]
  if (!known) throw new Error(`The ingredient „${label}“ is not in the dictionary.`)
  const amount = Number((groups.inside ?? groups.percent ?? '').replace(',', '.'))
  const inMilligrams = groups.unit === 'mg/kg'
  return {
    ...known,
    label,
    note: groups.note ?? null,
    percent: inMilligrams ? null : amount,
    mgPerKg: inMilligrams ? amount : null,
  }
}

/** Sum of the whole recipe in percent; a label lists everything, so it must be near one hundred. */
export function totalPercent(lines: CompositionLine[]): number {
  return lines.reduce((sum, line) => sum + (line.percent ?? 0) + (line.mgPerKg ?? 0) / 10_000, 0)
}
