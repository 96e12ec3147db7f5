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
