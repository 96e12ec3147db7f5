import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceCart } from '../cart/price-cart.ts'
import { asked, buyer, COUPONS, cartOf, GROUPS, line, SETTINGS } from '../cart/pricing.fixture.ts'
import type { PriceInput } from '../cart/pricing-input.ts'
import { BAG_12, CAN_CHICKEN, COLLAR, PUPPY_BUNDLE, TREAT } from '../cart/variants.fixture.ts'
import { COD, HOME, INVOICE, POINT } from '../checkout/methods.fixture.ts'
import { recapVat } from '../money/vat-recap.ts'
import { buildCreditNote } from './credit-note.ts'
import type { Credited } from './credited-amount.ts'
import { findGaps, formatDocumentNumber, parseDocumentNumber } from './document-number.ts'
import { buildInvoice } from './invoice.ts'
import { freezeLines, stockDemand } from './order-line.ts'
import { issueDeadline, taxPointOn } from './tax-point.ts'

const HEAD = {
  number: 'FV2026000123',
  orderNumber: '2026000123',
  issuedOn: '2026-11-16',
  taxPointOn: '2026-11-16',
  dueOn: '2026-11-30',
}
const NOTE = { number: 'OD2026000012', reason: 'withdrawal', issuedOn: '2026-12-01', correctedOn: '2026-12-01' }

function invoiceOf(input: PriceInput) {
  const { result } = priceCart(input)
  return buildInvoice(HEAD, { basis: result.basis, lines: freezeLines(result), rounding: result.rounding, paid: 0 })
}

function workedOrder(sideCostVat: 'proportional' | 'own') {
  return invoiceOf(
    cartOf([line({ ...BAG_12, prices: { retail: 129_000 } }, 2), line(COLLAR)], {
      coupon: asked({ ...COUPONS.percent, maximum: null }),
      shipping: { ...HOME, price: 7_900, freeFrom: null },
      settings: { ...SETTINGS, priceStep: 1, sideCostVat },
    }),
  )
}

describe('the worked order', () => {
  test('with shipping taxed in proportion', () => {
    expect(workedOrder('proportional')).toMatchObject({
      payable: 271_510,
      recap: [
        { rate: 12, gross: 239_159, base: 213_535, tax: 25_624 },
        { rate: 21, gross: 32_351, base: 26_736, tax: 5_615 },
      ],
    })
  })

  test('with shipping at 21 %', () => {
    expect(workedOrder('own')).toMatchObject({
      payable: 271_510,
      recap: [
        { rate: 12, gross: 232_200, base: 207_321, tax: 24_879 },
        { rate: 21, gross: 39_310, base: 32_488, tax: 6_822 },
      ],
    })
  })

  test('the price of shipping is divided as 69,59 and 9,41', () => {
    const shipping = workedOrder('proportional').lines.filter(({ kind }) => kind === 'shipping')
    expect(shipping.map(({ vatRate, gross }) => [vatRate, gross])).toEqual([
      [12, 6_959],
      [21, 941],
    ])
  })

  test('the discount of the coupon belongs to the goods it reduced', () => {
    const [bags, collar] = workedOrder('own').lines
    expect(bags).toMatchObject({ full: 258_000, discount: 25_800, gross: 232_200 })
    expect(collar).toMatchObject({ full: 34_900, discount: 3_490, gross: 31_410 })
  })
})

