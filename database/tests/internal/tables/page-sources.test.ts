import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { cloneDemoDatabase } from '../../../src/demo-template.ts'
import type { TestDatabase } from '../../../src/test-database.ts'
import { asOwner, column, value } from '../../as-role.ts'
import { CHANGED_ROWS } from '../../changed-rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDemoDatabase(inject('templateUrl'))
  await database.pool.query('delete from internal.page_changes')
})
afterAll(() => database.drop())

const FOOD = `(select id from shop.products where slug = 'granule-kure-s-hnedou-ryzi')`

const noted = (client: pg.ClientBase) =>
  column<string>(client, 'select distinct k from internal.page_changes c, unnest(c.keys) k order by k')

/** What a statement leaves for the edges. */
const notedBy = (...statements: string[]): Promise<string[]> =>
  asOwner(database.pool, async (client) => {
    for (const statement of statements) await client.query(statement)
    return noted(client)
  })

test('every table that visitors may read says which pages show it, or why none does', async () => {
  const missing = await asOwner(database.pool, (client) =>
    column(
      client,
      `select c.relname from pg_class c
        where c.relnamespace = 'shop'::regnamespace and c.relkind in ('r', 'p') and has_any_column_privilege('anon', c.oid, 'select')
          and not exists (select from internal.page_sources s where s.table_name = c.relname) order by 1`,
    ),
  )
  expect(missing).toEqual([])
})

test('the table of changes names every table with keys', async () => {
  const sources = await asOwner(database.pool, (client) =>
    column<string>(client, `select table_name from internal.page_sources where note = '' order by 1`),
  )
  expect(Object.keys(CHANGED_ROWS)).toEqual(sources)
})

describe.each(Object.entries(CHANGED_ROWS))('%s', (table, statement) => {
  test('a changed row leaves the keys of its pages', async () => {
    const { keys, expected, isFine } = await asOwner(database.pool, async (client) => {
      const { rowCount } = await client.query(statement)
      expect(rowCount).toBeGreaterThan(0)
      return {
        keys: await noted(client),
        expected: await value<string[]>(client, 'select keys from internal.page_sources where table_name = $1', [
          table,
        ]),
        isFine: await value<boolean>(
          client,
          'select row_keys is not null from internal.page_sources where table_name = $1',
          [table],
        ),
      }
    })
    expect(keys).toEqual(expect.arrayContaining(expected))
    if (isFine) expect(keys.some((key) => /^(product:\d+|section:[\w-]+|products|shell)$/.test(key))).toBe(true)
  })
})

test.each(['brands', 'products', 'sections'])('rows of %s written as they were change no page', async (table) => {
  expect(await notedBy(`update shop.${table} set id = id`)).toEqual([])
})

test('a key is left once in a transaction, and not by what was taken back', async () => {
  const changes = await asOwner(database.pool, async (client) => {
    await client.query('savepoint before')
    await client.query(CHANGED_ROWS.brands ?? '')
    await client.query('rollback to before')
    expect(await noted(client)).toEqual([])
    for (let time = 0; time < 5; time += 1) await client.query(CHANGED_ROWS.sections ?? '')
    return column<string[]>(client, 'select keys from internal.page_changes')
  })
  expect(changes).toHaveLength(1)
  expect(changes[0]).toContain('section:home')
})

test('another transaction leaves it again', async () => {
  const client = await database.pool.connect()
  for (let time = 0; time < 2; time += 1) {
    await client.query('begin')
    await client.query(CHANGED_ROWS.retailers ?? '')
    await client.query('commit')
  }
  expect(await value<number>(client, 'select count(*)::integer from internal.page_changes')).toBe(2)
  await client.query('delete from internal.page_changes')
  client.release()
})

test('prices of a whole list are a few keys', async () => {
  const changes = await asOwner(database.pool, async (client) => {
    await client.query(
      `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
       select l.id, v.id, 12300, 'regular', now() + interval '1 minute' * 0 from shop.price_lists l, shop.variants v where l.is_public`,
    )
    return noted(client)
  })
  expect(changes).toEqual(['catalog', 'products'])
})

test('many products one after another become all of them', async () => {
  const statements = await column<string>(
    database.pool as unknown as pg.ClientBase,
    `select 'update shop.products set subtitle = subtitle || '' x'' where id = ' || id from shop.products order by id limit 80`,
  )
  const keys = await notedBy(...statements)
  expect(keys).toContain('products')
  expect(keys.filter((key) => key.startsWith('product:')).length).toBeLessThanOrEqual(50)
})

test('a price that only a group may see is on no public page', async () => {
  const keys = await notedBy(
    `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select l.id, v.id, 12300, 'regular', now() from shop.price_lists l, shop.variants v where not l.is_public and v.product_id = ${FOOD}`,
  )
  expect(keys).toEqual([])
})

describe('stock', () => {
  const stock = (pieces: number) =>
    `update shop.stock set reserved = 0, on_hand = ${pieces} where variant_id =
      (select min(id) from shop.variants where product_id = ${FOOD})`
  const change = (from: number, to: number) =>
    asOwner(database.pool, async (client) => {
      await client.query(stock(from))
      await client.query('delete from internal.page_changes')
      await client.query(`select set_config('shop.noted_page_keys', '', true)`)
      await client.query(stock(to))
      return noted(client)
    })
  const food = () => value<string>(database.pool as unknown as pg.ClientBase, `select 'product:' || ${FOOD}`)

  test.each([
    [60, 59],
    [90, 80],
    [150, 120],
  ])('from %i to %i pieces no page says anything else', async (from, to) => {
    expect((await change(from, to)).filter((key) => !key.startsWith('product:'))).toEqual([])
    expect(await change(from, to)).not.toContain(await food())
  })

  test.each([
    [100, 99],
    [6, 5],
    [5, 4],
  ])('from %i to %i pieces the page of the product does, and no list', async (from, to) => {
    const keys = await change(from, to)
    expect(keys).toContain(await food())
    expect(keys).not.toContain('catalog')
  })

  test('the last piece of a pack is on the page', async () => {
    expect(await change(1, 0)).toContain(await food())
  })
})

test('a planned price is told when it comes due, once', async () => {
  const keys = await asOwner(database.pool, async (client) => {
    await client.query(`update internal.page_version set due_until = now() - interval '1 minute'`)
    await client.query(
      `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
       select l.id, max(v.id), 77700, 'regular', now() - interval '10 seconds' from shop.price_lists l, shop.variants v
        where l.is_public and v.product_id = ${FOOD} group by l.id`,
    )
    const due = async () => {
      await client.query('delete from internal.page_changes')
      await client.query(`select set_config('shop.noted_page_keys', '', true)`)
      await client.query(`select internal.refresh_due_product_cards(now() - interval '1 day')`)
      return noted(client)
    }
    return [await due(), await due()]
  })
  expect(keys[0]).toEqual(expect.arrayContaining(['catalog', expect.stringMatching(/^product:/)]))
  expect(keys[1]).toEqual([])
})
