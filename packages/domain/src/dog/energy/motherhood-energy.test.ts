import { describe, expect, test } from 'vitest'
import { motherhoodEnergy } from './motherhood-energy.ts'

const pregnant = (week: number | null) => motherhoodEnergy(25, { kind: 'pregnant', week })
const nursing = (week: number | null, puppies: number | null) =>
  motherhoodEnergy(25, { kind: 'nursing', week, puppies })

describe('a bitch of 25 kg (§ 1)', () => {
  test.each([
    ['pregnant, week 1', pregnant(1), 1476],
    ['pregnant, week 4', pregnant(4), 1476],
    ['pregnant, week 5', pregnant(5), 2126],
    ['pregnant, week 9', pregnant(9), 2126],
    ['nursing four, week 3', nursing(3, 4), 4261],
    ['nursing six, week 3', nursing(3, 6), 4921],
    ['nursing six, week 4', nursing(4, 6), 5221],
  ])('%s', (_name, need, kcal) => {
    expect(need.certainty === 'unavailable' ? need : Math.round(need.kcalPerDay)).toBe(kcal)
  })
})

describe('no number is better than a wrong one', () => {
  test.each([
    [pregnant(null), 'pregnancy_week_needed'],
    [pregnant(0), 'pregnancy_week_needed'],
    [pregnant(10), 'pregnancy_week_needed'],
    [nursing(null, 4), 'nursing_week_needed'],
    [nursing(5, 4), 'nursing_week_needed'],
    [nursing(3, null), 'litter_size_needed'],
    [nursing(3, 0), 'litter_size_needed'],
    [nursing(3, 9), 'litter_size_needed'],
  ])('%o', (need, reason) => {
    expect(need).toEqual({ certainty: 'unavailable', reason })
  })
})
