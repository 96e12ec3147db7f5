import type { PaymentOptionView } from '@shop/contract/checkout'
import { expect, test } from 'vitest'
import { freePayment, hasNothingToPay } from './nothing-to-pay.ts'

const option = (code: string, kind: PaymentOptionView['kind'], fee = 0): PaymentOptionView => ({
  ...{ code, kind, fee, name: code, description: '', refusal: null },
})

const OPTIONS = [
  option('apple-pay', 'online'),
  option('prevod-qr', 'transfer'),
  option('karta', 'online'),
  option('dobirka', 'cod', 3900),
  option('na-fakturu', 'invoice'),
]

interface Case {
  rest?: number
  payable?: number
  paymentCode?: string | null
  regularWeeks?: number | null
  options?: PaymentOptionView[]
}

function checkoutOf({ rest, payable = 50_000, paymentCode = 'karta', regularWeeks = null, options = OPTIONS }: Case) {
  const share = payable - (rest ?? 0)
  const voucher =
    rest === undefined
      ? null
      : { ...{ tail: 'ABCD', balance: share, expiresOn: '2029-01-01' }, trouble: null, share, rest }
  return { paymentCode, paymentOptions: options, cart: { payable, voucher, lines: [{ regularWeeks }] } }
}

test.each<[string, Case, boolean, string | null]>([
  ['a price without a voucher is paid', {}, false, null],
  ['what a voucher leaves is paid', { rest: 100 }, false, null],
  ['covered by a voucher', { rest: 0 }, true, null],
  ['covered by credits and discounts', { payable: 0 }, true, null],
  ['the fee of cash is not spent for nothing', { rest: 0, paymentCode: 'dobirka' }, false, 'karta'],
  ['nothing was chosen yet', { rest: 0, paymentCode: null }, false, 'karta'],
  ['the one free way that there is', { rest: 0, paymentCode: null, options: OPTIONS.slice(0, 2) }, false, 'prevod-qr'],
  [
    'an invoice may need somebody to agree, so nobody is given one',
    { rest: 0, paymentCode: null, options: OPTIONS.slice(3) },
    false,
    null,
  ],
  ['what comes again is paid for next time', { rest: 0, regularWeeks: 4 }, false, null],
  ['what comes again is not chosen for either', { rest: 0, paymentCode: null, regularWeeks: 4 }, false, null],
])('%s', (_, given, isNothing, free) => {
  expect([hasNothingToPay(checkoutOf(given)), freePayment(checkoutOf(given))]).toEqual([isNothing, free])
})

test('a way that has become impossible is not kept', () => {
  const refused = OPTIONS.map((one) =>
    one.code === 'karta' ? { ...one, refusal: { code: 'not_with_shipping', details: {} } } : one,
  )
  const checkout = checkoutOf({ rest: 0, options: refused })
  expect([hasNothingToPay(checkout), freePayment(checkout)]).toEqual([false, 'prevod-qr'])
})
