import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asOwner, column, value } from '../../as-role.ts'
import { insertOrder, insertOrderShop, type OrderShop } from '../../placed-order.ts'
import { insert, insertProduct } from '../../small-shop.ts'

let database: TestDatabase
let shop: OrderShop
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  shop = await insertOrderShop(client)
  client.release()
})
afterAll(() => database.drop())

async function insertGoods(client: pg.ClientBase, slug: string) {
  const productId = await insertProduct(client, slug)
  const variantId = await insert(client, 'variants', {
    ...{ storefront_id: 1, product_id: productId, sku: slug.toUpperCase(), name: '1 kg', position: 1 },
    ...{ gross_weight_g: 1000, unit: 'kg', unit_quantity: 1, vat_class: 'feed' },
  })
  return { productId, variantId }
}

/** Orders of the shop's kibble with something more. */
async function buyWith(client: pg.ClientBase, variantId: number, times: number, columns: Record<string, unknown> = {}) {
  for (let count = 0; count < times; count += 1) {
    const { orderId } = await insertOrder(client, shop, columns)
    await insert(client, 'order_lines', {
      ...{ order_id: orderId, position: 2, kind: 'goods', variant_id: variantId, code: 'B', name: 'B', pieces: 1 },
      ...{ vat_rate: 12, full_amount: 0, amount: 0, base: 0, tax: 0, gross: 0 },
    })
  }
}

const refresh = (client: pg.ClientBase) => client.query("select internal.refresh_bought_together('2026-01-01')")
const boughtWith = (client: pg.ClientBase, productId: number) =>
  column<string>(
    client,
    'select related_product_id from internal.bought_together where product_id = $1 order by rank',
    [productId],
  )

describe('what is bought together', () => {
  test('is known from both sides once three orders hold it', async () => {
    await asOwner(database.pool, async (client) => {
      const treat = await insertGoods(client, 'pamlsek')
      const chance = await insertGoods(client, 'nahoda')
      await buyWith(client, treat.variantId, 3)
      await buyWith(client, chance.variantId, 2)
      await refresh(client)
      expect((await boughtWith(client, shop.productId)).map(Number)).toEqual([Number(treat.productId)])
      expect((await boughtWith(client, treat.productId)).map(Number)).toEqual([Number(shop.productId)])
    })
  })

  test('is not counted from orders that came to nothing or are old', async () => {
    await asOwner(database.pool, async (client) => {
      const treat = await insertGoods(client, 'pamlsek')
      await buyWith(client, treat.variantId, 2)
      await buyWith(client, treat.variantId, 2, { state: 'awaiting_payment', deadline_at: '2026-12-01' })
      await buyWith(client, treat.variantId, 2, { placed_at: '2025-05-01' })
      await refresh(client)
      expect(await boughtWith(client, shop.productId)).toEqual([])
    })
  })

  test('stands before the relations of staff, and each thing once', async () => {
    await asOwner(database.pool, async (client) => {
      const treat = await insertGoods(client, 'pamlsek')
      const other = await insertGoods(client, 'jiny')
      for (const [position, related] of [other.productId, treat.productId].entries()) {
        await client.query(
          `insert into shop.product_relations (product_id, related_product_id, type, reason, position)
           values ($1, $2, 'cross_sell', 'Hodí se.', $3)`,
          [shop.productId, related, position + 1],
        )
      }
      await buyWith(client, treat.variantId, 3)
      await refresh(client)
      const pairs = await value(
        client,
        `select jsonb_agg(jsonb_build_array(related_product_id, type, reason) order by position)
           from internal.pairings where product_id = ${shop.productId}`,
      )
      expect(pairs).toEqual([
        [Number(treat.productId), 'bought_together', 'Hodí se.'],
        [Number(other.productId), 'cross_sell', 'Hodí se.'],
      ])
    })
  })
})
