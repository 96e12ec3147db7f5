import { beforeAll, expect, test } from 'vitest'
import { selectDocuments } from '#app/document/documents.sql'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { hear, placeOrder, query, sendTransfer } from '../paying.ts'
import { SKU } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let room: PackingRoom
let support: Browser
beforeAll(async () => {
  room = await openPackingRoom(shop)
  support = await newStaff(shop, 'staff_support')
})

const traces = (orderId: number) =>
  query(
    shop,
    `select (select count(*) from shop.refunds where order_id = $1) as refunds, (select count(*) from shop.documents) as documents,
            (select count(*) from internal.mails) as mails, (select count(*) from shop.credit_entries) as credits,
            (select count(*) from graphile_worker.jobs) as jobs, (select sum(last) from internal.document_series) as numbers,
            (select string_agg(state, ',') from shop.payments where order_id = $1) as payments`,
    [orderId],
  )

test('says to the haléř what the refund then does, and does none of it', async () => {
  const { orderId } = await room.paid(SKU.bag12)
  await room.shipped(orderId)
  const lines = [{ position: 1, pieces: 1 }]
  const before = await traces(orderId)
  const { status, value } = await support.call('previewRefund', { orderId, lines })
  expect(status).toBe(200)
  expect(await traces(orderId)).toEqual(before)

  const done = await support.call('refundOrder', { orderId, lines, reason: 'Roztržený pytel' })
  await hear(shop)
  const note = (await selectDocuments(shop.deps.pool, orderId)).at(-1)
  expect(note?.kind).toBe('credit_note')
  expect(value).toEqual({
    amount: done.value.amount,
    way: 'gateway',
    purpose: 'correction',
    document: { base: note?.base, tax: note?.tax, gross: note?.gross },
    isInvoiced: true,
    creditsBack: 0,
    creditsTaken: 0,
    mails: ['refund-started', 'return-refunded'],
  })
})

test('of goods that were not invoiced yet it names no document', async () => {
  const { orderId } = await room.paid(SKU.bag12)
  const { value } = await support.call('previewRefund', { orderId, lines: [{ position: 1, pieces: 1 }] })
  expect(value).toMatchObject({ document: null, isInvoiced: false })
})

test('money over the price of what was kept goes back whole and changes no document', async () => {
  const { orderId, number, payable } = await placeOrder(shop, 'prevod-qr')
  const over = async () => {
    const [row] = await query<{ over: number }>(
      shop,
      `select (internal.staff_order_money($1) -> 'over')::int as over`,
      [orderId],
    )
    return row?.over
  }
  expect(await over()).toBe(0)
  await sendTransfer(shop, { amount: payable, variableSymbol: number })
  expect(await over()).toBe(0)
  const accounting = await newStaff(shop, 'staff_accounting')
  const part = await support.call('refundOrder', { orderId, amount: 5000, reason: 'Sleva za poškozený obal' })
  expect(await over()).toBe(0)
  await accounting.call('confirmRefund', { refundId: part.value.refundId })
  await sendTransfer(shop, { amount: payable, variableSymbol: number })
  expect(await over()).toBe(payable)
  const { value } = await support.call('previewRefund', { orderId, amount: payable })
  expect(value).toMatchObject({ amount: payable, purpose: 'overpayment', way: 'transfer', document: null })
  await support.call('refundOrder', { orderId, amount: payable, reason: 'Přeplatek', account: '19-2000145399/0800' })
  expect(await over()).toBe(0)
})

test('refuses what the refund would refuse, and whoever moves no money', async () => {
  const { orderId } = await placeOrder(shop, 'dobirka')
  expect((await support.call('previewRefund', { orderId, lines: [{ position: 1, pieces: 1 }] })).error).toMatchObject({
    code: 'refund_refused',
  })
  const warehouse = await newStaff(shop, 'staff_warehouse')
  expect((await warehouse.call('previewRefund', { orderId })).status).toBe(403)
})
