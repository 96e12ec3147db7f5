import { expect, test } from 'vitest'
import type { LocalDate } from '../calendar/local-date.ts'
import { invoiceStoppedSince, invoiceStopsAfter } from './invoice-stop.ts'

const day = (text: string) => text as LocalDate

test.each([
  ['nothing is owed', null, '2026-11-18', null],
  ['not due yet', '2026-11-20', '2026-11-18', null],
  ['due today', '2026-11-18', '2026-11-18', null],
  ['the last day that is forgiven', '2026-11-11', '2026-11-18', null],
  ['a day later', '2026-11-10', '2026-11-18', '2026-11-10'],
])('%s', (_, due, today, expected) => {
  expect(invoiceStoppedSince(due === null ? null : day(due), 7, day(today))).toBe(expected)
})

test('no days at all: a debt stops from the day after', () => {
  expect(invoiceStoppedSince(day('2026-11-17'), 0, day('2026-11-18'))).toBe('2026-11-17')
  expect(invoiceStopsAfter(day('2026-12-30'), 7)).toBe('2027-01-06')
})
