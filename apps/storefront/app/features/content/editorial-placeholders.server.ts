import pages from './editorial/pages.json' with { type: 'json' }

const descriptions: Record<string, string> = pages.meta.placeholders

/** Data of the company are not decided in a demo shop; the text says what will stand there. */
export function fillPlaceholders(source: string, values: Record<string, string> = {}): string {
  return source.replace(/\{\{([\w.]+)\}\}/g, (_whole, key: string) => values[key] ?? `[${descriptions[key] ?? key}]`)
}
