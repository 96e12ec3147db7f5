import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TRUTHS } from './truths.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../../database/migrations')

test('every truth is asked in Czech too', () => {
  const named = readdirSync(MIGRATIONS).flatMap((file) => {
    const sql = readFileSync(join(MIGRATIONS, file), 'utf8')
    return [...sql.matchAll(/^\('([a-z_]+)', '[^']*\?', \$q\$/gm)].map(([, name]) => name as string)
  })
  expect(named.length).toBeGreaterThan(90)
  expect([...new Set(named)].filter((name) => !(name in TRUTHS))).toEqual([])
})
