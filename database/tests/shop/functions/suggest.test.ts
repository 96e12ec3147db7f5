import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDemoDatabase } from '../../../src/demo-template.ts'
import type { TestDatabase } from '../../../src/test-database.ts'
import { asAnonymous } from '../../as-role.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDemoDatabase(inject('templateUrl'))
})
afterAll(() => database.drop())

interface Suggestion {
  kind: string
  name: string
  path: string
  price: string | null
  correction: string | null
}
const suggest = (q: string) =>
  asAnonymous(
    database.pool,
    async (client) => (await client.query<Suggestion>('select * from shop.suggest(q => $1)', [q])).rows,
  )

test('every letter from the second on finds the category and its products', async () => {
  for (const q of ['gr', 'gra', 'gran', 'granu', 'granul', 'granule']) {
    const found = await suggest(q)
    expect(found.find((each) => each.kind === 'category')?.path, q).toBe('granule')
    expect(
      found.filter((each) => each.kind === 'product'),
      q,
    ).toHaveLength(6)
  }
})

test('one letter is not a question yet', async () => {
  expect(await suggest('g')).toEqual([])
})

test('a finished word and an unfinished one narrow together', async () => {
  const found = await suggest('granule los')
  const products = found.filter((each) => each.kind === 'product')
  expect(products[0]?.path).toBe('granule-losos-s-bramborem')
  expect(products[0]?.price).not.toBeNull()
})

test('a typing error is forgiven and named', async () => {
  const found = await suggest('konzevra')
  expect(found[0]).toMatchObject({ kind: 'category', path: 'konzervy', correction: 'konzerva' })
})

test('an EAN gives its product', async () => {
  expect((await suggest('8599871000704')).map((each) => each.path)).toEqual(['granule-kure-s-hnedou-ryzi'])
})

test('an exclusion holds while typing too', async () => {
  const found = await suggest('granule bez kur')
  expect(found.filter((each) => each.path.includes('kure'))).toEqual([])
})
