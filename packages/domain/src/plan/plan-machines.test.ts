import { expect, test } from 'vitest'
import { listTransitions, transition } from '../state-machine.ts'
import { CYCLE_MACHINE, CYCLE_STATES, OPEN_CYCLE_STATES, UNPLACED_CYCLE_STATES } from './cycle-machine.ts'
import { PLAN_MACHINE } from './plan-machine.ts'

test('a cycle that has ended is never opened again, but for one that was skipped or paid late', () => {
  const back = listTransitions(CYCLE_MACHINE).filter(
    ({ from, to }) => !OPEN_CYCLE_STATES.includes(from) && OPEN_CYCLE_STATES.includes(to),
  )
  expect(back).toEqual([
    { from: 'skipped', to: 'announced' },
    { from: 'skipped', to: 'planned' },
    { from: 'cancelled', to: 'ordered' },
  ])
})

test('only what is locked or was paid late becomes an order, and an order is never a plan again', () => {
  const moves = listTransitions(CYCLE_MACHINE)
  expect(moves.filter(({ to }) => to === 'ordered').map(({ from }) => from)).toEqual([
    'locked',
    'payment_failed',
    'cancelled',
  ])
  const fromOrders = moves.filter(({ from }) => from === 'ordered' || from === 'payment_failed')
  expect(fromOrders.filter(({ to }) => UNPLACED_CYCLE_STATES.includes(to))).toEqual([])
})

test.each(['delay', 'delay_briefly', 'add_once', 'save', 'skip'] as const)('a locked cycle refuses %s', (event) => {
  expect(transition(CYCLE_MACHINE, 'locked', event)).toMatchObject({ ok: false, code: 'not_allowed' })
})

test('whatever ends a cycle of a running plan plans the next one', () => {
  for (const event of ['skip', 'order_delivered', 'order_ended'] as const) {
    const effects = CYCLE_STATES.flatMap((state) => CYCLE_MACHINE.events[event].moves[state]?.effects ?? [])
    expect(effects).toContain('plan_next')
  }
})

test.each(['active', 'waiting_for_goods', 'paused'] as const)('a plan that is %s ends at once', (state) => {
  expect(transition(PLAN_MACHINE, state, 'end')).toMatchObject({ ok: true, value: { to: 'ended' } })
})

test('ending or pausing twice is no mistake', () => {
  expect(transition(PLAN_MACHINE, 'ended', 'end')).toMatchObject({ ok: true, value: { isChanged: false } })
  expect(transition(PLAN_MACHINE, 'paused', 'pause')).toMatchObject({ ok: true, value: { isChanged: false } })
})

test.each(['active', 'waiting_for_goods', 'paused'] as const)(
  'a plan that is %s ends with the order it was to begin with',
  (state) => {
    expect(transition(PLAN_MACHINE, state, 'first_order_ended')).toMatchObject({ ok: true, value: { to: 'ended' } })
  },
)
