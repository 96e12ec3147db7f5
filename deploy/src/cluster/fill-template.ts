const WORD = /\{\{(\w+)\}\}/g

/** Puts values in the place of words in double braces. A list keeps the indent of its word. */
export function fillTemplate(text: string, values: Readonly<Record<string, string | readonly string[]>>): string {
  return text
    .split('\n')
    .map((line) =>
      line.replaceAll(WORD, (_, word: string) => {
        const value = values[word]
        if (value === undefined) throw new Error(`Nobody says what {{${word}}} is.`)
        return typeof value === 'string' ? value : value.join(`\n${/^\s*/.exec(line)?.[0]}`)
      }),
    )
    .join('\n')
}
