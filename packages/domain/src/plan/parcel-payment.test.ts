import { expect, test } from 'vitest'
import { parcelPayment } from './parcel-payment.ts'

const CHARGE_LIMIT = 1_500_000

test.each([
  ['online', 100_000, true, 'card'],
  ['online', CHARGE_LIMIT, true, 'card'],
  ['online', CHARGE_LIMIT + 1, true, 'link'],
  ['online', 100_000, false, 'link'],
  ['transfer', 100_000, true, 'transfer'],
  ['cod', 100_000, false, 'cod'],
  ['invoice', 100_000, false, 'invoice'],
] as const)('%s over %i with a card %s is paid by %s', (kind, payable, hasCard, way) => {
  expect(parcelPayment({ kind, payable, hasCard, chargeLimit: CHARGE_LIMIT })).toBe(way)
})
