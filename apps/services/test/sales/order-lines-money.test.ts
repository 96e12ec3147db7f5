import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { catchUp, hear, openPayment, paymentsOf, pressButton, query, sendTransfer, stateOf } from '../paying.ts'
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

const { place, paid, change, changeOf, payableOf, refundsOf } = openHands(shop)

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

test.each([1, 0.6])(
  'the difference of an order for a card that was paid by transfer is paid by transfer: %s of it',
  async (share) => {
    const order = await place('karta')
    await openPayment(shop, order)
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
    await change(order, { cans: 6 })
    expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
    const difference = (await payableOf(order.orderId)) - order.payable
    const first = Math.round(difference * share)
    await sendTransfer(shop, { amount: first, variableSymbol: order.number })
    if (first < difference) {
      expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
      await sendTransfer(shop, { amount: difference - first, variableSymbol: order.number })
    }
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    const kept = (await paymentsOf(shop, order.orderId)).reduce((sum, one) => sum + one.received - one.refunded, 0)
    expect(kept).toBe(order.payable + difference)
  },
)

test('a second payment after goods came back goes back whole', async () => {
  const order = await place('karta')
  const first = await openPayment(shop, order)
  for (const paymentCode of ['prevod-qr', 'karta'])
    await order.browser.call('changeMethod', { token: order.token, paymentCode })
  const second = await openPayment(shop, order)
  shop.partners.gopay.act(first, 'pay')
  await hear(shop)
  const { lines } = await changeOf(order)
  const [can] = lines.filter(({ kind }) => kind === 'goods')
  const returned = await support.call('refundOrder', {
    orderId: order.orderId,
    amount: null,
    lines: [{ position: can?.position ?? 0, pieces: 1 }],
    reason: 'Pomačkaná konzerva',
    account: null,
  })
  expect(returned.status).toBeLessThan(300)
  await shop.runJobs()
  shop.partners.gopay.act(second, 'pay')
  await hear(shop)
  const kept = (await paymentsOf(shop, order.orderId)).reduce((sum, one) => sum + one.received - one.refunded, 0)
  expect(kept).toBe(order.payable - (returned.value.amount ?? 0))
})
