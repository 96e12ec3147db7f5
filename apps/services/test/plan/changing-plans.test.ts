import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliver } from '../delivering.ts'
import { openShop } from '../open-shop.ts'
import { catchUp, query, runJob } from '../paying.ts'
import { SKU, variantId, visit } from '../shopping.ts'
import {
  announced,
  brokenPlanTruths,
  cycleOf,
  firstDelivered,
  goTo,
  ordersOf,
  placed,
  planOf,
  startedPlan,
} from './planning.ts'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))
afterEach(async () => {
  expect(await brokenPlanTruths(shop)).toEqual([])
})

test.each(['end', 'pause'] as const)('after an %s nothing that was left out comes back', async (action) => {
  const planned = await startedPlan(shop)
  const { planId } = planned.plan
  await firstDelivered(shop, planned)
  const { cycleNo, processOn } = await announced(shop, planned)
  await planned.person.call('changeCycle', { planId, cycleNo, action: 'skip' })
  await planned.person.call('changePlan', { planId, action })
  const back = await planned.person.call('changeCycle', { planId, cycleNo, action: 'restore' })
  expect(back.error.code).toBe('cycle_closed')
  await goTo(shop, processOn, '06:10')
  for (const job of ['lock-cycles', 'place-cycles'] as const) await runJob(shop, job)
  expect(await ordersOf(shop, planned)).toHaveLength(1)
})

test('a food that takes the place of one on its way comes when that one is eaten', async () => {
  const planned = await startedPlan(shop)
  const { person, plan } = planned
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  const { order } = await placed(shop, planned)
  const other = await variantId(shop, SKU.bag12)
  const { version } = await planOf(planned)
  const saved = await person.call('savePlan', {
    ...{ planId: plan.planId, version, stockPolicy: 'wait', shippingCode: 'ppl', paymentCode: 'dobirka' },
    lines: [{ variantId: other, pieces: 1, intervalDays: 42 }],
  })
  expect(saved.status).toBe(200)
  await goTo(shop, '2026-12-16', '11:00')
  await deliver(shop, order?.orderId ?? 0)
  await runJob(shop, 'follow-cycles')
  expect(await cycleOf(planned)).toMatchObject({ state: 'planned', dueOn: '2027-01-27', lines: [{ variantId: other }] })
})

test('what was left out stays so once a later parcel has gone', async () => {
  const planned = await startedPlan(shop)
  const { person, plan } = planned
  await firstDelivered(shop, planned)
  const { cycleNo } = await cycleOf(planned)
  await person.call('changeCycle', { planId: plan.planId, cycleNo, action: 'skip' })
  const { payable } = await cycleOf(planned)
  const at = { planId: plan.planId, cycleNo: cycleNo + 1 }
  await person.call('changeCycle', { ...at, action: 'send_now', payable })
  await runJob(shop, 'place-cycles')
  const { order } = await cycleOf(planned)
  await goTo(shop, '2026-11-20', '11:00')
  await deliver(shop, order?.orderId ?? 0)
  await runJob(shop, 'follow-cycles')
  // Two bags at once are what nobody has asked for.
  const back = await person.call('changeCycle', { planId: plan.planId, cycleNo, action: 'restore' })
  expect(back.error.code).toBe('cycle_closed')
  expect(await cycleOf(planned)).toMatchObject({ cycleNo: cycleNo + 2, dueOn: '2026-12-18' })
})

