import type { JobName } from '@shop/contract/jobs'
import { addDays } from '@shop/domain/calendar/local-date'
import { fromPragueTime, toPragueDay } from '@shop/domain/calendar/prague-time'
import { CART_MACHINE } from '@shop/domain/cart/cart-machine'
import { CASE_MACHINE } from '@shop/domain/case/case-machine'
import { GROUP_MACHINE } from '@shop/domain/group-order/group-machine'
import { MEMBER_MACHINE } from '@shop/domain/group-order/member-machine'
import { ORDER_MACHINE } from '@shop/domain/order/order-machine'
import { PAYMENT_MACHINE } from '@shop/domain/payment/payment-machine'
import { CYCLE_MACHINE } from '@shop/domain/plan/cycle-machine'
import { PLAN_MACHINE } from '@shop/domain/plan/plan-machine'
import { SHIPMENT_MACHINE } from '@shop/domain/shipment/shipment-machine'
import { listTransitions } from '@shop/domain/state-machine'
import { afterEach, expect, test } from 'vitest'
import { changeOrder } from '#app/order/change-order'
import { takeMovement } from '#app/payment/take-movement'
import { inTransaction } from '#app/store/database'
import { enqueue } from '#app/store/jobs'
import { openShop } from '../open-shop.ts'
import { catchUp } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { fillCheckout, readyToOrder, SKU, variantId, visit } from '../shopping.ts'

const shop = openShop()
afterEach(() => catchUp(shop))

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.database.pool.query(text, values)).rows as Row[]
}

async function run(job: JobName): Promise<void> {
  await enqueue(shop.deps.pool, job, { requestId: 'test' } as never)
  await shop.runJobs()
}

const stateOf = async (orderId: number) =>
  (await query<{ state: string }>('select state from shop.orders where id = $1', [orderId]))[0]?.state

test('the database allows exactly the ways the machines have', async () => {
  const rows = await query<{ machine: string; from: string; to: string }>(
    `select machine, from_state as "from", to_state as "to" from internal.state_transitions where from_state <> 'new'`,
  )
  const machines = {
    cart: CART_MACHINE,
    order: ORDER_MACHINE,
    payment: PAYMENT_MACHINE,
    shipment: SHIPMENT_MACHINE,
    plan: PLAN_MACHINE,
    cycle: CYCLE_MACHINE,
    case: CASE_MACHINE,
    group: GROUP_MACHINE,
    group_member: MEMBER_MACHINE,
  }
  const expected = Object.entries(machines).flatMap(([machine, rules]) =>
    listTransitions(rules as typeof ORDER_MACHINE).map((step) => ({ machine, ...step })),
  )
  const sorted = (list: object[]) => list.map((one) => JSON.stringify(one)).sort()
  expect(sorted(rows)).toEqual(sorted(expected))
})

test('an unpaid card order expires after an hour and lets go of goods, coupon and credits at once', async () => {
  const customer = await newCustomer(shop)
  await customer.call('addLine', { variantId: await variantId(shop, SKU.bag12) })
  await customer.call('enterCoupon', { code: 'CENICH200' })
  await customer.call('addLine', { variantId: await variantId(shop, 'CN-GR-KUR-A-06K') })
  await customer.call('useCredits', { credits: 50 })
  const order = await fillCheckout(customer, { details: { email: customer.email }, payment: 'karta' })
  const { value } = await customer.call('placeOrder', order)
  expect(value.state).toBe('awaiting_payment')
  expect(await query(`select redeemed from shop.coupons where code = 'CENICH200'`)).toEqual([{ redeemed: 1 }])

  shop.clock.offsetMs += 59 * 60_000
  await run('expire-orders')
  expect(await stateOf(value.orderId)).toBe('awaiting_payment')
  shop.clock.offsetMs += 2 * 60_000
  await run('expire-orders')
  expect(await stateOf(value.orderId)).toBe('expired')
  expect(await query('select from shop.reservations where order_id = $1', [value.orderId])).toEqual([])
  expect(await query(`select redeemed from shop.coupons where code = 'CENICH200'`)).toEqual([{ redeemed: 0 }])
  expect((await customer.call('cart', {})).value.credits.balance).toBe(50)
  expect((await shop.mailTo(customer.email)).subject).toBe(`Objednávka ${value.number} je zrušená`)
  await run('expire-orders')
})

test('a transfer is waited for seven days', async () => {
  const { browser, order } = await readyToOrder(shop, SKU.can, { payment: 'prevod-qr' })
  const { value } = await browser.call('placeOrder', order)
  const [row] = await query<{ days: number }>(
    'select extract(epoch from deadline_at - placed_at)::int / 86400 as days from shop.orders where id = $1',
    [value.orderId],
  )
  expect(row?.days).toBe(7)
})

test('money in time keeps the goods; the same news twice changes nothing', async () => {
  const { browser, order } = await readyToOrder(shop, SKU.can, { payment: 'prevod-qr' })
  const { value } = await browser.call('placeOrder', order)
  const context = { deps: shop.deps, now: shop.clock.now(), requestId: 'test', actor: { kind: 'system' as const } }
  const [moved] = await query<{ id: number }>(
    `insert into shop.bank_movements (bank, movement_id, booked_on, amount, currency, variable_symbol, read_at)
     values ('fio', 'in time', now(), $1, 'CZK', $2, now()) returning id`,
    [value.payable, value.number],
  )
  const take = () => inTransaction(shop.deps.pool, (tx) => takeMovement({ ...context, db: tx }, Number(moved?.id)))
  expect([await take(), await take()]).toEqual(['paid', 'known'])
  const tell = () => inTransaction(shop.deps.pool, (tx) => changeOrder({ ...context, db: tx }, value.orderId, 'paid'))
  expect(await tell()).toMatchObject({ ok: true, value: { state: 'accepted', isChanged: false } })
  expect(await query('select reason, deadline_at from shop.reservations where order_id = $1', [value.orderId])).toEqual(
    [{ reason: 'accepted', deadline_at: null }],
  )
})

