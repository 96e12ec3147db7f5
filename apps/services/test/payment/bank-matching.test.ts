import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { takeMovement } from '#app/payment/take-movement'
import { inTransaction } from '#app/store/database'
import { openShop } from '../open-shop.ts'
import {
  healBank,
  hear,
  move,
  openPayment,
  paymentsOf,
  placeOrder,
  query,
  runJob,
  sendTransfer,
  stateOf,
  subjectsTo,
  tasksOf,
} from '../paying.ts'
import { SKU, setStock } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let support: Awaited<ReturnType<typeof newStaff>>
let accountant: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  await setStock(shop, SKU.bag12, 500)
  support = await newStaff(shop, 'staff_support')
  accountant = await newStaff(shop, 'staff_accounting')
})
afterEach(() => healBank(shop))

const context = () => ({
  deps: shop.deps,
  now: shop.clock.now(),
  requestId: 'test-request',
  actor: { kind: 'system' as const },
})

interface Movement {
  id: number
  match: string
  details: { reason?: string; candidates?: string[] }
  tasks: number
}

async function lastMovement(): Promise<Movement> {
  const [row] = await query<Movement>(
    shop,
    `select m.id::int, m.match, m.match_details as details,
            (select count(*)::int from shop.staff_tasks t where t.subject = 'movement:' || m.id and t.closed_at is null) as tasks
       from shop.bank_movements m order by m.id desc limit 1`,
  )
  if (!row) throw new Error('There is no movement.')
  return row
}

const forStaff = (reason: string, orderId: number) => ({
  match: 'for_staff',
  details: { reason, candidates: [String(orderId)] },
  tasks: 1,
})

async function giveBack(orderId: number, amount: number): Promise<void> {
  const asked = await support.call('refundOrder', { orderId, amount, reason: 'Sleva za poškozený obal' })
  if (asked.status !== 201) throw new Error(JSON.stringify(asked.error))
  const done = await accountant.call('confirmRefund', { refundId: asked.value.refundId })
  if (done.status !== 200) throw new Error(JSON.stringify(done.error))
}

describe('money is counted or shown to a person', () => {
  test('two transfers that meet at the order: one pays, the other is over', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    const rows = await query<{ id: number }>(
      shop,
      `insert into shop.bank_movements (bank, movement_id, booked_on, amount, currency, variable_symbol, read_at)
       select 'fio', '99' || n, current_date, $1, 'CZK', $2, now() from generate_series(1, 2) n returning id::int`,
      [order.payable, order.number],
    )
    const holder = await shop.deps.pool.connect()
    await holder.query('begin')
    await holder.query('select from shop.orders where id = $1 for update', [order.orderId])
    const both = rows.map(({ id }) => inTransaction(shop.deps.pool, (db) => takeMovement({ ...context(), db }, id)))
    const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await query<{ n: number }>(shop, waiting))[0]?.n).toBe(2)
    await holder.query('commit')
    holder.release()
    expect((await Promise.all(both)).sort()).toEqual(['paid', 'surplus'])
    expect(await paymentsOf(shop, order.orderId)).toEqual([{ state: 'paid', received: 2 * order.payable, refunded: 0 }])
    expect(await tasksOf(shop, order.orderId)).toEqual(['money_over'])
  })

  test('what comes after a part was given back is not owed: a little goes to a person, a lot is over', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
    await giveBack(order.orderId, 5000)
    await sendTransfer(shop, { amount: 5000, variableSymbol: order.number })
    expect(await lastMovement()).toMatchObject(forStaff('not_expected', order.orderId))
    expect(await paymentsOf(shop, order.orderId)).toMatchObject([{ received: order.payable, refunded: 5000 }])
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
    expect(await lastMovement()).toMatchObject({ match: 'surplus' })
    expect(await paymentsOf(shop, order.orderId)).toMatchObject([{ received: 2 * order.payable, refunded: 5000 }])
    expect(await tasksOf(shop, order.orderId)).toContain('money_over')
  })

  test('a discount after a card has paid is not owed by the transfer that was chosen before', async () => {
    const order = await placeOrder(shop, 'karta')
    const gatewayId = await openPayment(shop, order)
    await order.browser.call('changeMethod', { token: order.token, paymentCode: 'prevod-qr' })
    shop.partners.gopay.act(gatewayId, 'pay')
    await hear(shop)
    const asked = await support.call('refundOrder', { orderId: order.orderId, amount: 1000, reason: 'Sleva' })
    expect(asked.status).toBe(201)
    await hear(shop)
    await sendTransfer(shop, { amount: 790, variableSymbol: order.number })
    expect(await lastMovement()).toMatchObject(forStaff('not_expected', order.orderId))
    expect((await paymentsOf(shop, order.orderId))[1]).toMatchObject({ received: 0 })
    // The whole price once more is counted, though nobody owes it, and a person gives it back.
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
    expect(await lastMovement()).toMatchObject({ match: 'surplus' })
    expect((await paymentsOf(shop, order.orderId))[1]).toMatchObject({ state: 'paid', received: order.payable })
    expect(await tasksOf(shop, order.orderId)).toContain('money_over')
  })

  test('a transfer for an order that a card has paid is not put to the money of the gateway', async () => {
    const order = await placeOrder(shop, 'karta')
    shop.partners.gopay.act(await openPayment(shop, order), 'pay')
    await hear(shop)
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
    expect(await lastMovement()).toMatchObject(forStaff('not_expected', order.orderId))
    expect(await paymentsOf(shop, order.orderId)).toEqual([{ state: 'paid', received: order.payable, refunded: 0 }])
    const { id } = await lastMovement()
    const assigned = await accountant.call('assignMovement', { movementId: id, orderId: order.orderId })
    expect(assigned.status).toBe(200)
    expect(await paymentsOf(shop, order.orderId)).toEqual([
      { state: 'paid', received: order.payable, refunded: 0 },
      { state: 'paid', received: order.payable, refunded: 0 },
    ])
    expect(await tasksOf(shop, order.orderId)).toEqual(['money_over'])
    expect((await lastMovement()).tasks).toBe(0)
  })

  test('two orders named in one message are divided by a person', async () => {
    const [first, second] = [await placeOrder(shop, 'prevod-qr'), await placeOrder(shop, 'prevod-qr')]
    const message = `za ${first.number} a ${second.number}`
    await sendTransfer(shop, { amount: first.payable + second.payable, message })
    expect(await lastMovement()).toMatchObject({ match: 'for_staff', details: { reason: 'several_orders' }, tasks: 1 })
    expect([await stateOf(shop, first.orderId), await stateOf(shop, second.orderId)]).toEqual([
      'awaiting_payment',
      'awaiting_payment',
    ])
  })
})

