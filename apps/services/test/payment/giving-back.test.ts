import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { selectDocuments } from '#app/document/documents.sql'
import { recomputeCash } from '#app/payment/recompute-cash'
import { inTransaction } from '#app/store/database'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import {
  healGateway,
  hear,
  move,
  openPayment,
  type Placed,
  paymentsOf,
  placeOrder,
  query,
  runJob,
  sendTransfer,
  stateOf,
  tasksOf,
} from '../paying.ts'
import { SKU } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let room: PackingRoom
let support: Browser
let accountant: Browser
beforeAll(async () => {
  room = await openPackingRoom(shop)
  support = await newStaff(shop, 'staff_support')
  accountant = await newStaff(shop, 'staff_accounting')
})
afterEach(() => healGateway(shop))

const documentsOf = (orderId: number) => selectDocuments(shop.deps.pool, orderId)
const refundsOf = (orderId: number) =>
  query<{ amount: number; state: string; purpose: string }>(
    shop,
    'select amount::int, state, purpose from shop.refunds where order_id = $1 order by id',
    [orderId],
  )

async function gatewayIdOf(orderId: number): Promise<string> {
  const sql = 'select gateway_id as id from shop.payments where order_id = $1 and gateway_id is not null'
  const [row] = await query<{ id: string }>(shop, sql, [orderId])
  return row?.id ?? ''
}

/** What staff do in the gateway's own office goes through the same API. */
async function refundInOffice(orderId: number, amount: number): Promise<void> {
  const answer = await shop.deps.gateway.refund(await gatewayIdOf(orderId), amount)
  expect(answer.ok).toBe(true)
  await hear(shop)
}

const linesOf = (orderId: number) =>
  query<{ position: number; kind: string; pieces: number; gross: number }>(
    shop,
    'select position, kind, pieces, gross::int from shop.order_lines where order_id = $1 order by position',
    [orderId],
  )

describe('an underpaid transfer', () => {
  const SHORT = 1000

  async function underpaid(): Promise<Placed> {
    const order = await placeOrder(shop, 'prevod-qr')
    await sendTransfer(shop, { amount: order.payable - SHORT, variableSymbol: order.number })
    expect((await paymentsOf(shop, order.orderId))[0]?.state).toBe('partly_paid')
    return order
  }

  test('is cancelled by its customer and what came is sent back', async () => {
    const order = await underpaid()
    expect((await order.browser.call('cancelOrder', { token: order.token })).status).toBe(200)
    expect(await refundsOf(order.orderId)).toEqual([
      { amount: order.payable - SHORT, state: 'requested', purpose: 'cancellation' },
    ])
    expect(await tasksOf(shop, order.orderId)).toContain('send_refund_by_transfer')
    const [row] = await query<{ id: number }>(shop, 'select id::int from shop.refunds where order_id = $1', [
      order.orderId,
    ])
    expect((await accountant.call('confirmRefund', { refundId: row?.id ?? 0 })).status).toBe(200)
    const came = order.payable - SHORT
    expect(await paymentsOf(shop, order.orderId)).toEqual([{ state: 'refunded', received: came, refunded: came }])
  })

  test('is cancelled by staff', async () => {
    const order = await underpaid()
    const { status } = await support.call('cancelOrderForCustomer', { orderId: order.orderId, reason: 'Na přání.' })
    expect(status).toBe(200)
    expect((await refundsOf(order.orderId))[0]?.amount).toBe(order.payable - SHORT)
  })

  test('is returned by staff without ending the order', async () => {
    const order = await underpaid()
    const { value, status } = await support.call('refundOrder', { orderId: order.orderId, reason: 'Na přání.' })
    expect([status, value.amount]).toEqual([201, order.payable - SHORT])
    expect((await accountant.call('confirmRefund', { refundId: value.refundId })).status).toBe(200)
    // Nothing is sold yet, so it is no reduction of a price: paid in full later, the order costs what it costs.
    const [refund] = await refundsOf(order.orderId)
    expect(refund).toMatchObject({ state: 'done', purpose: 'overpayment' })
  })
})

test('what a gateway returned in parts by itself is learnt once each', async () => {
  const order = await room.paid(SKU.bag12)
  await room.shipped(order.orderId)
  for (const amount of [10_000, 20_000, 20_000]) await refundInOffice(order.orderId, amount)
  for (let look = 0; look < 3; look++) await order.browser.call('checkPayment', { token: order.token })
  expect(await paymentsOf(shop, order.orderId)).toEqual([
    { state: 'partly_refunded', received: order.payable, refunded: 50_000 },
  ])
  expect((await refundsOf(order.orderId)).map(({ amount }) => amount)).toEqual([10_000, 20_000, 20_000])
  const [, ...notes] = await documentsOf(order.orderId)
  expect(notes.map(({ payable }) => payable)).toEqual([-10_000, -20_000, -20_000])
  await refundInOffice(order.orderId, order.payable - 50_000)
  expect((await paymentsOf(shop, order.orderId))[0]?.state).toBe('refunded')
  expect((await documentsOf(order.orderId)).reduce((sum, { payable }) => sum + payable, 0)).toBe(0)
})

