import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawMachine } from '../state-machine.fixture.ts'
import { listTransitions, transition } from '../state-machine.ts'
import { initialOrderState, needsApproval } from './initial-state.ts'
import { ORDER_MACHINE } from './order-machine.ts'
import type { OrderEvent, OrderState } from './order-state.ts'

const SHORT: Record<OrderState, string> = {
  awaiting_payment: 'pay',
  awaiting_approval: 'appr',
  accepted: 'acc',
  expired: 'exp',
  on_hold: 'hold',
  packing: 'pack',
  partly_shipped: 'part',
  shipped: 'ship',
  ready_for_pickup: 'ready',
  delivered: 'deliv',
  not_collected: 'ncoll',
  cancelled: 'canc',
  closed: 'close',
}

test('every state answers every event', () => {
  expect(`\n${drawMachine(ORDER_MACHINE, SHORT)}\n`).toBe(`
event                     pay   appr  acc   exp   hold  pack  part  ship  ready deliv ncoll canc  close
approve                   x     acc   =     x     x     x     x     x     x     x     x     x     x
reject                    x     canc  x     x     x     x     x     x     x     x     x     =     x
approval_deadline_passed  =     canc  =     =     =     =     =     =     =     =     =     =     =
paid                      acc   +     =     +     =     =     =     =     =     =     =     +     =
payment_failed            +     =     =     =     =     =     =     =     =     =     =     =     =
pay_on_delivery           acc   x     =     x     x     x     x     x     x     x     x     x     x
await_difference          =     x     pay   x     x     x     x     x     x     x     x     x     x
change_withdrawn          acc   x     =     x     x     x     x     x     x     x     x     x     x
change_lapsed             acc   =     =     =     =     =     =     =     =     =     =     =     =
payment_reminder_due      +     =     =     =     =     =     =     =     =     =     =     =     =
payment_deadline_passed   exp   =     =     =     =     =     =     =     =     =     =     =     =
late_payment_accepted     x     x     =     acc   x     x     x     x     x     x     x     x     x
late_payment_declined     x     x     x     +     x     x     x     x     x     x     x     x     x
hold                      x     x     hold  x     =     x     x     x     x     x     x     x     x
release_hold              x     x     =     x     acc   x     x     x     x     x     x     x     x
start_packing             x     x     pack  x     x     =     x     x     x     x     x     x     x
return_to_queue           x     x     =     x     x     acc   x     x     x     x     x     x     x
ship_part                 x     x     x     x     x     part  +     =     =     =     =     =     =
ship_all                  x     x     x     x     x     ship  ship  =     =     =     =     =     =
ready_for_pickup          ?     ?     ?     ?     ?     ?     +     ready =     =     =     =     =
pickup_reminder_due       =     =     =     =     =     =     =     =     +     =     =     =     =
delivered                 ?     ?     ?     ?     ?     ?     ?     deliv deliv =     +     +     =
delivery_presumed         =     =     =     =     =     =     =     deliv deliv =     =     =     =
parcel_returned           ?     ?     ?     ?     ?     ?     +     ncoll ncoll +     =     =     +
resend                    x     x     x     x     x     x     x     =     x     x     ship  x     x
voucher_issued            x     x     deliv x     x     x     x     x     x     =     x     x     x
voucher_returned          x     x     x     x     x     x     x     x     x     canc  x     =     x
cancel                    canc  x     canc  x     canc  x     x     x     x     x     canc  =     x
close                     =     =     =     =     =     =     =     =     =     close =     =     =
`)
})

test('only the agreed changes of state exist', () => {
  const agreed = [
    'awaiting_payment > accepted expired cancelled',
    'awaiting_approval > accepted cancelled',
    'accepted > awaiting_payment on_hold packing delivered cancelled',
    'expired > accepted',
    'on_hold > accepted cancelled',
    'packing > accepted partly_shipped shipped',
    'partly_shipped > shipped',
    'shipped > ready_for_pickup delivered not_collected',
    'ready_for_pickup > delivered not_collected',
    'delivered > closed cancelled',
    'not_collected > shipped cancelled',
  ].flatMap((row) => {
    const [from = '', targets = ''] = row.split(' > ')
    return targets.split(' ').map((to) => `${from} > ${to}`)
  })
  const listed = listTransitions(ORDER_MACHINE).map(({ from, to }) => `${from} > ${to}`)
  expect(listed.toSorted()).toEqual(agreed.toSorted())
})

