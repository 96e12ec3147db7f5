/**
 * `select id::text … order by id` sorts by the text: a name of the result comes before a name of the table, and 10 stands before 9.
 * Whoever locks rows that way waits in a circle with whoever counts.
 */
export function checkSqlOrder(path: string, read: () => string): string[] {
  if (!path.endsWith('.sql.ts')) return []
  const statements = read().match(/`[^`]*`/g) ?? []
  return statements.flatMap((statement) => {
    const cast = [...statement.matchAll(/(\w+)::text(?!\s+as\b)/g)].map(([, column]) => column)
    const sorted = [...statement.matchAll(/order by ([^`)]*)/g)].flatMap(([, list = '']) => list.split(','))
    const names = sorted.map((part) => /^\s*(\w+)\b(?!\.)/.exec(part)?.[1])
    const faults = new Set(names.filter((name) => name !== undefined && cast.includes(name)))
    return [...faults].map((name) => `${path}: "order by ${name}" sorts ${name}::text; name its table`)
  })
}
