import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDemoDatabase } from '../../../src/demo-template.ts'
import type { TestDatabase } from '../../../src/test-database.ts'
import { asOwner } from '../../as-role.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDemoDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

test('a bundle explodes to variants with their own tax class', async () => {
  const { rows } = await database.pool.query(
    `select v.sku, c.quantity, v.vat_class from shop.bundle_components c
       join shop.variants b on b.id = c.bundle_variant_id join shop.variants v on v.id = c.component_variant_id
      where b.sku = 'CN-SA-STE' order by c.position`,
  )
  expect(rows).toEqual([
    { sku: 'CN-GR-KUR-P-02K', quantity: 1, vat_class: 'feed' },
    { sku: 'CN-KO-KUR-P-400', quantity: 2, vat_class: 'feed' },
    { sku: 'CN-PA-TR-KUR-150', quantity: 1, vat_class: 'feed' },
    { sku: 'CN-DO-PRO-P-060', quantity: 1, vat_class: 'feed' },
    { sku: 'CN-VY-MNE-S', quantity: 1, vat_class: 'goods' },
  ])
})

test('a bundle cannot hold another bundle', async () => {
  const nest = asOwner(database.pool, (client) =>
    client.query(
      `insert into shop.bundle_components (bundle_variant_id, component_variant_id, quantity, position)
       select a.id, b.id, 1, 99 from shop.variants a, shop.variants b where a.sku = 'CN-SA-STE' and b.sku = 'CN-SA-SEN'`,
    ),
  )
  await expect(nest).rejects.toThrow('another bundle')
})

test('a component in use cannot be deleted', async () => {
  await expect(
    asOwner(database.pool, (client) => client.query("delete from shop.variants where sku = 'CN-VY-MNE-S'")),
  ).rejects.toThrow('foreign key')
})
