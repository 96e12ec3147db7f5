import { expect, test } from 'vitest'
import { describeAssigning } from './describe-assigning.ts'

const ORDER = { number: '2611003902', state: 'awaiting_payment', due: 24_500 } as const

test.each<[string, Parameters<typeof describeAssigning>[0], Parameters<typeof describeAssigning>[1], string]>([
  ['exactly what is due', { amount: 24_500, currency: 'CZK' }, ORDER, 'bude zaplacená a půjde dál'],
  ['too little', { amount: 24_000, currency: 'CZK' }, ORDER, 'bude ještě chybět 5'],
  ['too much', { amount: 25_000, currency: 'CZK' }, ORDER, 'bude přes'],
  ['nothing is due', { amount: 100, currency: 'CZK' }, { ...ORDER, due: 0 }, 'jako přeplatek'],
  [
    'an order that is cancelled',
    { amount: 24_500, currency: 'CZK' },
    { ...ORDER, state: 'cancelled', due: 0 },
    'je zrušená: celá částka jde hned zpátky',
  ],
  [
    'a cancelled order with an invoice that still waits',
    { amount: 24_500, currency: 'CZK' },
    { ...ORDER, state: 'cancelled' },
    'je zrušená: celá částka jde hned zpátky',
  ],
  [
    'a cancelled order and another currency',
    { amount: 1000, currency: 'EUR' },
    { ...ORDER, state: 'cancelled', due: 0 },
    'je zrušená: celá částka jde hned zpátky',
  ],
  ['an order that has expired', { amount: 24_500, currency: 'CZK' }, { ...ORDER, state: 'expired' }, 'po lhůtě'],
  ['taken back by the bank', { amount: -24_500, currency: 'CZK' }, ORDER, 'odvolala'],
  ['another currency', { amount: 1000, currency: 'EUR' }, ORDER, 'podle částky v korunách'],
])('says what follows: %s', (_name, movement, order, words) => {
  expect(describeAssigning(movement, order)).toContain(words)
})
