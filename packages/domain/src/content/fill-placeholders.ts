/** Texts name facts as `{{key}}`, so that a seat or an account is written once. An unknown key stays visible. */
export function fillPlaceholders(source: string, values: Record<string, string>): string {
  return source.replace(/\{\{([\w.]+)\}\}/g, (whole, key: string) => values[key] ?? whole)
}
