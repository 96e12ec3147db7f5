import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { catchUp, hear, move, openPayment, paymentsOf, query, sendTransfer, stateOf } from '../paying.ts'
import { SKU, setPrice, setStock } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { openHands } from './changing-hands.ts'

const shop = openShop()
let support: Browser
let warehouse: Browser
beforeAll(async () => {
  support = await newStaff(shop, 'staff_support')
  warehouse = await newStaff(shop, 'staff_warehouse')
  for (const sku of [SKU.can, SKU.bag2]) await setStock(shop, sku, 400)
})
afterEach(() => catchUp(shop))

const { place, paid, changeOf, toInput, change, held, payableOf, refundsOf } = openHands(shop)

describe('fewer pieces', () => {
  test('of an unpaid order lower what is asked for, and their goods are let go', async () => {
    const order = await place('karta')
    const { seen, done } = await change(order, { cans: 1 })
    expect(done.status).toBe(200)
    expect(seen.value).toMatchObject({ was: order.payable, toReturn: 0, deadlineAt: null })
    const payable = await payableOf(order.orderId)
    expect(payable).toBeLessThan(order.payable)
    expect(await held(order.orderId)).toMatchObject([
      { sku: SKU.bag2, pieces: 1 },
      { sku: SKU.can, pieces: 1, reason: 'awaiting_payment' },
    ])
    shop.partners.gopay.act(await openPayment(shop, order), 'pay')
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect(await paymentsOf(shop, order.orderId)).toMatchObject([{ state: 'paid', received: payable }])
  })

  test('of a paid order come back as money, to the haléř, without a document', async () => {
    const order = await paid()
    const { seen, done } = await change(order, { bags: 0 })
    expect(done.status).toBe(200)
    await shop.runJobs()
    const back = order.payable - (await payableOf(order.orderId))
    expect(seen.value).toMatchObject({ toReturn: back, toPay: 0 })
    expect(await refundsOf(order.orderId)).toEqual([{ amount: back, purpose: 'overpayment' }])
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    const mail = shop.sink.mails.find(({ subject }) => subject === `Objednávka ${order.number} má nový obsah`)
    expect(mail?.recipient).toBe(order.email)
    // Marks of a template stay marks in what it is filled with.
    expect(mail?.text).toMatch(/^Vracíme vám [\d ]+ Kč stejnou cestou/m)
    await warehouse.call('startPacking', { orderId: order.orderId })
    const { value } = await order.browser.call('orderDetail', { token: order.token })
    expect(value.parcels.flatMap(({ lines }) => lines)).toMatchObject([{ pieces: 4 }])
  })

  test('of an order with a coupon keep the price of what stays', async () => {
    await query(
      shop,
      `insert into shop.coupons (storefront_id, code, name, kind, amount, customer_groups, valid_from, valid_to)
       values (1, 'PADESAT', 'Padesát', 'fixed', 5000, '{maloobchod}', '2026-01-01', '2026-12-31')`,
    )
    const order = await place('karta', 'PADESAT')
    const before = (await changeOf(order)).lines
    await change(order, { bags: 0 })
    const after = (await changeOf(order)).lines
    expect(after).toEqual(before.filter(({ name }) => after.some((one) => one.name === name)))
  })

  test('at the door cost less cash, and a transfer asks for less', async () => {
    const cash = await place('dobirka')
    await change(cash, { cans: 2 })
    const [, again] = await paymentsOf(shop, cash.orderId)
    expect(again).toMatchObject({ state: 'awaiting_cod' })
    const transfer = await place('prevod-qr')
    await change(transfer, { cans: 2 })
    const payable = await payableOf(transfer.orderId)
    const { value } = await transfer.browser.call('orderDetail', { token: transfer.token })
    expect(value.payment.transfer?.amount).toBe(payable)
    await sendTransfer(shop, { amount: payable, variableSymbol: transfer.number })
    expect(await stateOf(shop, transfer.orderId)).toBe('accepted')
  })
})