test('an order that nobody approves in time is cancelled and lets go', async () => {
  const customer = await newCustomer(shop)
  await query(
    `update shop.customers set customer_group_id = (select id from shop.customer_groups where code = 'velkoobchod') where email = $1`,
    [customer.email],
  )
  await customer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 6 })
  const order = await fillCheckout(customer, { details: { email: customer.email }, payment: 'na-fakturu' })
  const { value } = await customer.call('placeOrder', order)
  const [waits] = await query<{ deadline: Date }>('select deadline_at as deadline from shop.orders where id = $1', [
    value.orderId,
  ])
  shop.clock.offsetMs += Number(waits?.deadline) - shop.clock.now().getTime() - 1000
  await run('expire-orders')
  expect(await stateOf(value.orderId)).toBe('awaiting_approval')
  shop.clock.offsetMs += 2000
  await run('expire-orders')
  expect(await stateOf(value.orderId)).toBe('cancelled')
})

test('expiry and a new order of the same customer at once do not block each other', async () => {
  const customer = await newCustomer(shop)
  const bag = await variantId(shop, SKU.bag2)
  await customer.call('addLine', { variantId: bag })
  await customer.call('useCredits', { credits: 20 })
  const details = { email: customer.email }
  const first = await customer.call('placeOrder', await fillCheckout(customer, { details, payment: 'karta' }))
  shop.clock.offsetMs += 61 * 60_000
  await customer.call('addLine', { variantId: bag })
  await customer.call('useCredits', { credits: 20 })
  const second = await fillCheckout(customer, { details, payment: 'karta' })
  const [, placed] = await Promise.all([run('expire-orders'), customer.call('placeOrder', second)])
  expect(placed.status).toBe(201)
  expect(await stateOf(first.value.orderId)).toBe('expired')
})

test('a cart left for a day is abandoned; only who agreed is reminded, once', async () => {
  const [agreed, silent] = [await newCustomer(shop), await newCustomer(shop)]
  await agreed.call('setConsent', { topic: 'abandoned_cart', wordingVersion: 1, granted: true })
  for (const customer of [agreed, silent])
    await customer.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
  // Nobody is written to at night.
  const noon = fromPragueTime(addDays(toPragueDay(shop.clock.now()), 2), '12:00')
  shop.clock.offsetMs += noon.getTime() - shop.clock.now().getTime()
  await run('age-carts')
  await run('age-carts')
  const subjects = (email: string) =>
    shop.sink.mails.filter(({ recipient }) => recipient === email).map(({ subject }) => subject)
  expect(subjects(agreed.email).filter((subject) => subject === 'V košíku vám něco zůstalo')).toHaveLength(1)
  expect(subjects(silent.email)).not.toContain('V košíku vám něco zůstalo')
  // Coming back opens it again, and the order goes through.
  const order = await fillCheckout(agreed, { details: { email: agreed.email } })
  expect((await agreed.call('placeOrder', order)).status).toBe(201)
})

test('an abandoned checkout can still be ordered by its button', async () => {
  const { browser, order } = await readyToOrder(shop)
  shop.clock.offsetMs += 25 * 60 * 60_000
  await run('age-carts')
  const { value } = await browser.call('checkout', {})
  const answer = await browser.call('placeOrder', { ...order, confirmation: value.confirmation ?? '' })
  expect(answer.status).toBe(201)
})

test("a guest's cart is emptied after a month", async () => {
  const guest = visit(shop)
  const { value } = await guest.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
  shop.clock.offsetMs += 31 * 24 * 60 * 60_000
  await run('age-carts')
  await run('age-carts')
  const rows = await query('select state, token_hash, details from shop.carts where id = $1', [value.id])
  expect(rows).toEqual([{ state: 'deleted', token_hash: null, details: null }])
  expect((await guest.call('cart', {})).value.pieces).toBe(0)
})

test('a lie in the tables is in the log, the metrics and the audit within one run', async () => {
  await run('check-truths')
  expect(shop.logLines.findLast((line) => line.includes('truths.checked'))).toContain('"broken":0')
  await query('alter table shop.stock drop constraint stock_not_oversold')
  await query(
    `update shop.stock set reserved = on_hand + 1 where variant_id = (select min(variant_id) from shop.stock)`,
  )
  await run('check-all-truths')
  expect(
    shop.logLines.some((line) => line.includes('truth.violated') && line.includes('stock_is_never_below_zero')),
  ).toBe(true)
  const metrics = await shop.deps.metrics.registry.metrics()
  expect(metrics).toMatch(/truth_violations\{truth="stock_is_never_below_zero"\} 1/)
  const audited = await query(
    `select object_id from internal.audit_log where action = 'truth.violated' order by object_id`,
  )
  expect(audited).toContainEqual({ object_id: 'stock_is_never_below_zero' })
  await query(
    `update shop.stock s set reserved = coalesce((select sum(pieces) from shop.reservations r where r.variant_id = s.variant_id), 0)`,
  )
})
