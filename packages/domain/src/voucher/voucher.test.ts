import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAYMENT_KINDS } from '../checkout/payment-method.ts'
import {
  formatVoucherCode,
  makeVoucherCode,
  parseVoucherCode,
  VOUCHER_CODE_BYTES,
  voucherTail,
} from './voucher-code.ts'
import { voucherShare, voucherTrouble } from './voucher-share.ts'
import { expiresOnAfterReturn, voucherExpiresOn } from './voucher-validity.ts'

const RANDOM = Uint8Array.from({ length: VOUCHER_CODE_BYTES }, (_, index) => index * 7)

test('a code reads back however it is typed', () => {
  const code = makeVoucherCode(RANDOM)
  const printed = formatVoucherCode(code)
  expect(printed).toMatch(/^PES-[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  for (const typed of [printed, printed.toLowerCase(), ` ${printed.replaceAll('-', ' ')} `, code]) {
    expect(parseVoucherCode(typed)).toBe(code)
  }
  expect(printed.endsWith(voucherTail(code))).toBe(true)
})

test.each(['', 'PES', 'PES-7K2M', 'PES-7K2M-9QTR-4HX0', 'PSI-7K2M-9QTR-4HXA', 'PES-7K2M-9QTR-4HXAA', 'LETO26'])(
  '%s is no voucher',
  (typed) => {
    expect(parseVoucherCode(typed)).toBeNull()
  },
)

test.each([
  ['a part of the price', 100_000, 30_000, 'online', 30_000],
  ['all of it', 100_000, 150_000, 'online', 100_000],
  ['exactly all of it', 100_000, 100_000, 'cod', 100_000],
  ['haléře stay with it when the rest is collected', 100_000, 30_050, 'cod', 30_000],
  ['haléře are paid when the rest is a transfer', 100_000, 30_050, 'transfer', 30_050],
  ['less than a coin pays nothing at the door', 100_000, 50, 'cod', 0],
  ['nothing is chosen yet', 100_000, 30_050, null, 30_050],
] as const)('%s', (_, payable, balance, kind, share) => {
  expect(voucherShare(payable, balance, kind, 100)).toEqual({ share, rest: payable - share })
})

test('a voucher never pays more than it has or than is asked, and the rest can be paid', () => {
  const money = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(money, money, fc.constantFrom(...PAYMENT_KINDS), (asked, balance, kind) => {
      const payable = kind === 'cod' ? asked - (asked % 100) : asked
      const { share, rest } = voucherShare(payable, balance, kind, 100)
      expect(share + rest).toBe(payable)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(Math.min(payable, balance))
      if (kind === 'cod') expect(rest % 100).toBe(0)
      else expect(share).toBe(Math.min(payable, balance))
    }),
  )
})

test.each([
  [{ balance: 1, expiresOn: '2026-11-18', isBlocked: false }, null],
  [{ balance: 1, expiresOn: '2026-11-17', isBlocked: false }, 'expired'],
  [{ balance: 1, expiresOn: '2026-11-18', isBlocked: true }, 'blocked'],
  [{ balance: 0, expiresOn: '2026-11-18', isBlocked: false }, 'empty'],
] as const)('%o: %s', (voucher, trouble) => {
  expect(voucherTrouble(voucher, '2026-11-18')).toBe(trouble)
})

test('it is good for three years, and what comes back for ninety days at least', () => {
  expect(voucherExpiresOn('2026-11-18')).toBe('2029-11-18')
  expect(expiresOnAfterReturn('2029-11-18', '2026-11-18')).toBe('2029-11-18')
  expect(expiresOnAfterReturn('2026-10-01', '2026-11-18')).toBe('2027-02-16')
})
