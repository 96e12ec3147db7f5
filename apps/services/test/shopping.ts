import type { CallInput } from '@shop/contract/endpoint'
import { ORDER_BUTTON } from '@shop/contract/order'
import type { ServicesEndpoints } from '@shop/contract/services'
import { cloneDemoDatabase } from '@shop/database/demo-template'
import { type Browser, openBrowser } from './browser.ts'
import { type Harness, startHarness } from './harness.ts'

/** Inside the validity of every coupon of the demo shop. */
export const SHOP_DAY = new Date('2026-11-16T09:00:00Z')

/** Bags, a can and other things of the demo shop that tests buy. */
export const SKU = {
  bag12: 'CN-GR-KUR-A-12K',
  bag2: 'CN-GR-KUR-A-02K',
  can: 'CN-KO-KUR-400',
}

export async function startShop(env: Record<string, string> = {}): Promise<Harness> {
  const shop = await startHarness(env, cloneDemoDatabase)
  shop.clock.offsetMs = SHOP_DAY.getTime() - Date.now()
  // Truths and what is kept for how long go by the database's own knowledge of that day.
  await shop.database.pool.query('update internal.clock set offset_ms = $1', [Math.round(shop.clock.offsetMs)])
  return shop
}

let visitors = 0

/** A guest on a network of their own, so that limits of one test do not reach another. */
export function visit(shop: Harness): Browser {
  visitors += 1
  return openBrowser(shop, { ip: `203.0.${Math.floor(visitors / 250)}.${visitors % 250}` })
}

export async function variantId(shop: Harness, sku: string): Promise<number> {
  const { rows } = await shop.database.pool.query('select id from shop.variants where sku = $1', [sku])
  if (!rows[0]) throw new Error(`The demo shop has no ${sku}.`)
  return Number(rows[0].id)
}

export async function setStock(shop: Harness, sku: string, onHand: number): Promise<void> {
  await shop.database.pool.query(
    `update shop.stock set on_hand = $2 where variant_id = (select id from shop.variants where sku = $1)`,
    [sku, onHand],
  )
}

/** From now on, by the clock of the shop. */
export async function setPrice(shop: Harness, sku: string, amount: number, kind = 'regular'): Promise<void> {
  await shop.database.pool.query(
    `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select l.id, v.id, $2, $3, $4 from shop.price_lists l, shop.variants v where l.is_public and v.sku = $1`,
    [sku, amount, kind, shop.clock.now()],
  )
}

type Details = CallInput<ServicesEndpoints['saveDetails']>

export const DETAILS: Details = {
  email: 'jitka@priklad.cz',
  phone: '777 123 456',
  firstName: 'Jitka',
  lastName: 'Novotná',
  street: 'Zahradní 12',
  city: 'Hlinsko',
  zip: '539 01',
  asWritten: true,
}

interface Choice {
  details?: Partial<Details>
  shipping?: string
  pickupPointId?: number
  payment?: string
}

/** Details, shipping and payment; every step must go through. */
export async function fillCheckout(browser: Browser, choice: Choice = {}) {
  const { details, shipping = 'ppl', pickupPointId = null, payment = 'dobirka' } = choice
  const steps = [
    await browser.call('saveDetails', { ...DETAILS, ...details }),
    await browser.call('chooseShipping', { shippingCode: shipping, pickupPointId }),
    await browser.call('choosePayment', { paymentCode: payment }),
  ]
  const bad = steps.find(({ status }) => status !== 200)
  if (bad) throw new Error(JSON.stringify(bad.error))
  return confirm(browser)
}

/** The recap as the customer reads it, ready to be sent back. */
export async function confirm(browser: Browser) {
  const { value } = await browser.call('checkout', {})
  if (value.confirmation === null || value.cart.id === null) throw new Error(`Missing: ${value.missing.join(', ')}`)
  return {
    cartId: value.cart.id,
    confirmation: value.confirmation,
    payable: value.cart.payable,
    buttonText: ORDER_BUTTON,
  } as const
}

/** A guest with one bag, ready to press the button. */
export async function readyToOrder(shop: Harness, sku: string = SKU.bag2, choice: Choice = {}) {
  const browser = visit(shop)
  const added = await browser.call('addLine', { variantId: await variantId(shop, sku) })
  if (added.status !== 200) throw new Error(JSON.stringify(added.error))
  return { browser, order: await fillCheckout(browser, choice) }
}

/** Names of the truths that do not hold; an empty list is the only good one. */
export async function brokenTruths(shop: Harness): Promise<string[]> {
  const { rows } = await shop.database.pool.query(
    'select name, samples from internal.check_truths() where violations > 0 order by name',
  )
  return rows.map(({ name, samples }) => `${name} ${JSON.stringify(samples)}`)
}
