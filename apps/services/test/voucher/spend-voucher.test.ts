import { formatVoucherCode } from '@shop/domain/voucher/voucher-code'
import { expect, test } from 'vitest'
import { inTransaction } from '#app/store/database'
import { issueVoucher } from '#app/voucher/issue-voucher'
import { openShop } from '../open-shop.ts'
import { catchUp, hear, move, openPayment, paymentsOf, pressButton, query, stateOf } from '../paying.ts'
import { confirm, fillCheckout, SKU, setStock, variantId, visit } from '../shopping.ts'

const shop = openShop()

let issued = 0

async function newVoucher(face: number): Promise<{ id: number; code: string }> {
  issued += 1
  const { deps, clock } = shop
  const { id, code } = await inTransaction(deps.pool, (db) =>
    issueVoucher({ db, deps, now: clock.now(), requestId: 'test', actor: { kind: 'system' } } as never, {
      face,
      origin: 'staff',
      reason: 'test',
      issuedBy: 'x',
      issueKey: `test ${issued}`,
    }),
  )
  return { id, code: formatVoucherCode(code ?? '') }
}

async function balanceOf(id: number): Promise<number> {
  const [row] = await query<{ balance: number }>(shop, 'select balance::int from shop.vouchers where id = $1', [id])
  return row?.balance ?? -1
}

/** One bag in the cart, the code entered, ready to press the button. */
async function readyWith(code: string, payment = 'karta', email = `darek${issued}@priklad.cz`, sku = SKU.bag2) {
  const browser = visit(shop)
  await browser.call('addLine', { variantId: await variantId(shop, sku) })
  const entered = await browser.call('enterCoupon', { code })
  if (entered.status !== 200) throw new Error(JSON.stringify(entered.error))
  const order = await fillCheckout(browser, { payment, details: { email } })
  const { value } = await browser.call('checkout', {})
  return { browser, order, cart: value.cart, email }
}

test('a voucher pays a part as money: the price and its tax stay', async () => {
  const { id, code } = await newVoucher(10_000)
  const { browser, order, cart, email } = await readyWith(code)
  expect(cart.voucher).toMatchObject({ share: 10_000, rest: cart.payable - 10_000, trouble: null })
  expect(JSON.stringify(cart)).not.toContain(code)
  const placed = await pressButton(browser, order, email)
  expect(await balanceOf(id)).toBe(0)
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
  const { id, code } = await newVoucher(200_000)
  const { browser, order, cart, email } = await readyWith(code)
  expect(cart.voucher?.rest).toBe(0)
  const placed = await pressButton(browser, order, email)
  expect(await stateOf(shop, placed.orderId)).toBe('accepted')
  expect(await balanceOf(id)).toBe(200_000 - placed.payable)
  const mail = await shop.mailTo(email)
  expect(mail.text).toContain('dárkovým poukazem')
  const again = await readyWith(code)
  expect(again.cart.voucher?.balance).toBe(200_000 - placed.payable)
})

test('twenty orders at once never spend more than one voucher has', async () => {
  await setStock(shop, SKU.bag2, 500)
  const { id, code } = await newVoucher(100_000)
  const buyers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => readyWith(code, 'karta', `zavod${index}@priklad.cz`)),
  )
  const answers = await Promise.all(buyers.map(({ browser, order }) => browser.call('placeOrder', order)))
  const placed = answers.filter(({ status }) => status === 201)
  expect(placed.length).toBeGreaterThan(0)
  expect(placed.length).toBeLessThan(20)
  const refusals = answers.filter(({ status }) => status !== 201).map(({ error }) => error.code)
  expect(refusals.filter((code) => code !== 'voucher_refused' && code !== 'cart_changed')).toEqual([])
  const spent = placed.reduce((sum, { value }) => sum + value.payable, 0)
  expect(await balanceOf(id)).toBe(100_000 - spent)
})

test('cancelled: the card gets its part and the voucher gets its own', async () => {
  const { id, code } = await newVoucher(10_000)
  const { browser, order, email } = await readyWith(code)
  const placed = await pressButton(browser, order, email)
  const gatewayId = await openPayment(shop, placed)
  shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  expect(await stateOf(shop, placed.orderId)).toBe('accepted')
  const cancelled = await browser.call('cancelOrder', { token: placed.token })
  expect(cancelled.status).toBe(200)
  await hear(shop)
  expect(await balanceOf(id)).toBe(10_000)
  expect(await paymentsOf(shop, placed.orderId)).toEqual([
    { state: 'refunded', received: 10_000, refunded: 10_000 },
    { state: 'refunded', received: placed.payable - 10_000, refunded: placed.payable - 10_000 },
  ])
})

test('nobody paid the rest: the voucher has its money again, and a late rest takes it once more', async () => {
  const { id, code } = await newVoucher(10_000)
  const { browser, order, email } = await readyWith(code)
  const placed = await pressButton(browser, order, email)
  const gatewayId = await openPayment(shop, placed)
  move(shop, 24 * 60)
  await catchUp(shop)
  expect(await stateOf(shop, placed.orderId)).toBe('expired')
  expect(await balanceOf(id)).toBe(10_000)
  shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  expect(await stateOf(shop, placed.orderId)).toBe('accepted')
  expect(await balanceOf(id)).toBe(0)
})

test('a late rest goes back when the voucher was spent elsewhere meanwhile', async () => {
  const { id, code } = await newVoucher(10_000)
  const { browser, order, email } = await readyWith(code)
  const placed = await pressButton(browser, order, email)
  const gatewayId = await openPayment(shop, placed)
  move(shop, 24 * 60)
  await catchUp(shop)
  const other = await readyWith(code, 'dobirka', 'jinde@priklad.cz')
  await pressButton(other.browser, other.order, other.email)
  expect(await balanceOf(id)).toBe(0)
  shop.partners.gopay.act(gatewayId, 'pay')
  await hear(shop)
  expect(await stateOf(shop, placed.orderId)).toBe('expired')
  const rest = placed.payable - 10_000
  expect((await paymentsOf(shop, placed.orderId)).at(-1)).toEqual({ state: 'refunded', received: rest, refunded: rest })
})

test('the rest is collected in whole crowns and can be paid another way', async () => {
  const { code } = await newVoucher(10_050)
  const cash = await readyWith(code, 'dobirka')
  expect(cash.cart.voucher?.share).toBe(10_000)
  const card = await readyWith(code, 'karta')
  const placed = await pressButton(card.browser, card.order, card.email)
  const changed = await card.browser.call('changeMethod', { token: placed.token, paymentCode: 'prevod-qr' })
  expect(changed.value).toMatchObject({
    missing: placed.payable - 10_050,
    transfer: { amount: placed.payable - 10_050 },
  })
})

test('a code that pays nothing says why, and one that was typed stays with nobody', async () => {
  const { id, code } = await newVoucher(10_000)
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
  const { code } = await newVoucher(10_000)
  const first = await readyWith(code)
  const second = await readyWith(code, 'karta', 'druhy@priklad.cz')
  await pressButton(first.browser, first.order, first.email)
  const refused = await second.browser.call('placeOrder', second.order)
  expect(refused.error).toMatchObject({ code: 'cart_changed' })
  expect((await second.browser.call('cart', {})).value.voucher).toMatchObject({ trouble: 'empty', share: 0 })
  expect((await second.browser.call('placeOrder', await confirm(second.browser))).status).toBe(201)
})
