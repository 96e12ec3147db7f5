import { describe, expect, test } from 'vitest'
import type { DogAge } from './dog.ts'
import { ageInMonths, isUnweaned, lifeStageOf } from './dog-age.ts'

const today = '2026-11-16'
const born = (on: string): DogAge => ({ kind: 'born', on })
const months = (count: number, statedOn = today): DogAge => ({ kind: 'months', months: count, statedOn })

describe('age', () => {
  test.each([
    ['born today', born(today), 0],
    ['born a year ago', born('2025-11-16'), 12],
    ['a year old tomorrow', born('2025-11-17'), 11],
    ['said to be 10 months today', months(10), 10],
    ['said to be 10 months in spring', months(10, '2026-03-20'), 17],
    ['known by stage only', { kind: 'stage', stage: 'senior' } as const, null],
  ])('%s', (_name, age, expected) => {
    expect(ageInMonths(age, today)).toBe(expected)
  })
})

describe('life stage', () => {
  test.each([
    [months(11), 'stene'],
    [months(12), 'dospely'],
    [months(84), 'dospely'],
    [months(85), 'senior'],
    [{ kind: 'stage', stage: 'stene' } as const, 'stene'],
  ])('%o is %s', (age, stage) => {
    expect(lifeStageOf(age, today)).toBe(stage)
  })
})

describe('under eight weeks', () => {
  test.each([
    ['55 days', born('2026-09-22'), true],
    ['56 days', born('2026-09-21'), false],
    ['one month', months(1), true],
    ['two months', months(2), false],
    ['a puppy of unknown age', { kind: 'stage', stage: 'stene' } as const, false],
  ])('%s', (_name, age, expected) => {
    expect(isUnweaned(age, today)).toBe(expected)
  })
})
