import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { move, query, stateOf } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { DETAILS, fillCheckout, readyToOrder, SKU, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let room: PackingRoom
beforeAll(async () => {
  room = await openPackingRoom(shop)
})

type Who = { email: string; phone: string }

/** Ordered, sent, never collected; as the carrier says. */
async function leaveBehind(who: Who): Promise<number> {
  const { browser, order } = await readyToOrder(shop, SKU.bag2, { details: who })
  const { value, status, error } = await browser.call('placeOrder', order)
  if (status !== 201) throw new Error(JSON.stringify(error))
  const [parcel] = await room.shipped(value.orderId)
  for (const step of ['accepted', 'returning', 'returned']) {
    move(shop, 60)
    shop.partners.ppl.advance(parcel?.trackingNumber ?? '', step)
  }
  await room.track()
  expect(await stateOf(shop, value.orderId)).toBe('not_collected')
  return value.orderId
}

async function withDetails(browser: Browser, who: Who): Promise<Browser> {
  await browser.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
  await browser.call('saveDetails', { ...DETAILS, ...who })
  await browser.call('chooseShipping', { shippingCode: 'ppl', pickupPointId: null })
  return browser
}

async function cashOf(browser: Browser): Promise<string> {
  const { value } = await browser.call('checkout', {})
  return value.paymentOptions.find(({ code }) => code === 'dobirka')?.refusal?.code ?? 'possible'
}

test('the second parcel left behind takes cash away, by e-mail, phone and account, until staff lift it', async () => {
  const sloth = { email: 'lenochod@priklad.cz', phone: '+420601111222' }
  await leaveBehind(sloth)
  expect(await cashOf(await withDetails(visit(shop), sloth))).toBe('possible')
  const second = await leaveBehind(sloth)

  const byEmail = await withDetails(visit(shop), { ...sloth, phone: '+420602000000' })
  expect(await cashOf(byEmail)).toBe('cod_not_collected')
  const byPhone = await withDetails(visit(shop), { email: 'jina@priklad.cz', phone: sloth.phone })
  expect(await cashOf(byPhone)).toBe('cod_not_collected')
  const account = await newCustomer(shop, { email: sloth.email })
  await withDetails(account, { email: 'treti@priklad.cz', phone: '+420603000000' })
  expect(await cashOf(account)).toBe('cod_not_collected')
  const stranger = await withDetails(visit(shop), { email: 'poctiva@priklad.cz', phone: '+420604000000' })
  expect(await cashOf(stranger)).toBe('possible')

  const refused = await byEmail.call('choosePayment', { paymentCode: 'dobirka' })
  expect(refused.error).toMatchObject({
    code: 'payment_impossible',
    details: { reason: 'cod_not_collected', until: expect.any(String) },
  })
  expect((await byEmail.call('choosePayment', { paymentCode: 'prevod-qr' })).status).toBe(200)

  const support = await newStaff(shop, 'staff_support')
  expect((await byEmail.call('trustWithCash', { orderId: second, reason: 'x' })).status).toBe(401)
  expect((await support.call('trustWithCash', { orderId: second, reason: 'byl v nemocnici' })).status).toBe(200)
  expect(await cashOf(byPhone)).toBe('possible')
  const audited = await query(
    shop,
    `select details ->> 'reason' as reason from internal.audit_log where action = 'order.cash_trusted'`,
  )
  expect(audited).toEqual([{ reason: 'byl v nemocnici' }])
})

test('who chose cash before the parcel came back cannot place the order, nor turn to cash afterwards', async () => {
  const late = { email: 'pozdni@priklad.cz', phone: '+420605111222' }
  await leaveBehind(late)
  const { browser, order } = await readyToOrder(shop, SKU.bag2, { details: late })
  const paying = visit(shop)
  await paying.call('addLine', { variantId: await variantId(shop, SKU.can) })
  const transfer = await fillCheckout(paying, { details: late, payment: 'prevod-qr' })
  const placed = await paying.call('placeOrder', transfer)
  await leaveBehind(late)

  expect((await browser.call('placeOrder', order)).error).toMatchObject({ code: 'cart_not_orderable' })
  const view = await paying.call('payment', { token: placed.value.accessToken })
  expect(view.value.otherMethods.map(({ code }) => code)).not.toContain('dobirka')
  const turned = await paying.call('changeMethod', { token: placed.value.accessToken, paymentCode: 'dobirka' })
  expect(turned.error.code).toBe('payment_impossible')
})

test('a year later it is forgotten', async () => {
  const past = { email: 'davny@priklad.cz', phone: '+420606111222' }
  await leaveBehind(past)
  await leaveBehind(past)
  await query(
    shop,
    `update shop.orders set cash_uncollected_at = cash_uncollected_at - interval '370 days' where email = $1`,
    [past.email],
  )
  expect(await cashOf(await withDetails(visit(shop), past))).toBe('possible')
})
