import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { healCarriers, openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { hear, type Placed, paymentsOf, placeOrder, query, stateOf } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { fillCheckout, SKU, setStock, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let room: PackingRoom
let support: Browser
beforeAll(async () => {
  room = await openPackingRoom(shop)
  support = await newStaff(shop, 'staff_support')
})
afterEach(() => healCarriers(shop))

describe('who may', () => {
  test.each([
    ['a guest', 401],
    ['a customer', 403],
    ['staff for content', 403],
    ['staff without a second factor', 403],
  ])('%s packs nothing', async (who, status) => {
    const order = await placeOrder(shop, 'dobirka')
    const browser = await personOf(who, order)
    expect((await browser.call('startPacking', { orderId: order.orderId })).status).toBe(status)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  async function personOf(who: string, order: Placed): Promise<Browser> {
    if (who === 'a guest') return order.browser
    if (who === 'a customer') return newCustomer(shop)
    if (who === 'staff for content') return newStaff(shop, 'staff_content')
    const member = await newStaff(shop, 'staff_admin')
    await query(
      shop,
      'update auth.sessions set second_factor = false where id = (select id from auth.sessions order by created_at desc limit 1)',
    )
    return member
  }

  test('the warehouse neither holds, cancels nor returns money; everything done is written down', async () => {
    const order = await room.paid()
    const { orderId } = order
    expect((await room.warehouse.call('holdOrder', { orderId, reason: 'x' })).status).toBe(403)
    expect((await room.warehouse.call('refundOrder', { orderId, reason: 'x' })).status).toBe(403)
    const { value } = await support.call('holdOrder', { orderId, reason: 'U adresy chybí číslo domu.' })
    expect(value.state).toBe('on_hold')
    await shop.runJobs()
    const mail = shop.sink.mails.findLast(({ recipient }) => recipient === order.email)
    expect(mail?.text).toContain('U adresy chybí číslo domu.')
    await support.call('releaseOrder', { orderId })
    const rows = await query<{ action: string; actor_kind: string }>(
      shop,
      `select action, actor_kind from internal.audit_log where object_type = 'order' and object_id = $1 and actor_kind = 'staff' order by id`,
      [String(orderId)],
    )
    expect(rows.map(({ action }) => action)).toEqual(['order.hold', 'order.release_hold'])
  })

  test('support returns a part, by lines, and sees what is refused', async () => {
    const order = await room.paid()
    await room.shipped(order.orderId)
    const { value, status } = await support.call('refundOrder', {
      orderId: order.orderId,
      amount: 1000,
      reason: 'Poškozený obal',
    })
    expect(status).toBe(201)
    expect(value.amount).toBe(1000)
    await hear(shop)
    const over = await support.call('refundOrder', { orderId: order.orderId, amount: order.payable, reason: 'x' })
    expect(over.error.code).toBe('refund_refused')
  })

  test("a company's order is approved and then waits for its invoice, as long as was agreed when it was placed", async () => {
    await setStock(shop, SKU.bag12, 60)
    const buyer = await newCustomer(shop)
    await query(
      shop,
      `update shop.customers set customer_group_id = (select id from shop.customer_groups where code = 'velkoobchod'), invoice_due_days = 21 where email = $1`,
      [buyer.email],
    )
    await buyer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 6 })
    const ready = await fillCheckout(buyer, { details: { email: buyer.email }, payment: 'na-fakturu' })
    const { value: order } = await buyer.call('placeOrder', ready)
    await query(shop, 'update shop.customers set invoice_due_days = 60 where email = $1', [buyer.email])
    const { value } = await support.call('approveOrder', { orderId: order.orderId })
    expect(value.state).toBe('accepted')
    expect(await paymentsOf(shop, order.orderId)).toEqual([{ state: 'invoice_issued', received: 0, refunded: 0 }])
    await room.shipped(order.orderId)
    const [payment] = await query<{ days: number }>(
      shop,
      `select p.due_on - d.issued_on as days from shop.payments p join shop.documents d using (order_id) where order_id = $1`,
      [order.orderId],
    )
    expect(payment?.days).toBe(21)
  })
})