describe('freezing an order', () => {
  const bundle = priceCart(cartOf([line(PUPPY_BUNDLE), line(TREAT, 2)], { shipping: POINT, payment: COD })).result

  test('a bundle falls apart, shipping and fee are lines', () => {
    const lines = freezeLines(bundle)
    expect(lines.map(({ kind }) => kind)).toEqual([...Array(6).fill('goods'), 'shipping', 'payment'])
    expect(lines.slice(0, 5).every(({ bundleId }) => bundleId === PUPPY_BUNDLE.id)).toBe(true)
    expect(lines.reduce((sum, { gross }) => sum + gross, 0)).toBe(bundle.total)
  })

  test('stock is asked for once per variant, in one sequence', () => {
    expect(stockDemand(freezeLines(bundle))).toEqual([
      { variantId: 'CN-DO-PRO-P-060', pieces: 1 },
      { variantId: 'CN-GR-KUR-P-02K', pieces: 1 },
      { variantId: 'CN-KO-KUR-P-400', pieces: 2 },
      { variantId: 'CN-PA-TR-KUR-150', pieces: 3 },
      { variantId: 'CN-VY-MNE-S', pieces: 1 },
    ])
  })
})

test('rounding of cash stands outside the tax', () => {
  const invoice = invoiceOf(cartOf([line({ ...TREAT, prices: { retail: 129_050 } })], { payment: { ...COD, fee: 0 } }))
  expect(invoice).toMatchObject({ gross: 129_050, rounding: 50, payable: 129_100, toPay: 129_100 })
  expect(invoice.recap.reduce((sum, { gross }) => sum + gross, 0)).toBe(129_050)
})

test('the recap of a stored order is the recap of its sums, per rate', () => {
  const invoice = invoiceOf(
    cartOf([line(BAG_12, 7), line(COLLAR, 3)], { buyer: buyer(GROUPS.wholesale), shipping: HOME, payment: INVOICE }),
  )
  expect(invoice.recap).toEqual(recapVat(invoice.lines, 'net'))
})

describe('credit note', () => {
  const order = cartOf([line(CAN_CHICKEN, 7), line(COLLAR)], { coupon: asked(COUPONS.percent), shipping: HOME })
  const invoice = invoiceOf(order)
  const all = invoice.lines.map(({ id, pieces }) => ({ lineId: id, pieces }))

  test('of everything mirrors the invoice', () => {
    const note = buildCreditNote(NOTE, invoice, [], all)
    if (!note.ok) throw new Error(note.code)
    expect(note.value.originalNumber).toBe('FV2026000123')
    expect(note.value.recap).toEqual(
      invoice.recap.map(({ rate, base, tax, gross }) => ({ rate, base: -base, tax: -tax, gross: -gross })),
    )
    expect(note.value.payable).toBe(-invoice.payable)
  })

  test('of some pieces takes their share', () => {
    const note = buildCreditNote(NOTE, invoice, [], [{ lineId: '1', pieces: 2 }])
    // The coupon took 48,18 Kč off 483 Kč of cans: two of seven cost 124,23 Kč with the tax inside.
    expect(note).toMatchObject({ ok: true, value: { gross: -12_423, tax: -1_331, base: -11_092, rounding: 0 } })
  })

  test('of a lower price without a return', () => {
    const note = buildCreditNote(NOTE, invoice, [], [{ lineId: '2', amount: 10_000 }])
    expect(note).toMatchObject({ ok: true, value: { gross: -10_000, lines: [{ pieces: 0, vatRate: 21 }] } })
  })

  test.each([
    ['an unknown line', [{ lineId: '99', pieces: 1 }], 'unknown_line'],
    ['more pieces than were bought', [{ lineId: '1', pieces: 8 }], 'too_many_pieces'],
    [
      'the same pieces twice',
      [
        { lineId: '2', pieces: 1 },
        { lineId: '2', pieces: 1 },
      ],
      'too_many_pieces',
    ],
    ['more than was paid', [{ lineId: '2', amount: 99_999_999 }], 'over_amount'],
    ['nothing', [{ lineId: '1', pieces: 0 }], 'not_a_correction'],
    ['a negative amount', [{ lineId: '1', amount: -5 }], 'not_a_correction'],
  ])('refuses %s', (_, corrections, code) => {
    expect(buildCreditNote(NOTE, invoice, [], corrections)).toMatchObject({ ok: false, code })
  })

  test('cash rounding goes back with the last piece only', () => {
    const cash = invoiceOf(
      cartOf([line({ ...TREAT, prices: { retail: 10_050 } }, 1), line(BAG_12)], { payment: { ...COD, fee: 0 } }),
    )
    const first = buildCreditNote(NOTE, cash, [], [{ lineId: '1', pieces: 1 }])
    expect(first).toMatchObject({ value: { rounding: 0, payable: -10_050 } })
    const credited = [{ lineId: '1', pieces: 1, amount: 10_050 }]
    expect(buildCreditNote(NOTE, cash, credited, [{ lineId: '2', pieces: 1 }])).toMatchObject({
      value: { rounding: -50, payable: -164_950 },
    })
  })

  test('piece by piece gives back exactly what all at once does, tax included', () => {
    const anyOrder = fc.record({
      cans: fc.integer({ min: 1, max: 6 }),
      bundles: fc.integer({ min: 1, max: 3 }),
      haler: fc.integer({ min: 0, max: 99 }),
      group: fc.constantFrom(GROUPS.retail, GROUPS.wholesale),
    })
    fc.assert(
      fc.property(anyOrder, ({ cans, bundles, haler, group }) => {
        const can = { ...CAN_CHICKEN, prices: { retail: 6_900 + haler, wholesale: 4_300 + haler } }
        const whole = invoiceOf(
          cartOf([line(can, cans), line(PUPPY_BUNDLE, bundles)], { buyer: buyer(group), shipping: HOME }),
        )
        const single = whole.lines.flatMap(({ id, pieces }) =>
          Array.from({ length: pieces }, () => ({ lineId: id, pieces: 1 })),
        )
        const earlier: Credited[] = []
        let [gross, tax] = [0, 0]
        for (const correction of single) {
          const note = buildCreditNote(NOTE, whole, earlier, [correction])
          if (!note.ok) throw new Error(note.code)
          gross += note.value.gross
          tax += note.value.tax
          expect(note.value.base + note.value.tax).toBe(note.value.gross)
          const [credited] = note.value.lines
          if (credited) earlier.push({ lineId: credited.lineId, pieces: 1, amount: -credited.amount })
        }
        expect([gross, tax]).toEqual([-whole.gross, -whole.tax])
      }),
    )
  })
})

