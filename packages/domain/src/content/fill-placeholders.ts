/** Prices and goods that the page draws itself. */
const LIVE = /^(?:cenik|produkt):[a-z0-9-]+$/

/** Texts name facts as `{{key}}`, so that a seat or an account is written once. An unknown key stays visible. */
export function fillPlaceholders(source: string, values: Record<string, string>): string {
  return source.replace(/\{\{([\w.]+)\}\}/g, (whole, key: string) => values[key] ?? whole)
}

/** Keys that a text names and nobody has filled in, each once; also those that no filling would find, such as `{{ key }}`. */
export function missingFacts(source: string, values: Record<string, string>): string[] {
  const keys = [...source.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, key = '']) => key)
  return [...new Set(keys)].filter((key) => !LIVE.test(key) && (values[key] ?? '').trim() === '')
}
