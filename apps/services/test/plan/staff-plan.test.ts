import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { newStaff } from '../staff.ts'
import {
  announced,
  brokenPlanTruths,
  cycleOf,
  firstDelivered,
  goTo,
  ordersOf,
  planOf,
  startedPlan,
} from './planning.ts'

const shop = openShop({}, 'tampered')
let support: Browser
beforeAll(async () => {
  await query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0')
})
beforeEach(async () => {
  await goTo(shop, '2026-11-16')
  support = await newStaff(shop, 'staff_support')
})
afterEach(async () => {
  expect(await brokenPlanTruths(shop)).toEqual([])
})

const reason = 'Paní volala, jede na dovolenou.'

async function coming() {
  const planned = await startedPlan(shop)
  await firstDelivered(shop, planned)
  const cycle = await announced(shop, planned)
  return { planned, at: { planId: planned.plan.planId, cycleNo: cycle.cycleNo }, cycle }
}

/** What stays of it: the event with its reason, and the audit. */
async function written(planId: number) {
  const [event] = await query(
    shop,
    `select event, actor_kind, details from shop.plan_events where plan_id = $1 and actor_kind = 'staff' order by id limit 1`,
    [planId],
  )
  const audits = await query(
    shop,
    `select details from internal.audit_log where action = 'plan.changed_for_customer' and object_id = $1`,
    [String(planId)],
  )
  return { event, audits }
}

describe('for a customer who called', () => {
  test('a parcel is skipped, which the customer reads with the reason, and put back', async () => {
    const { planned, at } = await coming()
    const { value } = await support.call('changeCycleForCustomer', { ...at, action: 'skip', reason })
    expect(value.cycle).toMatchObject({ cycleNo: at.cycleNo + 1, state: 'planned' })
    const { text } = await shop.mailTo(planned.person.email)
    expect(text).toContain('nic nestrháváme')
    expect(text).toContain(reason)
    expect(await written(at.planId)).toMatchObject({
      event: { event: 'skip', actor_kind: 'staff', details: { reason } },
      audits: [{ details: { did: 'skip', reason } }],
    })
    const back = await support.call('changeCycleForCustomer', { ...at, action: 'restore', reason })
    expect(back.value.cycle).toMatchObject({ cycleNo: at.cycleNo, state: 'announced' })
  })

  test('a parcel is delayed by the same rules', async () => {
    const { at } = await coming()
    const soon = await support.call('changeCycleForCustomer', {
      ...at,
      action: 'delay',
      arriveOn: '2026-12-16',
      reason,
    })
    expect(soon.error.code).toBe('day_refused')
    const far = await support.call('changeCycleForCustomer', { ...at, action: 'delay', arriveOn: '2027-01-08', reason })
    expect(far.value.cycle).toMatchObject({ state: 'planned', processOn: '2027-01-07' })
  })

  test('a parcel is sent at once, at the price that was said', async () => {
    const { planned, at, cycle } = await coming()
    const dear = await support.call('sendPlanForCustomer', { ...at, payable: cycle.payable - 1, reason })
    expect(dear.error.code).toBe('price_changed')
    const sent = await support.call('sendPlanForCustomer', { ...at, payable: cycle.payable, reason })
    expect(sent.value.cycle).toMatchObject({ state: 'locked' })
    expect((await shop.mailTo(planned.person.email)).text).toContain('Balík posíláme hned')
    await runJob(shop, 'place-cycles')
    expect(await ordersOf(shop, planned)).toHaveLength(2)
  })

  test('a plan is paused and runs again', async () => {
    const { planned, at } = await coming()
    const { planId } = at
    const past = await support.call('changePlanForCustomer', { planId, action: 'pause', until: '2026-11-01', reason })
    expect(past.error.code).toBe('day_refused')
    const rests = await support.call('changePlanForCustomer', { planId, action: 'pause', until: null, reason })
    expect(rests.value).toMatchObject({ state: 'paused', cycle: null })
    expect((await shop.mailTo(planned.person.email)).text).toContain(reason)
    const why = 'Paní volala, že je zpátky.'
    await support.call('changePlanForCustomer', { planId, action: 'resume', reason: why })
    const { subject, text } = await shop.mailTo(planned.person.email)
    expect(subject).toBe('Pravidelné doručení zase běží')
    expect(text).toContain(`Udělali jsme to za vás: „${why}“`)
    expect(await planOf(planned)).toMatchObject({ state: 'active', cycle: { state: 'planned' } })
  })
})

test('the page says what may be done and nothing of who it is for', async () => {
  const { planned, at } = await coming()
  const { value } = await support.call('staffPlan', { planId: at.planId })
  expect(value.cycle).toMatchObject({ canChange: true, payable: (await cycleOf(planned)).payable })
  expect(JSON.stringify(value)).not.toMatch(/accessToken|firstName|street/)
  expect((await support.call('staffPlan', { planId: 999_999 })).status).toBe(404)
})

test.each(['staff_warehouse', 'staff_content', 'staff_accounting'] as const)('%s may not', async (role) => {
  const member = await newStaff(shop, role)
  expect((await member.call('staffPlan', { planId: 1 })).status).toBe(403)
  expect((await member.call('changePlanForCustomer', { planId: 1, action: 'resume', reason })).status).toBe(403)
})
