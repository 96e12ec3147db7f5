import { createRequire } from 'node:module'
import { type DataProvider, fetchUtils } from 'ra-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, type FullService, startFullService } from './full-service.ts'

// Published as CommonJS with a default: only require gives the same thing under every loader.
const raDataPostgrest = createRequire(import.meta.url)(
  '@raphiniert/ra-data-postgrest',
) as typeof import('@raphiniert/ra-data-postgrest')

let service: FullService
let provider: DataProvider

beforeAll(async () => {
  service = await startFullService()
  const { defaultPrimaryKeys, defaultSchema } = raDataPostgrest
  provider = raDataPostgrest.default({
    apiUrl: service.url,
    httpClient: (url: string, options: fetchUtils.Options = {}) => {
      const headers = new Headers(options.headers)
      headers.set('Authorization', bearer('staff').Authorization ?? '')
      return fetchUtils.fetchJson(url, { ...options, headers })
    },
    defaultListOp: 'eq',
    primaryKeys: new Map([...defaultPrimaryKeys, ['prices', ['variant_id', 'currency']]]),
    schema: defaultSchema,
  })
})

afterAll(() => service.stop())

const page = { page: 1, perPage: 2 }
const byId = { field: 'id', order: 'ASC' } as const

test('lists a page with its total', async () => {
  const { data, total } = await provider.getList('products', { pagination: page, sort: byId, filter: {} })
  expect([data.map(({ id }) => id), total]).toEqual([[1, 2], 5])
  const second = await provider.getList('products', { pagination: { page: 3, perPage: 2 }, sort: byId, filter: {} })
  expect([second.data.map(({ id }) => id), second.total]).toEqual([[5], 5])
})

test('filters by words, by operators and by several at once', async () => {
  const list = async (filter: Record<string, unknown>) => {
    const { data } = await provider.getList('products', { pagination: { page: 1, perPage: 10 }, sort: byId, filter })
    return data.map(({ id }) => id)
  }
  expect(await list({ 'name@ilike': 'blue mug' })).toEqual([3])
  expect(await list({ storefront_id: 1, 'discount@gte': 6 })).toEqual([1])
  expect(await list({ 'id@in': '(1,3)' })).toEqual([1, 3])
  expect(await list({ '@or': { 'discount@lt': 6, 'discount@gt': 15 } })).toEqual([3, 5])
})

test('embeds through meta', async () => {
  const { data } = await provider.getList('products', {
    pagination: { page: 1, perPage: 1 },
    sort: byId,
    filter: {},
    meta: { columns: ['id', 'storefronts(slug)', 'variants(id)'] },
  })
  expect(data).toEqual([{ id: 1, storefronts: { slug: 'north' }, variants: [{ id: 1 }, { id: 2 }] }])
})

test('reads one, many and those of a reference', async () => {
  expect((await provider.getOne('categories', { id: 2 })).data).toEqual({ id: 2, name: 'Socks', parent_id: 1 })
  const many = await provider.getMany('categories', { ids: [1, 3] })
  expect(many.data.map(({ id }) => id).toSorted()).toEqual([1, 3])
  const reference = await provider.getManyReference('variants', {
    target: 'product_id',
    id: 1,
    pagination: page,
    sort: byId,
    filter: {},
  })
  expect([reference.data.length, reference.total]).toEqual([2, 2])
})

test('creates, updates and deletes', async () => {
  const created = await provider.create('categories', { data: { id: 20, name: 'Bowls' } })
  expect(created.data).toEqual({ id: 20, name: 'Bowls', parent_id: null })
  await provider.create('categories', { data: { id: 21, name: 'Beds' } })
  const updated = await provider.update('categories', { id: 20, data: { name: 'Dishes' }, previousData: created.data })
  expect(updated.data).toMatchObject({ id: 20, name: 'Dishes' })
  const many = await provider.updateMany('categories', { ids: [20, 21], data: { parent_id: 1 } })
  expect(many.data).toHaveLength(2)
  const deleted = await provider.delete('categories', { id: 20, previousData: updated.data })
  expect(deleted.data).toMatchObject({ id: 20 })
  expect((await provider.deleteMany('categories', { ids: [21] })).data).toHaveLength(1)
  await expect(provider.getOne('categories', { id: 20 })).rejects.toMatchObject({ status: 406 })
})

test('creates again over an existing key when it asks to merge', async () => {
  const meta = { headers: { Prefer: 'resolution=merge-duplicates,return=representation' } }
  await provider.create('categories', { data: { id: 3, name: 'Cups' }, meta })
  expect((await provider.getOne('categories', { id: 3 })).data).toMatchObject({ name: 'Cups' })
})

test('works with compound keys', async () => {
  const id = JSON.stringify([1, 'EUR'])
  const one = await provider.getOne('prices', { id })
  expect(one.data).toMatchObject({ variant_id: 1, currency: 'EUR', amount: 12.5 })
  const many = await provider.getMany('prices', { ids: [id, JSON.stringify([1, 'USD'])] })
  expect(many.data).toHaveLength(2)
  const updated = await provider.update('prices', { id, data: { ...one.data, amount: 13 }, previousData: one.data })
  expect(updated.data).toMatchObject({ amount: 13 })
  expect((await provider.delete('prices', { id, previousData: updated.data })).data).toMatchObject({ currency: 'EUR' })
})
