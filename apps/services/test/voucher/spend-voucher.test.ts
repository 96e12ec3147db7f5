import { expect, test } from 'vitest'
import { selectOpenUnpaid } from '#app/order/open-unpaid.sql'
import { selectPayablesByAmount } from '#app/payment/bank.sql'
import { loadWayBack } from '#app/payment/held-by-attempts'
import { openShop } from '../open-shop.ts'
import { catchUp, hear, move, openPayment, paymentsOf, pressButton, query, stateOf } from '../paying.ts'
import { confirm, SKU, setStock, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { balanceOf, newVoucher, placeBesideVoucher, readyWith } from './vouchers.ts'

const shop = openShop()

test('a voucher pays a part as money: the price and its tax stay', async () => {
  const { id, code } = await newVoucher(shop, 10_000)
  const { browser, order, cart, email } = await readyWith(shop, code)
  expect(cart.voucher).toMatchObject({ share: 10_000, rest: cart.payable - 10_000, trouble: null })
  expect(JSON.stringify(cart)).not.toContain(code)
  const placed = await pressButton(browser, order, email)
  expect(await balanceOf(shop, id)).toBe(0)
  expect(await stateOf(shop, placed.orderId)).toBe('awaiting_payment')
  await openPayment(shop, placed)
  const [card] = await query<{ amount: number }>(
    shop,
    `select amount::int from shop.payments where order_id = $1 and kind = 'online'`,
    [placed.orderId],
  )
  expect(card?.amount).toBe(placed.payable - 10_000)
  const [row] = await query<{ total: number; vat: number }>(
    shop,
    `select total::int, (select sum((v ->> 'base')::int + (v ->> 'tax')::int)::int from jsonb_array_elements(vat) v) as vat
       from shop.orders where id = $1`,
    [placed.orderId],
  )
  expect(row).toEqual({ total: placed.payable, vat: placed.payable })
})

test('an order all of which a voucher pays is accepted at once; what is left stays on the voucher', async () => {
  const { id, code } = await newVoucher(shop, 200_000)
  const { browser, order, cart, email } = await readyWith(shop, code)
  expect(cart.voucher?.rest).toBe(0)
  const placed = await pressButton(browser, order, email)
  expect(await stateOf(shop, placed.orderId)).toBe('accepted')
  expect(await balanceOf(shop, id)).toBe(200_000 - placed.payable)
  const mail = await shop.mailTo(email)
  expect(mail.text).toContain('dárkovým poukazem')
  const again = await readyWith(shop, code)
  expect(again.cart.voucher?.balance).toBe(200_000 - placed.payable)
})

test('twenty orders at once never spend more than one voucher has', async () => {
  await setStock(shop, SKU.bag2, 500)
  const { id, code } = await newVoucher(shop, 100_000)
  const buyers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => readyWith(shop, code, { email: `zavod${index}@priklad.cz` })),
  )
  const answers = await Promise.all(buyers.map(({ browser, order }) => browser.call('placeOrder', order)))
  const placed = answers.filter(({ status }) => status === 201)
  expect(placed.length).toBeGreaterThan(0)
  expect(placed.length).toBeLessThan(20)
  const refusals = answers.filter(({ status }) => status !== 201).map(({ error }) => error.code)
  expect(refusals.filter((code) => code !== 'voucher_refused' && code !== 'cart_changed')).toEqual([])
  const spent = placed.reduce((sum, { value }) => sum + value.payable, 0)
  expect(await balanceOf(shop, id)).toBe(100_000 - spent)
})

test('cancelled: the card gets its part and the voucher gets its own', async () => {
  const { id, placed, gatewayId } = await placeBesideVoucher(shop, 10_000)
  shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  expect(await stateOf(shop, placed.orderId)).toBe('accepted')
  const cancelled = await placed.browser.call('cancelOrder', { token: placed.token })
  expect(cancelled.status).toBe(200)
  await hear(shop)
  expect(await balanceOf(shop, id)).toBe(10_000)
  expect(await paymentsOf(shop, placed.orderId)).toEqual([
    { state: 'refunded', received: 10_000, refunded: 10_000 },
    { state: 'refunded', received: placed.payable - 10_000, refunded: placed.payable - 10_000 },
  ])
})

test('nobody paid the rest: the voucher has its money again, and a late rest takes it once more', async () => {
  const { id, placed, gatewayId } = await placeBesideVoucher(shop, 10_000)
  move(shop, 24 * 60)
  await catchUp(shop)
  expect(await stateOf(shop, placed.orderId)).toBe('expired')
  expect(await balanceOf(shop, id)).toBe(10_000)
  shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  expect(await stateOf(shop, placed.orderId)).toBe('accepted')
  expect(await balanceOf(shop, id)).toBe(0)
})

test('a late rest goes back when the voucher was spent elsewhere meanwhile', async () => {
  const { id, code, placed, gatewayId } = await placeBesideVoucher(shop, 10_000)
  move(shop, 24 * 60)
  await catchUp(shop)
  const other = await readyWith(shop, code, { payment: 'dobirka', email: 'jinde@priklad.cz' })
  await pressButton(other.browser, other.order, other.email)
  expect(await balanceOf(shop, id)).toBe(0)
  shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  expect(await stateOf(shop, placed.orderId)).toBe('expired')
  const rest = placed.payable - 10_000
  expect((await paymentsOf(shop, placed.orderId)).at(-1)).toEqual({ state: 'refunded', received: rest, refunded: rest })
})

