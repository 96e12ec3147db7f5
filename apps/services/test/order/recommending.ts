import { expect } from 'vitest'
import { type Browser, openBrowser } from '../browser.ts'
import type { Harness } from '../harness.ts'
import { openPackingRoom } from '../packing-room.ts'
import { hear, openPayment, type Placed, query, runJob } from '../paying.ts'
import type { Person } from '../people.ts'
import { fillCheckout, SKU, setStock, variantId } from '../shopping.ts'

let friends = 0

interface Purchase {
  sku?: string
  pieces?: number
  details?: object
  browser?: Browser
  isPaid?: boolean
}

export type Recommending = Awaited<ReturnType<typeof openRecommending>>

/** What tests of recommending do between a link and a reward. */
export async function openRecommending(shop: Harness) {
  const room = await openPackingRoom(shop)
  await setStock(shop, SKU.bag12, 200)
  const stranger = () => openBrowser(shop, { ip: `203.0.113.${(friends % 250) + 1}` })

  async function codeOf(owner: Person): Promise<string> {
    const made = await owner.call('makeReferralCode', {})
    expect(made.status).toBe(200)
    return made.value.code
  }

  /** A stranger who comes by the link, takes the discount and buys. */
  async function buy(code: string, purchase: Purchase = {}): Promise<Placed> {
    const { sku = SKU.bag12, pieces = 1, browser = stranger() } = purchase
    expect((await browser.call('acceptReferral', { code, showsName: true })).status).toBe(200)
    await browser.call('addLine', { variantId: await variantId(shop, sku), pieces })
    return finish(browser, purchase)
  }

  /** What lies in the cart is ordered and paid by somebody who was not here before. */
  async function finish(browser: Browser, { details = {}, isPaid = true }: Purchase = {}): Promise<Placed> {
    friends += 1
    const email = `kamarad${friends}@priklad.cz`
    const phone = `+420777${String(100_000 + friends)}`
    const ready = await fillCheckout(browser, {
      details: { email, phone, street: `Kamarádská ${friends}`, ...details },
      payment: 'karta',
    })
    const { value, error, status } = await browser.call('placeOrder', ready)
    if (status !== 201) throw new Error(JSON.stringify(error))
    const placed = { ...value, browser, token: value.accessToken, email }
    if (!isPaid) return placed
    shop.partners.gopay.act(await openPayment(shop, placed), 'pay')
    await hear(shop)
    return placed
  }

  async function deliver(orderId: number): Promise<void> {
    for (const { parcelId } of await room.shipped(orderId)) await room.warehouse.call('deliverParcel', { parcelId })
    await shop.runJobs()
    await runJob(shop, 'settle-referrals')
  }

  const rewardsOf = async ({ email }: Person) =>
    query<{ kind: string; amount: number }>(
      shop,
      `select e.kind, e.amount from shop.credit_entries e join shop.customers c on c.id = e.customer_id
        where c.email = $1 and (e.kind = 'referral' or e.reverses_id in (select id from shop.credit_entries where kind = 'referral')) order by e.id`,
      [email],
    )

  const stateOf = async (orderId: number) =>
    (
      await query<{ state: string; reason: string | null }>(
        shop,
        'select state, reason from shop.referrals where order_id = $1',
        [orderId],
      )
    )[0] ?? null

  return { stranger, codeOf, buy, finish, deliver, rewardsOf, stateOf }
}
