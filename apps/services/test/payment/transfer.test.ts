import { inflateSync } from 'node:zlib'
import decodeQR from 'qr/decode.js'
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
  tasksOf,
} from '../paying.ts'
import { brokenTruths, SKU, setStock } from '../shopping.ts'

const shop = openShop()
beforeAll(async () => {
  await setStock(shop, SKU.bag12, 500)
})
afterEach(() => healBank(shop))

const DAY = 24 * 60
const fio = () => shop.partners.fio
const viewOf = async ({ browser, token }: Placed) => (await browser.call('payment', { token })).value

describe('a transfer', () => {
  test('of the right amount under the number of the order pays it, while its page is open', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    const before = await viewOf(order)
    expect(before).toMatchObject({ status: 'waiting_for_payment', summary: 'pending', missing: order.payable })
    expect(before.transfer).toMatchObject({
      account: '2500000006/2010',
      iban: 'CZ4320100000002500000006',
      variableSymbol: order.number,
      amount: order.payable,
    })
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
    expect(await viewOf(order)).toMatchObject({ status: 'accepted', summary: 'paid', transfer: null })
    expect(subjectsTo(shop, order.email)).toContain('Platba dorazila, balíme')
  })

  test('that lacks less than the shop forgives pays the order', async () => {
    await query(shop, `update shop.settings set value = '100' where key = 'payment.tolerance'`)
    const order = await placeOrder(shop, 'prevod-qr')
    await sendTransfer(shop, { amount: order.payable - 100, variableSymbol: order.number })
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    await query(shop, `update shop.settings set value = '0' where key = 'payment.tolerance'`)
    expect(await brokenTruths(shop)).toEqual([expect.stringMatching(/^paid_order_has_its_money/)])
    await query(shop, `update shop.settings set value = '100' where key = 'payment.tolerance'`)
  })

  test('has its code in the mail, and a phone reads from it what the page says', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    const { transfer } = await viewOf(order)
    const mail = await shop.mailTo(order.email)
    const picture = mail.attachments.find(({ cid }) => cid === 'qr@cenich')
    expect(decodeQR(readPng(picture?.content ?? Buffer.alloc(0)))).toBe(`${transfer?.spayd}`.replace(/DT:\d+\*/, ''))
    // The reader of mails puts the attached picture in the place of its name.
    expect(mail.html).toContain('alt="QR kód k platbě" src="data:image/png')
  })

  test.each([
    ['with zeros before the symbol', (number: string) => ({ variableSymbol: `00${number}` })],
    ['with the symbol only in the message', (number: string) => ({ message: `platba /VS${number}/SS/KS0308` })],
    ['with the bare number in the message', (number: string) => ({ message: `objednavka ${number} dekuji` })],
  ])('%s is found', async (_how, write) => {
    const order = await placeOrder(shop, 'prevod-qr')
    await sendTransfer(shop, { amount: order.payable, ...write(order.number) })
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  test('that is short is kept, the rest is asked for, and the rest pays', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    await sendTransfer(shop, { amount: order.payable - 5000, variableSymbol: order.number })
    expect(await viewOf(order)).toMatchObject({
      status: 'waiting_for_payment',
      missing: 5000,
      transfer: { amount: 5000 },
    })
    expect(subjectsTo(shop, order.email)).toContain(`K objednávce ${order.number} chybí doplatit 50\u00a0Kč`)
    await sendTransfer(shop, { amount: 5000, variableSymbol: order.number })
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect(await paymentsOf(shop, order.orderId)).toEqual([{ state: 'paid', received: order.payable, refunded: 0 }])
  })

  test('that is over pays, and a person returns the surplus', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    await sendTransfer(shop, { amount: order.payable + 700, variableSymbol: order.number })
    expect(await viewOf(order)).toMatchObject({ status: 'accepted', summary: 'overpaid' })
    expect(await tasksOf(shop, order.orderId)).toEqual(['money_over'])
  })

  test('that comes a second time is money over', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
    expect(await viewOf(order)).toMatchObject({ summary: 'overpaid', received: 2 * order.payable })
    expect(await tasksOf(shop, order.orderId)).toEqual(['money_over'])
  })

  test('read twice is counted once', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    fio().setFaults({ repeat: true })
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
    move(shop, 1)
    await runJob(shop, 'import-bank')
    expect(await viewOf(order)).toMatchObject({ summary: 'paid', received: order.payable })
  })

  test('without a symbol is shown to a person, with the orders it could be for', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    await sendTransfer(shop, { amount: order.payable })
    expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
    const [row] = await query<{ match: string; details: { reason: string; candidates: string[] } }>(
      shop,
      'select match, match_details as details from shop.bank_movements order by id desc limit 1',
    )
    expect(row?.match).toBe('for_staff')
    expect(row?.details.reason).toBe('no_symbol')
    expect(row?.details.candidates).toContain(String(order.orderId))
  })

  test('out of the account, in another currency or from ourselves is no payment', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    const variableSymbol = order.number
    fio().addTransfer({ amount: -order.payable, variableSymbol })
    fio().addTransfer({ amount: order.payable, variableSymbol, currency: 'EUR' })
    fio().addTransfer({ amount: order.payable, variableSymbol, counterAccount: '2500000006', counterBank: '2010' })
    move(shop, 1)
    await runJob(shop, 'import-bank')
    expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
  })

  test('for an order that was to be paid by card is taken all the same', async () => {
    const order = await placeOrder(shop, 'karta')
    const gatewayId = await openPayment(shop, order)
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    shop.partners.gopay.act(gatewayId, 'pay')
    await hear(shop)
    const payments = await paymentsOf(shop, order.orderId)
    expect(payments.map(({ state }) => state)).toEqual(['refunded', 'paid'])
  })
})

