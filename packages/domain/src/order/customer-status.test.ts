import { expect, test } from 'vitest'
import { transition } from '../state-machine.ts'
import { canCustomerEdit, customerStatus } from './customer-status.ts'
import { ORDER_MACHINE } from './order-machine.ts'
import { ORDER_STATES } from './order-state.ts'

test.each([
  ['awaiting_payment', 'unpaid', 'waiting_for_payment'],
  ['awaiting_payment', 'pending', 'verifying_payment'],
  ['accepted', 'cash_on_delivery', 'accepted'],
  ['on_hold', 'paid', 'needs_your_answer'],
  ['cancelled', 'unpaid', 'cancelled'],
  ['cancelled', 'paid', 'cancelled_money_on_the_way'],
  ['cancelled', 'refunded', 'cancelled_money_returned'],
  ['closed', 'paid', 'delivered'],
] as const)('an order %s and %s reads %s', (state, money, expected) => {
  expect(customerStatus(state, money)).toBe(expected)
})

test('every state has a sentence', () => {
  for (const state of ORDER_STATES) expect(customerStatus(state, 'paid')).toEqual(expect.any(String))
})

test('the customer may edit exactly while the order may still be cancelled before packing', () => {
  for (const state of ORDER_STATES) {
    const cancelled = transition(ORDER_MACHINE, state, 'cancel')
    const mayCancel = cancelled.ok && cancelled.value.isChanged && state !== 'not_collected'
    expect(canCustomerEdit(state)).toBe(mayCancel)
  }
})
