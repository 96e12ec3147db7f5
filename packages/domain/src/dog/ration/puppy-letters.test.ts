import { expect, test } from 'vitest'
import { puppyLetters } from './puppy-letters.ts'
import type { AdultBand } from './puppy-plan.ts'

const said = (band: AdultBand, bornOn: string, askedOn: string) =>
  puppyLetters(band, { bornOn, askedOn }).map(({ step, on }) => `${on} ${step}`)

test.each<[string, AdultBand, string, string, string[]]>([
  [
    'of eight weeks gets all five',
    '10–25 kg',
    '2026-09-20',
    '2026-11-18',
    [
      '2026-11-26 transition',
      '2026-12-16 weight',
      '2026-12-20 three_meals',
      '2027-03-20 two_meals',
      '2027-09-20 adult',
    ],
  ],
  [
    'of nine weeks does not get two letters a day apart',
    'nad 45 kg',
    '2026-09-17',
    '2026-11-18',
    [
      '2026-11-26 transition',
      '2026-12-16 weight',
      '2026-12-19 three_meals',
      '2027-03-17 two_meals',
      '2028-03-17 adult',
    ],
  ],
  [
    'of seven months is told nothing of meals',
    'nad 45 kg',
    '2026-04-18',
    '2026-11-18',
    ['2026-11-26 transition', '2026-12-16 weight', '2027-10-18 adult'],
  ],
  ['nearly grown up gets the last one', 'do 5 kg', '2026-03-20', '2026-11-18', ['2026-11-20 adult']],
  ['grown up gets none', '10–25 kg', '2025-11-18', '2026-11-18', []],
  ['not born yet gets none', '10–25 kg', '2026-12-01', '2026-11-18', []],
  [
    'born on the last of a month is as old on the first of the month after a short one',
    'nevím',
    '2026-08-31',
    '2026-11-18',
    [
      '2026-11-26 transition',
      '2026-12-01 three_meals',
      '2026-12-16 weight',
      '2027-03-03 two_meals',
      '2027-08-31 adult',
    ],
  ],
])('a puppy %s', (_case, band, bornOn, askedOn, expected) => {
  expect(said(band, bornOn, askedOn)).toEqual(expected)
})
