import { afterEach, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import {
  healGateway,
  hear,
  openPayment,
  type Placed,
  paymentsOf,
  placeOrder,
  query,
  sendTransfer,
  tasksOf,
} from '../paying.ts'
import { brokenTruths } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
afterEach(() => healGateway(shop))

const ACCOUNT = '19-2000145399/0800'
const gopay = () => shop.partners.gopay

interface Refused {
  order: Placed
  gatewayId: string
  refundId: number
  amount: number
  support: Browser
}

/** An order paid by card whose refund the gateway has just refused. */
async function refusedRefund(): Promise<Refused> {
  const order = await placeOrder(shop)
  const gatewayId = await openPayment(shop, order)
  gopay().act(gatewayId, 'pay')
  await hear(shop)
  const support = await newStaff(shop, 'staff_support')
  gopay().setFaults({ refunds: 'no_funds' })
  const asked = await support.call('refundOrder', { orderId: order.orderId, amount: 1000, reason: 'Sleva' })
  await hear(shop)
  gopay().setFaults({ refunds: 'done' })
  return { order, gatewayId, refundId: asked.value.refundId, amount: 1000, support }
}

const redirect = ({ support, refundId }: Refused, account = ACCOUNT, browser = support) =>
  browser.call('redirectRefund', { refundId, account })

const refundsOf = ({ order }: Refused) =>
  query<{ way: string; state: string; account: string | null }>(
    shop,
    'select way, state, account from shop.refunds where order_id = $1 order by id',
    [order.orderId],
  )

/** What the gateway has given back of the payment. */
async function returnedByGateway({ gatewayId }: Refused): Promise<number> {
  const listed = await shop.deps.gateway.listRefunds(gatewayId)
  if (!listed.ok) throw new Error(listed.code)
  return listed.value.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0)
}

test('money the gateway refused goes to an account, and somebody else says that it was sent', async () => {
  const refused = await refusedRefund()
  const admin = await newStaff(shop, 'staff_admin')
  const { value, status } = await redirect(refused, ' 19-2000145399 / 0800', admin)
  expect([status, value.amount]).toEqual([201, 1000])
  await hear(shop)
  expect(await refundsOf(refused)).toEqual([
    { way: 'gateway', state: 'failed', account: null },
    { way: 'transfer', state: 'requested', account: ACCOUNT },
  ])
  expect(await returnedByGateway(refused)).toBe(0)
  expect(await tasksOf(shop, refused.order.orderId)).toEqual(['send_refund_by_transfer'])
  expect((await admin.call('confirmRefund', { refundId: value.refundId })).error.code).toBe('second_person_needed')
  const accounting = await newStaff(shop, 'staff_accounting')
  expect((await accounting.call('confirmRefund', { refundId: value.refundId })).status).toBe(200)
  expect((await paymentsOf(shop, refused.order.orderId))[0]).toMatchObject({ state: 'partly_refunded', refunded: 1000 })
})

test('turned by many at once and sent again meanwhile, the money goes one way', async () => {
  const refused = await refusedRefund()
  const others = await Promise.all([1, 2, 3].map(() => newStaff(shop, 'staff_support')))
  const again = { orderId: refused.order.orderId, amount: 1000, reason: 'Znovu' }
  const answers = await Promise.all([
    ...[refused.support, ...others].map((browser) => redirect(refused, ACCOUNT, browser)),
    ...others.map((browser) => browser.call('refundOrder', again)),
  ])
  await hear(shop)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const alive = (await refundsOf(refused)).filter(({ state }) => state !== 'failed')
  expect(alive).toHaveLength(1)
  const byGateway = await returnedByGateway(refused)
  expect(byGateway + (alive[0]?.way === 'transfer' ? 1000 : 0)).toBe(1000)
  expect((await redirect(refused)).error).toMatchObject({
    code: 'refund_refused',
    details: { reason: 'not_refused' },
  })
})

test('an older refusal is not paid out beside the try that came after it', async () => {
  const refused = await refusedRefund()
  await refused.support.call('refundOrder', { orderId: refused.order.orderId, amount: 1000, reason: 'Znovu' })
  await hear(shop)
  expect(await returnedByGateway(refused)).toBe(1000)
  expect((await redirect(refused)).error.details).toEqual({ reason: 'not_refused' })
})

test('while the gateway is silent, or has it after all, no other way opens', async () => {
  const refused = await refusedRefund()
  gopay().setFaults({ garble: true })
  expect((await redirect(refused)).error.details).toEqual({ reason: 'gateway_silent' })
  gopay().setFaults({ garble: false, refunds: 'later' })
  await shop.deps.gateway.refund(refused.gatewayId, 1000)
  expect((await redirect(refused)).error.details).toEqual({ reason: 'gateway_has_it' })
  expect(await refundsOf(refused)).toHaveLength(1)
})