test('a refund of ours that is on its way is waited for while the office returns another one', async () => {
  const order = await room.paid(SKU.bag12)
  shop.partners.gopay.setFaults({ refunds: 'later' })
  await support.call('refundOrder', { orderId: order.orderId, amount: 30_000, reason: 'Sleva' })
  await hear(shop)
  shop.partners.gopay.setFaults({ refunds: 'done' })
  await refundInOffice(order.orderId, 10_000)
  expect((await paymentsOf(shop, order.orderId))[0]).toMatchObject({ state: 'refund_requested', refunded: 10_000 })
  await fetch(`${shop.partners.gopay.url}/__fake/payments/${await gatewayIdOf(order.orderId)}/finish-refunds`, {
    method: 'POST',
  })
  await hear(shop)
  expect((await paymentsOf(shop, order.orderId))[0]).toMatchObject({ state: 'partly_refunded', refunded: 40_000 })
  expect((await refundsOf(order.orderId)).map(({ state }) => state)).toEqual(['done', 'done'])
})

describe('a refund asked for with its lines', () => {
  test.each([
    ['a line that is not there', [{ position: 99, pieces: 1 }], 'unknown_line'],
    ['more pieces than were bought', [{ position: 1, pieces: 2 }], 'too_many_pieces'],
    [
      'the same piece twice',
      [
        { position: 1, pieces: 1 },
        { position: 1, pieces: 1 },
      ],
      'too_many_pieces',
    ],
  ])('is refused for %s before the gateway hears of it', async (_, lines, reason) => {
    const order = await room.paid(SKU.bag12)
    await room.shipped(order.orderId)
    const answer = await support.call('refundOrder', { orderId: order.orderId, lines, reason: 'x' })
    expect(answer.error).toMatchObject({ code: 'refund_refused', details: { reason } })
    await hear(shop)
    expect(shop.partners.gopay.refundedOf(order.number)).toBe(0)
    expect((await paymentsOf(shop, order.orderId))[0]).toMatchObject({ state: 'paid', refunded: 0 })
  })

  test('is refused with the computed amount when it says another one', async () => {
    const order = await room.paid(SKU.bag12)
    await room.shipped(order.orderId)
    const [goods] = await linesOf(order.orderId)
    const lines = [{ position: 1, amount: 10_000 }]
    const answer = await support.call('refundOrder', {
      orderId: order.orderId,
      amount: goods?.gross ?? 0,
      lines,
      reason: 'x',
    })
    expect(answer.error.details).toEqual({ reason: 'amount_differs', asked: goods?.gross, computed: 10_000 })
  })

  test('costs what its lines cost, and its credit note says so', async () => {
    const order = await room.paid(SKU.bag12)
    await room.shipped(order.orderId)
    const [goods] = await linesOf(order.orderId)
    const { value } = await support.call('refundOrder', {
      orderId: order.orderId,
      lines: [{ position: 1, pieces: 1 }],
      reason: 'x',
    })
    expect(value.amount).toBe(goods?.gross)
    await hear(shop)
    const [, note] = await documentsOf(order.orderId)
    expect(note).toMatchObject({ payable: 0 - (goods?.gross ?? 0), lines: [{ orderLine: 1, pieces: 1 }] })
  })
})

test('one payment that cannot be read stops nobody else and becomes a task', async () => {
  const [stuck, other] = [await placeOrder(shop), await placeOrder(shop)]
  const id = await openPayment(shop, stuck)
  shop.partners.gopay.setFaults({ notifications: 'lost' })
  shop.partners.gopay.act(id, 'pay')
  shop.partners.gopay.act(await openPayment(shop, other), 'pay')
  // Something in the middle of it that nobody thought of.
  await query(
    shop,
    `create function pg_temp_fault() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as
       $$ begin raise 'planted fault'; end $$`,
  )
  await query(
    shop,
    `create trigger planted before update of state on shop.payments for each row when (new.order_id = ${stuck.orderId})
       execute function pg_temp_fault()`,
  )
  move(shop, 6)
  await runJob(shop, 'poll-payments')
  expect(await stateOf(shop, other.orderId)).toBe('accepted')
  expect(await stateOf(shop, stuck.orderId)).toBe('awaiting_payment')
  expect(await tasksOf(shop, stuck.orderId)).toEqual(['payment_not_read'])
  await query(shop, 'drop trigger planted on shop.payments')
  await query(shop, 'drop function pg_temp_fault()')
  move(shop, 20)
  await runJob(shop, 'poll-payments')
  expect(await stateOf(shop, stuck.orderId)).toBe('accepted')
})

