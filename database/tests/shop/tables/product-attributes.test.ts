import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../src/test-database.ts'
import { asOwner } from '../../as-role.ts'
import { insert, insertProduct } from '../../small-shop.ts'

let database: TestDatabase
let productId: number
let numberId: number
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const client = await database.pool.connect()
  productId = await insertProduct(client, 'granule')
  numberId = await insert(client, 'attributes', {
    storefront_id: 1,
    code: 'velikost',
    name: 'Velikost',
    type: 'number',
    unit: 'mm',
    position: 1,
  })
  client.release()
})
afterAll(() => database.drop())

const add = (row: Record<string, unknown>) =>
  asOwner(database.pool, (client) =>
    insert(client, 'product_attributes', { product_id: productId, attribute_id: numberId, ...row }),
  )

test('a number goes to an attribute of numbers', async () => {
  await expect(add({ type: 'number', number_value: 12 })).resolves.toBeGreaterThan(0)
})

test('a text does not', async () => {
  await expect(add({ type: 'text', text_value: 'velké' })).rejects.toThrow('foreign key')
  await expect(add({ type: 'number', text_value: 'velké' })).rejects.toMatchObject({
    constraint: 'product_attributes_value_fits_type',
  })
})

test('two values at once do not', async () => {
  await expect(add({ type: 'number', number_value: 1, text_value: 'x' })).rejects.toMatchObject({
    constraint: 'product_attributes_value_fits_type',
  })
})

test('a facet has values to choose from', async () => {
  await expect(
    asOwner(database.pool, (client) =>
      client.query('update shop.attributes set is_facet = true where id = $1', [numberId]),
    ),
  ).rejects.toMatchObject({ constraint: 'attributes_facet_type' })
})

test('what the label says is an attribute by itself, whoever writes it', async () => {
  await asOwner(database.pool, async (client) => {
    const attributeId = await insert(client, 'attributes', {
      ...{ storefront_id: 1, code: 'typ-krmiva', name: 'Typ krmiva', type: 'option', position: 2 },
    })
    for (const [index, code] of ['kompletni', 'doplnkove'].entries())
      await insert(client, 'attribute_options', { attribute_id: attributeId, code, name: code, position: index + 1 })
    const said = async (words: string | null) => {
      await client.query('update shop.products set feed_type = $2 where id = $1', [productId, words])
      const { rows } = await client.query(
        `select o.code from shop.product_attributes v join shop.attribute_options o on o.id = v.option_id where v.product_id = $1`,
        [productId],
      )
      return rows.map(({ code }) => code)
    }
    expect(await said('kompletní krmivo pro psy')).toEqual(['kompletni'])
    expect(await said('doplňkové krmivo pro psy')).toEqual(['doplnkove'])
    expect(await said(null)).toEqual([])
  })
})
