import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { catchUp, hear, openPayment, pressButton, query } from '../paying.ts'
import { fillCheckout, SKU, setStock, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { openHands } from './changing-hands.ts'

// What the lives of orders have found: changes of lines together with other things that happen to an order.
const shop = openShop()
let support: Browser
beforeAll(async () => {
  support = await newStaff(shop, 'staff_support')
  for (const sku of [SKU.can, SKU.bag2]) await setStock(shop, sku, 400)
})
afterEach(() => catchUp(shop))

const { place, paid, change, payableOf, refundsOf } = openHands(shop)

test('cash is asked for again when goods are added to what was paid another way', async () => {
  const order = await place('karta')
  const gatewayId = await openPayment(shop, order)
  await order.browser.call('changeMethod', { token: order.token, paymentCode: 'dobirka' })
  shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  await change(order, { cans: 1 })
  await shop.runJobs()
  await change(order, { cans: 5 })
  const [{ cash, held } = { cash: 0, held: 0 }] = await query<{ cash: number; held: number }>(
    shop,
    `select coalesce(sum(amount) filter (where state = 'awaiting_cod'), 0)::int as cash, sum(received - refunded)::int as held
       from shop.payments where order_id = $1`,
    [order.orderId],
  )
  expect(cash).toBeGreaterThan(0)
  expect(held + cash).toBe(await payableOf(order.orderId))
})

test('the number of a line that was taken out is never given again, also when it was the last one', async () => {
  const browser = visit(shop)
  for (const sku of [SKU.can, SKU.bag2]) await browser.call('addLine', { variantId: await variantId(shop, sku) })
  const email = 'posledni@priklad.cz'
  const ready = await fillCheckout(browser, { shipping: 'osobni-odber-brno', payment: 'karta', details: { email } })
  const order = await pressButton(browser, ready, email)
  const positions = async () =>
    (
      await query<{ position: number }>(
        shop,
        'select position from shop.order_lines where order_id = $1 order by position',
        [order.orderId],
      )
    ).map(({ position }) => position)
  const before = await positions()
  await change(order, { bags: 0 })
  await change(order, { added: [{ code: SKU.bag2, pieces: 1 }] })
  expect(Math.max(...(await positions()))).toBe(Math.max(...before) + 1)
})

test('while a change waits for its difference no money of the order goes back', async () => {
  const order = await paid()
  await change(order, { cans: 6 })
  const wish = { orderId: order.orderId, amount: null, lines: null, reason: 'Omylem', account: null }
  const refused = await support.call('refundOrder', wish)
  expect(refused.error).toMatchObject({ code: 'refund_refused', details: { reason: 'change_open' } })
  await order.browser.call('withdrawChange', { token: order.token })
  expect(await refundsOf(order.orderId)).toEqual([])
  expect((await support.call('refundOrder', wish)).status).toBeLessThan(300)
})