test('a job that was left over sends nothing that a person is to send', async () => {
  const refused = await refusedRefund()
  await redirect(refused)
  const [payment] = await query<{ id: string }>(shop, 'select id from shop.payments where order_id = $1', [
    refused.order.orderId,
  ])
  await query(
    shop,
    `select graphile_worker.add_job('send-refund', json_build_object('paymentId', $1::int, 'requestId', 'left over'))`,
    [payment?.id],
  )
  await hear(shop)
  expect(await returnedByGateway(refused)).toBe(0)
})

test('a gateway that pays after all calls the transfer off', async () => {
  const refused = await refusedRefund()
  const { value } = await redirect(refused)
  await shop.deps.gateway.refund(refused.gatewayId, 1000)
  await hear(shop)
  expect((await refundsOf(refused)).map(({ way, state }) => `${way} ${state}`)).toEqual([
    'gateway failed',
    'transfer failed',
    'gateway done',
  ])
  expect((await paymentsOf(shop, refused.order.orderId))[0]).toMatchObject({ state: 'partly_refunded', refunded: 1000 })
  const accounting = await newStaff(shop, 'staff_accounting')
  expect((await accounting.call('confirmRefund', { refundId: value.refundId })).error.code).toBe('refund_refused')
})

test('money that left twice is told to a person', async () => {
  const refused = await refusedRefund()
  const { value } = await redirect(refused)
  const accounting = await newStaff(shop, 'staff_accounting')
  await accounting.call('confirmRefund', { refundId: value.refundId })
  await shop.deps.gateway.refund(refused.gatewayId, 1000)
  await hear(shop)
  expect(await tasksOf(shop, refused.order.orderId)).toContain('refund_left_twice')
  expect((await paymentsOf(shop, refused.order.orderId))[0]).toMatchObject({ refunded: 1000 })
})

test('an account that cannot exist is refused, and so is whoever may not give money back', async () => {
  const refused = await refusedRefund()
  for (const account of ['123', '19-2000145398/0800', 'CZ6508000000192000145390', 'SK3112000000198742637541']) {
    expect((await redirect(refused, account)).error.details).toEqual({ fields: { account: 'invalid' } })
  }
  for (const role of ['staff_warehouse', 'staff_content', 'staff_accounting'] as const) {
    expect((await redirect(refused, ACCOUNT, await newStaff(shop, role))).status).toBe(403)
  }
  expect((await redirect(refused, 'CZ65 0800 0000 1920 0014 5399')).status).toBe(201)
  expect((await refundsOf(refused)).at(-1)?.account).toBe(ACCOUNT)
})

test('every truth holds after all of it', async () => {
  expect(await brokenTruths(shop)).toEqual([])
})

test('an account that staff type for an order is read to its last digit, and somebody else sends the money', async () => {
  const order = await placeOrder(shop, 'prevod-qr')
  await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
  const admin = await newStaff(shop, 'staff_admin')
  const ask = (account: string) =>
    admin.call('refundOrder', { orderId: order.orderId, amount: 1000, reason: 'Sleva za obal', account })
  expect((await ask('19-2000145398/0800')).error.details).toEqual({ fields: { account: 'invalid' } })
  const { value } = await ask('CZ65 0800 0000 1920 0014 5399')
  const [typed] = await query<{ account: string }>(shop, 'select account from shop.refunds where order_id = $1', [
    order.orderId,
  ])
  expect(typed).toEqual({ account: ACCOUNT })
  expect((await admin.call('confirmRefund', { refundId: value.refundId })).error.code).toBe('second_person_needed')
  expect((await paymentsOf(shop, order.orderId))[0]).toMatchObject({ state: 'refund_requested', refunded: 0 })
  const accounting = await newStaff(shop, 'staff_accounting')
  expect((await accounting.call('confirmRefund', { refundId: value.refundId })).status).toBe(200)
  expect(await brokenTruths(shop)).toEqual([])
})

test('what goes back to whoever has paid needs one person', async () => {
  const order = await placeOrder(shop, 'prevod-qr')
  await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
  const admin = await newStaff(shop, 'staff_admin')
  const { value } = await admin.call('refundOrder', { orderId: order.orderId, amount: 1000, reason: 'Sleva za obal' })
  expect((await admin.call('confirmRefund', { refundId: value.refundId })).status).toBe(200)
})
