import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDemoDatabase } from '../../../src/demo-template.ts'
import type { TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asOwner, column, value } from '../../as-role.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDemoDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

const WITHOUT = `select p.slug from shop.products p
  where p.kind in ('kibble', 'can', 'pouch', 'treat') and not exists (
    select from shop.product_ingredients i join shop.ingredient_closure c on c.descendant_id = i.ingredient_id
      join shop.ingredients n on n.id = c.ancestor_id
     where i.product_id = p.id and n.code = $1)
  order by p.slug`

test('"without poultry" is one anti-join over the closure', async () => {
  const slugs = await asAnonymous(database.pool, (client) => column<string>(client, WITHOUT, ['drubez']))
  expect(slugs).toContain('granule-losos-s-bramborem')
  expect(slugs).toContain('susene-hovezi-plice')
  // Chicken, turkey, duck; by meat, by fat, by broth.
  for (const slug of [
    'granule-kure-s-hnedou-ryzi',
    'granule-senior-kruta-s-ryzi',
    'konzerva-kachna-s-jablkem',
    'susena-kureci-prsa',
  ]) {
    expect(slugs).not.toContain(slug)
  }
})

test('the anti-join agrees with the declared allergens of every food', async () => {
  const { rows } = await database.pool.query(
    `select p.slug, a.code from shop.products p cross join shop.allergens a
      where exists (select from shop.product_ingredients i where i.product_id = p.id)
        and exists (select from shop.product_ingredients i join shop.ingredient_closure c on c.descendant_id = i.ingredient_id
                     where i.product_id = p.id and c.ancestor_id = a.ingredient_id)
         <> exists (select from shop.product_allergens pa where pa.product_id = p.id and pa.allergen = a.code)`,
  )
  expect(rows).toEqual([])
})

test('the closure follows a node that moves', async () => {
  const ancestors = await asOwner(database.pool, async (client) => {
    await client.query(
      "update shop.ingredients set parent_id = (select id from shop.ingredients where code = 'kralik') where code = 'kruta'",
    )
    return column(
      client,
      `select a.code from shop.ingredient_closure c join shop.ingredients a on a.id = c.ancestor_id join shop.ingredients d on d.id = c.descendant_id
        where d.code = 'kruti-tuk' order by c.depth`,
    )
  })
  expect(ancestors).toEqual(['kruti-tuk', 'kruta', 'kralik', 'zivocisne'])
})

test('a tree that would bite its tail is refused', async () => {
  const loop =
    "update shop.ingredients set parent_id = (select id from shop.ingredients where code = 'kruti-tuk') where code = 'drubez'"
  await expect(asOwner(database.pool, (client) => client.query(loop))).rejects.toThrow('its own ancestor')
})

test('an ingredient in use cannot be deleted', async () => {
  await expect(
    asOwner(database.pool, (client) => client.query("delete from shop.ingredients where code = 'ryze'")),
  ).rejects.toThrow('foreign key')
})

test('closure holds each node as its own ancestor', async () => {
  const missing = await asOwner(database.pool, (client) =>
    value(
      client,
      'select count(*)::int from shop.ingredients i where not exists (select from shop.ingredient_closure c where c.ancestor_id = i.id and c.descendant_id = i.id and c.depth = 0)',
    ),
  )
  expect(missing).toBe(0)
})