describe('more pieces', () => {
  test("cost today's price, hold the order from packing, and are paid by the difference alone", async () => {
    const order = await paid()
    await setPrice(shop, SKU.can, 9900)
    const { seen, done } = await change(order, { cans: 6 })
    expect(done.status).toBe(200)
    expect(seen.value.toPay).toBe(2 * 9900)
    expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
    expect((await warehouse.call('startPacking', { orderId: order.orderId })).error.code).toBe('order_state')
    shop.partners.gopay.act(await openPayment(shop, order), 'pay')
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect(await paymentsOf(shop, order.orderId)).toMatchObject([{ received: order.payable }, { received: 2 * 9900 }])
    expect(await held(order.orderId)).toMatchObject([{ pieces: 1 }, { pieces: 6, reason: 'accepted' }])
    expect((await warehouse.call('startPacking', { orderId: order.orderId })).status).toBe(200)
  })

  test('and back again: more than either payment holds goes back by both of them, or nothing does', async () => {
    const order = await paid()
    const { seen } = await change(order, { cans: 12 })
    shop.partners.gopay.act(await openPayment(shop, order), 'pay')
    await hear(shop)
    const wish = { orderId: order.orderId, lines: null, reason: 'Omluva', account: null }
    const over = await support.call('refundOrder', { ...wish, amount: order.payable + seen.value.toPay + 100 })
    expect(over.error).toMatchObject({ code: 'refund_refused' })
    expect(await refundsOf(order.orderId)).toEqual([])
    const amount = Math.max(order.payable, seen.value.toPay) + 100
    expect((await support.call('refundOrder', { ...wish, amount })).value).toMatchObject({ amount })
    const refunds = await refundsOf(order.orderId)
    expect(refunds.map((one) => one.amount).toSorted((a, b) => b - a)).toEqual([amount - 100, 100])
  })

  test('that nobody pays fall back to what was agreed, and late money is returned', async () => {
    const order = await paid()
    const before = await changeOf(order)
    await change(order, { cans: 5, bags: 0, added: [{ code: SKU.bag12, pieces: 1 }] })
    expect(await held(order.orderId)).toMatchObject([{ sku: SKU.bag2, pieces: 1 }, { sku: SKU.bag12 }, { pieces: 5 }])
    const late = await openPayment(shop, order)
    move(shop, 49 * 60)
    await catchUp(shop)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect((await changeOf(order)).lines).toEqual(before.lines)
    expect(await payableOf(order.orderId)).toBe(order.payable)
    expect(await held(order.orderId)).toMatchObject([
      { sku: SKU.bag2, pieces: 1 },
      { sku: SKU.can, pieces: 4 },
    ])
    shop.partners.gopay.act(late, 'pay')
    await hear(shop)
    await shop.runJobs()
    expect(await refundsOf(order.orderId)).toMatchObject([{ purpose: 'overpayment' }])
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  test('of which half was paid give that half back when the change falls', async () => {
    const order = await place('prevod-qr')
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
    const { seen } = await change(order, { cans: 6 })
    const half = seen.value.toPay / 2
    await sendTransfer(shop, { amount: half, variableSymbol: order.number })
    expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
    move(shop, 49 * 60)
    await catchUp(shop)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect(await refundsOf(order.orderId)).toEqual([{ amount: half, purpose: 'overpayment' }])
  })

  test('taken out again leave their number to nobody, and forms show what is left', async () => {
    const order = await place('karta')
    await change(order, { cans: 0, added: [{ code: SKU.can, pieces: 1 }] })
    const positions = 'select max(position)::int as last from shop.order_lines where order_id = $1'
    const [before] = await query<{ last: number }>(shop, positions, [order.orderId])
    const { version } = await changeOf(order)
    const input = { token: order.token, version, lines: [{ position: before?.last ?? 0, pieces: 0 }], added: [] }
    const seen = await order.browser.call('previewLines', input)
    await order.browser.call('changeLines', { ...input, payable: seen.value.payable })
    await order.browser.call('changeMethod', { token: order.token, paymentCode: 'dobirka' })
    const [after] = await query<{ last: number }>(shop, positions, [order.orderId])
    expect(after?.last).toBe((before?.last ?? 0) + 1)
    const { value } = await order.browser.call('orderDetail', { token: order.token })
    const form = await order.browser.call('caseForm', { token: order.token })
    const bag = value.order.lines.find(({ kind }) => kind === 'goods')
    expect(form.value.lines).toMatchObject([{ name: bag?.name, protein: bag?.protein, image: bag?.image }])
    expect(bag?.image ?? bag?.protein).toBeTruthy()
  })

  test('can be taken back before they are paid', async () => {
    const order = await paid()
    await change(order, { cans: 5 })
    expect((await change(order, { cans: 4 })).seen.error.details).toMatchObject({ reason: 'change_open' })
    expect((await order.browser.call('withdrawChange', { token: order.token })).status).toBe(200)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect(await payableOf(order.orderId)).toBe(order.payable)
    expect((await order.browser.call('withdrawChange', { token: order.token })).error.code).toBe('order_state')
  })

  test('that are not there change nothing', async () => {
    const order = await place('dobirka')
    const before = await changeOf(order)
    await setStock(shop, SKU.bag12, 0)
    const { seen } = await change(order, { added: [{ code: SKU.bag12, pieces: 1 }] })
    expect(['out_of_stock', 'change_refused']).toContain(seen.error.code)
    expect(await changeOf(order)).toEqual(before)
    await setStock(shop, SKU.bag12, 20)
  })

  test('cancelled while the difference is waited for return everything that was paid', async () => {
    const order = await paid()
    await change(order, { cans: 5 })
    await order.browser.call('cancelOrder', { token: order.token })
    await shop.runJobs()
    expect(await refundsOf(order.orderId)).toEqual([{ amount: order.payable, purpose: 'cancellation' }])
    expect(await held(order.orderId)).toEqual([])
  })
})

describe('who and when', () => {
  test('a change and packing at once: one of them wins, and what is packed is what was agreed', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await place('dobirka')
      const input = await toInput(order, { cans: 1 })
      const { value: seen } = await order.browser.call('previewLines', input)
      const [changed, packed] = await Promise.all([
        order.browser.call('changeLines', { ...input, payable: seen.payable }),
        warehouse.call('startPacking', { orderId: order.orderId }),
      ])
      expect(packed.status).toBe(200)
      expect([200, 409]).toContain(changed.status)
      const [{ pieces = 0 } = {}] = await query<{ pieces: number }>(
        shop,
        `select sum(l.pieces)::int as pieces from shop.parcel_lines l join shop.parcels p on p.id = l.parcel_id
          where p.order_id = $1 and p.state <> 'cancelled'`,
        [order.orderId],
      )
      expect(pieces).toBe(changed.status === 200 ? 2 : 5)
    }
  })

  test('ten changes seen at one version are one change', async () => {
    const order = await paid()
    const input = await toInput(order, { cans: 2 })
    const { value: seen } = await order.browser.call('previewLines', input)
    const all = await Promise.all(
      Array.from({ length: 10 }, () => order.browser.call('changeLines', { ...input, payable: seen.payable })),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ error }) => error?.code === 'version_conflict')).toHaveLength(9)
    await shop.runJobs()
    expect(await refundsOf(order.orderId)).toHaveLength(1)
  })

  test('staff say why, it is in the trace, and who packs may not', async () => {
    const order = await paid()
    const { token: _token, ...input } = await toInput(order, { cans: 3 })
    const wish = { orderId: order.orderId, ...input }
    const { value: seen } = await support.call('previewLinesForCustomer', wish)
    const done = { ...wish, payable: seen.payable, reason: 'Zákaznice volala' }
    expect((await warehouse.call('changeLinesForCustomer', done)).status).toBe(403)
    expect((await support.call('changeLinesForCustomer', done)).status).toBe(200)
    expect((await support.call('changeLinesForCustomer', done)).error).toMatchObject({
      code: 'version_conflict',
      details: { payable: seen.payable },
    })
    expect(
      await query(shop, `select details from shop.order_events where order_id = $1 and event = 'lines_changed'`, [
        order.orderId,
      ]),
    ).toEqual([{ details: { reason: 'Zákaznice volala' } }])
  })

  test('nothing else can change a line', async () => {
    const order = await place('dobirka')
    await expect(
      query(shop, 'update shop.order_lines set pieces = 9 where order_id = $1', [order.orderId]),
    ).rejects.toThrow('append-only')
    const all = await change(order, { cans: 0, bags: 0 })
    expect(all.seen.error.details).toMatchObject({ reason: 'nothing_left' })
    const same = await change(order, { cans: 4 })
    expect(same.seen.error.details).toMatchObject({ reason: 'nothing_changed' })
  })
})
