import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { hear, openPayment, type Placed, paymentsOf, query, runJob, sendTransfer, stateOf, tasksOf } from '../paying.ts'
import { fillCheckout, SKU, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { voucherWish } from './vouchers.ts'

const shop = openShop()

const wish = (more: object = {}) => voucherWish({ paymentCode: 'prevod-qr', ...more })

async function order(more: object = {}): Promise<Placed & { recipient: string }> {
  const browser = visit(shop)
  const wished = wish(more)
  const { value, status, error } = await browser.call('buyVoucher', wished)
  if (status !== 201) throw new Error(JSON.stringify(error))
  const { orderId, number, payable, accessToken: token } = value
  return { browser, orderId, number, payable, token, email: wished.email, recipient: wished.recipientEmail }
}

const untrue = () => query(shop, 'select name, samples from internal.check_truths() where violations > 0')

test('what came over the price of a voucher goes back and not a haléř of its price', async () => {
  const placed = await order()
  await sendTransfer(shop, { amount: placed.payable + 25_000, variableSymbol: placed.number })
  expect(await stateOf(shop, placed.orderId)).toBe('delivered')
  const support = await newStaff(shop, 'staff_support')
  const asked = { orderId: placed.orderId, amount: 25_100, lines: null, reason: 'Přeplatek', account: null }
  expect((await support.call('refundOrder', asked)).error).toMatchObject({ details: { reason: 'voucher_sold' } })
  const lines = [{ position: 1, amount: 1_000 }]
  const ofLine = await support.call('refundOrder', { ...asked, amount: null, lines })
  expect(ofLine.error).toMatchObject({ details: { reason: 'voucher_sold' } })
  const over = await support.call('refundOrder', { ...asked, amount: 25_000 })
  expect(over.value).toMatchObject({ amount: 25_000 })
  const again = await support.call('refundOrder', { ...asked, amount: 100 })
  expect(again.error).toMatchObject({ code: 'refund_refused' })
  const accounting = await newStaff(shop, 'staff_accounting')
  await accounting.call('confirmRefund', { refundId: over.value.refundId })
  expect(await paymentsOf(shop, placed.orderId)).toEqual([
    { state: 'partly_refunded', received: 125_000, refunded: 25_000 },
  ])
  expect(await untrue()).toEqual([])
})

test('paid by card and by transfer, the card gets its money back and the voucher stays', async () => {
  const placed = await order({ paymentCode: 'karta' })
  const gatewayId = await openPayment(shop, placed)
  await sendTransfer(shop, { amount: placed.payable, variableSymbol: placed.number })
  shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  expect(await stateOf(shop, placed.orderId)).toBe('delivered')
  const money = await paymentsOf(shop, placed.orderId)
  const kept = money.reduce((sum, { received, refunded }) => sum + received - refunded, 0)
  expect(kept).toBe(placed.payable)
  expect(await untrue()).toEqual([])
})

test('a voucher whose money was returned at the gateway pays nothing and is told to a person', async () => {
  const placed = await order({ paymentCode: 'karta', deliverOn: '2026-12-24' })
  const gatewayId = await openPayment(shop, placed)
  shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  const blocked = () =>
    query(
      shop,
      `select v.blocked_at is not null as "isBlocked" from shop.vouchers v join shop.voucher_orders o on o.voucher_id = v.id where o.order_id = $1`,
      [placed.orderId],
    )
  expect(await blocked()).toEqual([{ isBlocked: false }])
  await shop.deps.gateway.refund(gatewayId, placed.payable)
  await hear(shop)
  expect(await blocked()).toEqual([{ isBlocked: true }])
  expect(await tasksOf(shop, placed.orderId)).toContain('voucher_refunded')
  shop.clock.offsetMs += 40 * 24 * 3_600_000
  await runJob(shop, 'send-vouchers')
  shop.clock.offsetMs -= 40 * 24 * 3_600_000
  expect(shop.sink.mails.map(({ recipient }) => recipient)).not.toContain(placed.recipient)
  expect(await untrue()).toEqual([])
})

test('a voucher whose transfer the bank took back pays nothing either', async () => {
  const placed = await order({ deliverOn: '2026-12-24' })
  await sendTransfer(shop, { amount: placed.payable, variableSymbol: placed.number })
  await sendTransfer(shop, { amount: -placed.payable, variableSymbol: placed.number })
  const [movement] = await query<{ id: number }>(shop, `select max(id)::int as id from shop.bank_movements`)
  const accounting = await newStaff(shop, 'staff_accounting')
  const assigned = await accounting.call('assignMovement', { movementId: movement?.id, orderId: placed.orderId })
  expect(assigned.status).toBe(200)
  const [voucher] = await query<{ id: number; reason: string }>(
    shop,
    `select v.id, v.block_reason as reason from shop.vouchers v join shop.voucher_orders o on o.voucher_id = v.id where o.order_id = $1`,
    [placed.orderId],
  )
  expect(voucher).toMatchObject({ reason: 'Banka platbu odvolala.' })
  expect(await tasksOf(shop, placed.orderId)).toContain('voucher_refunded')
  expect(await untrue()).toEqual([])
  const block = (columns: string) => query(shop, `update shop.vouchers set ${columns} where id = $1`, [voucher?.id])
  await block('blocked_at = null, blocked_by = null, block_reason = null')
  expect(await untrue()).toEqual([])
  const name = (subject: string) =>
    query(shop, `update shop.staff_tasks set subject = $1 where kind = 'voucher_refunded' and order_id = $2`, [
      subject,
      placed.orderId,
    ])
  await name('voucher:0')
  expect(await untrue()).toMatchObject([{ name: 'bought_voucher_was_paid' }])
  await name(`voucher:${voucher?.id}`)
})

test('a voucher is no first order, and its buyer is not asked how the goods were', async () => {
  const placed = await order()
  await sendTransfer(shop, { amount: placed.payable, variableSymbol: placed.number })
  expect(await stateOf(shop, placed.orderId)).toBe('delivered')
  const browser = visit(shop)
  await browser.call('addLine', { variantId: await variantId(shop, SKU.bag12) })
  await browser.call('enterCoupon', { code: 'VITEJTE10' })
  const first = await fillCheckout(browser, { details: { email: placed.email } })
  expect((await browser.call('placeOrder', first)).status).toBe(201)

  await query(shop, 'alter table shop.orders disable trigger orders_frozen')
  await query(shop, `update shop.orders set consents = '[{"topic": "surveys", "wordingVersion": 1}]' where id = $1`, [
    placed.orderId,
  ])
  await query(shop, 'alter table shop.orders enable trigger orders_frozen')
  const back = shop.clock.offsetMs
  for (let day = 1; day <= 30; day += 1) {
    shop.clock.offsetMs = back + day * 24 * 3_600_000
    await runJob(shop, 'invite-to-surveys')
  }
  shop.clock.offsetMs = back
  const asked = await query(shop, 'select from internal.survey_invitations where email = $1', [placed.email])
  expect(asked).toEqual([])
})

test('a form filled in anew under the same key is another purchase, the same one is not', async () => {
  const first = wish()
  const browser = visit(shop)
  const one = await browser.call('buyVoucher', first)
  const other = await browser.call('buyVoucher', { ...first, recipientEmail: 'nekdo.jiny@priklad.cz' })
  expect(other.value.orderId).not.toBe(one.value.orderId)
  expect((await browser.call('buyVoucher', first)).value.orderId).toBe(one.value.orderId)
})

test('a gift that cannot be made waits alone: the others go', async () => {
  const accounting = await newStaff(shop, 'staff_accounting')
  const gift = { giver: '', recipientName: '', words: '', deliverOn: '2026-11-16' }
  const sell = (recipientEmail: string) =>
    accounting.call('sellVoucher', {
      ...{ key: randomUUID(), face: 50_000, reason: 'Pokladna' },
      gift: { ...gift, recipientEmail },
    })
  const bad = await sell('rozbity@priklad.cz')
  await sell('cely@priklad.cz')
  await query(shop, `update shop.vouchers set code_sealed = '\\x00' where id = $1`, [bad.value.voucherId])
  await runJob(shop, 'send-vouchers')
  expect(shop.sink.mails.map(({ recipient }) => recipient)).toContain('cely@priklad.cz')
})

test('the code that is told once is kept in no stored answer', async () => {
  const accounting = await newStaff(shop, 'staff_accounting')
  const once = { 'idempotency-key': 'prodej-poukazu-0001' }
  const sold = await accounting.call('sellVoucher', { key: randomUUID(), face: 50_000, reason: 'Pokladna' }, once)
  const kept = await query(shop, 'select response from internal.idempotency_keys where response is not null')
  expect(JSON.stringify(kept)).not.toContain(sold.value.code)
})
