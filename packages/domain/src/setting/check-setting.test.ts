import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkSetting } from './check-setting.ts'
import { SETTING_GROUPS, type SettingShape } from './shop-settings.ts'

const surroundings = {
  settings: {
    'regular_delivery.intervals_weeks': [2, 4, 6],
    'regular_delivery.default_interval_weeks': 4,
    'cart.pieces_per_variant': 200,
    'cart.pieces': 1000,
    'cart.wholesale_pieces_per_variant': 2000,
    'cart.wholesale_pieces': 20_000,
    'short_dated.first_days': 60,
    'short_dated.first_percent': 20,
    'short_dated.last_days': 30,
    'short_dated.last_percent': 40,
    'short_dated.until_days': 7,
  },
  categories: ['granule', 'konzervy'],
}
const faultOf = (key: string, value: unknown) => {
  const checked = checkSetting(key, value, surroundings)
  return checked.ok ? null : checked.details.fault
}

test.each([
  ['shipping.free_from', 129_000, null],
  ['shipping.free_from', 129_001, 'range'],
  ['shipping.free_from', 99_000, null],
  ['shipping.free_from', -1, 'range'],
  ['shipping.free_from', 1290.5, 'kind'],
  ['shipping.free_from', '129000', 'kind'],
  ['shipping.cut_off', '14:30', null],
  ['shipping.cut_off', '12:00', null],
  ['shipping.cut_off', '11:59', 'range'],
  ['shipping.cut_off', '24:00', 'kind'],
  ['shipping.cut_off', '9:00', 'kind'],
  ['returns.days', 30, 'not_offered'],
  ['document.issue_days', 16, 'range'],
  ['shipping.free_waives_payment_fee', 'ano', 'kind'],
  ['regular_delivery.discount', 10, null],
  ['regular_delivery.discount', 9.9, 'range'],
  ['regular_delivery.discount', 33.3, null],
  ['regular_delivery.discount', 33.33, 'kind'],
  ['loyalty.maximum_spend_percent', 20, 'not_offered'],
  ['loyalty.minimum_spend_credits', 500, 'not_offered'],
  ['loyalty.validity_months', 6, 'not_offered'],
  ['loyalty.returned_minimum_days', 7, 'not_offered'],
  ['loyalty.credited_after_days', 60, 'not_offered'],
  ['loyalty.attach_days', 0, 'not_offered'],
  ['loyalty.welcome_credits', 49, 'range'],
  ['loyalty.welcome_credits', 80, null],
  ['coupon.percent_excludes', ['on_sale'], null],
  ['coupon.percent_excludes', ['on_sale', 'gold'], 'choice'],
  ['regular_delivery.categories', ['konzervy', 'pamlsky'], 'choice'],
  ['regular_delivery.intervals_weeks', [2, 6], 'default_missing'],
  ['regular_delivery.intervals_weeks', [], 'kind'],
  ['regular_delivery.default_interval_weeks', 5, 'default_missing'],
  ['cart.pieces', 199, 'below_one_pack'],
  ['cart.wholesale_pieces', 1999, 'below_one_pack'],
  ['cart.pieces_per_variant', 1001, 'below_one_pack'],
  ['short_dated.first_days', 30, 'steps_crossed'],
  ['short_dated.last_days', 7, 'steps_crossed'],
  ['short_dated.last_percent', 19, 'steps_crossed'],
  ['short_dated.until_days', 29, null],
  ['loyalty.credit_value', 200, 'not_offered'],
  ['shipping.time_zone', 'UTC', 'not_offered'],
  ['__proto__', 1, 'not_offered'],
])('%s set to %j', (key, value, fault) => {
  expect(faultOf(key, value)).toBe(fault)
})

test('a list is kept sorted, once each', () => {
  expect(checkSetting('regular_delivery.intervals_weeks', [6, 4, 2, 4], surroundings)).toEqual({
    ok: true,
    value: [2, 4, 6],
  })
})

test('no number outside its limits is ever taken, and every one within them is', () => {
  const shapes = Object.values(SETTING_GROUPS)
    .flatMap((group): [string, SettingShape][] => Object.entries(group))
    .flatMap(([key, shape]) => (shape.kind === 'integer' || shape.kind === 'money' ? [{ key, ...shape }] : []))
    .filter(
      ({ key }) => !key.includes('pieces') && !key.startsWith('short_dated.') && !key.startsWith('regular_delivery.'),
    )
  fc.assert(
    fc.property(fc.constantFrom(...shapes), fc.integer({ min: -1000, max: 2_000_000 }), ({ key, min, max }, value) => {
      expect(faultOf(key, value)).toBe(value >= min && value <= max ? null : 'range')
    }),
  )
})