describe('time', () => {
  test('on the fourth day it is reminded of once, on the seventh the order ends', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    move(shop, 3 * DAY)
    await runJob(shop, 'remind-payments')
    expect(subjectsTo(shop, order.email)).not.toContain(`Objednávka ${order.number} čeká na zaplacení`)
    move(shop, DAY + 1)
    await runJob(shop, 'remind-payments')
    await runJob(shop, 'remind-payments')
    const reminders = subjectsTo(shop, order.email).filter((subject) => subject?.includes('čeká na zaplacení'))
    expect(reminders).toHaveLength(1)
    move(shop, 3 * DAY)
    await runJob(shop, 'expire-orders')
    expect(await stateOf(shop, order.orderId)).toBe('expired')
    expect((await paymentsOf(shop, order.orderId)).map(({ state }) => state)).toEqual(['expired'])
    await sendTransfer(shop, { amount: order.payable, variableSymbol: order.number })
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  test('part of the money at the deadline is left to a person', async () => {
    const order = await placeOrder(shop, 'prevod-qr')
    const part = order.payable - 1000
    await sendTransfer(shop, { amount: part, variableSymbol: order.number })
    move(shop, 8 * DAY)
    await runJob(shop, 'expire-orders')
    expect(await stateOf(shop, order.orderId)).toBe('expired')
    expect(await paymentsOf(shop, order.orderId)).toEqual([{ state: 'partly_paid', received: part, refunded: 0 }])
    expect(await tasksOf(shop, order.orderId)).toEqual(['payment_trouble'])
  })
})

/** Enough of a PNG reader for one bit of grey: what the camera of a phone sees. */
function readPng(png: Buffer): { width: number; height: number; data: Uint8Array } {
  const width = png.readUInt32BE(16)
  const height = png.readUInt32BE(20)
  const start = png.indexOf('IDAT')
  const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)))
  const stride = 1 + Math.ceil(width / 8)
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isLight = ((rows[y * stride + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0
      if (!isLight) data.set([0, 0, 0], (y * width + x) * 4)
    }
  }
  return { width, height, data }
}
