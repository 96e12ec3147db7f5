import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import {
  healBank,
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
  subjectsTo,
} from '../paying.ts'
import { newCustomer } from '../people.ts'
import { fillCheckout, SKU, setStock, variantId } from '../shopping.ts'

const shop = openShop()
beforeAll(async () => {
  await setStock(shop, SKU.bag12, 500)
})
afterEach(() => healBank(shop))

const DAY = 24 * 60
const viewOf = async ({ browser, token }: Placed) => (await browser.call('payment', { token })).value

describe('another way to pay', () => {
  test('from card to transfer and back, without a new order', async () => {
    const order = await placeOrder(shop, 'karta')
    await openPayment(shop, order)
    const { value } = await order.browser.call('changeMethod', { token: order.token, paymentCode: 'prevod-qr' })
    expect(value).toMatchObject({ method: { code: 'prevod-qr' }, payable: order.payable, canPayOnline: false })
    expect(value.transfer?.variableSymbol).toBe(order.number)
    await order.browser.call('changeMethod', { token: order.token, paymentCode: 'karta' })
    const id = await openPayment(shop, order)
    shop.partners.gopay.act(id, 'pay')
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect((await paymentsOf(shop, order.orderId)).map(({ state }) => state)).toEqual([
      'cancelled',
      'cancelled',
      'paid',
    ])
  })

  test('to cash on delivery adds the fee, lets the goods go and confirms it by mail', async () => {
    const order = await placeOrder(shop, 'karta')
    const offered = (await viewOf(order)).otherMethods.find(({ code }) => code === 'dobirka')
    expect(offered).toMatchObject({ kind: 'cod', fee: 3900 })
    const { value } = await order.browser.call('changeMethod', { token: order.token, paymentCode: 'dobirka' })
    expect(value).toMatchObject({ state: 'accepted', summary: 'cash_on_delivery', payable: order.payable + 3900 })
    const { value: view } = await order.browser.call('order', { token: order.token })
    expect(view.lines.at(-1)).toMatchObject({ kind: 'payment', code: 'dobirka', gross: 3900 })
    await shop.runJobs()
    expect(subjectsTo(shop, order.email)).toContain(`Objednávku ${order.number} jsme upravili`)
    const again = await order.browser.call('changeMethod', { token: order.token, paymentCode: 'karta' })
    expect(again.error.code).toBe('already_paid')
  })

  test('is refused when it cannot be or when there is money already', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    const change = (paymentCode: string) => order.browser.call('changeMethod', { token: order.token, paymentCode })
    expect((await change('na-fakturu')).error.code).toBe('payment_impossible')
    expect((await change('mušle')).error.code).toBe('method_unknown')
    await sendTransfer(shop, { amount: order.payable - 100, variableSymbol: order.number })
    expect((await change('karta')).error.code).toBe('already_paid')
  })
})

describe('on invoice', () => {
  async function wholesaler(limit: number | null) {
    const customer = await newCustomer(shop)
    await query(
      shop,
      `update shop.customers set invoice_limit = $2,
         customer_group_id = (select id from shop.customer_groups where code = 'velkoobchod') where email = $1`,
      [customer.email, limit],
    )
    const order = async () => {
      await customer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 6 })
      const ready = await fillCheckout(customer, { details: { email: customer.email }, payment: 'na-fakturu' })
      return (await customer.call('placeOrder', ready)).value
    }
    return { customer, order }
  }

  test('within the limit an order is accepted at once, over it somebody decides', async () => {
    const { order } = await wholesaler(2_000_000)
    const first = await order()
    expect(first.state).toBe('accepted')
    expect(await paymentsOf(shop, first.orderId)).toEqual([{ state: 'invoice_issued', received: 0, refunded: 0 }])
    const states = [(await order()).state, (await order()).state, (await order()).state]
    expect(states).toContain('awaiting_approval')
  })

  test('without a limit somebody always decides', async () => {
    const { order } = await wholesaler(null)
    expect((await order()).state).toBe('awaiting_approval')
  })

  test('past its day it is overdue, reminded of on days 1, 7 and 14, and stops new orders until it is paid', async () => {
    const { customer, order } = await wholesaler(50_000_000)
    const first = await order()
    await query(shop, 'update shop.payments set due_on = $2 where order_id = $1', [
      first.orderId,
      shop.clock.now().toISOString().slice(0, 10),
    ])
    for (let day = 0; day <= 16; day++) {
      await runJob(shop, 'age-invoices')
      move(shop, DAY)
    }
    const reminders = subjectsTo(shop, customer.email).filter((subject) => subject?.includes('po splatnosti'))
    expect(reminders).toHaveLength(3)
    expect((await paymentsOf(shop, first.orderId))[0]?.state).toBe('overdue')
    await expect(order()).rejects.toThrow('invoice_overdue')
    await sendTransfer(shop, { amount: first.payable, variableSymbol: first.number })
    expect((await paymentsOf(shop, first.orderId))[0]?.state).toBe('paid')
    expect((await order()).state).toBe('accepted')
  })
})
