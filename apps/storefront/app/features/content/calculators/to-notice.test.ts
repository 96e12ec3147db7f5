import { expect, test } from 'vitest'
import type { PlanFood, PlanOffer } from './load-plan-foods.server.ts'
import { toNotice } from './to-notice.server.ts'

const SMALL = { id: 1, sku: 'S', name: '2\u00a0kg', grams: 2_000, price: 290_00, regularPrice: 261_00 }
const LARGE = { id: 2, sku: 'L', name: '12\u00a0kg', grams: 12_000, price: 1290_50, regularPrice: 1161_00 }
const FOOD: PlanFood = { slug: 'kure', name: 'Kuře', kcal: 371, packs: [SMALL, LARGE] }
const DAYS = ['2026-11-16', '2026-12-21', '2027-01-25', '2027-03-01']

const noticeOf = (change: Partial<PlanOffer>) =>
  toNotice({ foods: [FOOD], weeks: [5], deliveries: { 5: DAYS }, ...change })
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test('is sent three days before the second delivery, at the price of the largest pack', () => {
  const notice = noticeOf({})
  expect(plain(notice?.food)).toBe('Kuře, 12 kg')
  expect(plain(notice?.sentOn)).toBe('v pátek 18. 12.')
  expect(plain(notice?.packedOn)).toBe('pondělí 21. prosince')
  expect(plain(notice?.price)).toBe('1 161 Kč')
  expect(plain(notice?.formerPrice)).toBe('1 290,50 Kč')
})

test.each([
  ['no food can be had', { foods: [] }],
  ['the food has no pack', { foods: [{ ...FOOD, packs: [] }] }],
  ['staff do not offer this interval', { deliveries: { 4: DAYS } }],
  ['there is no second delivery', { deliveries: { 5: DAYS.slice(0, 1) } }],
])('%s: no example', (_title, change) => {
  expect(noticeOf(change as Partial<PlanOffer>)).toBeNull()
})

test('the first food alone is shown', () => {
  expect(noticeOf({ foods: [{ ...FOOD, packs: [SMALL] }, FOOD] })?.food).toBe('Kuře, 2\u00a0kg')
})