describe('money returned before the invoice', () => {
  test('has its credit note right after it, and the invoice asks for nothing', async () => {
    const order = await room.paid(SKU.bag12)
    const { day } = (
      await query<{ day: string }>(
        shop,
        `select to_char(paid_at at time zone 'Europe/Prague', 'YYYY-MM-DD') as day from shop.payments where order_id = $1`,
        [order.orderId],
      )
    )[0] ?? { day: '' }
    await support.call('refundOrder', { orderId: order.orderId, amount: 5000, reason: 'Sleva za zpoždění' })
    await hear(shop)
    expect(await documentsOf(order.orderId)).toEqual([])
    move(shop, 2 * 24 * 60)
    await room.shipped(order.orderId)
    const [invoice, note, ...more] = await documentsOf(order.orderId)
    expect(invoice).toMatchObject({ kind: 'invoice', payable: order.payable, paid: order.payable, taxPointOn: day })
    expect(note).toMatchObject({ kind: 'credit_note', payable: -5000, reason: 'Sleva za zpoždění' })
    expect(more).toEqual([])
  })

  test('does not keep the order from being invoiced in time', async () => {
    const order = await room.paid(SKU.bag12)
    await support.call('refundOrder', { orderId: order.orderId, amount: 5000, reason: 'Sleva' })
    await hear(shop)
    move(shop, 14 * 24 * 60)
    await runJob(shop, 'issue-due-invoices')
    expect((await documentsOf(order.orderId)).map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
  })
})

describe('cancelling an invoiced order', () => {
  test('takes the whole invoice back though no cash ever came', async () => {
    const order = await placeOrder(shop, 'dobirka')
    const [parcel] = await room.shipped(order.orderId)
    await room.warehouse.call('takeParcelBack', { parcelId: parcel?.parcelId ?? 0 })
    expect(await stateOf(shop, order.orderId)).toBe('not_collected')
    await support.call('cancelOrderForCustomer', { orderId: order.orderId, reason: 'Nevyzvednuto.' })
    const [invoice, note] = await documentsOf(order.orderId)
    expect(note).toMatchObject({
      kind: 'credit_note',
      payable: 0 - (invoice?.payable ?? 0),
      rounding: 0 - (invoice?.rounding ?? 0),
    })
    expect(note?.tax).toBe(0 - (invoice?.tax ?? 0))
    expect(await refundsOf(order.orderId)).toEqual([])
  })

  test('takes back what is left of it, once, when its money goes back too', async () => {
    const order = await room.paid(SKU.bag12)
    const [parcel] = await room.shipped(order.orderId)
    await support.call('refundOrder', { orderId: order.orderId, amount: 5000, reason: 'Sleva' })
    await hear(shop)
    await room.warehouse.call('takeParcelBack', { parcelId: parcel?.parcelId ?? 0 })
    await support.call('cancelOrderForCustomer', { orderId: order.orderId, reason: 'Nevyzvednuto.' })
    await hear(shop)
    expect((await documentsOf(order.orderId)).map(({ payable }) => payable)).toEqual([
      order.payable,
      -5000,
      5000 - order.payable,
    ])
    expect((await paymentsOf(shop, order.orderId))[0]).toMatchObject({ state: 'refunded', refunded: order.payable })
  })
})

test('a card paid after its order was switched to cash and cancelled goes back whole, though it is less than the price', async () => {
  const order = await placeOrder(shop, 'karta', SKU.bag2)
  const gatewayId = await openPayment(shop, order)
  expect((await order.browser.call('changeMethod', { token: order.token, paymentCode: 'dobirka' })).status).toBe(200)
  expect((await order.browser.call('cancelOrder', { token: order.token })).status).toBe(200)
  shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  expect((await paymentsOf(shop, order.orderId))[0]).toEqual({
    state: 'refunded',
    received: order.payable,
    refunded: order.payable,
  })
})

test('what went back for goods is not collected at the door', async () => {
  const order = await placeOrder(shop, 'karta', SKU.bag2)
  const gatewayId = await openPayment(shop, order)
  expect((await order.browser.call('changeMethod', { token: order.token, paymentCode: 'dobirka' })).status).toBe(200)
  shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  const waiting = async () => {
    const sql = `select amount::int from shop.payments where order_id = $1 and state = 'awaiting_cod'`
    return query<{ amount: number }>(shop, sql, [order.orderId])
  }
  const before = await waiting()
  await refundInOffice(order.orderId, 5000)
  const { deps } = shop
  const context = { deps, now: shop.clock.now(), requestId: 'test', actor: { kind: 'system' as const } }
  await inTransaction(deps.pool, (db) => recomputeCash({ ...context, db }, order.orderId))
  expect(before).toHaveLength(1)
  expect(await waiting()).toEqual(before)
})
