import type { ShippingOptionView } from '@shop/contract/cart-view'
import { expect, test } from 'vitest'
import { describeOption, describeWay, priceOf } from './describe-option.ts'

const day = (date: string, relation = 'later') => ({ date, weekday: 1, daysAway: 1, relation })
const DAYS = { earliest: day('2026-11-18'), latest: day('2026-11-18') }

function option(given: Partial<ShippingOptionView>): ShippingOptionView {
  const promise = { ...DAYS, record: null } as ShippingOptionView['promise']
  return { kind: 'address', amount: 11_900, parcels: 1, promise, ...given } as ShippingOptionView
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [11_900, '119 Kč'],
  [0, 'zdarma'],
  [null, 'zdarma'],
])('%s haléřů is %s', (amount, price) => {
  expect(plain(priceOf({ amount }))).toBe(price)
})

test.each([
  ['one day', {}, 've středu 18. 11.'],
  [
    'a later day too',
    { promise: { ...DAYS, latest: day('2026-11-19') } },
    've středu 18. 11., nejpozději ve čtvrtek 19. 11.',
  ],
  [
    'what our parcels have shown',
    { promise: { ...DAYS, record: { area: '612', weekday: null, parcels: 104, inTime: 101 } }, parcels: 2 },
    've středu 18. 11. · pojede ve 2 balících · stihli jsme 101 z posledních 104 zásilek na 612 xx',
  ],
  [
    'what they have shown on Fridays',
    { promise: { ...DAYS, record: { area: '612', weekday: 5, parcels: 100, inTime: 96 } } },
    've středu 18. 11. · stihli jsme 96 z posledních 100 pátečních zásilek na 612 xx',
  ],
  ['two parcels', { parcels: 2 }, 've středu 18. 11. · pojede ve 2 balících'],
  ['nobody knows when', { promise: null }, ''],
])('%s', (_title, given, text) => {
  expect(plain(describeOption(option(given as Partial<ShippingOptionView>)))).toBe(text)
})

test.each([
  ['nothing can go this way', [], 'Tohle balení takhle nepojede.'],
  ['one price', [option({})], '119 Kč · ve středu 18. 11.'],
  ['several prices', [option({}), option({ amount: 7900 })], 'od 79 Kč · ve středu 18. 11.'],
  ['free', [option({ amount: 0 }), option({})], 'zdarma · ve středu 18. 11.'],
  [
    'our own counter does not speak for the points',
    [option({ kind: 'personal-pickup', amount: 0 }), option({ kind: 'box', amount: 6900 })],
    '69 Kč · ve středu 18. 11.',
  ],
  ['only our own counter', [option({ kind: 'personal-pickup', amount: 0 })], 'zdarma · ve středu 18. 11.'],
  ['without a day', [option({ promise: null })], '119 Kč'],
])('the tile: %s', (_title, options, text) => {
  expect(plain(describeWay(options))).toBe(text)
})
