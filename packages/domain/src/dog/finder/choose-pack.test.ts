import { expect, test } from 'vitest'
import { choosePack } from './choose-pack.ts'
import { finderFood } from './finder-food.fixture.ts'

const { packs } = finderFood({ id: 'a' })

test.each([
  ['a beagle gets six kilograms for 26 days', 225, 6000],
  ['a shepherd empties twelve in a month', 395, 12_000],
  ['a chihuahua gets the smallest, though it lasts longer than six weeks', 40, 2000],
  ['a yorkshire terrier eats two kilograms in four weeks', 70, 2000],
  ['exactly six weeks are fresh enough', 6000 / 42, 6000],
])('%s', (_, gramsPerDay, grams) => {
  expect(choosePack(packs, gramsPerDay)?.grams).toBe(grams)
})

test('what is sold out is not chosen', () => {
  const left = packs.map((pack) => ({ ...pack, isInStock: pack.grams === 12_000 }))
  expect(choosePack(left, 225)?.grams).toBe(12_000)
  expect(
    choosePack(
      left.map((pack) => ({ ...pack, isInStock: false })),
      225,
    ),
  ).toBeNull()
})