describe('numbers and dates of documents', () => {
  test('a number is its series, year and sequence', () => {
    expect(formatDocumentNumber({ series: 'FV', year: 2026, sequence: 123 })).toBe('FV2026000123')
    expect(formatDocumentNumber({ series: 'OD', year: 2026, sequence: 12 })).toBe('OD2026000012')
    expect(parseDocumentNumber('FV2026000123')).toEqual({
      ok: true,
      value: { series: 'FV', year: 2026, sequence: 123 },
    })
    expect(parseDocumentNumber('2026000123')).toMatchObject({ code: 'not_a_document_number' })
  })

  test('a series has no gaps', () => {
    expect(findGaps([1, 2, 3])).toEqual([])
    expect(findGaps([1, 4])).toEqual([2, 3])
    expect(findGaps([])).toEqual([])
  })

  test.each([
    ['paid in advance', { paidOn: '2026-11-16', handedOverOn: '2026-11-18', deliveredOn: '2026-11-19' }, '2026-11-16'],
    ['cash on delivery', { paidOn: '2026-11-25', handedOverOn: '2026-11-18', deliveredOn: '2026-11-19' }, '2026-11-18'],
    ['nothing yet', { paidOn: null, handedOverOn: null, deliveredOn: null }, null],
  ])('taxable supply: %s', (_, dates, expected) => {
    expect(taxPointOn(dates, 'handed_over')).toBe(expected)
  })

  test('supply may be the delivery, by settings', () => {
    const dates = { paidOn: null, handedOverOn: '2026-11-18', deliveredOn: '2026-11-19' }
    expect(taxPointOn(dates, 'delivered')).toBe('2026-11-19')
    expect(issueDeadline('2026-11-19', 15)).toBe('2026-12-04')
  })
})
