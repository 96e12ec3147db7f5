import { expect, test } from 'vitest'
import type { FeedingGuide } from './feeding-guide.ts'
import { puppyPlan } from './puppy-plan.ts'

const GUIDE: FeedingGuide = {
  ...{ kind: 'puppy', unit: 'g/den' },
  columns: ['2 měsíce', '4 měsíce', '6 měsíců'],
  rows: [
    { weightKg: 5, values: [70, 90, 85] },
    { weightKg: 10, values: [120, 150, 140] },
    { weightKg: 25, values: [230, 300, 290] },
  ],
}
const at = (bornOn: string) => ({ bornOn, today: '2026-11-18' })

test.each([
  ['two months', '2026-09-10', [2, 4, '120–230']],
  ['three months', '2026-08-10', [3, 3, '120–230']],
  ['four months', '2026-07-10', [4, 3, '150–300']],
  ['seven months', '2026-04-10', [7, 2, '140–290']],
])('a puppy of %s begins its plan with %j', (_name, bornOn, first) => {
  const plan = puppyPlan(GUIDE, '10–25 kg', at(bornOn))
  expect([plan[0]?.months, plan[0]?.meals, plan[0]?.grams?.join('–')]).toEqual(first)
  expect(plan.at(-1)?.months).toBe(11)
})

test('who does not know the weight gets meals without grams, a grown-up dog gets no plan', () => {
  expect(puppyPlan(GUIDE, 'nevím', at('2026-09-10'))[0]).toEqual({ months: 2, meals: 4, grams: null })
  expect(puppyPlan(null, '5–10 kg', at('2026-09-10'))[0]?.grams).toBeNull()
  expect(puppyPlan(GUIDE, '5–10 kg', at('2025-01-01'))).toEqual([])
})