describe('a haléř from a stranger', () => {
  test('leaves the card, the mailbox and the desk of an order alone', async () => {
    const order = await placeOrder(shop, 'karta')
    const gatewayId = await openPayment(shop, order)
    const before = await paymentsOf(shop, order.orderId)
    await shop.runJobs()
    const mails = subjectsTo(shop, order.email)
    await sendTransfer(shop, { amount: 1, variableSymbol: order.number })
    expect(await lastMovement()).toMatchObject(forStaff('too_little', order.orderId))
    expect(await paymentsOf(shop, order.orderId)).toEqual(before)
    expect(subjectsTo(shop, order.email)).toEqual(mails)
    shop.partners.gopay.act(gatewayId, 'pay')
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect(await paymentsOf(shop, order.orderId)).toEqual([{ state: 'paid', received: order.payable, refunded: 0 }])
    expect(await tasksOf(shop, order.orderId)).toEqual([])
  })

  test('does not close the other ways to pay an order that waits for a transfer', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    await shop.runJobs()
    const mails = subjectsTo(shop, order.email)
    await sendTransfer(shop, { amount: 1, variableSymbol: order.number })
    expect(await paymentsOf(shop, order.orderId)).toEqual([{ state: 'awaiting_transfer', received: 0, refunded: 0 }])
    expect(subjectsTo(shop, order.email)).toEqual(mails)
    const changed = await order.browser.call('changeMethod', { token: order.token, paymentCode: 'karta' })
    expect(changed.status).toBe(200)
  })

  test('even most of the price does not take the place of an open card before all of it is there', async () => {
    const order = await placeOrder(shop, 'karta')
    await openPayment(shop, order)
    await sendTransfer(shop, { amount: order.payable - 1, variableSymbol: order.number })
    expect(await lastMovement()).toMatchObject(forStaff('too_little', order.orderId))
    expect((await paymentsOf(shop, order.orderId)).map(({ state }) => state)).toEqual(['created'])
  })

  test('is counted when a person says so', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    await sendTransfer(shop, { amount: 1, variableSymbol: order.number })
    const { id } = await lastMovement()
    expect((await accountant.call('assignMovement', { movementId: id, orderId: order.orderId })).status).toBe(200)
    expect(await paymentsOf(shop, order.orderId)).toEqual([{ state: 'partly_paid', received: 1, refunded: 0 }])
    expect(await lastMovement()).toMatchObject({ match: 'assigned', tasks: 0 })
  })

  test('whose it is says accounting, and giving back is for support', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    await sendTransfer(shop, { amount: 1, variableSymbol: order.number })
    const { id } = await lastMovement()
    expect((await support.call('assignMovement', { movementId: id, orderId: order.orderId })).status).toBe(403)
    expect((await support.call('settleCash', { orderId: order.orderId })).status).toBe(403)
    expect((await accountant.call('refundOrder', { orderId: order.orderId, reason: 'x' })).status).toBe(403)
  })

  test('a share that the shop has set itself counts', async () => {
    await query(shop, `update shop.settings set value = '10' where key = 'payment.least_share_percent'`)
    const order = await placeOrder(shop, 'prevod-qr')
    await sendTransfer(shop, { amount: Math.ceil(order.payable / 10), variableSymbol: order.number })
    await query(shop, `update shop.settings set value = '50' where key = 'payment.least_share_percent'`)
    expect((await paymentsOf(shop, order.orderId))[0]?.state).toBe('partly_paid')
  })
})

