import { randomUUID } from 'node:crypto'
import type { Harness } from '../harness.ts'
import { openPackingRoom } from '../packing-room.ts'
import { hear, openPayment, type Placed, query } from '../paying.ts'
import { fillCheckout, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

interface JudgedRow {
  position: number
  pieces: number
  outcome: 'refund' | 'replacement' | 'refuse' | 'discount' | 'credits'
  goodsTo?: 'shelf' | 'scrap' | 'none'
  reason?: string
}

/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const BROKEN_PICTURE = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

export const askAbout = (kind: 'withdrawal' | 'complaint' | 'guarantee', positions: number[] = [1], more = {}) => ({
  kind,
  formKey: randomUUID(),
  lines: positions.map((position) => ({ position, pieces: 1, condition: 'unopened' as const })),
  name: 'Jitka Novotná',
  email: `jitka${Math.random().toString(36).slice(2)}@priklad.cz`,
  ...more,
})

/** What tests of cases do between a cart and a decision. */
export type Cases = Awaited<ReturnType<typeof openCases>>

export async function openCases(shop: Harness) {
  const room = await openPackingRoom(shop)
  const support = await newStaff(shop, 'staff_support')

  async function pay(order: Placed): Promise<void> {
    shop.partners.gopay.act(await openPayment(shop, order), 'pay')
    await hear(shop)
  }

  /** A guest's order of several things. */
  async function place(goods: [sku: string, pieces: number][], payment = 'karta'): Promise<Placed> {
    const email = `vraci${randomUUID().slice(0, 8)}@priklad.cz`
    const browser = visit(shop)
    for (const [sku, pieces] of goods) {
      await browser.call('addLine', { variantId: await variantId(shop, sku), pieces })
    }
    const { value } = await browser.call('placeOrder', await fillCheckout(browser, { payment, details: { email } }))
    return { browser, ...value, token: value.accessToken, email }
  }

  async function paidFor(goods: [sku: string, pieces: number][]): Promise<Placed> {
    const order = await place(goods)
    await pay(order)
    return order
  }

  async function deliver({ orderId }: Placed): Promise<void> {
    for (const { parcelId } of await room.shipped(orderId)) await room.warehouse.call('deliverParcel', { parcelId })
  }

  async function submit(order: Placed, input: ReturnType<typeof askAbout>) {
    const { status, value, error } = await order.browser.call('submitCase', { token: order.token, ...input })
    if (status !== 201) throw new Error(JSON.stringify(error))
    return value
  }

  async function decide(number: string, lines: JudgedRow[]) {
    const { value } = await support.call('staffCase', { number })
    return support.call('decideCase', { number, version: value.version, lines })
  }

  async function receive(number: string, lines: { position: number; pieces: number }[], condition = 'unopened') {
    const arrived = lines.map((line) => ({ ...line, condition: condition as 'unopened' }))
    const answer = await room.warehouse.call('receiveCaseGoods', { number, lines: arrived })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.error))
    return answer.value
  }

  async function upload(payload: Buffer = Buffer.from(PIXEL, 'base64')): Promise<string> {
    const headers = { 'content-type': 'image/png', 'x-file-name': 'zbytek.png' }
    return (await shop.app.inject({ method: 'POST', url: '/uploads', headers, payload })).json().key
  }

  const refundsOf = ({ orderId }: Placed) =>
    query<{ amount: number }>(shop, 'select amount::int from shop.refunds where order_id = $1 order by id', [orderId])

  const read = async ({ browser }: Placed, token: string) => (await browser.call('readCase', { token })).value

  return { room, support, pay, place, paidFor, deliver, submit, decide, receive, upload, refundsOf, read }
}

let households = 0

/** Its own telephone and house: whoever shares them is looked at by a person. */
export async function moveHouse(shop: Harness, orderId: number): Promise<void> {
  households += 1
  const home = JSON.stringify({ street: `Samotná ${households}` })
  await query(
    shop,
    'update shop.orders set phone = $2, billing = billing || $3::jsonb, delivery = delivery || $3::jsonb where id = $1',
    [orderId, `+420602${String(999_000 + households)}`, home],
  )
}
