import type { ShippingOptionView } from '@shop/contract/cart-view'
import { describe, expect, test } from 'vitest'
import { describeWeight } from './describe-weight.ts'

const refusal = { code: 'needs_more_parcels', details: {} }
const option = (fields: Partial<ShippingOptionView>) => ({ refusal: null, parcels: 1, ...fields }) as ShippingOptionView
const point = option({ kind: 'pickup-point', maxWeightGrams: 15_000, roomGrams: 2000 })
const box = option({ kind: 'box', maxWeightGrams: 10_000, roomGrams: 100 })
const courier = option({ kind: 'address', maxWeightGrams: 30_000, roomGrams: 17_000 })

describe('describeWeight', () => {
  test('says how much still fits a pickup point', () => {
    expect(describeWeight({ weightGrams: 12_650, shippingOptions: [point, courier] })).toEqual({
      grams: 12_650,
      point: { limit: 15_000, room: 2000 },
      pointLimit: null,
      parcels: 1,
      fitsBox: false,
      used: 87,
    })
  })

  test('takes the point with the most room and knows a box that takes it', () => {
    const other = option({ kind: 'pickup-point', maxWeightGrams: 20_000, roomGrams: 7000 })
    const note = describeWeight({ weightGrams: 5000, shippingOptions: [point, other, box] })
    expect(note).toMatchObject({ point: { limit: 20_000, room: 7000 }, fitsBox: true })
  })

  test('names the limit of points once it is too much for them, and the parcels of the courier', () => {
    const shippingOptions = [
      { ...point, refusal },
      { ...box, refusal },
      { ...courier, parcels: 2 },
    ]
    expect(describeWeight({ weightGrams: 40_000, shippingOptions })).toMatchObject({
      point: null,
      pointLimit: 15_000,
      parcels: 2,
      fitsBox: false,
      used: 100,
    })
  })

  test('has nothing to say about an empty cart', () => {
    expect(describeWeight({ weightGrams: 0, shippingOptions: [] })).toBeNull()
  })
})
