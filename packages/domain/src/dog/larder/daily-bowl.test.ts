import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dailyBowl, type FedFood } from './daily-bowl.ts'

const kibble = (percent: number): FedFood => ({ productId: 1, kcalPer100g: 353, portion: { kind: 'share', percent } })
const can = (percent: number): FedFood => ({ productId: 2, kcalPer100g: 100, portion: { kind: 'share', percent } })
const treat = (grams: number): FedFood => ({ productId: 3, kcalPer100g: 247, portion: { kind: 'treat', grams } })

function bowlOf(kcal: number, fed: readonly FedFood[]) {
  const bowl = dailyBowl(kcal, fed)
  if (!bowl.ok) throw new Error(bowl.code)
  return bowl.value
}

test('kibble alone is the plain ration of the beagle', () => {
  expect(bowlOf(796, [kibble(100)]).parts).toEqual([{ productId: 1, kind: 'share', gramsPerDay: 225, savedGrams: 0 }])
})

test('40 g of treats are 28 g of kibble less', () => {
  expect(bowlOf(796, [kibble(100), treat(40)])).toEqual({
    parts: [
      { productId: 1, kind: 'share', gramsPerDay: 197, savedGrams: 28 },
      { productId: 3, kind: 'treat', gramsPerDay: 40, savedGrams: 0 },
    ],
    treatsOverBudget: true,
  })
})

test('a can is mixed by energy, not by weight', () => {
  expect(bowlOf(796, [kibble(75), can(25)]).parts.map(({ gramsPerDay }) => gramsPerDay)).toEqual([170, 200])
})

test.each([
  [32, false],
  [33, true],
])('%i g of treats over the tenth of energy: %s', (grams, isOver) => {
  expect(bowlOf(796, [kibble(100), treat(grams)]).treatsOverBudget).toBe(isOver)
})

test.each([[[kibble(90)]], [[kibble(60), can(60)]], [[treat(20)]]])(
  'shares that are not the whole are refused',
  (fed) => {
    expect(dailyBowl(796, fed)).toMatchObject({ ok: false, code: 'shares_must_give_100' })
  },
)

test('whatever treats there are, no food goes below nothing and what is saved is what is missing', () => {
  const shares = fc.integer({ min: 1, max: 99 })
  const grams = fc.integer({ min: 0, max: 900 })
  fc.assert(
    fc.property(fc.integer({ min: 80, max: 3000 }), shares, grams, (kcal, percent, treats) => {
      const fed = [kibble(percent), can(100 - percent)]
      const full = bowlOf(kcal, fed).parts
      const left = bowlOf(kcal, [...fed, treat(treats)]).parts
      for (const [index, part] of full.entries()) {
        expect(left[index]?.gramsPerDay).toBeGreaterThanOrEqual(0)
        expect((left[index]?.gramsPerDay ?? 0) + (left[index]?.savedGrams ?? 0)).toBe(part.gramsPerDay)
      }
    }),
  )
})
