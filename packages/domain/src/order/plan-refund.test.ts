import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vatFromGross } from '../money/vat.ts'
import { buildCreditNote } from './credit-note.ts'
import type { Credited } from './credited-amount.ts'
import { buildInvoice, type Invoice } from './invoice.ts'
import type { OrderLine } from './order-line.ts'
import { allLeft, leftOfInvoice, planRefund } from './plan-refund.ts'

const NONE = { volume: 0, coupon: 0, credits: 0 }

function line(id: string, kind: OrderLine['kind'], pieces: number, amount: number, vatRate: number): OrderLine {
  const common = { id, kind, itemId: id, bundleId: null, regularWeeks: null, pieces, vatRate }
  return { ...common, full: amount, discounts: NONE, amount, ...vatFromGross(amount, vatRate) }
}

function invoiceOf(lines: OrderLine[], rounding = 0): Invoice {
  const head = { number: 'FV2026000001', orderNumber: '1', issuedOn: '2026-11-15', taxPointOn: '2026-11-15', dueOn: '' }
  return buildInvoice(head, { basis: 'gross', lines, rounding, paid: 0 })
}

const INVOICE = invoiceOf([
  line('1', 'goods', 3, 100_000, 12),
  line('2', 'goods', 1, 34_900, 21),
  line('3', 'shipping', 1, 7900, 12),
])
const PAYABLE = 142_800
const PAID = { invoice: INVOICE, earlier: [], held: PAYABLE, kept: PAYABLE }

describe('a refund asked for with its lines', () => {
  test.each([
    ['costs what its lines cost', { amount: null, corrections: [{ lineId: '1', pieces: 1 }] }, 33_333],
    [
      'may say the amount too',
      {
        amount: 68_233,
        corrections: [
          { lineId: '1', pieces: 1 },
          { lineId: '2', pieces: 1 },
        ],
      },
      68_233,
    ],
  ])('%s', (_, wish, amount) => {
    expect(planRefund(PAID, wish)).toMatchObject({ ok: true, value: { amount, forGoods: amount } })
  })

  test('is refused with the computed amount when it says another one', () => {
    const wish = { amount: 116_600, corrections: [{ lineId: '2', pieces: 1 }] }
    expect(planRefund(PAID, wish)).toEqual({
      ok: false,
      code: 'amount_differs',
      details: { asked: 116_600, computed: 34_900 },
    })
  })

  test.each([
    ['unknown_line', { lineId: '99', pieces: 1 }],
    ['too_many_pieces', { lineId: '1', pieces: 4 }],
    ['over_amount', { lineId: '2', amount: 34_901 }],
    ['not_a_correction', { lineId: '1', pieces: 0 }],
  ])('is refused as %s before any money moves', (code, correction) => {
    expect(planRefund(PAID, { amount: null, corrections: [correction] })).toMatchObject({ ok: false, code })
  })
})

describe('a refund without lines', () => {
  test('of everything names every piece, also of what costs nothing', () => {
    const invoice = invoiceOf([line('1', 'goods', 2, 20_000, 12), line('2', 'gift', 1, 0, 12)])
    const plan = planRefund({ invoice, earlier: [], held: 20_000, kept: 20_000 }, { amount: null, corrections: null })
    expect(plan).toMatchObject({
      value: {
        corrections: [
          { lineId: '1', pieces: 2, amount: 20_000 },
          { lineId: '2', pieces: 1, amount: 0 },
        ],
      },
    })
  })

  test('gives back the cash rounding with the last of it', () => {
    const invoice = invoiceOf([line('1', 'goods', 2, 20_049, 12)], -49)
    expect(leftOfInvoice(invoice, [])).toBe(20_000)
    const plan = planRefund({ invoice, earlier: [], held: 20_000, kept: 20_000 }, { amount: null, corrections: null })
    expect(plan).toMatchObject({ value: { amount: 20_000, forGoods: 20_000 } })
  })

  test.each([
    ['what came over the price needs no line', 5000, { forGoods: 0, corrections: [] }],
    ['what is over it does', 6000, { amount: 6000, forGoods: 1000 }],
  ])('%s', (_, amount, expected) => {
    const situation = { ...PAID, held: PAYABLE + 5000, kept: PAYABLE + 5000 }
    expect(planRefund(situation, { amount, corrections: null })).toMatchObject({ value: expected })
  })
})

test('whatever goes back in whatever parts, each note is over its amount and all of them over the invoice', () => {
  const anyLine = fc.record({
    pieces: fc.integer({ min: 1, max: 7 }),
    amount: fc.integer({ min: 1, max: 300_000 }),
    rate: fc.constantFrom(0, 12, 21),
  })
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat(400_000), { maxLength: 8 }),
      (sold, parts) => {
        const invoice = invoiceOf(
          sold.map(({ pieces, amount, rate }, index) => line(`${index}`, 'goods', pieces, amount, rate)),
        )
        const earlier: Credited[] = []
        let kept = invoice.payable
        let tax = 0
        for (const part of [...parts, kept]) {
          const amount = Math.min(part, kept)
          if (amount === 0) continue
          const plan = planRefund({ invoice, earlier, held: kept, kept }, { amount, corrections: null })
          if (!plan.ok) throw new Error(plan.code)
          const head = { number: '', reason: '', issuedOn: '', correctedOn: '' }
          const note = buildCreditNote(head, invoice, earlier, plan.value.corrections)
          expect(note.ok && 0 - note.value.payable).toBe(amount)
          tax += note.ok ? note.value.tax : 0
          earlier.push(...plan.value.corrections)
          kept -= amount
        }
        expect(leftOfInvoice(invoice, earlier)).toBe(0)
        expect(allLeft(invoice, earlier).every(({ amount }) => amount === 0)).toBe(true)
        // An order taxes its lines by rate, not one by one.
        const byRate = invoice.recap.reduce((sum, { rate, gross }) => sum + vatFromGross(gross, rate).tax, 0)
        expect(tax).toBe(0 - byRate)
      },
    ),
  )
})
