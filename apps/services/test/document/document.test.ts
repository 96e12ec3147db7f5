import { createHash } from 'node:crypto'
import { findGaps } from '@shop/domain/order/document-number'
import { afterEach, describe, expect, test } from 'vitest'
import { attachmentsOf } from '#app/compose/attachments'
import { documentFiles } from '#app/document/document-files'
import { selectDocuments } from '#app/document/documents.sql'
import { issueInvoice } from '#app/document/issue-invoice'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { selectPayments } from '#app/payment/payments.sql'
import { requestRefund } from '#app/payment/request-refund'
import { inTransaction } from '#app/store/database'
import { openShop } from '../open-shop.ts'
import { catchUp, hear, move, openPayment, placeOrder, query, runJob, subjectsTo } from '../paying.ts'
import { SKU } from '../shopping.ts'

const shop = openShop()
afterEach(() => catchUp(shop))

const DAY = 24 * 60
const context = () => ({
  deps: shop.deps,
  now: shop.clock.now(),
  requestId: 'test-request',
  actor: { kind: 'system' as const },
})

async function paid(sku: string = SKU.bag2) {
  const order = await placeOrder(shop, 'karta', sku)
  shop.partners.gopay.act(await openPayment(shop, order), 'pay')
  await hear(shop)
  return order
}

async function invoice(orderId: number): Promise<number> {
  return inTransaction(shop.deps.pool, async (db) => {
    await lockPayableOrder(db, orderId)
    return issueInvoice({ ...context(), db }, orderId)
  })
}

const documentsOf = (orderId: number) => selectDocuments(shop.deps.pool, orderId)

async function refund(
  orderId: number,
  amount: number,
  corrections: { lineId: string; pieces: number }[] | null = null,
) {
  await inTransaction(shop.deps.pool, async (db) => {
    const order = await lockPayableOrder(db, orderId)
    const [payment] = await selectPayments(db, orderId)
    if (!order || !payment) throw new Error('There is nothing to refund.')
    const asked = { amount, reason: 'Odstoupení od smlouvy', corrections }
    const answer = await requestRefund({ ...context(), db }, order, payment, asked)
    if (!answer.ok) throw new Error(answer.code)
  })
  await hear(shop)
}

