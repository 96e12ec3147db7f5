import { approvalBy } from '@shop/domain/order/approval-by'
import { describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { newCustomer } from '../people.ts'
import { fillCheckout, readyToOrder, SKU, variantId, visit } from '../shopping.ts'

const shop = openShop()

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.database.pool.query(text, values)).rows as Row[]
}

describe('coupons and credits', () => {
  test('a coupon for the first order holds once for one address', async () => {
    const choice = { details: { email: 'prvni@priklad.cz' } }
    const buy = async () => {
      const browser = visit(shop)
      await browser.call('addLine', { variantId: await variantId(shop, SKU.bag12) })
      await browser.call('enterCoupon', { code: 'VITEJTE10' })
      return { browser, order: await fillCheckout(browser, choice) }
    }
    const one = await buy()
    const two = await buy()
    expect((await one.browser.call('placeOrder', one.order)).status).toBe(201)
    expect((await two.browser.call('placeOrder', two.order)).error).toMatchObject({
      code: 'coupon_refused',
      details: { reason: 'first_order_only' },
    })
  })

  test('credits pay a part, come from the lots that end first, and earn nothing themselves', async () => {
    const customer = await newCustomer(shop)
    const [row] = await query<{ id: string }>('select id from shop.customers where email = $1', [customer.email])
    await query(
      `insert into shop.credit_entries (customer_id, kind, amount, usable_from, expires_at, reference_type, reference_id, created_at)
       values ($1, 'goodwill', 100, '2026-01-01', '2026-12-01', 'test', '1', '2026-01-01')`,
      [row?.id],
    )
    await customer.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
    expect((await customer.call('useCredits', { credits: 1000 })).error).toMatchObject({
      code: 'credits_refused',
      details: { reason: 'not_enough_credits', balance: 150 },
    })
    const used = await customer.call('useCredits', { credits: 'all' })
    const { spent, limit } = used.value.credits
    expect(spent).toBe(Math.min(150, limit))
    const order = await fillCheckout(customer, { details: { email: customer.email } })
    const placed = await customer.call('placeOrder', order)
    const lots = await query<{ amount: number; kind: string }>(
      `select e.amount, l.kind from shop.credit_entries e join shop.credit_entries l on l.id = e.lot_id
        where e.reference_type = 'order' and e.reference_id = $1 order by e.id`,
      [String(placed.value.orderId)],
    )
    expect(lots).toEqual([
      { amount: -100, kind: 'goodwill' },
      ...(spent > 100 ? [{ amount: 100 - spent, kind: 'welcome' }] : []),
    ])
  })

  test('consents that were ticked are kept, others are not made up', async () => {
    const customer = await newCustomer(shop)
    await customer.call('addLine', { variantId: await variantId(shop, SKU.can) })
    const order = await fillCheckout(customer, { details: { email: customer.email } })
    const consents = [{ topic: 'review_requests', wordingVersion: 1 }] as const
    await customer.call('placeOrder', { ...order, consents: [...consents] })
    const kept = await query(
      `select c.topic, c.source from shop.consents c join shop.customers k on k.id = c.customer_id
        where k.email = $1 and c.source = 'checkout'`,
      [customer.email],
    )
    expect(kept).toEqual([{ topic: 'review_requests', source: 'checkout' }])
  })
})

test('a bundle is frozen into its parts, each with its own tax and reservation', async () => {
  const { browser, order } = await readyToOrder(shop, 'CN-SA-STE')
  const placed = await browser.call('placeOrder', order)
  const lines = await query<{ bundle_name: string | null; pieces: number; kind: string }>(
    `select bundle_name, pieces, kind from shop.order_lines where order_id = $1 and kind = 'goods'`,
    [placed.value.orderId],
  )
  expect(lines.length).toBeGreaterThan(1)
  expect(new Set(lines.map(({ bundle_name }) => bundle_name))).toEqual(new Set(['Sada Štěně přichází domů']))
  expect(await query('select from shop.reservations where order_id = $1', [placed.value.orderId])).toHaveLength(
    lines.length,
  )
})

test('a wholesale buyer on invoice waits for approval, with net prices', async () => {
  const customer = await newCustomer(shop)
  await query(
    `update shop.customers set customer_group_id = (select id from shop.customer_groups where code = 'velkoobchod') where email = $1`,
    [customer.email],
  )
  await customer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 6 })
  const order = await fillCheckout(customer, { details: { email: customer.email }, payment: 'na-fakturu' })
  const { value } = await customer.call('placeOrder', order)
  expect(value.state).toBe('awaiting_approval')
  const [stored] = await query<{ basis: string; placedAt: Date; deadline: Date }>(
    `select basis, placed_at as "placedAt", deadline_at as deadline from shop.orders where id = $1`,
    [value.orderId],
  )
  expect(stored?.basis).toBe('net')
  expect(stored?.deadline).toEqual(approvalBy(stored?.placedAt ?? new Date(0), 48))
})
