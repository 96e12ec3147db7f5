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
replace                canc  canc  canc  x     canc  x     canc  x     canc  canc  x     =     =     x     x     x     x     x
deadline_passed        exp   exp   exp   exp   exp   +     =     =     =     =     =     =     =     =     =     =     =     =
request_refund         x     x     x     x     x     rreq  x     x     rreq  rreq  rreq  rreq  rreq  =     rreq  rreq  rreq  x
refund_confirmed_part  ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     rpart ?     ?     rpart rpart +     ?     ?
refund_confirmed_also  ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     +     ?     ?     ?     ?
refund_confirmed_full  ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     rfull ?     ?     rfull rfull rfull =     ?
refund_refused         ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     rfail =     ?     =     ?
charged_back           ?     ?     ?     ?     ?     ?     ?     ?     ?     ?     back  ?     ?     back  back  back  ?     =
`)
})

test('money that arrives after the end is taken and shown to a person', () => {
  for (const state of ['cancelled', 'expired'] as const) {
    expect(transition(PAYMENT_MACHINE, state, 'gateway_paid')).toMatchObject({
      value: { to: 'paid', effects: ['settle_order', 'release_credits', 'alert_late_money'] },
    })
  }
})

test('a payment is settled exactly once however often it is reported', () => {
  const settled = transition(PAYMENT_MACHINE, 'created', 'gateway_paid')
  expect(settled).toMatchObject({ value: { effects: ['settle_order', 'release_credits'] } })
  expect(transition(PAYMENT_MACHINE, 'paid', 'gateway_paid')).toMatchObject({ ok: true, value: { effects: [] } })
})

test('whatever completes the money lets the credits go that waited for it', () => {
  const completing = Object.entries(PAYMENT_MACHINE.events).flatMap(([event, { moves }]) =>
    Object.entries(moves)
      .filter(([from, move]) => move?.to === 'paid' && from !== 'paid')
      .map(([from, move]) => ({ event, from, move })),
  )
  expect(completing.length).toBeGreaterThan(10)
  for (const { event, from, move } of completing)
    expect(move?.effects, `${event} in ${from}`).toContain('release_credits')
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

const BRINGS: Partial<Record<PaymentEvent, number>> = {
  gateway_paid: 100,
  transfer_matched: 100,
  transfer_underpaid: 10,
  transfer_overpaid: 120,
  transfer_surplus: 5,
  cod_remitted: 100,
}

test('every state that holds money can give all of it back', () => {
  const events = Object.keys(PAYMENT_MACHINE.events) as PaymentEvent[]
  const starts = ['created', 'awaiting_transfer', 'awaiting_cod', 'invoice_issued'] as const
  const seen = new Set<PaymentState>()
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.array(fc.constantFrom(...events), { maxLength: 40 }), (start, said) => {
      let state = start as PaymentState
      let held = 0
      for (const event of said) {
        const step = transition(PAYMENT_MACHINE, state, event)
        if (!step.ok || (!step.value.isChanged && step.value.effects.length === 0)) continue
        if (event === 'refund_confirmed_full') held = 0
        if (event.startsWith('refund_confirmed_')) held = Math.max(0, held - 3)
        state = step.value.to
        held += BRINGS[event] ?? 0
        if (held === 0 || state === 'charged_back') continue
        seen.add(state)
        const asked = transition(PAYMENT_MACHINE, state, 'request_refund')
        expect(asked, state).toMatchObject({ ok: true, value: { to: 'refund_requested' } })
        const returned = transition(PAYMENT_MACHINE, 'refund_requested', 'refund_confirmed_full')
        expect(returned).toMatchObject({ ok: true, value: { to: 'refunded' } })
      }
    }),
    { numRuns: 5000 },
  )
  const holding = ['cancelled', 'expired', 'invoice_issued', 'overdue', 'paid', 'partly_paid', 'partly_refunded']
  expect([...seen].toSorted()).toEqual([...holding, 'refund_failed', 'refund_requested', 'refunded'])
})

test('a second and a third part that went back are as new as the first', () => {
  for (const state of ['paid', 'refund_requested', 'refund_failed', 'partly_refunded'] as const) {
    expect(transition(PAYMENT_MACHINE, state, 'refund_confirmed_part')).toMatchObject({
      value: {
        to: 'partly_refunded',
        effects: ['issue_credit_note', 'settle_credits', 'mail_refunded', 'measure_refund'],
      },
    })
  }
})
