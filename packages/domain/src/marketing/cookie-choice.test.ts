import { describe, expect, test } from 'vitest'
import { daysToKeep, EVERYTHING, formatChoice, NOTHING, parseChoice } from './cookie-choice.ts'

const KEY = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

describe('a choice about cookies', () => {
  test('comes back from the cookie as it was made', () => {
    const kept = { ...NOTHING, analytics: true, key: KEY, wordingVersion: 1 }
    expect(formatChoice(kept)).toBe(`1.${KEY}.010`)
    expect(parseChoice(formatChoice(kept), 1)).toEqual(kept)
  })

  test.each(['', 'ano', `1.${KEY}.01`, `1.${KEY}.012`, `1.${KEY}.010;x`, '1.nikdo.111'])(
    'is not read from %j',
    (text) => {
      expect(parseChoice(text, 1)).toBeNull()
    },
  )

  test('does not hold for other words', () => {
    expect(parseChoice(formatChoice({ ...EVERYTHING, key: KEY, wordingVersion: 1 }), 2)).toBeNull()
  })

  test('holds a year, a refusal half of it', () => {
    expect(daysToKeep(EVERYTHING)).toBe(365)
    expect(daysToKeep({ ...NOTHING, preferences: true })).toBe(365)
    expect(daysToKeep(NOTHING)).toBe(183)
  })
})