describe('until the end of the day before', () => {
  async function opened() {
    const planned = await startedPlan(shop)
    await firstDelivered(shop, planned)
    const cycle = await announced(shop, planned)
    const { text } = await shop.mailTo(planned.person.email)
    const [, token = ''] = /\/l\/doruceni\/([\w.-]+)/.exec(text ?? '') ?? []
    return { planned, cycle, token, visitor: visit(shop) }
  }

  test('the link shows one parcel and masks the address; showing changes nothing', async () => {
    const { token, visitor, planned } = await opened()
    const { value } = await visitor.call('planLink', { token })
    expect(value).toMatchObject({ planState: 'active', next: null, cycle: { state: 'announced', canChange: true } })
    expect(JSON.stringify(value)).not.toContain(planned.person.email)
    expect((await cycleOf(planned)).state).toBe('announced')
    expect((await visitor.call('planLink', { token: `${token}x` })).status).toBe(404)
    expect((await visitor.call('planLink', { token: token.replace(/^\d+/, '1') })).status).toBe(404)
  })

  test('skips without signing in, twice is once, and takes it back', async () => {
    const { token, visitor, planned, cycle } = await opened()
    const skipped = await visitor.call('changeCycleByLink', { token, action: 'skip' })
    expect(skipped.value).toMatchObject({
      cycle: { state: 'skipped' },
      next: { state: 'planned', dueOn: '2027-01-13' },
    })
    await visitor.call('changeCycleByLink', { token, action: 'skip' })
    expect(await cycleOf(planned)).toMatchObject({ cycleNo: cycle.cycleNo + 1 })
    expect((await shop.mailTo(planned.person.email)).text).toContain('nic nestrháváme')
    const back = await visitor.call('changeCycleByLink', { token, action: 'restore' })
    expect(back.value).toMatchObject({ cycle: { state: 'announced', payable: cycle.payable }, next: null })
    expect(await placed(shop, planned)).toMatchObject({ state: 'ordered', cycleNo: cycle.cycleNo })
  })

  test('is put off by a day within the notice, and further with a notice of its own', async () => {
    const { planned, cycle } = await opened()
    const { planId } = planned.plan
    const at = { planId, cycleNo: cycle.cycleNo, action: 'delay' as const }
    const refused = await planned.person.call('changeCycle', { ...at, arriveOn: '2026-12-16' })
    expect(refused.error.code).toBe('day_refused')
    await goTo(shop, '2026-12-14', '22:00')
    const briefly = await planned.person.call('changeCycle', { ...at, arriveOn: '2026-12-17' })
    expect(briefly.value.cycle).toMatchObject({ state: 'announced', processOn: '2026-12-16', payable: cycle.payable })
    const far = await planned.person.call('changeCycle', { ...at, arriveOn: '2027-01-08' })
    expect(far.value.cycle).toMatchObject({ state: 'planned', processOn: '2027-01-07', isAnnounced: false })
    expect((await announced(shop, planned)).state).toBe('announced')
  })

  test('something goes along once, at its own price', async () => {
    const { planned, cycle } = await opened()
    const { planId } = planned.plan
    const at = { planId, cycleNo: cycle.cycleNo }
    const can = await variantId(shop, SKU.can)
    const blind = await planned.person.call('changeCycle', {
      ...at,
      action: 'add_once',
      variantId: can,
      pieces: 2,
      payable: 1,
    })
    expect(blind.error.code).toBe('price_changed')
    const payable = Number(blind.error.details.payable)
    const added = await planned.person.call('changeCycle', {
      ...at,
      action: 'add_once',
      variantId: can,
      pieces: 2,
      payable,
    })
    expect(added.value.cycle).toMatchObject({ payable })
    expect((await placed(shop, planned)).payable).toBe(payable)
    expect((await planOf(planned)).lines).toHaveLength(1)
  })

  test('goes at once, for the price that was seen', async () => {
    const { planned, cycle } = await opened()
    const at = { planId: planned.plan.planId, cycleNo: cycle.cycleNo, action: 'send_now' as const }
    expect((await planned.person.call('changeCycle', { ...at, payable: 1 })).error.code).toBe('price_changed')
    const sent = await planned.person.call('changeCycle', { ...at, payable: cycle.payable })
    expect(sent.value.cycle).toMatchObject({ state: 'locked', processOn: '2026-12-11' })
    await runJob(shop, 'place-cycles')
    expect(await cycleOf(planned)).toMatchObject({ state: 'ordered', payable: cycle.payable })
  })

  test('afterwards only the order can be changed', async () => {
    const { planned, cycle, token, visitor } = await opened()
    await goTo(shop, '2026-12-15', '00:00')
    expect((await visitor.call('changeCycleByLink', { token, action: 'skip' })).error.code).toBe('cycle_closed')
    await runJob(shop, 'lock-cycles')
    const at = { planId: planned.plan.planId, cycleNo: cycle.cycleNo }
    expect((await planned.person.call('changeCycle', { ...at, action: 'skip' })).error.code).toBe('cycle_closed')
    const { order } = await placed(shop, planned)
    const cancelled = await planned.person.call('cancelOrder', { token: order?.accessToken ?? '' })
    expect(cancelled.status).toBe(200)
    await runJob(shop, 'follow-cycles')
    expect(await cycleOf(planned)).toMatchObject({ cycleNo: cycle.cycleNo + 1, state: 'planned', dueOn: '2027-01-13' })
  })
})

