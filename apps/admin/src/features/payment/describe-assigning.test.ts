import { expect, test } from 'vitest'
import { describeAssigning } from './describe-assigning.ts'

const ORDER = { number: '2611003902', due: 24_500 }

test.each([
  ['exactly what is due', { amount: 24_500, currency: 'CZK' }, ORDER, 'bude zaplacená a půjde dál'],
  ['too little', { amount: 24_000, currency: 'CZK' }, ORDER, 'bude ještě chybět 5'],
  ['too much', { amount: 25_000, currency: 'CZK' }, ORDER, 'bude přes'],
  ['nothing is due', { amount: 100, currency: 'CZK' }, { ...ORDER, due: 0 }, 'bude přeplatek'],
  ['taken back by the bank', { amount: -24_500, currency: 'CZK' }, ORDER, 'odvolala'],
  ['another currency', { amount: 1000, currency: 'EUR' }, ORDER, 'podle částky v korunách'],
])('says what follows: %s', (_name, movement, order, words) => {
  expect(describeAssigning(movement, order)).toContain(words)
})
