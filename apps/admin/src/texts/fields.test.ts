import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nameField } from './fields.ts'

const ROOT = join(import.meta.dirname, '../../../..')

const isNamed = (field: string) => nameField(field) !== field

/** `batch_id` of `b.id as batch_id`; what has no name of its own is left to the database. */
const ALIAS = /\bas ([a-z_]+)\b/g
/** Inside a truth only: not a column of what it answers. */
const INNER = ['materialized', 'not', 'text', 'bigint', 'date', 'integer', 'jsonb', 'numeric']

/** What stands between the brackets of each call that writes into the log. */
function callsOf(source: string): string[] {
  return [...source.matchAll(/\baudit\(/g)].map(({ index }) => {
    const from = index + 'audit('.length
    let depth = 1
    let at = from
    for (; depth > 0 && at < source.length; at += 1) depth += { '(': 1, ')': -1 }[source[at] ?? ''] ?? 0
    return source.slice(from, at - 1).trim()
  })
}

test('what truths call their columns has Czech words', () => {
  const folder = join(ROOT, 'database/migrations')
  const columns = readdirSync(folder).flatMap((file) => {
    const sql = readFileSync(join(folder, file), 'utf8')
    const queries = [...sql.matchAll(/^\('[a-z_]+', '[^']*\?', \$q\$\s*select ([\s\S]*?)\bfrom\b/gm)]
    return queries.flatMap(([, list]) => [...(list ?? '').matchAll(ALIAS)].map(([, name]) => name as string))
  })
  expect(columns.length).toBeGreaterThan(60)
  expect([...new Set(columns)].filter((name) => !INNER.includes(name) && !isNamed(name))).toEqual([])
})

test('so have the fields of the log', () => {
  const folder = join(ROOT, 'apps/services/src')
  const written = globSync('**/*.ts', { cwd: folder }).flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    const details = callsOf(source).flatMap((call) => /, \{ ([^{}]*) \}$/.exec(call)?.[1] ?? [])
    return details
      .flatMap((list) => list.split(', ').map((part) => part.split(':')[0] ?? ''))
      .filter((field) => /^[a-zA-Z]+$/.test(field) && !['type', 'id', 'from', 'to'].includes(field))
  })
  expect(written.length).toBeGreaterThan(15)
  expect([...new Set(written)].filter((field) => !isNamed(field))).toEqual([])
})
