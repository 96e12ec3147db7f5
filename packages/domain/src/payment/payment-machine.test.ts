import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawMachine } from '../state-machine.fixture.ts'
import { listTransitions, transition } from '../state-machine.ts'
import { PAYMENT_MACHINE } from './payment-machine.ts'
import { PAYMENT_STATES, type PaymentEvent, type PaymentState } from './payment-state.ts'

const SHORT: Record<PaymentState, string> = {
  created: 'new',
  unknown: 'unkn',
  method_chosen: 'chos',
  authorized: 'auth',
  awaiting_transfer: 'trans',
  partly_paid: 'part',
  awaiting_cod: 'cod',
  cod_collected: 'coll',
  invoice_issued: 'inv',
  overdue: 'over',
  paid: 'paid',
  cancelled: 'canc',
  expired: 'exp',
  refund_requested: 'rreq',
  refund_failed: 'rfail',
  partly_refunded: 'rpart',
  refunded: 'rfull',
  charged_back: 'back',
}

test('every state answers every event', () => {
  expect(`\n${drawMachine(PAYMENT_MACHINE, SHORT)}\n`).toBe(`
event                  new   unkn  chos  auth  trans part  cod   coll  inv   over  paid  canc  exp   rreq  rfail rpart rfull back
creation_unanswered    unkn  =     =     =     ?     ?     ?     ?     ?     ?     =     =     =     =     =     =     =     =
gateway_created        =     new   =     =     ?     ?     ?     ?     ?     ?     =     =     =     =     =     =     =     =
gateway_method_chosen  chos  chos  =     =     ?     ?     ?     ?     ?     ?     =     =     =     =     =     =     =     =
gateway_authorized     auth  auth  auth  =     ?     ?     ?     ?     ?     ?     =     +     +     =     =     =     =     =
gateway_paid           paid  paid  paid  paid  ?     ?     ?     ?     ?     ?     =     paid  paid  =     =     =     =     =
gateway_cancelled      canc  canc  canc  canc  ?     ?     ?     ?     ?     ?     ?     =     =     ?     ?     ?     ?     ?
gateway_timed_out      exp   exp   exp   exp   ?     ?     ?     ?     ?     ?     ?     =     =     ?     ?     ?     ?     ?
transfer_matched       ?     ?     ?     ?     paid  paid  ?     ?     paid  paid  =     paid  paid  =     =     =     =     =
transfer_underpaid     ?     ?     ?     ?     part  +     ?     ?     +     +     ?     +     +     ?     ?     ?     ?     ?
transfer_overpaid      ?     ?     ?     ?     paid  paid  ?     ?     paid  paid  =     paid  paid  ?     ?     ?     ?     ?
transfer_surplus       ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     +     ?     ?     +     +     +     +     +
cod_collected          ?     ?     ?     ?     ?     ?     coll  =     ?     ?     =     ?     ?     =     =     =     =     =
cod_remitted           ?     ?     ?     ?     ?     ?     paid  paid  ?     ?     =     paid  ?     =     =     =     =     =
cod_refused            ?     ?     ?     ?     ?     ?     canc  ?     ?     ?     ?     =     =     ?     ?     ?     ?     ?
due_date_passed        =     =     =     =     =     =     =     =     over  =     =     =     =     =     =     =     =     =
overdue_reminder_due   =     =     =     =     =     =     =     =     =     +     =     =     =     =     =     =     =     =
replace                canc  canc  canc  x     canc  x     canc  x     x     x     x     =     =     x     x     x     x     x
deadline_passed        exp   exp   exp   exp   exp   +     =     =     =     =     =     =     =     =     =     =     =     =
request_refund         x     x     x     x     x     x     x     x     x     x     rreq  x     x     =     rreq  rreq  x     x
refund_confirmed_part  ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     rpart ?     ?     rpart rpart =     =     ?
refund_confirmed_full  ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     rfull ?     ?     rfull rfull rfull =     ?
refund_refused         ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     rfail =     ?     =     ?
charged_back           ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     back  ?     ?     back  back  back  ?     =
`)
})

test('money that arrives after the end is taken and shown to a person', () => {
  for (const state of ['cancelled', 'expired'] as const) {
    expect(transition(PAYMENT_MACHINE, state, 'gateway_paid')).toMatchObject({
      value: { to: 'paid', effects: ['settle_order', 'alert_late_money'] },
    })
  }
})

test('a payment is settled exactly once however often it is reported', () => {
  const settled = transition(PAYMENT_MACHINE, 'created', 'gateway_paid')
  expect(settled).toMatchObject({ value: { effects: ['settle_order'] } })
  expect(transition(PAYMENT_MACHINE, 'paid', 'gateway_paid')).toMatchObject({ ok: true, value: { effects: [] } })
})

test('no report brings a paid payment back to waiting', () => {
  const back = listTransitions(PAYMENT_MACHINE).filter(({ from }) => from === 'paid')
  expect(back.map(({ to }) => to).toSorted()).toEqual([
    'charged_back',
    'partly_refunded',
    'refund_requested',
    'refunded',
  ])
})

test('whatever comes in whatever order, an order is settled at most once', () => {
  const events = Object.keys(PAYMENT_MACHINE.events) as PaymentEvent[]
  fc.assert(
    fc.property(
      fc.constantFrom(...PAYMENT_STATES),
      fc.array(fc.constantFrom(...events), { maxLength: 60 }),
      (start, said) => {
        let state = start
        const effects = said.flatMap((event) => {
          const step = transition(PAYMENT_MACHINE, state, event)
          if (!step.ok) return []
          state = step.value.to
          return step.value.effects
        })
        expect(effects.filter((effect) => effect === 'settle_order').length).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 2000 },
  )
})
