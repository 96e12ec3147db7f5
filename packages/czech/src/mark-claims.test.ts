import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ClaimRule, markClaims } from './mark-claims.ts'

describe('what a text of a feed must not say', () => {
  test.each<[string, [string, ClaimRule][]]>([
    ['Krmivo léčí ekzémy a podporuje hebkou srst.', [['léčí ekzémy', 'heals']]],
    ['Vyléčí psa.', [['Vyléčí', 'heals']]],
    ['S léčivými bylinami', [['léčivými', 'heals']]],
    ['Zabraňuje nemocem.', [['Zabraňuje nemocem', 'prevents']]],
    ['Předchází vzniku zánětů.', [['Předchází vzniku zánětů', 'prevents']]],
    ['Pomáhá při alergii', [['Pomáhá při alergii', 'prevents']]],
    ['Účinný proti klíšťatům', [['Účinný proti klíšťatům', 'prevents']]],
    ['Má protizánětlivé účinky', [['protizánětlivé', 'acts_as_drug']]],
    ['Receptura je bez chemie a bez obilovin.', [['bez chemie', 'no_chemistry']]],
    [
      'Nejlepší krmivo, doporučeno veterináři',
      [
        ['Nejlepší krmivo', 'best_of_all'],
        ['doporučeno veterináři', 'vets_say'],
      ],
    ],
    [
      'Eko obal šetrný k přírodě',
      [
        ['Eko', 'green'],
        ['šetrný k přírodě', 'green'],
      ],
    ],
  ])('%s', (text, marks) => {
    expect(markClaims(text).map((mark) => [mark.text, mark.rule])).toEqual(marks)
  })
})

test.each([
  'Leč hojnost masa a zeleniny, biotin a probiotika.',
  'Podporuje kloubní výživu a hebkou srst.',
  'Bez obilovin, bez barviv a konzervantů.',
  'Pro psy s citlivým trávením i alergiky.',
  'Oblečení pro psy, ekonomické balení, biologická hodnota.',
  'Chraňte před mrazem a vlhkem.',
])('leaves in peace: %s', (text) => {
  expect(markClaims(text)).toEqual([])
})

test('marks lie in the text, in order and apart, whatever surrounds them', () => {
  const word = fc.constantFrom(
    'léčí',
    'artrózu',
    'bez',
    'chemie',
    'ŠETRNÉ',
    'k',
    'přírodě',
    'granule',
    '🐶',
    '…',
    'ﬁltr',
    'zázračné',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (words) => {
      const text = words.join(' ')
      const marks = markClaims(text)
      marks.forEach((mark, index) => {
        expect(text.slice(mark.start, mark.end)).toBe(mark.text)
        expect(mark.start).toBeGreaterThanOrEqual(marks[index - 1]?.end ?? 0)
      })
      expect(marks.filter(({ rule }) => rule === 'heals')).toHaveLength(words.filter((one) => one === 'léčí').length)
    }),
  )
})