describe('money that no rule can take', () => {
  test('in another currency waits for a person, who says what it is worth', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    shop.partners.fio.addTransfer({ amount: 800, currency: 'EUR', variableSymbol: order.number })
    move(shop, 1)
    await runJob(shop, 'import-bank')
    const movement = await lastMovement()
    expect(movement).toMatchObject(forStaff('other_currency', order.orderId))
    const target = { movementId: movement.id, orderId: order.orderId }
    expect((await accountant.call('assignMovement', target)).error.code).toBe('movement_amount_missing')
    expect((await accountant.call('assignMovement', { ...target, amount: order.payable })).status).toBe(200)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect(await paymentsOf(shop, order.orderId)).toEqual([{ state: 'paid', received: order.payable, refunded: 0 }])
  })

  test('for an order that was paid by card meanwhile is counted by its open attempt, and waits to be returned', async () => {
    const order = await placeOrder(shop, 'karta')
    const gatewayId = await openPayment(shop, order)
    await order.browser.call('changeMethod', { token: order.token, paymentCode: 'prevod-qr' })
    shop.partners.gopay.act(gatewayId, 'pay')
    await hear(shop)
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
    expect(await lastMovement()).toMatchObject({ match: 'surplus', tasks: 0 })
    expect(await paymentsOf(shop, order.orderId)).toEqual([
      { state: 'paid', received: order.payable, refunded: 0 },
      { state: 'paid', received: order.payable, refunded: 0 },
    ])
    expect(await tasksOf(shop, order.orderId)).toContain('money_over')
  })

  test('for a cancelled order goes on its way back as soon as a person has put it there', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    expect((await order.browser.call('cancelOrder', { token: order.token })).status).toBe(200)
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
    const { id } = await lastMovement()
    expect((await accountant.call('assignMovement', { movementId: id, orderId: order.orderId })).status).toBe(200)
    expect(await paymentsOf(shop, order.orderId)).toEqual([
      { state: 'refund_requested', received: order.payable, refunded: 0 },
    ])
  })

  test('taken back by the bank waits for a person, and is taken from the order by them', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
    await sendTransfer(shop, { amount: -order.payable, variableSymbol: order.number })
    const movement = await lastMovement()
    expect(movement).toMatchObject(forStaff('money_left', order.orderId))
    const target = { movementId: movement.id, orderId: order.orderId }
    expect((await accountant.call('assignMovement', target)).status).toBe(200)
    expect(await paymentsOf(shop, order.orderId)).toEqual([
      { state: 'charged_back', received: order.payable, refunded: order.payable },
    ])
    expect(await tasksOf(shop, order.orderId)).toContain('charged_back')
    expect((await accountant.call('assignMovement', target)).error.code).toBe('movement_taken')
  })

  test('our own refund on the statement is no trouble, the same amount a second time is', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
    await giveBack(order.orderId, 5000)
    await sendTransfer(shop, { amount: -5000, variableSymbol: order.number })
    expect(await lastMovement()).toMatchObject({ match: 'ignored', details: { reason: 'refund_sent' }, tasks: 0 })
    await sendTransfer(shop, { amount: -5000, variableSymbol: order.number })
    expect(await lastMovement()).toMatchObject(forStaff('money_left', order.orderId))
  })
})