test('a payment accepts the order and tells the customer once', () => {
  expect(transition(ORDER_MACHINE, 'awaiting_payment', 'paid')).toEqual({
    ok: true,
    value: {
      to: 'accepted',
      effects: [
        'renew_promise',
        'mail_payment_received',
        'keep_details',
        'confirm_change',
        'keep_stock',
        'issue_voucher',
      ],
      isChanged: true,
    },
  })
  expect(transition(ORDER_MACHINE, 'accepted', 'paid')).toEqual({
    ok: true,
    value: { to: 'accepted', effects: [], isChanged: false },
  })
})

test('money for a cancelled order goes back', () => {
  expect(transition(ORDER_MACHINE, 'cancelled', 'paid')).toMatchObject({
    value: { to: 'cancelled', effects: ['start_refund', 'open_staff_task'] },
  })
})

test('an expired order gives back everything it held', () => {
  expect(transition(ORDER_MACHINE, 'awaiting_payment', 'payment_deadline_passed')).toMatchObject({
    value: { effects: expect.arrayContaining(['release_stock', 'release_coupon', 'return_credits']) },
  })
})

test('a customer cannot cancel what is being packed', () => {
  expect(transition(ORDER_MACHINE, 'packing', 'cancel')).toEqual({
    ok: false,
    code: 'not_allowed',
    details: { state: 'packing', event: 'cancel' },
  })
})

test('words nobody knows are answered too', () => {
  expect(transition(ORDER_MACHINE, 'packing', 'toString' as 'cancel')).toMatchObject({ code: 'unknown_event' })
  expect(transition(ORDER_MACHINE, 'lost' as 'packing', 'cancel')).toMatchObject({ code: 'unknown_state' })
})

test.each([
  ['online', 164_900, false, 'awaiting_payment'],
  ['transfer', 164_900, false, 'awaiting_payment'],
  ['cod', 164_900, false, 'accepted'],
  ['invoice', 164_900, false, 'accepted'],
  ['online', 0, false, 'accepted'],
  ['invoice', 164_900, true, 'awaiting_approval'],
] as const)('an order paid by %s for %i starts as it should', (payment, payable, waits, expected) => {
  expect(initialOrderState(payment, payable, waits)).toBe(expected)
})

const CREDIT = { limit: 1_000_000, owed: 400_000, isOverdue: false, buyerNeedsApproval: false }

test.each([
  ['an invoice within the limit', 'invoice', 600_000, CREDIT, false],
  ['an invoice over the limit', 'invoice', 600_001, CREDIT, true],
  ['an invoice of a company in arrears', 'invoice', 1, { ...CREDIT, isOverdue: true }, true],
  ['an invoice without a limit', 'invoice', 1, null, true],
  ['a card over the limit', 'online', 9_000_000, CREDIT, false],
  ['a buyer who may not decide alone', 'online', 1, { ...CREDIT, buyerNeedsApproval: true }, true],
] as const)('%s', (_, payment, payable, credit, expected) => {
  expect(needsApproval(payment, payable, credit)).toBe(expected)
})

test('whatever comes in whatever order, stock is never released twice nor held by an ended order', () => {
  const events = Object.keys(ORDER_MACHINE.events) as OrderEvent[]
  const start = fc.constantFrom<OrderState>('awaiting_payment', 'awaiting_approval', 'accepted')
  fc.assert(
    fc.property(start, fc.array(fc.constantFrom(...events), { maxLength: 80 }), (first, said) => {
      let state = first
      let reserved = 1
      for (const event of said) {
        const step = transition(ORDER_MACHINE, state, event)
        if (!step.ok) continue
        state = step.value.to
        reserved += step.value.effects.filter((effect) => effect === 'reserve_stock').length
        reserved -= step.value.effects.filter((effect) => effect === 'release_stock').length
        expect([0, 1]).toContain(reserved)
        if (state === 'expired') expect(reserved).toBe(0)
        if (state === 'accepted' || state === 'packing') expect(reserved).toBe(1)
      }
    }),
    { numRuns: 2000 },
  )
})
