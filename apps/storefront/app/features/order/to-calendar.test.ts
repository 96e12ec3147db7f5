import type { OrderView } from '@shop/contract/order'
import { expect, test } from 'vitest'
import { toCalendar } from './to-calendar.server.ts'

const order = {
  number: '2026000002',
  placedAt: '2026-11-15T12:53:07.120Z',
  deliveryFrom: '2026-11-30',
  deliveryTo: '2026-12-01',
  shipping: { code: 'ppl', name: 'PPL, na adresu', kind: 'address' },
  pickupPoint: null,
} as OrderView

test('holds the promised days, the last one included', () => {
  const lines = toCalendar(order)?.split('\r\n')
  expect(lines?.[0]).toBe('BEGIN:VCALENDAR')
  expect(lines).toContain('UID:objednavka-2026000002@cenich')
  expect(lines).toContain('DTSTAMP:20261115T125307Z')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261130')
  expect(lines).toContain('DTEND;VALUE=DATE:20261202')
  expect(lines).toContain('DESCRIPTION:Objednávka 2026000002\\, PPL\\, na adresu')
  expect(lines?.at(-1)).toBe('')
})

test('names the point, and no line is longer than a calendar reads', () => {
  const pickupPoint = {
    place: 'Trafika; U velmi dlouhého jezevčíka na konci městyse',
    street: 'Dlouhá 1',
    city: 'Brno',
  }
  const file = toCalendar({ ...order, pickupPoint }) ?? ''
  expect(file.replaceAll('\r\n ', '')).toContain('LOCATION:Trafika\\; U velmi dlouhého jezevčíka na konci městyse\\, ')
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('there is none without a promise', () => {
  expect(toCalendar({ ...order, deliveryFrom: null })).toBeNull()
})
