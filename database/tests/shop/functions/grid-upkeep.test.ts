import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoDatabase, openDemoDatabase } from './demo-database.ts'

let database: DemoDatabase
beforeAll(async () => {
  database = await openDemoDatabase()
}, 60_000)
afterAll(() => database.drop())

const SLUG = 'granule-losos-s-bramborem'

async function totalOf(filters: object): Promise<number> {
  const answer = await database.ask<{ total: number }>('select shop.product_grid($1)', [JSON.stringify(filters)])
  return answer.total
}

/** Rows of the index that differ from what the cards say, and bits that differ from the rows. */
async function countFaults(): Promise<number> {
  const { rows } = await database.pool.query<{ faults: number }>(`
    select (
      (select count(*) from internal.grid_rows r full join internal.grid_products g using (product_id)
        where r.product_id is null or g.product_id is null or r.price <> g.price or r.popularity <> g.popularity
           or not (r.tokens @> g.tokens and g.tokens @> r.tokens))
      + (select count(*) from internal.grid_bitmaps b
          where b.bits is distinct from internal.to_bits(array(
            select position from internal.grid_products g where g.storefront_id = b.storefront_id and b.token = any (g.tokens)), length(b.bits)))
      + (select count(*) from internal.grid_changes))::integer as faults`)
  return rows[0]?.faults ?? -1
}

describe('the index of the grid', () => {
  test('holds after loading a shop', async () => {
    expect(await countFaults()).toBe(0)
  })

  test('follows a sale of the last piece', async () => {
    const before = await totalOf({ in_stock: true })
    await database.pool.query(
      'update shop.stock set on_hand = 0, reserved = 0 where variant_id in (select v.id from shop.variants v join shop.products p on p.id = v.product_id where p.slug = $1)',
      [SLUG],
    )
    expect(await totalOf({ in_stock: true })).toBeLessThan(before)
    expect(await countFaults()).toBe(0)
  })

  test('follows a new price', async () => {
    await database.pool.query(
      `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
       select l.id, c.variant_id, 777700, 'regular', now() from shop.price_lists l, shop.product_cards c where l.is_public and c.slug = $1`,
      [SLUG],
    )
    expect(await totalOf({ price: { from: 777_700, to: 777_700 } })).toBe(1)
    expect(await countFaults()).toBe(0)
  })

  test('follows a recipe that names its poultry no more', async () => {
    const before = await totalOf({ without: ['kure'] })
    await database.pool.query(
      `update shop.product_ingredients set ingredient_id = (select id from shop.ingredients where code = 'drubez')
        where position = 1 and product_id = (select id from shop.products where slug = $1)`,
      [SLUG],
    )
    // The bag, and the set it is a part of.
    expect(await totalOf({ without: ['kure'] })).toBe(before - 2)
    expect(await countFaults()).toBe(0)
  })

  test('gives the place of a withdrawn product to the next one', async () => {
    const all = await totalOf({})
    await database.pool.query(`update shop.products set status = 'discontinued' where slug = $1`, [SLUG])
    expect(await totalOf({})).toBe(all - 1)
    await database.pool.query(`update shop.products set status = 'active' where slug = $1`, [SLUG])
    expect(await totalOf({})).toBe(all)
    expect(await countFaults()).toBe(0)
  })

  test('stands when two transactions change different products at once', async () => {
    const [one, other] = [await database.pool.connect(), await database.pool.connect()]
    const setStock = `update shop.stock set on_hand = $2, reserved = 0 where variant_id = (
      select variant_id from shop.product_cards order by product_id offset $1 limit 1)`
    await one.query('begin')
    await other.query('begin')
    await one.query(setStock, [3, 0])
    await other.query(setStock, [4, 0])
    // Neither waits for the other before its end: the index is touched at commit only.
    await Promise.all([one.query('commit'), other.query('commit')])
    one.release()
    other.release()
    expect(await countFaults()).toBe(0)
  })

  test('forgets what a rolled back transaction wanted', async () => {
    const all = await totalOf({})
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query(`update shop.products set status = 'discontinued'`)
    await client.query('rollback')
    client.release()
    expect(await totalOf({})).toBe(all)
    expect(await countFaults()).toBe(0)
  })
})
