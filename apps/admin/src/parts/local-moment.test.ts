import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fromLocalMoment, toLocalMoment } from './local-moment.ts'

const SOURCES = join(import.meta.dirname, '..')

test('a moment comes back from its field to the minute', () => {
  expect(fromLocalMoment(toLocalMoment('2026-12-24T17:30:00.000Z'))).toBe('2026-12-24T17:30:00.000Z')
  expect(fromLocalMoment(toLocalMoment(null))).toBeNull()
})

test('a moment is typed and shown on the clock of Prague, in winter and in summer', () => {
  expect(toLocalMoment('2026-12-24T17:30:00.000Z')).toBe('2026-12-24T18:30')
  expect(fromLocalMoment('2027-07-01T12:00')).toBe('2027-07-01T10:00:00.000Z')
})

test('what is typed is read on the clock of the shop, nowhere on that of the browser', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter((file) => !file.includes('.test.'))
  expect(sources.length).toBeGreaterThan(300)
  const others = sources.filter((file) =>
    /new Date\(\w+\)\.toISOString\(\)/.test(readFileSync(join(SOURCES, file), 'utf8')),
  )
  expect(others).toEqual([])
})
