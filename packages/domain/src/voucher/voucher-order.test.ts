import { expect, test } from 'vitest'
import { isVoucherReturnable, voucherDay } from './voucher-order.ts'

test.each([
  ['2026-12-24', '2026-11-18', '2026-12-24'],
  ['2026-11-18', '2026-11-18', '2026-11-18'],
  ['2026-11-17', '2026-11-18', '2026-11-18'],
  ['2027-11-18', '2026-11-18', '2027-11-18'],
  ['2027-11-19', '2026-11-18', null],
])('a gift for %s ordered on %s goes on %s', (wished, today, day) => {
  expect(voucherDay(wished, today)).toBe(day)
})

test.each([
  ['2026-11-01', '2026-11-15', 14, true],
  ['2026-11-01', '2026-11-16', 14, false],
  ['2026-11-01', '2026-11-30', 30, true],
])('a voucher of %s may be returned on %s within %d days: %s', (issuedOn, today, days, may) => {
  expect(isVoucherReturnable(issuedOn, today, days)).toBe(may)
})
