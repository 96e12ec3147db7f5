import { expect, test } from 'vitest'
import { type ChartFrame, placeCurves } from './growth-curves.ts'

const BORN = '2026-10-18'
const FRAME: ChartFrame = { width: 100, height: 100, left: 10, right: 10, top: 0, bottom: 10, lineHeight: 8 }
const grown = (name: string, ...weights: [on: string, grams: number][]) => ({
  name,
  isSlow: false,
  weights: weights.map(([on, grams]) => ({ on, grams })),
})

test('the birth is on the left, today on the right, the heaviest under the upper line', () => {
  const curves = placeCurves([grown('Ben', [BORN, 500], ['2026-10-28', 1000])], BORN, FRAME)
  expect(curves?.lines[0]?.points).toBe('10,45 90,0')
  expect(curves?.levels.map(({ grams }) => grams)).toEqual([0, 250, 500, 750, 1000])
  expect(curves?.ticks.map(({ day }) => day)).toEqual([0, 5, 10])
})

test('names at the ends do not lie over one another', () => {
  const puppies = ['A', 'B', 'C'].map((name) => grown(name, [BORN, 400], ['2026-10-28', 1000]))
  expect(placeCurves(puppies, BORN, FRAME)?.labels.map(({ y }) => y)).toEqual([0, 8, 16])
})

test.each([
  ['nobody', []],
  ['only the birth', [grown('Ben', [BORN, 500])]],
])('%s makes no drawing', (_, puppies) => {
  expect(placeCurves(puppies, BORN, FRAME)).toBeNull()
})
