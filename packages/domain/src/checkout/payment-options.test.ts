import { expect, test } from 'vitest'
import { GROUPS } from '../cart/pricing.fixture.ts'
import { BOX, BRNO, DPD, PAYMENT_METHODS, POINT } from './methods.fixture.ts'
import { listPaymentOptions } from './payment-options.ts'
import type { PaymentSituation } from './payment-refusal.ts'

const SITUATION: PaymentSituation = {
  group: GROUPS.retail,
  shipping: POINT,
  pointTakesCod: true,
  hasRegularDelivery: false,
  payable: 164_900,
  netGoods: 147_232,
  cashBlockedUntil: null,
}

function refusals(situation: Partial<PaymentSituation>) {
  const options = listPaymentOptions(PAYMENT_METHODS, { ...SITUATION, ...situation })
  return Object.fromEntries(options.map(({ methodCode, refusal }) => [methodCode, refusal?.code ?? 'possible']))
}

test('a consumer pays by everything but invoice', () => {
  expect(refusals({})).toEqual({
    karta: 'possible',
    'apple-pay': 'possible',
    'google-pay': 'possible',
    'prevod-qr': 'possible',
    dobirka: 'possible',
    'na-fakturu': 'not_for_group',
  })
})

test.each([
  ['wholesale has no cash on delivery', { group: GROUPS.wholesale }, 'dobirka', 'not_for_group'],
  ['invoice needs a minimum order', { group: GROUPS.wholesale, netGoods: 499_900 }, 'na-fakturu', 'below_minimum'],
  ['invoice for a large enough order', { group: GROUPS.wholesale, netGoods: 500_000 }, 'na-fakturu', 'possible'],
  [
    'no new invoice over an old one',
    { group: GROUPS.wholesale, netGoods: 500_000, invoiceStoppedSince: '2026-11-01' },
    'na-fakturu',
    'invoice_overdue',
  ],
  [
    'who owes pays by transfer',
    { group: GROUPS.wholesale, netGoods: 500_000, invoiceStoppedSince: '2026-11-01' },
    'prevod-qr',
    'possible',
  ],
  ['no cash at the personal pickup', { shipping: BRNO }, 'dobirka', 'not_with_shipping'],
  [
    'method as its data say for regular delivery',
    { hasRegularDelivery: true },
    'prevod-qr',
    'not_for_regular_delivery',
  ],
  ['cash for regular delivery', { hasRegularDelivery: true }, 'dobirka', 'possible'],
  ['cash up to the limit with its fee', { payable: 1_996_100 }, 'dobirka', 'possible'],
  ['no cash over the limit', { payable: 1_996_200 }, 'dobirka', 'over_cod_limit'],
  ['another carrier takes more cash', { payable: 1_996_200, shipping: DPD }, 'dobirka', 'possible'],
  ['a box without cash', { shipping: BOX, pointTakesCod: false }, 'dobirka', 'no_cod_at_point'],
  ['no cash where the carrier has none', { shipping: { ...DPD, cod: null } }, 'dobirka', 'no_cod_with_shipping'],
  ['no cash for who left parcels behind', { cashBlockedUntil: '2027-03-10' }, 'dobirka', 'cod_not_collected'],
  ['nor before shipping is chosen', { cashBlockedUntil: '2027-03-10', shipping: null }, 'dobirka', 'cod_not_collected'],
  ['paying before is still possible', { cashBlockedUntil: '2027-03-10' }, 'prevod-qr', 'possible'],
  ['anything before shipping is chosen', { shipping: null }, 'dobirka', 'possible'],
])('%s', (_, situation, method, expected) => {
  expect(refusals(situation)[method]).toBe(expected)
})
