import { describe, expect, it } from 'vitest'
import { pluralForm } from './plural.ts'

const DAY = { one: 'den', few: 'dny', many: 'dne', other: 'dní' }
const BAG = { one: 'pytel', few: 'pytle', many: 'pytle', other: 'pytlů' }

describe('pluralForm', () => {
  it.each([
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
})