describe('pausing and ending', () => {
  test('a pause sends nothing and ends by itself', async () => {
    const planned = await startedPlan(shop)
    const { planId } = planned.plan
    await firstDelivered(shop, planned)
    await announced(shop, planned)
    const paused = await planned.person.call('changePlan', { planId, action: 'pause', until: '2027-01-04' })
    expect(paused.value).toMatchObject({ state: 'paused', pausedUntil: '2027-01-04', cycle: null })
    await goTo(shop, '2026-12-28')
    for (const job of ['lock-cycles', 'place-cycles', 'follow-cycles'] as const) await runJob(shop, job)
    expect(await ordersOf(shop, planned)).toHaveLength(1)
    await goTo(shop, '2027-01-04')
    await runJob(shop, 'follow-cycles')
    expect(await planOf(planned)).toMatchObject({
      state: 'active',
      cycle: { state: 'planned', processOn: '2027-01-08' },
    })
    expect((await shop.mailTo(planned.person.email)).subject).toBe('Pravidelné doručení zase běží')
  })

  test('ends at once, also from the mail, and is taken up again as it was', async () => {
    const planned = await startedPlan(shop)
    const { planId } = planned.plan
    await firstDelivered(shop, planned)
    await announced(shop, planned)
    const [, token = ''] = /\/l\/doruceni\/([\w.-]+)/.exec((await shop.mailTo(planned.person.email)).text ?? '') ?? []
    const ended = await visit(shop).call('endPlanByLink', { token, reason: 'enough' })
    expect(ended.value).toMatchObject({ planState: 'ended', cycle: { state: 'cancelled' } })
    await goTo(shop, '2026-12-15', '06:10')
    for (const job of ['lock-cycles', 'place-cycles'] as const) await runJob(shop, job)
    expect(await ordersOf(shop, planned)).toHaveLength(1)
    expect((await shop.mailTo(planned.person.email)).subject).toBe('Pravidelné doručení je zrušené')
    const again = await planned.person.call('changePlan', { planId, action: 'restart' })
    expect(again.value).toMatchObject({ state: 'active', lines: [{ pieces: 1 }], cycle: { state: 'planned' } })
  })

  test('three parcels in a row that nobody paid pause the plan', async () => {
    const planned = await startedPlan(shop, { payment: 'prevod-qr', weeks: 2 })
    await query(shop, `update shop.orders set state = 'accepted', deadline_at = null where id = $1`, [planned.orderId])
    await firstDelivered(shop, planned)
    for (const count of [1, 2, 3]) {
      await announced(shop, planned)
      const { state, processOn } = await placed(shop, planned)
      expect([count, state]).toEqual([count, 'ordered'])
      await goTo(shop, processOn, '12:00')
      shop.clock.offsetMs += 20 * 24 * 60 * 60_000
      await catchUp(shop)
      await runJob(shop, 'follow-cycles')
    }
    expect(await planOf(planned)).toMatchObject({ state: 'paused', cycle: null })
    expect((await shop.mailTo(planned.person.email)).subject).toBe('Pravidelné doručení jsme pozastavili')
  })
})
