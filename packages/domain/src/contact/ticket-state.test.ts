import { expect, test } from 'vitest'
import { transition } from '../state-machine.ts'
import { canSnoozeUntil, TICKET_MACHINE, TICKET_STATES, type TicketState } from './ticket-state.ts'

test.each(TICKET_STATES)('a customer who writes to a thread that is %s waits for us again', (state) => {
  const moved = transition(TICKET_MACHINE, state, 'customer_wrote')
  expect(moved.ok && moved.value.to).toBe(state === 'new' ? 'new' : 'open')
})

test.each<[TicketState, TicketState]>([
  ['new', 'answered'],
  ['open', 'answered'],
  ['closed', 'answered'],
])('an answer to a thread that is %s makes it %s', (state, after) => {
  const moved = transition(TICKET_MACHINE, state, 'answer')
  expect(moved.ok && moved.value.to).toBe(after)
})

test('a closed thread cannot be put aside', () => {
  expect(transition(TICKET_MACHINE, 'closed', 'snooze')).toMatchObject({ ok: false, code: 'not_allowed' })
})

const now = new Date('2026-11-12T09:00:00Z')
const answerBy = new Date('2026-11-13T17:00:00Z')

test.each([
  ['before the promise', 'new', '2026-11-13T08:00:00Z', true],
  ['after the promise', 'open', '2026-11-13T17:01:00Z', false],
  ['when nothing is owed', 'waiting', '2026-11-20T08:00:00Z', true],
  ['into the past', 'waiting', '2026-11-12T08:00:00Z', false],
] as const)('put aside %s', (_name, state, until, allowed) => {
  expect(canSnoozeUntil({ state, answerBy }, new Date(until), now)).toBe(allowed)
})
