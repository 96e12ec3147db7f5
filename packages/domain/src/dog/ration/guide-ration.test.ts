import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Activity, dogOf } from '../dog.ts'
import type { FeedingGuide } from './feeding-guide.ts'
import { guideRation } from './guide-ration.ts'

const today = '2026-11-16'
const aged = (months: number) => ({ kind: 'months', months, statedOn: today }) as const

function table(
  kind: FeedingGuide['kind'],
  columns: string[],
  rows: [number, ...(number | null)[]][],
  unit: FeedingGuide['unit'] = 'g/den',
): FeedingGuide {
  return { kind, unit, columns, rows: rows.map(([weightKg, ...values]) => ({ weightKg, values })) }
}

// Tables of the demo catalogue, with the energy of each food in kcal per 100 g.
const chicken = table(
  'adult',
  ['Klidný pes', 'Běžný pohyb', 'Hodně pohybu'],
  [
    [3, 60, 70, 80],
    [5, 90, 100, 115],
    [10, 150, 170, 195],
    [15, 200, 235, 265],
    [20, 250, 290, 330],
    [30, 340, 390, 445],
    [40, 420, 485, 550],
    [50, 495, 575, 655],
  ],
)
const light = table(
  'adult',
  ['Snižování hmotnosti', 'Udržení hmotnosti'],
  [
    [15, 170, 210],
    [20, 210, 265],
    [30, 285, 355],
    [40, 355, 440],
  ],
)
const sport = table(
  'adult',
  ['Pravidelný trénink', 'Náročný trénink', 'Sezóna a celodenní práce'],
  [
    [15, 245, 295, 350],
    [20, 305, 365, 435],
    [30, 410, 495, 590],
  ],
)
const growth = table(
  'puppy',
  ['2 měsíce', '3 měsíce', '4 měsíce', '6 měsíců', '9 měsíců', '12 měsíců', '15 měsíců', '18 měsíců'],
  [
    [30, 235, 320, 375, 430, 445, 440, 430, null],
    [40, 275, 370, 450, 525, 550, 545, 540, 535],
  ],
)
const treat = table(
  'treat',
  ['Nejvýše denně'],
  [
    [3, 9],
    [5, 13],
    [10, 22],
    [20, 37],
    [30, 50],
    [40, 62],
  ],
)
const joints = table(
  'supplement',
  ['Denní dávka'],
  [
    [5, 1],
    [10, 2],
    [20, 4],
    [35, 6],
    [50, 8],
  ],
)
const sticks = table(
  'treat',
  ['Denní dávka'],
  [
    [10, 1],
    [25, 1],
    [40, 1],
  ],
  'ks/den',
)

function amountOf(guide: FeedingGuide, kcal: number | null, known: Parameters<typeof dogOf>[0]) {
  const ration = guideRation(guide, dogOf(known), kcal, today)
  return ration.ok ? ration.value.amount : ration.code
}

describe('a grown dog', () => {
  test.each([
    ['in a row of the table', chicken, 360, { weightKg: 20, activity: 'moderate' }, 290],
    ['quiet', chicken, 360, { weightKg: 20, activity: 'low' }, 250],
    ['running', chicken, 360, { weightKg: 20, activity: 'active' }, 330],
    ['between two rows', chicken, 360, { weightKg: 18, activity: 'moderate' }, 270],
    ['under the table', chicken, 360, { weightKg: 2, activity: 'moderate' }, 50],
    ['over the table', chicken, 360, { weightKg: 60, activity: 'moderate' }, 660],
    ['losing weight, read at the ideal weight', light, 306, { weightKg: 24, condition: 7 }, 210],
    ['holding weight on light food', light, 306, { weightKg: 20, activity: 'low' }, 265],
    ['working hard', sport, 390, { weightKg: 20, activity: 'working' }, 365],
    ['sporting', sport, 390, { weightKg: 20, activity: 'active' }, 305],
  ] as const)('%s', (_name, guide, kcal, known, grams) => {
    expect(amountOf(guide, kcal, known)).toBe(grams)
  })

  test.each([
    ['low', 250],
    ['moderate', 290],
    ['active', 330],
    ['working', 330],
  ] as const)(
    'of %s activity is read by the order of columns when the energy of the food is unknown',
    (activity, grams) => {
      expect(amountOf(chicken, null, { weightKg: 20, activity })).toBe(grams)
    },
  )

  test('says when the weight is outside the table', () => {
    const inside = guideRation(chicken, dogOf({ weightKg: 20 }), 360, today)
    const outside = guideRation(chicken, dogOf({ weightKg: 60 }), 360, today)
    expect(inside).toMatchObject({ ok: true, value: { isOutsideTable: false, column: 1, unit: 'g/den' } })
    expect(outside).toMatchObject({ ok: true, value: { isOutsideTable: true } })
  })
})

describe('a puppy', () => {
  const puppy = (months: number, adultWeightKg: number | null) => ({ weightKg: 8, adultWeightKg, age: aged(months) })

  test.each([
    ['in a cell of the table', puppy(6, 30), 430],
    ['between two weights', puppy(6, 35), 480],
    ['between two ages', puppy(5, 30), 405],
    ['just before the dash', puppy(17, 30), 430],
    ['at the dash', puppy(18, 30), 'adult_food'],
    ['after the table', puppy(19, 40), 'adult_food'],
    ['before the table', puppy(1, 30), 'too_young'],
    ['of unknown grown-up weight', puppy(6, null), 'adult_weight_needed'],
    ['of unknown age', { weightKg: 8, adultWeightKg: 30, age: { kind: 'stage', stage: 'stene' } }, 'age_needed'],
  ] as const)('%s', (_name, known, expected) => {
    expect(amountOf(growth, 356, known)).toBe(expected)
  })
})

describe('doses', () => {
  test.each([
    ['at most a day, never rounded up', treat, 13, 26],
    ['a dose for the band', joints, 10, 2],
    ['a dose for the next band', joints, 10.1, 4],
    ['a dose over the last band', joints, 70, 8],
    ['one stick whatever the weight', sticks, 18, 1],
  ] as const)('%s', (_name, guide, weightKg, amount) => {
    expect(amountOf(guide, 283, { weightKg })).toBe(amount)
  })
})

test('more weight never means fewer grams by the table either', () => {
  const kilograms = fc.double({ min: 0.5, max: 100, noNaN: true })
  const activity = fc.constantFrom<Activity>('low', 'moderate', 'active', 'working')
  fc.assert(
    fc.property(kilograms, kilograms, activity, (one, two, moves) => {
      const lighter = amountOf(chicken, null, { weightKg: Math.min(one, two), activity: moves })
      const heavier = amountOf(chicken, null, { weightKg: Math.max(one, two), activity: moves })
      expect(heavier).toBeGreaterThanOrEqual(Number(lighter))
    }),
  )
})
