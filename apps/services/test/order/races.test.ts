import { expect, test } from 'vitest'
import { spendOrderCredits } from '#app/order/order-credits'
import { inTransaction } from '#app/store/database'
import { openShop } from '../open-shop.ts'
import { newCustomer } from '../people.ts'
import { fillCheckout, readyToOrder, SKU, setStock, variantId, visit } from '../shopping.ts'

// The short form of `pnpm drill order-races`: real concurrency, fewer buyers.
const shop = openShop()

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await shop.database.pool.query(text, values)).rows as Row[]
}

test('forty buyers of the last three bags make exactly three orders', async () => {
  const sku = SKU.bag12
  const buyers = await Promise.all(Array.from({ length: 40 }, () => readyToOrder(shop, sku)))
  await setStock(shop, sku, 3)
  const answers = await Promise.all(buyers.map(({ browser, order }) => browser.call('placeOrder', order)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  const refusals = answers.filter(({ status }) => status !== 201).map(({ error }) => error.code)
  expect(new Set(refusals)).toEqual(new Set(refusals.filter((code) => ['out_of_stock', 'cart_changed'].includes(code))))
  const [stock] = await query<{ left: number }>(
    'select s.on_hand - s.reserved as left from shop.stock s join shop.variants v on v.id = s.variant_id where v.sku = $1',
    [sku],
  )
  expect(stock?.left).toBe(0)
})

test('one cart placed thirty times at once is one order', async () => {
  const { browser, order } = await readyToOrder(shop)
  const answers = await Promise.all(Array.from({ length: 30 }, () => browser.call('placeOrder', order)))
  expect(answers.every(({ status }) => status === 201)).toBe(true)
  expect(new Set(answers.map(({ value }) => value.number)).size).toBe(1)
  expect(await query('select from shop.orders where cart_id = $1', [order.cartId])).toHaveLength(1)
})

test('a coupon for one is redeemed by one of twenty', async () => {
  await query(
    `insert into shop.coupons (storefront_id, code, name, kind, amount, limit_total, customer_groups, valid_from, valid_to)
     values (1, 'JEDEN', 'Jeden', 'fixed', 5000, 1, '{maloobchod}', '2026-01-01', '2026-12-31')`,
  )
  const buyers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const browser = visit(shop)
      await browser.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
      await browser.call('enterCoupon', { code: 'JEDEN' })
      return { browser, order: await fillCheckout(browser, { details: { email: `kupon${index}@priklad.cz` } }) }
    }),
  )
  const answers = await Promise.all(buyers.map(({ browser, order }) => browser.call('placeOrder', order)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ error }) => error.code === 'coupon_refused')).toHaveLength(19)
  expect(await query(`select redeemed from shop.coupons where code = 'JEDEN'`)).toEqual([{ redeemed: 1 }])
})

test('one buyer in many windows uses a coupon for one only once', async () => {
  await query(
    `insert into shop.coupons (storefront_id, code, name, kind, amount, limit_per_customer, customer_groups, valid_from, valid_to)
     values (1, 'NAOSOBU', 'Na osobu', 'fixed', 5000, 1, '{maloobchod}', '2026-01-01', '2026-12-31')`,
  )
  const buyers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const browser = visit(shop)
      await browser.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
      await browser.call('enterCoupon', { code: 'NAOSOBU' })
      return { browser, order: await fillCheckout(browser, { details: { email: 'okna@priklad.cz' } }) }
    }),
  )
  const answers = await Promise.all(buyers.map(({ browser, order }) => browser.call('placeOrder', order)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
})

test('credits spent twice at once are spent once', async () => {
  const customer = await newCustomer(shop)
  await customer.call('addLine', { variantId: await variantId(shop, SKU.bag2) })
  await customer.call('useCredits', { credits: 50 })
  const order = await fillCheckout(customer, { details: { email: customer.email } })
  const answers = await Promise.all(Array.from({ length: 10 }, () => customer.call('placeOrder', order)))
  expect(new Set(answers.map(({ value }) => value.orderId)).size).toBe(1)
  const spent = await query<{ sum: number }>(
    `select sum(e.amount)::int from shop.credit_entries e join shop.customers c on c.id = e.customer_id
      where c.email = $1 and e.kind = 'spend'`,
    [customer.email],
  )
  expect(spent).toEqual([{ sum: -50 }])
})

test('two orders that want the same credits at once: one of them is refused', async () => {
  const customer = await newCustomer(shop)
  const [row] = await query<{ id: string }>('select id from shop.customers where email = $1', [customer.email])
  const customerId = Number(row?.id)
  const now = shop.clock.now()
  const spend = (orderId: number) =>
    inTransaction(shop.deps.pool, async (tx) => {
      await tx.query('select from shop.customers where id = $1 for update', [customerId])
      await spendOrderCredits(tx, { customerId, orderId, credits: 50, now, today: '2026-11-16' })
    })
  const results = await Promise.allSettled([spend(900_001), spend(900_002)])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('carts that want the same two things in opposite order do not wait for each other for ever', async () => {
  const [bag, can] = [await variantId(shop, SKU.bag2), await variantId(shop, SKU.can)]
  const buyers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const browser = visit(shop)
      for (const id of index % 2 === 0 ? [bag, can] : [can, bag]) await browser.call('addLine', { variantId: id })
      return { browser, order: await fillCheckout(browser) }
    }),
  )
  const answers = await Promise.all(buyers.map(({ browser, order }) => browser.call('placeOrder', order)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
})
