import { expect, test } from 'vitest'
import { judgeOrder, type OrderMoney } from './judge-orders.ts'

const PAID: OrderMoney = { number: '2026000001', state: 'accepted', payable: 100, kept: 100, acceptances: 1 }

test.each([
  ['an order paid once', PAID, 100],
  ['an order that expired unpaid', { ...PAID, state: 'expired', kept: 0, acceptances: 0 }, 0],
  ['an order cancelled and refunded', { ...PAID, state: 'cancelled', kept: 0 }, 0],
])('%s is fine', (_, order, taken) => {
  expect(judgeOrder(order, taken)).toBeNull()
})

test.each([
  ['charged twice', PAID, 200, 'holds 200 instead of 100'],
  ['paid and forgotten', { ...PAID, state: 'expired', kept: 0 }, 100, 'holds 100 instead of 0'],
  ['still waiting', { ...PAID, state: 'awaiting_payment' }, 100, 'awaiting_payment after everything'],
  ['counted wrongly', { ...PAID, kept: 200 }, 100, 'counts 200 instead of 100'],
  ['accepted twice', { ...PAID, acceptances: 2 }, 100, 'accepted 2 times'],
])('an order %s is noticed', (_, order, taken, words) => {
  expect(judgeOrder(order, taken)).toContain(words)
})
