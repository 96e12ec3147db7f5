import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { catchUp, hear, openPayment, query, runJob, stateOf } from '../paying.ts'
import { announced, brokenPlanTruths, cycleOf, firstDelivered, goTo, placed, planOf, startedPlan } from './planning.ts'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))
afterEach(async () => {
  shop.partners.gopay.setFaults({ recurrences: 'paid', loseCreate: 'no' })
  expect(await brokenPlanTruths(shop)).toEqual([])
})

/** The first order is paid by a card that may be charged again. */
async function withCard() {
  const planned = await startedPlan(shop, { payment: 'karta' })
  const { person, token, orderId } = planned
  const allowed = await person.call('allowCharging', { token })
  expect(allowed.value.consent).toContain('nejvýš tolik, kolik oznámíme')
  const paying = { browser: person, orderId, token, number: '', payable: 0, email: person.email }
  const gatewayId = await openPayment(shop, paying)
  await shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  expect(await stateOf(shop, orderId)).toBe('accepted')
  await runJob(shop, 'charge-cycles')
  return { ...planned, gatewayId }
}

async function chargesOf(planId: number) {
  return query<{ state: string; amount: number }>(
    shop,
    `select p.state, p.amount::int from shop.plan_cycles c join shop.payments p on p.order_id = c.order_id
      where c.plan_id = $1 and c.cycle_no > 1 order by p.id`,
    [planId],
  )
}

test('the card of the first order is charged for the next one, by day, once, for what was announced', async () => {
  const planned = await withCard()
  expect((await planOf(planned)).card).toEqual({ number: '4448', expiresOn: '2030-12-31' })
  await firstDelivered(shop, planned)
  const { payable } = await announced(shop, planned)
  const { order, processOn } = await placed(shop, planned)
  await runJob(shop, 'charge-cycles')
  expect(await chargesOf(planned.plan.planId)).toEqual([])
  await goTo(shop, processOn, '08:10')
  await runJob(shop, 'charge-cycles')
  await hear(shop)
  await runJob(shop, 'charge-cycles')
  expect(await chargesOf(planned.plan.planId)).toEqual([{ state: 'paid', amount: payable }])
  expect(await stateOf(shop, order?.orderId ?? 0)).toBe('accepted')
})

test('a refused card is tried again after one, three and five days, then the parcel is let go', async () => {
  const planned = await withCard()
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  const { order, processOn } = await placed(shop, planned)
  shop.partners.gopay.setFaults({ recurrences: 'declined' })
  const times = [
    [processOn, '08:10'],
    ['2026-12-16', '10:05'],
    ['2026-12-18', '10:05'],
    ['2026-12-20', '10:05'],
  ] as const
  for (const [index, [day, time]] of times.entries()) {
    await goTo(shop, day, time)
    await runJob(shop, 'charge-cycles')
    await hear(shop)
    await runJob(shop, 'follow-cycles')
    expect(await chargesOf(planned.plan.planId)).toHaveLength(index + 1)
    expect((await cycleOf(planned)).state).toBe('payment_failed')
    await runJob(shop, 'charge-cycles')
    expect(await chargesOf(planned.plan.planId)).toHaveLength(index + 1)
  }
  expect((await shop.mailTo(planned.person.email)).text).toContain('Byl to poslední pokus.')
  await goTo(shop, '2026-12-21', '00:10')
  await catchUp(shop)
  await runJob(shop, 'follow-cycles')
  expect(await stateOf(shop, order?.orderId ?? 0)).toBe('expired')
  expect(await cycleOf(planned)).toMatchObject({ state: 'planned', cycleNo: 3 })
})

test('a charge whose answer was lost is never made a second time', async () => {
  const planned = await withCard()
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  const { processOn } = await placed(shop, planned)
  shop.partners.gopay.setFaults({ loseCreate: 'before' })
  await goTo(shop, processOn, '08:10')
  await runJob(shop, 'charge-cycles')
  shop.partners.gopay.setFaults({ loseCreate: 'no' })
  await goTo(shop, processOn, '12:10')
  await runJob(shop, 'charge-cycles')
  expect(await chargesOf(planned.plan.planId)).toEqual([expect.objectContaining({ state: 'unknown' })])
})

test('ending the plan voids the leave at the gateway', async () => {
  const planned = await withCard()
  await planned.person.call('changePlan', { planId: planned.plan.planId, action: 'end' })
  await runJob(shop, 'charge-cycles')
  const report = await shop.deps.gateway.readPayment(planned.gatewayId)
  expect(report).toMatchObject({ value: { recurrence: 'stopped' } })
  const [row] = await query<{ state: string }>(shop, 'select state from shop.plan_mandates where plan_id = $1', [
    planned.plan.planId,
  ])
  expect(row?.state).toBe('voided')
})

test('the end of a card is told a month ahead, once', async () => {
  const planned = await withCard()
  await query(shop, `update shop.plan_mandates set card_expires_on = '2026-12-31' where plan_id = $1`, [
    planned.plan.planId,
  ])
  await goTo(shop, '2026-11-29')
  await runJob(shop, 'charge-cycles')
  expect((await shop.mailTo(planned.person.email)).subject).not.toContain('Karta')
  await goTo(shop, '2026-11-30')
  for (const _ of [1, 2]) await runJob(shop, 'charge-cycles')
  expect((await shop.mailTo(planned.person.email)).text).toContain('31. 12. 2026')
  const told = shop.sink.mails.filter(
    ({ recipient, subject }) => recipient === planned.person.email && subject?.startsWith('Karta'),
  )
  expect(told).toHaveLength(1)
})
