import { expect, test } from 'vitest'
import { transition } from '../state-machine.ts'
import { APPLICATION_MACHINE, type ApplicationEvent, type ApplicationState } from './application-state.ts'

test.each<[ApplicationState, ApplicationEvent, ApplicationState, string[]]>([
  ['in_review', 'approve', 'approved', ['switch_on']],
  ['needs_more', 'approve', 'approved', ['switch_on']],
  ['needs_more', 'lapse', 'closed', []],
  ['needs_more', 'supply', 'in_review', []],
  ['approved', 'suspend', 'suspended', ['switch_off']],
  ['approved', 'amend', 'approved', ['switch_on']],
  ['suspended', 'restore', 'approved', ['switch_on']],
  ['suspended', 'end', 'ended', ['switch_off']],
])('%s, then %s: %s', (state, event, after, effects) => {
  expect(transition(APPLICATION_MACHINE, state, event)).toMatchObject({ ok: true, value: { to: after, effects } })
})

test.each<[ApplicationState, ApplicationEvent]>([
  ['declined', 'approve'],
  ['ended', 'restore'],
  ['closed', 'approve'],
  ['in_review', 'suspend'],
  ['closed', 'supply'],
  ['in_review', 'amend'],
  ['suspended', 'amend'],
  ['ended', 'amend'],
])('%s cannot be followed by %s', (state, event) => {
  expect(transition(APPLICATION_MACHINE, state, event)).toMatchObject({ ok: false, code: 'not_allowed' })
})
