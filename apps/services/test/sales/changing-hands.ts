import type { Harness } from '../harness.ts'
import { hear, openPayment, type Placed, pressButton, query } from '../paying.ts'
import { fillCheckout, SKU, variantId, visit } from '../shopping.ts'

interface Wish {
  cans?: number
  bags?: number
  added?: { code: string; pieces: number }[]
}

let buyers = 0

/** Hands of buyers who change their mind, and eyes on what comes of it. */
export function openHands(shop: Harness) {
  /** Four cans and a bag of a guest. */
  async function place(payment: string, couponCode: string | null = null): Promise<Placed> {
    buyers += 1
    const email = `menic${buyers}@priklad.cz`
    const browser = visit(shop)
    await browser.call('addLine', { variantId: await variantId(shop, SKU.can), pieces: 4 })
    await browser.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
    if (couponCode) await browser.call('enterCoupon', { code: couponCode })
    const ready = await fillCheckout(browser, { payment, details: { email } })
    return pressButton(browser, ready, email)
  }

  async function paid(): Promise<Placed> {
    const order = await place('karta')
    shop.partners.gopay.act(await openPayment(shop, order), 'pay')
    await hear(shop)
    return order
  }

  const changeOf = async ({ browser, token }: Placed) => {
    const { value } = await browser.call('orderDetail', { token })
    if (!value.change) throw new Error('Nothing can be changed.')
    return value.change
  }

  async function toInput(order: Placed, { cans, bags, added = [] }: Wish) {
    const { version, lines } = await changeOf(order)
    const [can, bag] = lines.filter(({ kind }) => kind === 'goods')
    const wanted = [
      ...(cans === undefined ? [] : [{ position: can?.position ?? 0, pieces: cans }]),
      ...(bags === undefined ? [] : [{ position: bag?.position ?? 0, pieces: bags }]),
    ]
    return { token: order.token, version, lines: wanted, added }
  }

  /** As the page does it: what it costs is looked at first, then it is done at that price. */
  async function change(order: Placed, wish: Wish) {
    const input = await toInput(order, wish)
    const seen = await order.browser.call('previewLines', input)
    if (seen.status !== 200) return { seen, done: seen }
    return { seen, done: await order.browser.call('changeLines', { ...input, payable: seen.value.payable }) }
  }

  const held = async (orderId: number) =>
    query<{ sku: string; pieces: number; reason: string }>(
      shop,
      `select v.sku, r.pieces, r.reason from shop.reservations r join shop.variants v on v.id = r.variant_id
        where r.order_id = $1 order by v.sku`,
      [orderId],
    )

  const payableOf = async (orderId: number) =>
    (await query<{ payable: number }>(shop, 'select payable::int from shop.orders where id = $1', [orderId]))[0]
      ?.payable ?? 0

  const refundsOf = (orderId: number) =>
    query<{ amount: number; purpose: string }>(
      shop,
      'select amount::int, purpose from shop.refunds where order_id = $1',
      [orderId],
    )

  return { place, paid, changeOf, toInput, change, held, payableOf, refundsOf }
}
