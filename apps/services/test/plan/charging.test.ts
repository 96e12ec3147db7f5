import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { selectMandatesToVoid } from '#app/plan/mandates.sql'
import { openShop } from '../open-shop.ts'
import { catchUp, hear, openPayment, paymentsOf, query, runJob, stateOf, subjectsTo } from '../paying.ts'
import { SKU, variantId } from '../shopping.ts'
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
  const before = subjectsTo(shop, planned.person.email).length
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
  // One mail for each refusal, with another way to pay in it.
  const failed = 'Platba za pravidelnou zásilku neprošla'
  expect(subjectsTo(shop, planned.person.email).slice(before)).toEqual(times.map(() => failed))
  await goTo(shop, '2026-12-21', '00:10')
  await catchUp(shop)
  await runJob(shop, 'follow-cycles')
  expect(await stateOf(shop, order?.orderId ?? 0)).toBe('expired')
  expect(await cycleOf(planned)).toMatchObject({ state: 'planned', cycleNo: 3 })
})

test('while a plan rests no card is charged, and its try comes when the plan goes on', async () => {
  const planned = await withCard()
  const { planId } = planned.plan
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  const { processOn } = await placed(shop, planned)
  shop.partners.gopay.setFaults({ recurrences: 'declined' })
  await goTo(shop, processOn, '08:10')
  await runJob(shop, 'charge-cycles')
  await hear(shop)
  await runJob(shop, 'follow-cycles')
  shop.partners.gopay.setFaults({ recurrences: 'paid' })
  await planned.person.call('changePlan', { planId, action: 'pause', until: null })
  await goTo(shop, '2026-12-16', '10:05')
  await runJob(shop, 'charge-cycles')
  expect(await chargesOf(planId)).toEqual([expect.objectContaining({ state: 'cancelled' })])
  await goTo(shop, '2026-12-17', '11:00')
  await planned.person.call('changePlan', { planId, action: 'resume' })
  await runJob(shop, 'charge-cycles')
  await hear(shop)
  expect((await chargesOf(planId)).map(({ state }) => state)).toEqual(['cancelled', 'paid'])
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

test('a gateway that cannot be asked has refused nobody', async () => {
  const planned = await withCard()
  await firstDelivered(shop, planned)
  const { payable } = await announced(shop, planned)
  const { processOn } = await placed(shop, planned)
  await goTo(shop, processOn, '08:10')
  const details = { cause: 'unreachable', httpStatus: null, mayHaveHappened: false } as const
  const asked = vi.spyOn(shop.deps.gateway, 'chargeAgain')
  asked.mockResolvedValueOnce({ ok: false, code: 'unavailable', details })
  for (const job of ['charge-cycles', 'follow-cycles'] as const) await runJob(shop, job)
  asked.mockRestore()
  expect((await cycleOf(planned)).state).toBe('ordered')
  await goTo(shop, processOn, '08:15')
  await runJob(shop, 'charge-cycles')
  await hear(shop)
  expect(await chargesOf(planned.plan.planId)).toEqual([
    expect.objectContaining({ state: 'cancelled' }),
    { state: 'paid', amount: payable },
  ])
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

test('a plan that ends with its account, past every command, keeps no leave', async () => {
  const planned = await withCard()
  await query(shop, `update shop.plans set state = 'ended', ended_at = now() where id = $1`, [planned.plan.planId])
  await runJob(shop, 'charge-cycles')
  expect(await mandatesOf(planned)).toEqual(['voided'])
  expect(await recurrenceOf(planned.gatewayId)).toBe('stopped')
})

test('another way of paying forgets the card', async () => {
  const planned = await withCard()
  const { planId } = planned.plan
  const { version, lines } = await planOf(planned)
  const saved = await planned.person.call('savePlan', {
    planId,
    version,
    stockPolicy: 'wait',
    shippingCode: 'ppl',
    paymentCode: 'dobirka',
    lines: lines.map(({ variantId, pieces, intervalDays }) => ({ variantId, pieces, intervalDays })),
  })
  expect(saved.status).toBe(200)
  await runJob(shop, 'charge-cycles')
  expect((await planOf(planned)).card).toBeNull()
  expect(await shop.deps.gateway.readPayment(planned.gatewayId)).toMatchObject({ value: { recurrence: 'stopped' } })
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

type Carded = Awaited<ReturnType<typeof withCard>>

/** The parcel after the first one is an order, and the bank is asked in the morning. */
async function chargedOrder(planned: Carded) {
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  const { order, processOn } = await placed(shop, planned)
  await goTo(shop, processOn, '08:10')
  await runJob(shop, 'charge-cycles')
  await hear(shop)
  await runJob(shop, 'follow-cycles')
  return { orderId: order?.orderId ?? 0, token: order?.accessToken ?? '' }
}

async function mandatesOf({ plan }: Carded) {
  const rows = await query<{ state: string }>(
    shop,
    'select state from shop.plan_mandates where plan_id = $1 order by id',
    [plan.planId],
  )
  return rows.map(({ state }) => state)
}

async function recurrenceOf(gatewayId: string): Promise<string> {
  const report = await shop.deps.gateway.readPayment(gatewayId)
  return report.ok ? report.value.recurrence : report.code
}

/** The customer pays the open parcel by another card and lets that one be charged from now on. */
async function payByNewCard({ person }: Carded, { orderId, token }: { orderId: number; token: string }) {
  expect((await person.call('allowCharging', { token })).status).toBe(201)
  const gatewayId = await openPayment(shop, {
    browser: person,
    orderId,
    token,
    number: '',
    payable: 0,
    email: person.email,
  })
  return gatewayId
}

test('a refused card is replaced by paying the open parcel; the old leave ends after that, and the new card is the one that is charged', async () => {
  const planned = await withCard()
  shop.partners.gopay.setFaults({ recurrences: 'declined' })
  const open = await chargedOrder(planned)
  expect((await cycleOf(planned)).state).toBe('payment_failed')
  const newCard = await payByNewCard(planned, open)
  await runJob(shop, 'charge-cycles')
  // Not before the money is here.
  expect(await mandatesOf(planned)).toEqual(['active', 'requested'])
  expect(await recurrenceOf(planned.gatewayId)).toBe('started')
  shop.partners.gopay.act(newCard, 'pay')
  await hear(shop)
  for (const job of ['charge-cycles', 'follow-cycles'] as const) await runJob(shop, job)
  expect(await mandatesOf(planned)).toEqual(['voided', 'active'])
  expect(await recurrenceOf(planned.gatewayId)).toBe('stopped')
  expect(await recurrenceOf(newCard)).toBe('started')
  expect(await cycleOf(planned)).toMatchObject({ state: 'ordered', retryAt: null })
  // The day of the second try: it is paid, so nobody is charged.
  shop.partners.gopay.setFaults({ recurrences: 'paid' })
  await goTo(shop, '2026-12-16', '10:05')
  await runJob(shop, 'charge-cycles')
  expect((await paymentsOf(shop, open.orderId)).map(({ state }) => state)).toEqual(['cancelled', 'paid'])
})

test('a recurrence the gateway has stopped is the end of the leave: no more tries, another way in the mail', async () => {
  const planned = await withCard()
  await shop.deps.gateway.stopRecurrence(planned.gatewayId)
  const { orderId } = await chargedOrder(planned)
  expect(await mandatesOf(planned)).toEqual(['stopped'])
  expect(await cycleOf(planned)).toMatchObject({ state: 'payment_failed', retryAt: null })
  expect((await shop.mailTo(planned.person.email)).text).toContain('už platební brána nebere')
  const tried = await chargesOf(planned.plan.planId)
  for (const day of ['2026-12-16', '2026-12-18', '2026-12-20']) {
    await goTo(shop, day, '10:05')
    for (const job of ['charge-cycles', 'follow-cycles'] as const) await runJob(shop, job)
  }
  expect(await chargesOf(planned.plan.planId)).toEqual(tried)
  expect(await stateOf(shop, orderId)).toBe('awaiting_payment')
})

test('a try uses the way of that moment: who changed the order to a transfer is charged no more', async () => {
  const planned = await withCard()
  shop.partners.gopay.setFaults({ recurrences: 'declined' })
  const { orderId, token } = await chargedOrder(planned)
  const changed = await planned.person.call('changeMethod', { token, paymentCode: 'prevod-qr' })
  expect(changed.status).toBe(200)
  shop.partners.gopay.setFaults({ recurrences: 'paid' })
  await goTo(shop, '2026-12-16', '10:05')
  await runJob(shop, 'charge-cycles')
  expect((await paymentsOf(shop, orderId)).map(({ state }) => state)).toEqual(['cancelled', 'awaiting_transfer'])
})

test('a leave whose recurrence the gateway has not begun is voided there too', async () => {
  const planned = await withCard()
  await query(
    shop,
    `update shop.plan_mandates set state = 'requested', gateway_parent_id = null, activated_at = null where plan_id = $1`,
    [planned.plan.planId],
  )
  shop.partners.gopay.lie(planned.gatewayId, { recurrence: { recurrence_state: 'REQUESTED' } })
  await runJob(shop, 'charge-cycles')
  expect(await mandatesOf(planned)).toEqual(['voided'])
  expect(await recurrenceOf(planned.gatewayId)).toBe('stopped')
})

test('nobody is charged without goods: the card rests until they are back', async () => {
  const planned = await withCard()
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  const bag = await variantId(shop, SKU.bag2)
  await query(shop, 'update shop.stock set on_hand = reserved where variant_id = $1', [bag])
  const { processOn } = await placed(shop, planned)
  await goTo(shop, processOn, '08:10')
  await runJob(shop, 'charge-cycles')
  expect(await chargesOf(planned.plan.planId)).toEqual([])
  expect((await planOf(planned)).state).toBe('waiting_for_goods')
  await query(shop, 'update shop.stock set on_hand = reserved + 500 where variant_id = $1', [bag])
})

test('leave that is given while a payment is open is for the next one, which keeps the card', async () => {
  const planned = await startedPlan(shop, { payment: 'karta' })
  const { person, token, orderId } = planned
  const paying = { browser: person, orderId, token, number: '', payable: 0, email: person.email }
  const without = await openPayment(shop, paying)
  await person.call('allowCharging', { token })
  const gatewayId = await openPayment(shop, paying)
  expect(gatewayId).not.toBe(without)
  await person.call('allowCharging', { token })
  expect(await openPayment(shop, paying)).toBe(gatewayId)
  await shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  await runJob(shop, 'charge-cycles')
  expect((await planOf(planned)).card).toMatchObject({ number: '4448' })
})

test('leaves to be voided are found without reading the others', async () => {
  const client = await shop.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(
      `insert into shop.plan_mandates (plan_id, order_id, state, consent_text, consented_at, gateway_parent_id, activated_at)
       select -n, -n, 'active', 'x', now(), n::text, now() from generate_series(1, 20000) n`,
    )
    await client.query('analyze shop.plan_mandates')
    const asked: string[] = []
    const listening = { query: async (text: string) => ({ rows: [], length: asked.push(text) }) }
    await selectMandatesToVoid(listening as never, new Date(), 100)
    const { rows } = await client.query(`explain (format json) ${asked[0]}`, [new Date(), 100])
    expect(JSON.stringify(rows)).toContain('plan_mandates_revoked')
    expect(JSON.stringify(rows)).not.toMatch(/Seq Scan[^{}]*"Relation Name":"plan_mandates"/)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
