import { expect, test } from 'vitest'
import { reserveStock } from '#app/stock/stock.sql'
import { inRepeatableTransaction, inTransaction } from '#app/store/database'
import { openShop } from '../open-shop.ts'
import { placeOrder } from '../paying.ts'
import { SKU, setStock, variantId } from '../shopping.ts'

const shop = openShop()

test('of two commands that wait for each other both are done, one of them at its second try', async () => {
  const circles: Error[] = []
  let begun = 0
  const { promise: bothHold, resolve } = Promise.withResolvers<void>()
  const hold = (first: number, second: number) =>
    inRepeatableTransaction(
      shop.deps.pool,
      async (tx) => {
        await tx.query('select pg_advisory_xact_lock(7, $1)', [first])
        begun += 1
        if (begun === 2) resolve()
        await bothHold
        await tx.query('select pg_advisory_xact_lock(7, $1)', [second])
        return first
      },
      (error) => circles.push(error),
    )
  expect(await Promise.all([hold(1, 2), hold(2, 1)])).toEqual([1, 2])
  expect(circles).toHaveLength(1)
  expect(begun).toBe(3)
})

test('what fails otherwise fails once', async () => {
  let tries = 0
  const failing = inRepeatableTransaction(
    shop.deps.pool,
    (tx) => {
      tries += 1
      return tx.query('select 1 / 0')
    },
    () => undefined,
  )
  await expect(failing).rejects.toThrow('division by zero')
  expect(tries).toBe(1)
})

test('goods that somebody counts can be named by an order without a wait', async () => {
  const order = await placeOrder(shop, 'karta', SKU.can)
  await setStock(shop, SKU.bag2, 10)
  const id = await variantId(shop, SKU.bag2)
  const demand = [{ variantId: String(id), pieces: 1 }]
  const counting = inTransaction(shop.deps.pool, async (tx) => {
    await reserveStock(tx, demand, { orderId: order.orderId, reason: 'accepted', deadlineAt: null })
    // As a foreign key looks: in no order that anybody could keep.
    await inTransaction(shop.deps.pool, async (naming) => {
      await naming.query(`set local lock_timeout = '300ms'`)
      await naming.query('select from shop.stock where variant_id = $1 for key share', [id])
    })
    throw new Error('counted')
  })
  await expect(counting).rejects.toThrow('counted')
})
