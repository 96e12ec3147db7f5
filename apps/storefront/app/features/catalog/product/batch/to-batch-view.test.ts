import { expect, test } from 'vitest'
import { toBatchView } from './to-batch-view.ts'

const DECLARED = [
  { code: 'protein', name: 'Hrubý protein', percent: 26 },
  { code: 'fat', name: 'Hrubý tuk', percent: 15 },
]
const ROW = {
  ...{ variant_id: 4, code: 'L260900004', best_before: '2027-09-30', laboratory: 'SVÚ', protocol: '12' },
  ...{ analysed_on: '2026-09-19', figures: { fat: 15.2, protein: 26.1, moisture: 8 } },
  ...{ findings: null, protocol_hash: null },
}
const SALMONELLA = { name: 'Salmonella', value: 'negativní', unit: 'v 25 g', limit: 'negativní' }

test('figures stand in the order of the label, beside what it declares', () => {
  expect(toBatchView(ROW, DECLARED)).toEqual({
    variantId: 4,
    code: 'L260900004',
    bestBefore: '2027-09-30',
    analysis: {
      ...{ laboratory: 'SVÚ', protocol: '12', analysedOn: '2026-09-19' },
      measured: [
        { name: 'Hrubý protein', declared: 26, measured: 26.1 },
        { name: 'Hrubý tuk', declared: 15, measured: 15.2 },
      ],
      ...{ findings: [], protocolTo: null },
    },
  })
})

test('what the label does not declare stands beside it in the words of the laboratory, with its protocol', () => {
  const hash = 'ab'.repeat(32)
  const { analysis } = toBatchView({ ...ROW, figures: {}, findings: [SALMONELLA], protocol_hash: hash }, DECLARED)
  expect(analysis).toMatchObject({ measured: [], findings: [SALMONELLA], protocolTo: `/rozbor/${hash}/pdf` })
})

test.each([
  ['nobody has measured it', { ...ROW, laboratory: null, analysed_on: null, figures: null }],
  ['the label declares nothing of it', { ...ROW, figures: { moisture: 8 } }],
])('there is no analysis when %s', (_, row) => {
  expect(toBatchView(row, DECLARED).analysis).toBeNull()
})
