import type { OrderDetail, ParcelView } from '@shop/contract/order-detail'
import { expect, test } from 'vitest'
import { toWhereabouts } from './to-whereabouts.ts'

const parcel = {
  number: 1,
  state: 'in_transit',
  carrier: 'PPL',
  trackingNumber: '123',
  trackingUrl: 'https://ppl.example/123',
  storedUntil: null,
} as ParcelView

const detail = (state: string, status: string, parcels: ParcelView[] = []) =>
  ({
    order: { number: '2611160001', state, deliveryFrom: '2026-11-18', deliveryTo: '2026-11-18' },
    payment: { status },
    parcels,
  }) as unknown as OrderDetail

test('what travels says its day and each parcel', () => {
  expect(toWhereabouts(detail('shipped', 'on_the_way', [parcel]), '/ucet/objednavka/7')).toEqual({
    to: '/ucet/objednavka/7',
    number: '2611160001',
    state: 'Na cestě',
    expected: 'Očekávané doručení: středa\u00a018.\u00a011.',
    parcels: [{ words: 'Zásilka 1: Na cestě, PPL · 123', trackingUrl: 'https://ppl.example/123' }],
  })
})

test.each([
  ['nobody has paid yet', 'awaiting_payment', 'waiting_for_payment'],
  ['it is there', 'delivered', 'delivered'],
  ['it was cancelled', 'cancelled', 'cancelled'],
])('no day is named when %s', (_, state, status) => {
  expect(toWhereabouts(detail(state, status, [parcel]), '/ucet/objednavka/7')).toMatchObject({
    expected: null,
    parcels: [],
  })
})

test('a parcel without a number of its carrier is not told of yet', () => {
  const waiting = { ...parcel, trackingNumber: null }
  expect(toWhereabouts(detail('packing', 'packing', [waiting]), '/ucet/objednavka/7').parcels).toEqual([])
})
