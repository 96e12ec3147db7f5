import { ROW_HISTORY } from '#app/texts/row-history.ts'

export interface HistoryWords {
  /** What a column is called; one that is not here keeps its own name. */
  fields: Readonly<Record<string, string>>
  /** How a value of a column reads, where it is not a text or a number. */
  format?(field: string, value: unknown): string | null
  /** Of a product: how its packs read, which are shown as they stood with it. */
  packs?: HistoryWords
}

/** Only what has words: numbers of rows and moments of writing say nothing to anybody. */
export function Standing({ row, words }: { row: Record<string, unknown>; words: HistoryWords }) {
  return (
    <dl className="kv sm was">
      {Object.keys(words.fields)
        .filter((name) => name in row)
        .map((name) => (
          <Field key={name} title={words.fields[name] ?? name} text={toWords(words, name, row[name])} />
        ))}
    </dl>
  )
}

export function Field({ title, text }: { title: string; text: string }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </>
  )
}

export function toWords({ format }: HistoryWords, name: string, value: unknown): string {
  const said = format?.(name, value)
  if (said) return said
  if (value === null || value === undefined || value === '') return ROW_HISTORY.nothing
  if (typeof value === 'boolean') return value ? ROW_HISTORY.yes : ROW_HISTORY.no
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
