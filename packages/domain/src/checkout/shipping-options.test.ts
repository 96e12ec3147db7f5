import { describe, expect, test } from 'vitest'
import { promiseDelivery } from '../calendar/delivery-promise.ts'
import { piecesOfLines } from '../cart/pieces-of-lines.ts'
import { SETTINGS } from '../cart/pricing.fixture.ts'
import type { PricedVariant } from '../cart/pricing-input.ts'
import { BAG_12, BED_L } from '../cart/variants.fixture.ts'
import { BOX, DPD, POINT, SHIPPING_METHODS } from './methods.fixture.ts'
import { type PickupPoint, pointRefusal } from './pickup-point.ts'
import { listShippingOptions, type ShippingQuestion } from './shipping-options.ts'
import { priceShipping } from './shipping-price.ts'

const { packaging } = SETTINGS
const MONDAY_MORNING = new Date('2026-11-16T08:00:00Z')
const TERMS = { goods: 100_000, groupFrom: null, couponMethods: [], parcels: 1 }

function pieces(...lines: [PricedVariant, number][]) {
  return piecesOfLines(lines.map(([variant, count]) => ({ variant, pieces: count })))
}

function options(question: Partial<ShippingQuestion>) {
  return listShippingOptions({
    methods: SHIPPING_METHODS,
    pieces: pieces([BAG_12, 1]),
    country: 'CZ',
    terms: TERMS,
    packaging,
    promises: {},
    ...question,
  })
}

function answers(question: Partial<ShippingQuestion>) {
  return Object.fromEntries(
    options(question).map((option) => [
      option.methodCode,
      option.isPossible ? option.price.amount : option.refusal.code,
    ]),
  )
}

describe('possible shipping', () => {
  test('a 12 kg bag goes to a pickup point but not to a box', () => {
    expect(answers({})).toEqual({
      'zasilkovna-vydejni-misto': 7_900,
      'zasilkovna-z-box': 'piece_too_heavy',
      'zasilkovna-na-adresu': 10_900,
      ppl: 11_900,
      dpd: 11_500,
      balikovna: 7_500,
      'osobni-odber-brno': 0,
    })
  })

  test('two bags need a courier, three of them two parcels', () => {
    expect(answers({ pieces: pieces([BAG_12, 3]) })).toMatchObject({
      'zasilkovna-vydejni-misto': 'needs_more_parcels',
      balikovna: 'needs_more_parcels',
      'zasilkovna-na-adresu': 21_800,
      dpd: 23_000,
    })
  })

  test('a bed is too large for pickup points and the first carrier', () => {
    expect(answers({ pieces: pieces([BED_L, 1]) })).toMatchObject({
      'zasilkovna-vydejni-misto': 'piece_too_large',
      'zasilkovna-na-adresu': 'piece_too_large',
      ppl: 11_900,
      dpd: 11_500,
    })
  })

  test('no method goes to a country it does not serve', () => {
    expect(new Set(Object.values(answers({ country: 'SK' })))).toEqual(new Set(['country_not_served']))
  })

  test('says how much more a parcel takes', () => {
    const point = options({}).find(({ methodCode }) => methodCode === POINT.code)
    expect(point).toMatchObject({ roomGrams: 2_490, needsPoint: true })
  })

  test('marks the cheapest and the fastest by the promised day', () => {
    const promises = {
      [POINT.code]: promiseDelivery(MONDAY_MORNING, { cutOff: '12:00' }, { minDays: 1, maxDays: 2 }),
      [DPD.code]: promiseDelivery(MONDAY_MORNING, { cutOff: '12:00' }, { minDays: 1, maxDays: 1 }),
    }
    const marked = options({ methods: [POINT, DPD], promises })
    expect(marked).toMatchObject([
      { methodCode: POINT.code, isCheapest: true, isFastest: false },
      { methodCode: DPD.code, isCheapest: false, isFastest: true, promise: promises[DPD.code] },
    ])
  })
})

describe('shipping price', () => {
  test.each([
    ['under the threshold', 128_900, 1, { freeParcels: 0, amount: 11_500 }],
    ['from the threshold', 129_000, 1, { freeParcels: 1, amount: 0 }],
    ['two parcels over it', 129_000, 2, { freeParcels: 1, amount: 11_500 }],
  ])('%s', (_, goods, parcels, expected) => {
    expect(priceShipping(DPD, parcels, { ...TERMS, goods })).toMatchObject(expected)
  })

  test('the threshold of the group replaces the one of the method', () => {
    expect(priceShipping(DPD, 1, { ...TERMS, goods: 700_000, groupFrom: 800_000 }).amount).toBe(11_500)
  })
})

describe('pickup point', () => {
  const point: PickupPoint = {
    id: '70001',
    kind: 'pickup-point',
    country: 'CZ',
    maxWeightGrams: 15_000,
    takesCod: true,
    status: 'open',
  }
  const plan = [{ weightGrams: 12_510, items: [] }]

  test.each([
    ['takes what it can carry', POINT, point, false, undefined],
    ['must be chosen', POINT, null, false, 'point_missing'],
    ['is not used by a courier', DPD, point, false, 'point_not_used'],
    ['must be a box for a box', BOX, point, false, 'point_of_other_kind'],
    ['lies in a served country', POINT, { ...point, country: 'SK' }, false, 'point_in_other_country'],
    ['may be full', POINT, { ...point, status: 'full' as const }, false, 'point_closed'],
    ['may be too weak', POINT, { ...point, maxWeightGrams: 10_000 }, false, 'point_too_weak'],
    ['may take no cash', POINT, { ...point, takesCod: false }, true, 'no_cod_at_point'],
    ['takes paid parcels without cash', POINT, { ...point, takesCod: false }, false, undefined],
  ])('%s', (_, method, chosen, isCod, code) => {
    expect(pointRefusal(method, chosen, plan, isCod)?.code).toBe(code)
  })
})
