import { expect, test } from 'vitest'
import { cutParcels } from './cut-parcels.ts'

test('the last parcels are emptied first and what is left weighs less', () => {
  const parcels = [
    { weightGrams: 4300, items: [{ itemId: '1', pieces: 2 }] },
    {
      weightGrams: 2800,
      items: [
        { itemId: '1', pieces: 1 },
        { itemId: '2', pieces: 1 },
      ],
    },
  ]
  const left = (first: number, second: number) => [
    { itemId: '1', count: first, weightGrams: 2000 },
    { itemId: '2', count: second, weightGrams: 500 },
  ]
  expect(cutParcels(parcels, left(1, 1))).toEqual([
    { weightGrams: 2300, items: [{ itemId: '1', pieces: 1 }] },
    { weightGrams: 800, items: [{ itemId: '2', pieces: 1 }] },
  ])
  expect(cutParcels(parcels, left(2, 0))).toEqual([parcels[0]])
})