describe('an invoice', () => {
  test('prints what the order stored, with the day of the money as the day of supply', async () => {
    const order = await paid()
    move(shop, 2 * DAY)
    await invoice(order.orderId)
    const [document] = await documentsOf(order.orderId)
    expect(document).toMatchObject({
      kind: 'invoice',
      orderNumber: order.number,
      variableSymbol: order.number,
      payable: order.payable,
      paid: order.payable,
      customer: { name: 'Jitka Novotná', city: 'Hlinsko' },
    })
    expect(document?.number).toMatch(/^FV2026\d{6}$/)
    expect(document && document.taxPointOn < document.issuedOn).toBe(true)
    const [stored] = await query<{ vat: unknown }>(shop, 'select vat from shop.orders where id = $1', [order.orderId])
    expect(document?.recap).toEqual(stored?.vat)
    expect(document?.lines.reduce((sum, { gross }) => sum + gross, 0)).toBe(order.payable)
  })

  test('is one, however often it is asked for at once', async () => {
    const order = await paid()
    const ids = await Promise.all(Array.from({ length: 8 }, () => invoice(order.orderId)))
    expect(new Set(ids).size).toBe(1)
  })

  test('has no gap before it when many are issued at once and some of them fail', async () => {
    const orders = await Promise.all(Array.from({ length: 24 }, () => placeOrder(shop, 'dobirka')))
    const outcomes = await Promise.allSettled(
      orders.map(({ orderId }, index) =>
        inTransaction(shop.deps.pool, async (db) => {
          await issueInvoice({ ...context(), db }, orderId)
          if (index % 3 === 0) throw new Error('Something after it failed.')
        }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(8)
    const rows = await query<{ sequence: number }>(
      shop,
      `select sequence from shop.documents where series = 'FV' order by sequence`,
    )
    const sequences = rows.map(({ sequence }) => sequence)
    expect(findGaps(sequences)).toEqual([])
    expect(new Set(sequences).size).toBe(sequences.length)
  })

  test('begins a new series with the year', async () => {
    const order = await placeOrder(shop, 'dobirka')
    const before = shop.clock.offsetMs
    move(shop, 60 * DAY)
    await invoice(order.orderId)
    shop.clock.offsetMs = before
    expect((await documentsOf(order.orderId))[0]?.number).toBe('FV2027000001')
  })

  test('is drawn once and stays as it is, byte for byte', async () => {
    const order = await paid()
    const id = await invoice(order.orderId)
    await shop.runJobs()
    const first = await documentFiles(shop.deps.pool, id, shop.clock.now())
    expect(first.files.map(({ filename }) => filename)).toEqual([
      `${first.document.number}.pdf`,
      `${first.document.number}.isdoc`,
    ])
    expect(first.files[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const rows = await query<{ format: string; bytes: Buffer; sha256: Buffer }>(
      shop,
      'select format, bytes, sha256 from internal.document_files where document_id = $1',
      [id],
    )
    for (const { bytes, sha256 } of rows) expect(createHash('sha256').update(bytes).digest()).toEqual(sha256)
    await expect(query(shop, 'update internal.document_files set made_at = now()')).rejects.toThrow('append-only')
    await expect(query(shop, `update shop.documents set reason = 'x'`)).rejects.toThrow('append-only')
    await expect(query(shop, 'delete from shop.document_lines')).rejects.toThrow('append-only')
  })

  test('drawn first for its mail bears the time of the shop, not of the machine', async () => {
    const order = await paid()
    const id = await invoice(order.orderId)
    const at = shop.clock.now()
    await attachmentsOf(shop.deps.pool, { template: 'invoice', object: `document:${id}` }, at, {
      secret: '',
      shopUrl: '',
    })
    const rows = await query<{ madeAt: Date }>(
      shop,
      'select made_at as "madeAt" from internal.document_files where document_id = $1',
      [id],
    )
    expect(rows).toEqual([{ madeAt: at }, { madeAt: at }])
  })

  test('goes out by mail with both files', async () => {
    const order = await paid()
    await invoice(order.orderId)
    await shop.runJobs()
    const mail = shop.sink.mails.findLast(({ subject }) => subject?.startsWith('Faktura FV'))
    expect(mail?.recipient).toBe(order.email)
    expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual(
      expect.arrayContaining(['application/pdf', 'application/xml']),
    )
  })

  test('of cash on delivery carries the rounding outside the tax', async () => {
    const order = await placeOrder(shop, 'dobirka')
    await invoice(order.orderId)
    const [document] = await documentsOf(order.orderId)
    expect(document?.payable).toBe((document?.gross ?? 0) + (document?.rounding ?? 0))
    expect((document?.payable ?? 1) % 100).toBe(0)
    expect(document?.paid).toBe(0)
  })

  test('is issued within fifteen days of the money even when nothing has left', async () => {
    const order = await paid()
    move(shop, 13 * DAY)
    await runJob(shop, 'issue-due-invoices')
    expect(await documentsOf(order.orderId)).toEqual([])
    move(shop, DAY)
    await runJob(shop, 'issue-due-invoices')
    expect(await documentsOf(order.orderId)).toHaveLength(1)
  })
})

describe('a credit note', () => {
  test('of everything takes back the tax to the haléř', async () => {
    const order = await paid()
    await invoice(order.orderId)
    await refund(order.orderId, order.payable)
    const [first, note] = await documentsOf(order.orderId)
    expect(note).toMatchObject({ kind: 'credit_note', original: { number: first?.number } })
    expect(note?.number).toMatch(/^OD2026\d{6}$/)
    expect([note?.base, note?.tax, note?.gross]).toEqual(
      [first?.base, first?.tax, first?.gross].map((one) => 0 - (one ?? 0)),
    )
    const mail = shop.sink.mails.findLast(({ recipient }) => recipient === order.email)
    expect(mail?.subject).toBe('Peníze jsou na cestě zpět')
    expect(mail?.attachments.map(({ filename }) => filename)).toContain(`${note?.number}.pdf`)
  })

  test('piece by piece gives back exactly what was invoiced', async () => {
    const order = await paid(SKU.bag2)
    await invoice(order.orderId)
    const [first] = await documentsOf(order.orderId)
    const goods = first?.lines.find(({ kind }) => kind === 'goods')
    await refund(order.orderId, goods?.gross ?? 0, [{ lineId: String(goods?.orderLine), pieces: goods?.pieces ?? 0 }])
    await refund(order.orderId, order.payable - (goods?.gross ?? 0))
    const documents = await documentsOf(order.orderId)
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'credit_note'])
    expect(documents.reduce((sum, { gross }) => sum + gross, 0)).toBe(0)
    expect(documents.reduce((sum, { tax }) => sum + tax, 0)).toBe(0)
  })

  test('of a part of the price names no piece', async () => {
    const order = await paid()
    await invoice(order.orderId)
    await refund(order.orderId, 1000)
    const [, note] = await documentsOf(order.orderId)
    expect(note?.gross).toBe(-1000)
    expect(new Set(note?.lines.map(({ pieces }) => pieces))).toEqual(new Set([0]))
  })

  test('is not needed for money of an order that was never invoiced', async () => {
    const order = await paid()
    await refund(order.orderId, order.payable)
    expect(await documentsOf(order.orderId)).toEqual([])
    expect(subjectsTo(shop, order.email)).toContain('Peníze jsou na cestě zpět')
  })
})
