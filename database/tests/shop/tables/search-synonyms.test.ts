import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDemoDatabase } from '../../../src/demo-template.ts'
import type { TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous, asOwner, asStaff, column } from '../../as-role.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDemoDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

const FOUND = 'select (card).slug from shop.search(q => $1) limit 3'

test('a synonym taught by a content editor works at once, in any grammatical case', async () => {
  await asStaff(database.pool, 'staff_content', async (client) => {
    expect(await column(client, FOUND, ['hafaniny'])).toEqual([])
    await client.query(
      "insert into shop.search_synonyms (storefront_id, phrase, means) values (1, 'hafanina', 'lososový olej')",
    )
    expect((await column(client, FOUND, ['hafaniny']))[0]).toBe('lososovy-olej')
    expect((await column(client, FOUND, ['s hafaninou']))[0]).toBe('lososovy-olej')
  })
})

test('a word form taught by a content editor moves words that are already indexed', async () => {
  await asStaff(database.pool, 'staff_content', async (client) => {
    expect(await column(client, FOUND, ['brumla'])).toEqual([])
    await client.query(
      "insert into shop.search_word_forms (storefront_id, form, base) values (1, 'brumla', 'pastinakem')",
    )
    expect(await column(client, FOUND, ['brumla'])).toContain('granule-mono-jelen-s-pastinakem')
  })
})

test('re-stemming reaches products, categories and ingredients', async () => {
  await asOwner(database.pool, async (client) => {
    await client.query(
      "insert into shop.search_word_forms (storefront_id, form, base) values (1, 'konzerva', 'xyzw'), (1, 'konzervy', 'xyzw')",
    )
    expect((await column<string>(client, FOUND, ['konzerva']))[0]).toMatch(/^konzerva-/)
    expect(await column(client, "select path from shop.suggest(q => 'konzervy ') where kind = 'category'")).toContain(
      'konzervy',
    )
  })
})

test.each(['staff_support', 'staff_warehouse'] as const)('%s does not edit the search', async (role) => {
  const write = "insert into shop.search_synonyms (storefront_id, phrase, means) values (1, 'a', 'b')"
  await expect(asStaff(database.pool, role, (client) => client.query(write))).rejects.toThrow('permission denied')
})

test('a visitor does not edit the search', async () => {
  await expect(
    asAnonymous(database.pool, (client) => client.query('delete from shop.search_word_forms')),
  ).rejects.toThrow('permission denied')
})
