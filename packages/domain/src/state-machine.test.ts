import { expect, test } from 'vitest'
import { listTransitions, type Machine, to, transition } from './state-machine.ts'

type Light = 'red' | 'green' | 'broken'
const LIGHT: Machine<Light, 'go' | 'stop' | 'seen_broken' | 'night', 'ring'> = {
  states: ['red', 'green', 'broken'],
  events: {
    go: { kind: 'command', moves: { red: to('green', 'ring') } },
    stop: { kind: 'command', moves: { green: to('red') } },
    seen_broken: { kind: 'report', moves: { red: to('broken') } },
    night: { kind: 'timer', moves: { green: to('red') } },
  },
}

test.each([
  [
    'moves and names its effects',
    'red',
    'go',
    { ok: true, value: { to: 'green', effects: ['ring'], isChanged: true } },
  ],
  ['the same again is nothing new', 'green', 'go', { ok: true, value: { to: 'green', effects: [], isChanged: false } }],
  ['a command that does not fit is refused', 'broken', 'go', { code: 'not_allowed' }],
  ['a report that does not fit is late', 'green', 'seen_broken', { code: 'late_event' }],
  ['a timer that does not fit has nothing to do', 'broken', 'night', { ok: true, value: { isChanged: false } }],
] as const)('%s', (_, state, event, expected) => {
  expect(transition(LIGHT, state, event)).toMatchObject(expected)
})

test('lists each change of state once', () => {
  expect(listTransitions(LIGHT)).toEqual([
    { from: 'red', to: 'green' },
    { from: 'red', to: 'broken' },
    { from: 'green', to: 'red' },
  ])
})
