import type { PaymentOptionView } from '@shop/contract/checkout'
import { expect, test } from 'vitest'
import { listPayments } from './list-payments.ts'

function option(code: string, kind: PaymentOptionView['kind'], refusal: PaymentOptionView['refusal'] = null) {
  return { code, name: code, kind, description: code, fee: 0, refusal }
}

const CARD = option('karta', 'online')
const APPLE = option('apple-pay', 'online')
const CASH = option('dobirka', 'cod')

test.each([
  ['card and wallets are one line', [CARD, APPLE, CASH], null, ['karta', 'dobirka']],
  ['a wallet of last time stands for it', [CARD, APPLE, CASH], 'apple-pay', ['apple-pay', 'dobirka']],
  [
    'a wallet that cannot be used does not',
    [CARD, option('apple-pay', 'online', { code: 'below_minimum', details: {} }), CASH],
    'apple-pay',
    ['karta', 'dobirka'],
  ],
  ['without a card nothing is hidden', [APPLE, CASH], null, ['apple-pay', 'dobirka']],
  ['nothing to pay with', [], 'karta', []],
])('%s', (_title, options, chosen, codes) => {
  expect(listPayments(options, chosen).map(({ code }) => code)).toEqual(codes)
})
