import { describe, expect, test } from 'vitest'
import { creditsAfterReturns } from '../credits/credits-after-returns.ts'
import { vatFromGross } from '../money/vat.ts'
import { buildCreditNote } from '../order/credit-note.ts'
import type { Credited } from '../order/credited-amount.ts'
import { buildInvoice, type Invoice } from '../order/invoice.ts'
import type { OrderLine } from '../order/order-line.ts'
import { caseCorrections } from './case-corrections.ts'
import { decideBy, escalationOn, guaranteeUntil, withdrawalUntil } from './case-deadlines.ts'
import type { CaseKind } from './case-state.ts'

// Every number here stands in docs/after-the-sale.md, counted by hand.
const HEAD = { number: '', orderNumber: '', issuedOn: '', taxPointOn: '', dueOn: '' }

type Sold = [kind: OrderLine['kind'], pieces: number, amount: number]

function sell(...lines: Sold[]): Invoice {
  const frozen = lines.map(([kind, pieces, amount], index): OrderLine => {
    const money = { amount, full: amount, discounts: { volume: 0, coupon: 0, credits: 0 }, ...vatFromGross(amount, 12) }
    const what = { itemId: String(index), bundleId: null, regularWeeks: null, vatRate: 12 }
    return { id: String(index + 1), kind, pieces, ...what, ...money, gross: amount }
  })
  return buildInvoice(HEAD, { basis: 'gross', lines: frozen, rounding: 0, paid: 0 })
}

interface Given {
  kind?: CaseKind
  earlier?: Credited[]
  cheapest?: number | null
  withdrawn?: Record<string, number>
}

const back = (lineId: string, pieces: number, amount = 0, outcome: 'refund' | 'discount' = 'refund') => {
  return { lineId, pieces, amount, outcome }
}

function returned(invoice: Invoice, decided: ReturnType<typeof back>[], given: Given = {}): number {
  const { kind = 'withdrawal', earlier = [], cheapest = 6900, withdrawn = {} } = given
  const corrections = caseCorrections({ invoice, earlier }, decided, { kind, cheapestShipping: cheapest, withdrawn })
  if (!corrections.ok) throw new Error(corrections.code)
  return corrections.value.reduce((sum, one) => sum + ('amount' in one ? one.amount : 0), 0)
}

