import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AgreedLine, creditsOfCut, cutLine, totalLines, wishLines } from './revise-lines.ts'

const LINE: AgreedLine = {
  position: 1,
  kind: 'goods',
  bundleId: null,
  regularWeeks: null,
  pieces: 3,
  vatRate: 12,
  full: 30_000,
  discounts: { volume: 0, coupon: 1000, credits: 500 },
  amount: 28_500,
}

describe('what is wished', () => {
  test('fewer pieces keep their share, more are named apart, what is not named stays', () => {
    const other = { ...LINE, position: 2 }
    const wished = wishLines([LINE, other], [{ position: 1, pieces: 1 }])
    expect(wished).toMatchObject({ ok: true, value: { kept: [{ pieces: 1, amount: 9500 }, other], more: [] } })
    expect(wishLines([LINE], [{ position: 1, pieces: 5 }])).toEqual({
      ok: true,
      value: { kept: [LINE], more: [{ line: LINE, pieces: 2 }] },
    })
  })

  test('a bundle goes as a whole', () => {
    const parts = [
      { ...LINE, bundleId: '7' },
      { ...LINE, position: 2, bundleId: '7' },
    ]
    expect(wishLines(parts, [{ position: 2, pieces: 0 }])).toEqual({ ok: true, value: { kept: [], more: [] } })
    expect(wishLines(parts, [{ position: 2, pieces: 1 }])).toMatchObject({ ok: false, code: 'bundle_is_whole' })
  })

  test.each([
    ['a gift', { kind: 'gift' as const }, 'not_goods'],
    ['delivery', { kind: 'shipping' as const }, 'not_goods'],
    ['what comes regularly', { regularWeeks: 4 }, 'regular_line'],
  ])('%s stays', (_what, part, code) => {
    expect(wishLines([{ ...LINE, ...part }], [{ position: 1, pieces: 0 }])).toMatchObject({ ok: false, code })
  })

  test('a line that is not there is no wish', () => {
    expect(wishLines([LINE], [{ position: 9, pieces: 1 }])).toMatchObject({ ok: false, code: 'unknown_line' })
  })
})

test('a cut line adds up and never costs more than it did', () => {
  const haler = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(
      haler,
      haler,
      haler,
      haler,
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 99 }),
      (a, b, c, d, n, m) => {
        const pieces = Math.max(n, m)
        const discounts = { volume: b, coupon: c, credits: d }
        const cut = cutLine({ ...LINE, pieces, amount: a, discounts, full: a + b + c + d }, Math.min(n, m))
        expect(cut.full - cut.discounts.volume - cut.discounts.coupon - cut.discounts.credits).toBe(cut.amount)
        expect(cut.amount).toBeLessThanOrEqual(a)
      },
    ),
  )
})

test('lines, tax and total agree; cash has whole crowns', () => {
  const fee = { ...LINE, position: 2, kind: 'shipping' as const, vatRate: 21, amount: 8949, full: 8949 }
  const { lines, vat, total, payable, rounding } = totalLines([LINE, fee], 'gross', 100)
  expect(total).toBe(28_500 + 8949)
  expect(payable).toBe(37_400)
  expect(rounding).toBe(-49)
  expect(vat.reduce((sum, row) => sum + row.tax, 0)).toBe(lines.reduce((sum, line) => sum + line.tax, 0))
})

test.each([
  [100, 100, 10_000, 0, 0],
  [100, 100, 6650, 0, 33],
  [100, 100, 3300, 33, 34],
  [0, 100, 0, 0, 0],
])('of %i credits at %i, %i still used and %i given back, %i come back', (spent, value, used, earlier, back) => {
  expect(creditsOfCut(spent, value, used, earlier)).toBe(back)
})
