import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { hear, openPayment, query, runJob, stateOf } from '../paying.ts'
import { readyToOrder, SKU, variantId, visit } from '../shopping.ts'
import { announced, brokenPlanTruths, cycleOf, firstDelivered, goTo, placed, planOf, startedPlan } from './planning.ts'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))
afterEach(async () => {
  expect(await brokenPlanTruths(shop)).toEqual([])
})

async function linkOf(email: string): Promise<string> {
  const { text } = await shop.mailTo(email)
  return /\/l\/doruceni\/([\w.-]+)/.exec(text ?? '')?.[1] ?? ''
}

async function reasonOf(planId: number): Promise<string | null | undefined> {
  const [row] = await query<{ reason: string | null }>(
    shop,
    'select end_reason as reason from shop.plans where id = $1',
    [planId],
  )
  return row?.reason
}

test('what would follow from a press is said before it', async () => {
  const planned = await startedPlan(shop)
  await firstDelivered(shop, planned)
  const { cycleNo, afterSkip, sendNow } = await announced(shop, planned)
  expect(sendNow).toEqual({ processOn: '2026-12-11', deliveryFrom: '2026-12-14', deliveryTo: '2026-12-14' })
  const at = { planId: planned.plan.planId, cycleNo }
  const { value } = await planned.person.call('changeCycle', { ...at, action: 'skip' })
  expect(value.cycle).toMatchObject({ dueOn: afterSkip, canChange: true })
})

test('the parcels after the next one are foreseen as they will really be planned, and none of a plan that rests', async () => {
  const planned = await startedPlan(shop)
  await firstDelivered(shop, planned)
  const { deliveryTo, dueOn, payable } = await announced(shop, planned)
  const { later, lines, planId } = await planOf(planned)
  const [line] = lines
  expect(later.map(({ variantIds, payable: price }) => [variantIds, price])).toEqual(
    Array.from({ length: 3 }, () => [[line?.variantId], payable]),
  )
  expect(later.every(({ comesOn }, index) => comesOn > (later[index - 1]?.comesOn ?? deliveryTo))).toBe(true)
  // What is skipped today is due when the first of them was foreseen, unless it falls on a day on which nothing comes.
  const first = later[0]?.comesOn ?? ''
  expect(Math.round((Date.parse(first) - Date.parse(dueOn)) / 86_400_000)).toBeLessThanOrEqual(line?.intervalDays ?? 0)
  const { value } = await planned.person.call('changePlan', { planId, action: 'pause', until: null })
  expect(value.later).toEqual([])
})

test('what goes along once changes nothing of the parcels after it', async () => {
  const planned = await startedPlan(shop)
  await firstDelivered(shop, planned)
  const { cycleNo } = await announced(shop, planned)
  const { later, planId } = await planOf(planned)
  // Something new, and more of what comes regularly anyway.
  for (const sku of [SKU.can, SKU.bag2]) {
    const once = { action: 'add_once' as const, variantId: await variantId(shop, sku), pieces: 1, payable: null }
    const added = await planned.person.call('changeCycle', { planId, cycleNo, ...once })
    expect(added.status).toBe(200)
    expect(added.value.later).toEqual(later)
  }
})

test('a link names the town and the way of paying, and says until when a skip can be taken back', async () => {
  const planned = await startedPlan(shop)
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  const token = await linkOf(planned.person.email)
  const { value } = await visit(shop).call('planLink', { token })
  expect(value).toMatchObject({ payment: { code: 'dobirka' }, card: null, cycle: { canRestore: false } })
  const { address } = await planOf(planned)
  expect(value.place).toBe(address?.city)
  expect(JSON.stringify(value)).not.toContain(address?.street)
  const skipped = await visit(shop).call('changeCycleByLink', { token, action: 'skip' })
  expect(skipped.value.cycle).toMatchObject({ canRestore: true, closedAt: expect.any(String) })
  await goTo(shop, '2026-12-15', '00:01')
  expect((await visit(shop).call('planLink', { token })).value.cycle.canRestore).toBe(false)
})

test('the reason of an end is asked for afterwards, in the account and by the link', async () => {
  const planned = await startedPlan(shop)
  const { planId } = planned.plan
  const early = await planned.person.call('explainEnd', { planId, reason: 'enough' })
  expect(early.error.code).toBe('plan_state')
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  const token = await linkOf(planned.person.email)
  await planned.person.call('changePlan', { planId, action: 'end' })
  expect(await reasonOf(planId)).toBeNull()
  await planned.person.call('explainEnd', { planId, reason: 'expensive' })
  expect(await reasonOf(planId)).toBe('expensive')
  await visit(shop).call('explainEndByLink', { token, reason: 'elsewhere' })
  expect(await reasonOf(planId)).toBe('elsewhere')
})