describe('after the sale', () => {
  // Three bags for 3 447 Kč less 200 Kč of a coupon and 100 credits, delivery free.
  const bags = sell(['goods', 3, 314_700])

  test('1 one bag of three gives back a third of what was paid', () => {
    expect(returned(bags, [back('1', 1)])).toBe(104_900)
    const line = { isGoods: true, amount: 314_700, creditsDiscount: 10_000, credited: 104_900 }
    const credits = creditsAfterReturns([line], { earned: 94, alreadyGivenBack: 0, alreadyTaken: 0 }, 100)
    expect(credits).toEqual({ giveBack: 33, takeBack: 31 })
  })

  test('2 the last piece takes the rest of the division', () => {
    const three = sell(['goods', 3, 10_000])
    const first = { lineId: '1', pieces: 1, amount: 3333 }
    const second = { lineId: '1', pieces: 1, amount: 3334 }
    expect(returned(three, [back('1', 1)])).toBe(3333)
    expect(returned(three, [back('1', 1)], { earlier: [first] })).toBe(3334)
    expect(returned(three, [back('1', 1)], { earlier: [first, second] })).toBe(3333)
  })

  const courier = sell(['goods', 1, 44_900], ['shipping', 1, 11_900])

  test('3 all of it gives back the cheapest delivery that was offered', () => {
    expect(returned(courier, [back('1', 1)])).toBe(51_800)
  })

  test('4 a part gives back no delivery', () => {
    expect(returned(sell(['goods', 2, 89_800], ['shipping', 1, 11_900]), [back('1', 1)])).toBe(44_900)
  })

  test('5 cash on delivery: goods, the cheapest delivery and the fee', () => {
    const cash = sell(['goods', 1, 44_900], ['shipping', 1, 11_900], ['payment', 1, 3900])
    expect(returned(cash, [back('1', 1)])).toBe(55_700)
  })

  test('6 free delivery gives back none, and what is kept costs no more', () => {
    expect(returned(bags, [back('1', 3)])).toBe(314_700)
  })

  test('7 lowered value is kept of the price, delivery is not', () => {
    expect(returned(courier, [back('1', 1, 20_000)])).toBe(31_800)
  })

  test('8 two cans of twelve, with the tax of the credit note', () => {
    const cans = sell(['goods', 12, 93_500])
    expect(returned(cans, [back('1', 2)], { kind: 'complaint' })).toBe(15_583)
    const head = { number: '', reason: '', issuedOn: '', correctedOn: '' }
    const note = buildCreditNote(head, cans, [], [{ lineId: '1', pieces: 2, amount: 15_583 }])
    expect(note).toMatchObject({ value: { gross: -15_583, base: -13_913, tax: -1670 } })
  })

  test('9 a bundle comes back by component, at its share', () => {
    const bundle = sell(['goods', 1, 30_000], ['goods', 1, 10_000])
    expect(returned(bundle, [back('2', 1)])).toBe(10_000)
  })

  test('10 the guarantee gives back what the pack cost, as money or as credits', () => {
    const pack = sell(['goods', 1, 101_800])
    expect(returned(pack, [back('1', 1)], { kind: 'guarantee' })).toBe(101_800)
    const line = { isGoods: true, amount: 101_800, creditsDiscount: 3900, credited: 101_800 }
    const credits = creditsAfterReturns([line], { earned: 0, alreadyGivenBack: 0, alreadyTaken: 0 }, 100)
    expect(credits.giveBack).toBe(39)
  })

  test('11 days: a holiday moves the last one, the complaint calls three times', () => {
    expect(withdrawalUntil('2026-11-03')).toBe('2026-11-18')
    expect(guaranteeUntil('2026-11-03')).toBe('2027-01-02')
    expect(decideBy('complaint', '2026-11-09')).toBe('2026-12-09')
    const calls = ['2026-11-28', '2026-11-29', '2026-12-06', '2026-12-09'].map((day) =>
      escalationOn('complaint', '2026-12-09', day),
    )
    expect(calls).toEqual([null, 'lead', 'urgent', 'overdue'])
  })

  test('12 withdrawn in two parts, the second brings delivery back', () => {
    const two = sell(['goods', 2, 89_800], ['shipping', 1, 11_900])
    const earlier = [{ lineId: '1', pieces: 1, amount: 44_900 }]
    expect(returned(two, [back('1', 1)], { earlier, withdrawn: { '1': 1 } })).toBe(51_800)
    const discounted = [{ lineId: '1', pieces: 0, amount: 5000 }]
    expect(returned(two, [back('1', 2)], { earlier: discounted })).toBe(91_700)
  })

  test('13 a line judged in several rows gives back what it cost', () => {
    expect(returned(sell(['goods', 2, 9999], ['goods', 1, 100]), [back('1', 1), back('1', 1)])).toBe(9999)
    const three = sell(['goods', 3, 10_000], ['goods', 1, 100])
    expect(returned(three, [back('1', 1), back('1', 1), back('1', 1)])).toBe(10_000)
    expect(returned(three, [back('1', 1, 1000), back('1', 2)])).toBe(9000)
  })

  test('14 delivery that went back before is a part of the cheapest', () => {
    const earlier = [{ lineId: '2', pieces: 0, amount: 5000 }]
    expect(returned(courier, [back('1', 1)], { earlier })).toBe(44_900 + 1900)
  })

  test('15 what was kept of the first piece does not come back with the second', () => {
    const two = sell(['goods', 2, 89_800], ['goods', 1, 100])
    expect(returned(two, [back('1', 1, 20_000)])).toBe(24_900)
    const earlier = [{ lineId: '1', pieces: 1, amount: 24_900 }]
    expect(returned(two, [back('1', 1)], { earlier })).toBe(44_900)
  })
})
