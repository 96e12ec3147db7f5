import { expect, test } from 'vitest'
import { proposeBasket } from './propose-basket.ts'

const pack = (id: number, days: number, halerePerDay: number) => ({
  ...{ id, days, halerePerDay },
  ...{ sku: `S${id}`, name: `${id} kg`, grams: id * 1000, price: 100 },
})
const packs = [pack(2, 9, 4000), pack(12, 41, 3000)]

test('proposes the recommended pack, as many as last a month', () => {
  expect(proposeBasket({ dogs: [], packs }, 2)).toEqual({ variantId: 2, pack: '2 kg', pieces: 4, days: 36 })
})

test('proposes the cheapest day where nothing was recommended or that pack is not here', () => {
  expect(proposeBasket({ dogs: [], packs }, null)).toMatchObject({ variantId: 12, pieces: 1, days: 41 })
  expect(proposeBasket({ dogs: [], packs }, 77)).toMatchObject({ variantId: 12 })
})

test('has nothing to propose before it knows a dog and a food', () => {
  expect(proposeBasket({ dogs: [], packs: [] }, 2)).toBeNull()
})
