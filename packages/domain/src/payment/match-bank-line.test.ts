import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BankLine, matchBankLine, type Payable } from './match-bank-line.ts'
import { findSymbols, isSameSymbol, isVariableSymbol, toVariableSymbol } from './variable-symbol.ts'

const SETTINGS = { currency: 'CZK', knownAccounts: ['2500000006/2010'], tolerance: 0, leastSharePercent: 50 }
const OPEN = { price: 129_000, due: 129_000, state: 'open', takesParts: true, refunds: [] } as const
const PAYABLES: readonly Payable[] = [
  { ...OPEN, orderId: 'a', variableSymbol: '2026000123' },
  { ...OPEN, orderId: 'b', variableSymbol: '2026000124' },
  { ...OPEN, orderId: 'c', variableSymbol: '2026000125', due: 50_000, state: 'cancelled' },
  {
    ...OPEN,
    orderId: 'd',
    variableSymbol: '2026000126',
    due: 0,
    state: 'paid',
    refunds: [{ id: '7', amount: 5_000 }],
  },
  { ...OPEN, orderId: 'card', variableSymbol: '2026000127', price: 200_000, due: 200_000, takesParts: false },
  { ...OPEN, orderId: 'paid-card', variableSymbol: '2026000128', due: 0, state: 'paid', takesParts: false },
  { ...OPEN, orderId: 'rest', variableSymbol: '2026000129', due: 10_000 },
]

function line(change: Partial<BankLine>): BankLine {
  return {
    amount: 129_000,
    currency: 'CZK',
    variableSymbol: '2026000123',
    message: null,
    reference: null,
    counterAccount: '123/0100',
    ...change,
  }
}

describe('variable symbol', () => {
  test('is the year and the sequence', () => {
    expect(toVariableSymbol(2026, 123)).toEqual({ ok: true, value: '2026000123' })
    expect(toVariableSymbol(2026, 999_999)).toEqual({ ok: true, value: '2026999999' })
    expect(toVariableSymbol(2026, 1_000_000)).toEqual({ ok: true, value: '2601000000' })
    expect(toVariableSymbol(2026, 100_000_000)).toMatchObject({ code: 'series_full' })
    expect(toVariableSymbol(2026, 0)).toMatchObject({ code: 'series_full' })
  })

  test.each([
    ['1', true],
    ['1234567890', true],
    ['', false],
    ['12345678901', false],
    ['12a', false],
  ])('%s is a symbol: %s', (text, expected) => {
    expect(isVariableSymbol(text)).toBe(expected)
  })

  test('is compared as a number', () => {
    expect(isSameSymbol('0000000123', '123')).toBe(true)
    expect(isSameSymbol('', '0')).toBe(false)
  })

  test.each([
    ['VS:2026000123', ['2026000123']],
    ['/VS2026000123/SS/KS0308', ['2026000123']],
    ['platba /VS0000000123', ['123']],
    ['Objednávka 2026000123, děkuji', ['2026000123']],
    ['účet 20260001234', []],
    ['zboží', []],
  ])('is found in „%s“', (text, expected) => {
    expect(findSymbols(text)).toEqual(expected)
  })
})

