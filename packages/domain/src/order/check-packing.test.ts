import { expect, test } from 'vitest'
import { checkPacking, type OrderMoney } from './check-packing.ts'

const PAID: OrderMoney = {
  payable: 1000,
  isPaidBefore: true,
  payments: [{ state: 'paid', received: 1000, refunded: 0 }],
  refunds: [],
  tolerance: 0,
}
const refund = (amount: number, forGoods: number, isDone = true) => ({ amount, forGoods, isDone })

test.each<[string, Partial<OrderMoney>, string | null]>([
  ['paid', {}, null],
  [
    'cash to be collected',
    { isPaidBefore: false, payments: [{ state: 'awaiting_cod', received: 0, refunded: 0 }] },
    null,
  ],
  ['paid whole by credits', { payable: 0, payments: [] }, null],
  [
    'reduced in price',
    { payments: [{ state: 'partly_refunded', received: 1000, refunded: 100 }], refunds: [refund(100, 100)] },
    null,
  ],
  [
    'returned in full',
    { payments: [{ state: 'refunded', received: 1000, refunded: 1000 }], refunds: [refund(1000, 1000)] },
    'everything_returned',
  ],
  ['being returned in full', { refunds: [refund(1000, 1000, false)] }, 'everything_returned'],
  ['charged back', { payments: [{ state: 'charged_back', received: 1000, refunded: 0 }] }, 'charged_back'],
  [
    'short of money that went back by mistake',
    { payments: [{ state: 'partly_refunded', received: 1000, refunded: 400 }], refunds: [refund(400, 0)] },
    'not_paid',
  ],
  ['forgiven a crown', { payments: [{ state: 'paid', received: 900, refunded: 0 }], tolerance: 100 }, null],
])('an order that is %s', (_, money, expected) => {
  const answer = checkPacking({ ...PAID, ...money })
  expect(answer.ok ? null : answer.code).toBe(expected)
})
