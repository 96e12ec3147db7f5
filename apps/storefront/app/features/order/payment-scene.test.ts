import type { PaymentView } from '@shop/contract/payment'
import type { PaymentFailure } from '@shop/domain/payment/payment-failure'
import { describe, expect, test } from 'vitest'
import { toPaymentScene } from './payment-scene.ts'

function payment(part: Partial<PaymentView>): PaymentView {
  return {
    state: 'awaiting_payment',
    status: 'waiting_for_payment',
    summary: 'unpaid',
    method: { code: 'karta', name: 'Karta', kind: 'online' },
    attempt: null,
    canPayOnline: true,
    transfer: null,
    ...part,
  } as PaymentView
}

const tried = (state: string, failure: PaymentFailure | null) =>
  toPaymentScene(
    payment({
      status: state === 'unknown' ? 'verifying_payment' : 'waiting_for_payment',
      attempt: { state, failure, kind: 'online', amount: 100, createdAt: '2026-11-15T08:00:00Z' },
    }),
  )

describe('toPaymentScene', () => {
  test('says why the last try did not work, and only when somebody told', () => {
    expect(toPaymentScene(payment({}))).toBe('pay')
    expect(tried('created', null)).toBe('pay')
    expect(tried('cancelled', null)).toBe('pay')
    expect(tried('unknown', null)).toBe('pay')
    expect(tried('cancelled', 'given_up')).toBe('cancelled')
    expect(tried('cancelled', 'declined')).toBe('failed')
    expect(tried('expired', null)).toBe('timed_out')
  })

  test('never asks for money that may be on its way', () => {
    expect(toPaymentScene(payment({ status: 'verifying_payment', summary: 'pending' }))).toBe('verifying')
  })

  test('knows paid, cash, invoice and money that goes back', () => {
    const accepted = { state: 'accepted', status: 'accepted', canPayOnline: false } as const
    expect(toPaymentScene(payment({ ...accepted, summary: 'paid' }))).toBe('paid')
    expect(toPaymentScene(payment({ ...accepted, summary: 'partly_refunded' }))).toBe('paid')
    expect(toPaymentScene(payment({ ...accepted, summary: 'cash_on_delivery' }))).toBe('cod')
    expect(toPaymentScene(payment({ ...accepted, summary: 'on_invoice' }))).toBe('invoice')
    const cancelled = { state: 'cancelled', canPayOnline: false } as const
    expect(toPaymentScene(payment({ ...cancelled, status: 'cancelled' }))).toBe('nothing')
    expect(toPaymentScene(payment({ ...cancelled, status: 'cancelled_money_on_the_way' }))).toBe('refunding')
    expect(toPaymentScene(payment({ ...cancelled, status: 'cancelled_money_returned' }))).toBe('refunded')
  })
})
