import { describe, expect, test } from 'vitest'
import { checkPaymentReport } from './check-report.ts'
import { checkRefund, openAttempt } from './payment-attempt.ts'
import type { PaymentState } from './payment-state.ts'
import { type PaymentRow, summarizePayments } from './payment-summary.ts'

function row(state: PaymentState, received = 0, refunded = 0): PaymentRow {
  return { state, received, refunded }
}

describe('summary of payments', () => {
  test.each([
    ['no attempt', [], 'unpaid'],
    ['only failed attempts', [row('cancelled'), row('expired')], 'unpaid'],
    ['an open attempt after a failed one', [row('cancelled'), row('method_chosen')], 'pending'],
    ['part of a transfer', [row('partly_paid', 500)], 'pending'],
    ['paid', [row('cancelled'), row('paid', 1000)], 'paid'],
    ['paid in two parts', [row('paid', 400), row('paid', 600)], 'paid'],
    ['two attempts paid', [row('paid', 1000), row('paid', 1000)], 'overpaid'],
    ['a surplus sent back', [row('paid', 1000), row('refunded', 1000, 1000)], 'paid'],
    ['part sent back', [row('partly_refunded', 1000, 300)], 'partly_refunded'],
    ['all sent back', [row('refunded', 1000, 1000)], 'refunded'],
    ['cash on delivery', [row('awaiting_cod')], 'cash_on_delivery'],
    ['cash the carrier holds', [row('cod_collected')], 'cash_on_delivery'],
    ['invoice', [row('invoice_issued')], 'on_invoice'],
    ['invoice after its due date', [row('overdue', 200)], 'overdue'],
  ] as const)('%s', (_, rows, expected) => {
    expect(summarizePayments(rows, 1000)).toBe(expected)
  })

  test('an order for nothing is paid', () => {
    expect(summarizePayments([], 0)).toBe('paid')
  })
})

describe('another attempt', () => {
  test.each([
    ['the first', [], { ok: true, value: 1000 }],
    ['after a failed one', [row('cancelled')], { ok: true, value: 1000 }],
    ['for the rest of an underpaid transfer', [row('partly_paid', 400)], { ok: true, value: 600 }],
    ['after a chargeback returned the money', [row('charged_back', 1000, 1000)], { ok: true, value: 1000 }],
    ['not beside an open one', [row('unknown')], { code: 'attempt_open' }],
    ['not when paid', [row('paid', 1000)], { code: 'already_paid' }],
  ] as const)('%s', (_, rows, expected) => {
    expect(openAttempt(rows, 1000)).toMatchObject(expected)
  })
})

describe('refund', () => {
  test.each([
    ['a part', row('paid', 1000), 0, 300, { ok: true, value: 300 }],
    ['all', row('paid', 1000), 0, 1000, { ok: true }],
    [
      'more than is left',
      row('partly_refunded', 1000, 800),
      0,
      300,
      { code: 'over_refundable', details: { refundable: 200 } },
    ],
    ['more than is left beside a running refund', row('refund_requested', 1000), 900, 200, { code: 'over_refundable' }],
    ['of nothing', row('refunded', 1000, 1000), 0, 1, { code: 'nothing_to_refund' }],
    ['of half a haléř', row('paid', 1000), 0, 0.5, { code: 'not_an_amount' }],
  ] as const)('%s', (_, payment, pending, amount, expected) => {
    expect(checkRefund(payment, pending, amount)).toMatchObject(expected)
  })
})

describe('report of the gateway', () => {
  const ours = { amount: 126_900, currency: 'CZK', orderNumber: '2026000123', merchant: '8123456789' }

  test('about our order in full', () => {
    expect(checkPaymentReport(ours, ours)).toEqual({ ok: true, value: ours })
  })

  test.each([
    ['other_amount', { amount: 126_800 }],
    ['other_currency', { currency: 'EUR' }],
    ['other_order', { orderNumber: '2026000124' }],
    ['other_merchant', { merchant: '1' }],
  ])('%s', (code, difference) => {
    expect(checkPaymentReport(ours, { ...ours, ...difference })).toMatchObject({ ok: false, code })
  })
})
