const MARK = /\{([a-z]+)\}/g

/** Fills a prepared answer. A paragraph's value that is not known leaves no hole: spaces and empty lines close up. */
export function fillTemplate(body: string, values: Readonly<Record<string, string>>): string {
  return body
    .replace(MARK, (mark, name: string) => values[name] ?? mark)
    .replace(/[ \t]+(?=[.,\n]|$)/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
