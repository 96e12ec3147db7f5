import { expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { fillForCompany } from '../company/buying-company.ts'
import { joinedBy, newCompanyAt } from '../company/company-people.ts'
import { openShop } from '../open-shop.ts'
import { hear, move, openPayment, pressButton, query } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { confirm, fillCheckout, SKU, setStock, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { newVoucher, voucherWish } from './vouchers.ts'

const shop = openShop()

const putBag = async (browser: Browser) => browser.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
const vouchersOf = async (browser: Browser) => (await browser.call('ownVouchers', {})).value.vouchers
const take = (browser: Browser, voucherId: number) => browser.call('useOwnVoucher', { voucherId })

async function spend(buyer: Awaited<ReturnType<typeof newCustomer>>, code: string) {
  await putBag(buyer)
  expect((await buyer.call('enterCoupon', { code })).status).toBe(200)
  const order = await fillCheckout(buyer, { payment: 'karta', details: { email: buyer.email } })
  return pressButton(buyer, order, buyer.email)
}

test('what somebody has spent from is with their account, and goes on a cart without its code', async () => {
  const jitka = await newCustomer(shop)
  const { id, code } = await newVoucher(shop, 200_000)
  expect(await vouchersOf(jitka)).toEqual([])
  const placed = await spend(jitka, code)
  const [own] = await vouchersOf(jitka)
  expect(own).toMatchObject({ id, face: 200_000, balance: 200_000 - placed.payable })
  expect(JSON.stringify(own)).not.toContain(code.replaceAll('-', '').slice(3, -4))
  expect((await take(jitka, id)).error.code).toBe('cart_gone')
  await putBag(jitka)
  const taken = await take(jitka, id)
  expect(taken.value.voucher).toMatchObject({ balance: 200_000 - placed.payable, trouble: null })
})

test("whoever bought one for themselves has it from its day; a gift is its recipient's alone", async () => {
  const jitka = await newCustomer(shop)
  const buy = async (more: object) => {
    const { value } = await jitka.call('buyVoucher', voucherWish({ email: jitka.email, ...more }))
    const { orderId, number, payable, accessToken: token } = value
    const placed = { browser: jitka, orderId, number, payable, token, email: jitka.email }
    shop.partners.gopay.act(await openPayment(shop, placed), 'pay')
    await hear(shop)
  }
  await buy({})
  expect(await vouchersOf(jitka)).toEqual([])
  await buy({ recipientEmail: null })
  expect(await vouchersOf(jitka)).toMatchObject([{ face: 100_000, balance: 100_000 }])
})

test('a stranger neither sees it nor spends it, whatever number they name, and a guest has none', async () => {
  const jitka = await newCustomer(shop)
  const thief = await newCustomer(shop)
  const { id, code } = await newVoucher(shop, 200_000)
  await spend(jitka, code)
  await putBag(thief)
  expect(await vouchersOf(thief)).toEqual([])
  for (const voucherId of [id, id + 1, 999_999]) {
    expect((await take(thief, voucherId)).error).toMatchObject({
      code: 'voucher_refused',
      details: { reason: 'unknown' },
    })
  }
  const guest = visit(shop)
  await putBag(guest)
  expect((await take(guest, id)).status).toBe(401)
  expect((await guest.call('ownVouchers', {})).status).toBe(401)
})

test('a new code ends it for whoever had paid by the old one; what is empty, blocked or over is not shown', async () => {
  const finder = await newCustomer(shop)
  const accounting = await newStaff(shop, 'staff_accounting')
  const { id, code } = await newVoucher(shop, 200_000)
  await spend(finder, code)
  const set = (change: string) => query(shop, `update shop.vouchers set ${change} where id = $1`, [id])
  await set("blocked_at = now(), blocked_by = 'x', block_reason = 'x'")
  expect(await vouchersOf(finder)).toEqual([])
  await set('blocked_at = null, blocked_by = null, block_reason = null, expires_on = expires_on - 10000')
  expect(await vouchersOf(finder)).toEqual([])
  await set('expires_on = expires_on + 10000')
  expect(await vouchersOf(finder)).toHaveLength(1)
  move(shop, 1)
  const renewed = await accounting.call('renewVoucherCode', { voucherId: id, reason: 'Ztracený' })
  expect(await vouchersOf(finder)).toEqual([])
  await putBag(finder)
  expect((await take(finder, id)).error.code).toBe('voucher_refused')
  const holder = await newCustomer(shop)
  await spend(holder, renewed.value.code)
  expect(await vouchersOf(holder)).toMatchObject([{ id }])
})

test('a cart does not take by the old code a voucher that is getting a new one', async () => {
  const { id, code } = await newVoucher(shop, 50_000)
  const finder = visit(shop)
  await putBag(finder)
  const staff = await shop.database.pool.connect()
  await staff.query('begin')
  await staff.query(`update shop.vouchers set code_hash = sha256('jiny') where id = $1`, [id])
  const entering = finder.call('enterCoupon', { code })
  await expect
    .poll(async () =>
      query(shop, `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`),
    )
    .toHaveLength(1)
  await staff.query('commit')
  staff.release()
  expect((await entering).error.code).toBe('voucher_refused')
})

test('a voucher of a person stays theirs when they pay an order of their company with it', async () => {
  await setStock(shop, SKU.bag12, 1000)
  const owner = await newCompanyAt(shop)
  const buyer = await joinedBy(shop, owner, { role: 'buyer' })
  const { id, code } = await newVoucher(shop, 2_000_000)
  await fillForCompany(shop, buyer)
  expect((await buyer.call('enterCoupon', { code })).status).toBe(200)
  await pressButton(buyer, await confirm(buyer), buyer.email)
  expect(await vouchersOf(buyer)).toMatchObject([{ id }])
  expect(await vouchersOf(owner)).toEqual([])
  await putBag(owner)
  expect((await take(owner, id)).error).toMatchObject({ code: 'voucher_refused', details: { reason: 'unknown' } })
})
