import { describe, expect, test } from 'vitest'
import { pluralForm } from './plural.ts'

const DAY = { one: 'den', few: 'dny', many: 'dne', other: 'dní' }
const BAG = { one: 'pytel', few: 'pytle', many: 'pytle', other: 'pytlů' }

describe('pluralForm', () => {
  test.each([
    [1, 'den', 'pytel'],
    [2, 'dny', 'pytle'],
    [4, 'dny', 'pytle'],
    [1.5, 'dne', 'pytle'],
    [0, 'dní', 'pytlů'],
    [5, 'dní', 'pytlů'],
    [22, 'dní', 'pytlů'],
    [101, 'dní', 'pytlů'],
    [102, 'dní', 'pytlů'],
  ])('declines nouns after %d', (count, day, bag) => {
    expect(pluralForm(count, DAY)).toBe(day)
    expect(pluralForm(count, BAG)).toBe(bag)
  })

  test('agrees with Intl', () => {
    const rules = new Intl.PluralRules('cs')
    const names = { one: 'one', few: 'few', many: 'many', other: 'other' }
    for (const count of [-5, -2, -1, 0, 0.1, 1, 1.2, 2, 3, 4, 5, 11, 21, 22, 100, 1001]) {
      expect(pluralForm(count, names), `${count}`).toBe(rules.select(count))
    }
  })
})
