import { expect, test } from 'vitest'
import { aCycle } from './plan.fixture.ts'
import { toPlanScene } from './plan-scene.ts'

const order = { orderId: 1, number: '2611160094', state: 'accepted', payable: 169_900, accessToken: 'a.b.c' }
const unpaid = { ...order, state: 'awaiting_payment' }

test.each([
  ['open', { state: 'active', cycle: aCycle() }],
  ['open', { state: 'waiting_for_goods', cycle: aCycle() }],
  ['locked', { state: 'active', cycle: aCycle({ state: 'locked', canChange: false }) }],
  ['on_the_way', { state: 'active', cycle: aCycle({ state: 'ordered', canChange: false, order }) }],
  ['to_pay', { state: 'active', cycle: aCycle({ state: 'ordered', canChange: false, order: unpaid }) }],
  ['refused', { state: 'active', cycle: aCycle({ state: 'payment_failed', canChange: false, order: unpaid }) }],
  // The bank has agreed a moment ago and nobody has looked at the order yet.
  ['on_the_way', { state: 'active', cycle: aCycle({ state: 'payment_failed', canChange: false, order }) }],
  ['refused', { state: 'paused', cycle: aCycle({ state: 'payment_failed', canChange: false, order: unpaid }) }],
  ['paused', { state: 'paused', cycle: null }],
  ['ended', { state: 'ended', cycle: aCycle({ state: 'ordered', canChange: false, order }) }],
  ['quiet', { state: 'active', cycle: null }],
] as const)('is %s', (scene, plan) => {
  expect(toPlanScene(plan)).toBe(scene)
})
