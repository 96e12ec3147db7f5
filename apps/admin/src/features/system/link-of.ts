/** Where things have a screen of their own, by the column that names them. */
const SCREENS: readonly [column: string, path: string][] = [
  ['order_id', '/objednavky'],
  ['plan_id', '/pravidelne-doruceni'],
  ['customer_id', '/zakaznici'],
]

/** Where a row of a truth can be looked at; null when nothing in it has a screen. */
export function linkOf(row: Readonly<Record<string, unknown>>): string | null {
  if ('job_id' in row) return '/hlidac/ulohy'
  const [column, path] = SCREENS.find(([name]) => typeof row[name] === 'number') ?? []
  return column && path ? `${path}/${row[column]}` : null
}
