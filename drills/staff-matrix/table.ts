/** Who may, by name of what. */
export type Table = Record<string, string>

export function spread(table: Table, by: string): Table {
  return Object.fromEntries(
    Object.entries(table).flatMap(([who, names]) => split(names, by).map((name) => [name, who])),
  )
}

export function split(text: string, by: string): string[] {
  return text
    .replaceAll('\n', by === ' ' ? ' ' : '')
    .split(by)
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter((name) => name !== '')
}