describe('bank line', () => {
  test.each([
    ['symbol and amount agree', {}, { kind: 'paid', orderId: 'a', received: 129_000 }],
    ['leading zeros do not matter', { variableSymbol: '02026000123' }, { kind: 'paid', orderId: 'a' }],
    ['less money waits for the rest', { amount: 100_000 }, { kind: 'underpaid', orderId: 'a', missing: 29_000 }],
    ['more money pays and leaves a surplus', { amount: 130_000 }, { kind: 'overpaid', orderId: 'a', surplus: 1_000 }],
    [
      'number in the message when the symbol is missing',
      { variableSymbol: null, message: 'obj. 2026000124' },
      { kind: 'paid', orderId: 'b' },
    ],
    [
      'symbol in the end-to-end reference',
      { variableSymbol: '0', reference: '/VS2026000124/SS/KS' },
      { kind: 'paid', orderId: 'b' },
    ],
    [
      'amount alone is only a hint',
      { variableSymbol: null },
      { kind: 'for_staff', reason: 'no_symbol', candidates: ['a', 'b'] },
    ],
    ['unknown symbol goes to a person', { variableSymbol: '7' }, { kind: 'for_staff', reason: 'unknown_symbol' }],
    [
      'a cancelled order goes to a person',
      { variableSymbol: '2026000125', amount: 50_000 },
      { kind: 'for_staff', reason: 'cancelled_order', candidates: ['c'] },
    ],
    [
      'a second payment is a surplus',
      { variableSymbol: '2026000126' },
      { kind: 'surplus', orderId: 'd', surplus: 129_000 },
    ],
    [
      'a second payment of a few haléře goes to a person',
      { variableSymbol: '2026000126', amount: 64_499 },
      { kind: 'for_staff', reason: 'not_expected', candidates: ['d'] },
    ],
    [
      'a transfer for what a card has paid goes to a person',
      { variableSymbol: '2026000128' },
      { kind: 'for_staff', reason: 'not_expected', candidates: ['paid-card'] },
    ],
    [
      'the whole price pays what a card was to pay',
      { variableSymbol: '2026000127', amount: 200_000 },
      { kind: 'paid', orderId: 'card' },
    ],
    [
      'a part of what a card was to pay goes to a person',
      { variableSymbol: '2026000127', amount: 199_999 },
      { kind: 'for_staff', reason: 'too_little', candidates: ['card'] },
    ],
    ['half of the price is a part', { amount: 64_500 }, { kind: 'underpaid', orderId: 'a', missing: 64_500 }],
    [
      'less than half is nobody’s business but a person’s',
      { amount: 64_499 },
      { kind: 'for_staff', reason: 'too_little' },
    ],
    ['one haléř moves nothing', { amount: 1 }, { kind: 'for_staff', reason: 'too_little', candidates: ['a'] }],
    [
      'the rest is measured by the rest',
      { variableSymbol: '2026000129', amount: 10_000 },
      { kind: 'paid', orderId: 'rest' },
    ],
    [
      'and so is a part of it',
      { variableSymbol: '2026000129', amount: 4_999 },
      { kind: 'for_staff', reason: 'too_little' },
    ],
    [
      'two orders in one message are for a person to divide',
      { variableSymbol: null, message: '2026000123 a 2026000124', amount: 258_000 },
      { kind: 'for_staff', reason: 'several_orders', candidates: ['a', 'b'] },
    ],
    ['rent is not ours to match', { amount: -1, variableSymbol: '7' }, { kind: 'ignored', reason: 'outgoing' }],
    [
      'our own refund has been sent',
      { amount: -5_000, variableSymbol: '2026000126' },
      { kind: 'ignored', reason: 'refund_sent', refundId: '7' },
    ],
    [
      'a payment the bank takes back goes to a person',
      { amount: -129_000, variableSymbol: '2026000126' },
      { kind: 'for_staff', reason: 'money_left', candidates: ['d'] },
    ],
    [
      'another currency goes to a person',
      { currency: 'EUR' },
      { kind: 'for_staff', reason: 'other_currency', candidates: ['a'] },
    ],
    [
      'another currency without a symbol too',
      { currency: 'EUR', variableSymbol: null },
      { kind: 'for_staff', reason: 'other_currency', candidates: [] },
    ],
    ['a pay-out of the gateway', { counterAccount: '2500000006/2010' }, { kind: 'ignored', reason: 'known_account' }],
  ] as const)('%s', (_, change, expected) => {
    expect(matchBankLine(line(change), PAYABLES, SETTINGS)).toMatchObject(expected)
  })

  test('a tolerance forgives haléře in both directions', () => {
    const settings = { ...SETTINGS, tolerance: 100 }
    for (const amount of [128_900, 129_100]) {
      expect(matchBankLine(line({ amount }), PAYABLES, settings)).toMatchObject({ kind: 'paid', received: amount })
    }
    expect(matchBankLine(line({ amount: 128_899 }), PAYABLES, settings)).toMatchObject({ kind: 'underpaid' })
  })

  test('money that comes in is counted into one order or shown to a person, whatever its size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300_000 }), fc.constantFrom(...PAYABLES), (amount, payable) => {
        const match = matchBankLine(line({ amount, variableSymbol: payable.variableSymbol }), PAYABLES, SETTINGS)
        if (match.kind === 'for_staff') {
          expect(match.candidates).toContain(payable.orderId)
          return
        }
        expect(match).toMatchObject({ orderId: payable.orderId })
        // Whoever sends less than half moves nothing.
        expect(amount * 2).toBeGreaterThanOrEqual(payable.state === 'paid' ? payable.price : payable.due)
      }),
    )
  })
})
