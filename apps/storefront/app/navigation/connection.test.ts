import { describe, expect, test } from 'vitest'
import { mayPrefetch } from './connection.ts'

describe('mayPrefetch', () => {
  test.each([
    ['an unknown connection', { onLine: true }, true],
    ['a fast one', { onLine: true, connection: { effectiveType: '4g', saveData: false } }, true],
    ['3g', { onLine: true, connection: { effectiveType: '3g' } }, true],
    ['2g', { onLine: true, connection: { effectiveType: '2g' } }, false],
    ['slow 2g', { onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
    ['data saver', { onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
    ['no connection', { onLine: false, connection: { effectiveType: '4g' } }, false],
  ])('judges %s', (_name, state, expected) => {
    expect(mayPrefetch(state)).toBe(expected)
  })
})
