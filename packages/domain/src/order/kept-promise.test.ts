import { expect, test } from 'vitest'
import { keptPromise } from './kept-promise.ts'

test.each([
  ['2026-11-18', { kind: 'kept' }],
  ['2026-11-19', { kind: 'kept' }],
  ['2026-11-17', { kind: 'early', days: 1 }],
  ['2026-11-20', { kind: 'late', days: 1 }],
  ['2026-12-02', { kind: 'late', days: 13 }],
])('promised for two days, came %s', (came, expected) => {
  expect(keptPromise({ from: '2026-11-18', to: '2026-11-19' }, came)).toEqual(expected)
})
