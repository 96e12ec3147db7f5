import type { CouponDraft } from '@shop/contract/promotion/staff-coupon'
import { expect, test } from 'vitest'
import { beginFields, emptyFields, mayFollow, toCouponDraft, toFields } from './coupon-fields.ts'

const TERMS = {
  ...{ code: 'PODZIM', name: 'Podzim', description: '', minimumGoods: 500_00, firstOrderOnly: true },
  ...{ limitPerCustomer: 1, limitTotal: null, validFrom: '2026-11-16', validTo: '2026-11-30' },
}
const ANY = { isAutomatic: false, products: null, brands: null }
const BENEFITS: CouponDraft['benefit'][] = [
  { kind: 'percent', percent: 12.5, maximum: 300_50 },
  { kind: 'percent', percent: 5, maximum: null },
  { kind: 'fixed', amount: 100_00 },
  { kind: 'free-shipping', methodCodes: ['ppl', 'zasilkovna'] },
  { kind: 'gift', variantId: 12, pieces: 2 },
  { kind: 'buy-x-get-y', buy: 4, get: 1 },
  { kind: 'credit-multiplier', multiplier: 2.5 },
]

test.each(BENEFITS)('what is read into fields is what is sent: %o', (benefit) => {
  const draft: CouponDraft = {
    ...TERMS,
    benefit,
    customerGroups: ['maloobchod'],
    categories: ['granule'],
    excludes: ['bundle'],
    ...{ isAutomatic: true, products: [3, 12], brands: ['cenich'] },
  }
  expect(toCouponDraft(toFields(draft))).toEqual(draft)
})

test.each([
  ['code', ''],
  ['name', ' '],
  ['percent', 'deset'],
  ['percent', '120'],
  ['maximum', 'moc'],
  ['minimum', ''],
  ['limitTotal', '0'],
  ['products', '3, psi'],
  ['validTo', ''],
] as const)('nothing is sent while %s is %o', (field, value) => {
  const fields = { ...emptyFields('2026-11-16'), code: 'PODZIM', name: 'Podzim', maximum: '300' }
  expect(toCouponDraft(fields)).not.toBeNull()
  expect(toCouponDraft({ ...fields, [field]: value })).toBeNull()
})

test('a coupon that is read again replaces only what nobody has touched', () => {
  const [benefit] = BENEFITS as [CouponDraft['benefit']]
  const draft: CouponDraft = {
    ...TERMS,
    benefit,
    customerGroups: ['maloobchod'],
    categories: null,
    excludes: [],
    ...ANY,
  }
  const began = beginFields({ version: 3, draft })
  expect(mayFollow(began, toFields(draft), 4)).toBe(true)
  expect(mayFollow(began, { ...began.fields, name: 'Podzim a zima' }, 4)).toBe(false)
  // What was just saved is newer than what the list still holds.
  expect(mayFollow(began, began.fields, 3)).toBe(false)
  expect(mayFollow(began, began.fields, 2)).toBe(false)
})