test('a setting that no parcel could ever be sent by is refused', async () => {
  const planned = await startedPlan(shop)
  const { planId, version, lines } = planned.plan
  const setting = { planId, version, stockPolicy: 'wait' as const, paymentCode: 'dobirka', lines: lines.map(toLine) }
  const refused = await planned.person.call('savePlan', { ...setting, shippingCode: 'zasilkovna-vydejni-misto' })
  expect(refused.error).toMatchObject({ code: 'cart_not_orderable', details: { reason: 'pickup_point_refused' } })
  expect((await planned.person.call('savePlan', { ...setting, shippingCode: 'dpd' })).status).toBe(200)
})

function toLine({ variantId, pieces, intervalDays }: { variantId: number; pieces: number; intervalDays: number }) {
  return { variantId, pieces, intervalDays }
}

async function withCard() {
  const planned = await startedPlan(shop, { payment: 'karta' })
  const { person, token, orderId } = planned
  await person.call('allowCharging', { token })
  const paying = { browser: person, orderId, token, number: '', payable: 0, email: person.email }
  const gatewayId = await openPayment(shop, paying)
  await shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  await runJob(shop, 'charge-cycles')
  return { ...planned, gatewayId }
}

test('the page of an order says what paying it with a new card means; an order of no plan says nothing', async () => {
  const planned = await startedPlan(shop, { payment: 'karta' })
  const { person, token } = planned
  const before = (await person.call('orderPlan', { token })).value.plan
  expect(before).toMatchObject({ planState: 'active', isAllowed: false, card: null, retryAt: null })
  expect(before?.consent).toContain('nejvýš tolik, kolik oznámíme')
  await person.call('allowCharging', { token })
  expect((await person.call('orderPlan', { token })).value.plan?.isAllowed).toBe(true)
  const { browser, order } = await readyToOrder(shop, SKU.bag2)
  const { value: other } = await browser.call('placeOrder', order)
  expect((await visit(shop).call('orderPlan', { token: other.accessToken })).value.plan).toBeNull()
})

test('a card its owner takes away is charged no more and voided at the gateway; the next parcel brings a new one', async () => {
  const planned = await withCard()
  const { planId } = planned.plan
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  const { value } = await planned.person.call('forgetCard', { planId })
  expect(value.card).toBeNull()
  expect((await planned.person.call('forgetCard', { planId })).status).toBe(200)
  const { order, processOn } = await placed(shop, planned)
  await goTo(shop, processOn, '08:10')
  await runJob(shop, 'charge-cycles')
  expect(await stateOf(shop, order?.orderId ?? 0)).toBe('awaiting_payment')
  const report = await shop.deps.gateway.readPayment(planned.gatewayId)
  expect(report).toMatchObject({ value: { recurrence: 'stopped' } })

  const { orderId = 0, accessToken: token = '' } = order ?? {}
  await planned.person.call('allowCharging', { token })
  const paying = { browser: planned.person, orderId, token, number: '', payable: 0, email: planned.person.email }
  await shop.partners.gopay.act(await openPayment(shop, paying), 'pay')
  await hear(shop)
  await runJob(shop, 'charge-cycles')
  expect((await planOf(planned)).card).toEqual({ number: '4448', expiresOn: '2030-12-31' })
  expect((await cycleOf(planned)).state).toBe('ordered')
})

test('a new card takes the place of one that was taken away a moment ago', async () => {
  const planned = await withCard()
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  const { order } = await placed(shop, planned)
  await planned.person.call('forgetCard', { planId: planned.plan.planId })
  const { orderId = 0, accessToken: token = '' } = order ?? {}
  await planned.person.call('allowCharging', { token })
  const paying = { browser: planned.person, orderId, token, number: '', payable: 0, email: planned.person.email }
  await shop.partners.gopay.act(await openPayment(shop, paying), 'pay')
  await hear(shop)
  await runJob(shop, 'charge-cycles')
  await runJob(shop, 'charge-cycles')
  const rows = await query<{ state: string }>(
    shop,
    'select state from shop.plan_mandates where plan_id = $1 order by id',
    [planned.plan.planId],
  )
  expect(rows).toEqual([{ state: 'voided' }, { state: 'active' }])
})