test('a late rest goes back when the voucher has a new code: whoever ordered by the old one has it no longer', async () => {
  const { id, placed, gatewayId } = await placeBesideVoucher(shop, 10_000)
  const accounting = await newStaff(shop, 'staff_accounting')
  move(shop, 1)
  expect((await accounting.call('renewVoucherCode', { voucherId: id, reason: 'Ukradený' })).status).toBe(200)
  move(shop, 24 * 60)
  await catchUp(shop)
  expect(await balanceOf(shop, id)).toBe(10_000)
  shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  expect(await stateOf(shop, placed.orderId)).toBe('expired')
  expect(await balanceOf(shop, id)).toBe(10_000)
  const rest = placed.payable - 10_000
  expect((await paymentsOf(shop, placed.orderId)).at(-1)).toEqual({ state: 'refunded', received: rest, refunded: rest })
})

test('the rest is collected in whole crowns and can be paid another way', async () => {
  const { code } = await newVoucher(shop, 10_050)
  const cash = await readyWith(shop, code, { payment: 'dobirka' })
  expect(cash.cart.voucher?.share).toBe(10_000)
  const card = await readyWith(shop, code)
  const placed = await pressButton(card.browser, card.order, card.email)
  const changed = await card.browser.call('changeMethod', { token: placed.token, paymentCode: 'prevod-qr' })
  expect(changed.value).toMatchObject({
    missing: placed.payable - 10_050,
    transfer: { amount: placed.payable - 10_050 },
  })
})

test('a code that pays nothing says why, and one that was typed stays with nobody', async () => {
  const { id, code } = await newVoucher(shop, 10_000)
  const browser = visit(shop)
  await browser.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
  const unknown = await browser.call('enterCoupon', { code: 'PES-2222-2222-2222' })
  expect(unknown.error).toMatchObject({ code: 'voucher_refused', details: { reason: 'unknown' } })
  await query(
    shop,
    `update shop.vouchers set blocked_at = now(), blocked_by = 'x', block_reason = 'Ztracený' where id = $1`,
    [id],
  )
  const blocked = await browser.call('enterCoupon', { code })
  expect(blocked.error).toMatchObject({ code: 'voucher_refused', details: { reason: 'blocked' } })
  await query(
    shop,
    `update shop.vouchers set blocked_at = null, blocked_by = null, block_reason = null where id = $1`,
    [id],
  )
  expect((await browser.call('enterCoupon', { code: code.toLowerCase().replaceAll('-', ' ') })).status).toBe(200)
  expect((await browser.call('removeVoucher', {})).value.voucher).toBeNull()
})

test('what the customer confirmed is what is paid: a voucher that shrank stops the button', async () => {
  const { code } = await newVoucher(shop, 10_000)
  const first = await readyWith(shop, code)
  const second = await readyWith(shop, code, { email: 'druhy@priklad.cz' })
  await pressButton(first.browser, first.order, first.email)
  const refused = await second.browser.call('placeOrder', second.order)
  expect(refused.error).toMatchObject({ code: 'cart_changed' })
  expect((await second.browser.call('cart', {})).value.voucher).toMatchObject({ trouble: 'empty', share: 0 })
  expect((await second.browser.call('placeOrder', await confirm(second.browser))).status).toBe(201)
})

test('a voucher beside a card is not money for the goods: the limit counts what is still owed', async () => {
  const { placed } = await placeBesideVoucher(shop, 10_000)
  const held = await selectOpenUnpaid(shop.deps.pool, placed.email, '')
  expect(held).toEqual({ orders: 1, value: placed.payable - 10_000 })
  const hint = await selectPayablesByAmount(shop.deps.pool, placed.payable - 10_000)
  expect(hint.map(({ orderId }) => orderId)).toContain(placed.orderId)
})

test('staff give back more than the card paid: the card first, the rest to the voucher, once', async () => {
  const { id, placed, gatewayId } = await placeBesideVoucher(shop, 10_000)
  shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  const support = await newStaff(shop, 'staff_support')
  const wish = { orderId: placed.orderId, amount: placed.payable - 4_000, lines: null, reason: 'Omluva', account: null }
  const asked = await support.call('refundOrder', wish)
  expect(asked.value).toMatchObject({ amount: placed.payable - 4_000 })
  await hear(shop)
  expect(await balanceOf(shop, id)).toBe(6_000)
  const over = await support.call('refundOrder', { ...wish, amount: 4_100 })
  expect(over.error).toMatchObject({ code: 'refund_refused' })
  expect(await balanceOf(shop, id)).toBe(6_000)
})

test('who withdraws from what a voucher paid reads that it goes back to the voucher', async () => {
  const { code } = await newVoucher(shop, 200_000)
  const { browser, order, email } = await readyWith(shop, code)
  const placed = await pressButton(browser, order, email)
  expect(await loadWayBack(shop.deps.pool, placed.orderId)).toBe('voucher')
  const beside = await placeBesideVoucher(shop, 10_000)
  shop.partners.gopay.act(beside.gatewayId, 'pay')
  await hear(shop)
  expect(await loadWayBack(shop.deps.pool, beside.placed.orderId)).toBe('gateway')
})
