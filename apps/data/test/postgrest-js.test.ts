import { PostgrestClient } from '@supabase/postgrest-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, type FullService, startFullService } from './full-service.ts'

let service: FullService
let staff: PostgrestClient
let visitor: PostgrestClient

beforeAll(async () => {
  service = await startFullService()
  staff = new PostgrestClient(service.url, { headers: bearer('staff') })
  visitor = new PostgrestClient(service.url)
})

afterAll(() => service.stop())

test('lists with order, range and count', async () => {
  const { data, count, error, status } = await visitor
    .from('products')
    .select('id,name', { count: 'exact' })
    .order('id', { ascending: false })
    .range(0, 1)
  expect({ data, count, error, status }).toEqual({
    data: [
      { id: 5, name: 'Sun Hat (wide)' },
      { id: 4, name: 'Travel Mug' },
    ],
    count: 5,
    error: null,
    status: 206,
  })
})

test('counts without rows', async () => {
  const { count, data } = await visitor
    .from('products')
    .select('*', { count: 'exact', head: true })
    .eq('status', 'live')
  expect({ count, data }).toEqual({ count: 4, data: null })
})

test('filters in all the ways the shop uses', async () => {
  const ids = async (query: PromiseLike<{ data: { id: number }[] | null; error: unknown }>) => {
    const { data, error } = await query
    expect(error).toBeNull()
    return data?.map(({ id }) => id)
  }
  const products = () => visitor.from('products').select('id').order('id')
  expect(await ids(products().in('name', ['Sun Hat (wide)', 'Blue Mug']))).toEqual([3, 5])
  expect(await ids(products().ilike('name', '%mug%'))).toEqual([3, 4])
  expect(await ids(products().likeAnyOf('name', ['%Mug%', '%Hat%']))).toEqual([3, 4, 5])
  expect(await ids(products().is('discount', null))).toEqual([2, 4])
  expect(await ids(products().not('discount', 'is', null))).toEqual([1, 3, 5])
  expect(await ids(products().contains('tags', ['gift', 'winter']))).toEqual([4])
  expect(await ids(products().containedBy('tags', ['gift', 'ceramic']))).toEqual([3, 5])
  expect(await ids(products().contains('attributes', { color: 'blue' }))).toEqual([3])
  expect(await ids(products().overlaps('available', '[2024-06-15,2024-06-20)'))).toEqual([1, 2, 5])
  expect(await ids(products().textSearch('search', 'warm socks', { type: 'websearch', config: 'english' }))).toEqual([
    1,
  ])
  expect(await ids(products().or('id.eq.2,and(discount.gt.4,discount.lt.11)'))).toEqual([1, 2, 3])
  expect(await ids(products().match({ storefront_id: 2, status: 'draft' }))).toEqual([5])
  expect(await ids(products().filter('attributes->>color', 'eq', 'grey'))).toEqual([1])
  expect(await ids(products().gte('id', 2).lt('id', 4))).toEqual([2, 3])
})

test('embeds, with an alias, an inner join and filters on the embedded rows', async () => {
  const { data } = await visitor
    .from('products')
    .select('id, store:storefronts(slug), variants!inner(id, price)')
    .gt('variants.price', 15)
    .order('id')
    .order('price', { referencedTable: 'variants', ascending: false })
    .limit(1, { referencedTable: 'variants' })
  expect(data).toEqual([
    { id: 3, store: { slug: 'north' }, variants: [{ id: 4, price: 19.9 }] },
    { id: 4, store: { slug: 'south' }, variants: [{ id: 5, price: 24 }] },
  ])
})

test('takes one row, none or too many for what they are', async () => {
  expect((await visitor.from('categories').select('name').eq('id', 2).single()).data).toEqual({ name: 'Socks' })
  expect((await visitor.from('categories').select('name').eq('id', 99).maybeSingle()).data).toBeNull()
  const { error, status } = await visitor.from('categories').select('name').single()
  expect({ status, code: error?.code, details: error?.details }).toEqual({
    status: 406,
    code: 'PGRST116',
    details: 'The result contains 3 rows',
  })
})

test('creates, upserts, updates and deletes', async () => {
  const created = await staff.from('categories').insert({ id: 10, name: 'Hats' }).select().single()
  expect([created.status, created.data]).toEqual([201, { id: 10, name: 'Hats', parent_id: null }])
  const many = await staff.from('categories').insert([
    { id: 11, name: 'Caps', parent_id: 10 },
    { id: 12, name: 'Bags' },
  ])
  expect([many.status, many.data]).toEqual([201, null])
  const merged = await staff
    .from('categories')
    .upsert([
      { id: 12, name: 'Sacks' },
      { id: 13, name: 'Cups' },
    ])
    .select('id,name')
    .order('id')
  expect([merged.status, merged.data]).toEqual([
    201,
    [
      { id: 12, name: 'Sacks' },
      { id: 13, name: 'Cups' },
    ],
  ])
  const ignored = await staff
    .from('storefronts')
    .upsert({ id: 1, slug: 'north', name: 'Renamed' }, { onConflict: 'slug', ignoreDuplicates: true })
    .select()
  expect([ignored.status, ignored.data]).toEqual([201, []])
  const updated = await staff
    .from('categories')
    .update({ name: 'Hoods' }, { count: 'exact' })
    .in('id', [10, 11])
    .select('id')
    .order('id')
  expect([updated.count, updated.data]).toEqual([2, [{ id: 10 }, { id: 11 }]])
  const deleted = await staff.from('categories').delete({ count: 'exact' }).gte('id', 10)
  expect([deleted.status, deleted.count]).toEqual([204, 4])
})

test('refuses more changes than allowed and undoes a rehearsal', async () => {
  // The client's types do not know that we speak the newer protocol.
  const refused: unknown = await staff.from('variants').update({ stock: 0 }).gt('id', 0).maxAffected(2)
  expect(refused).toMatchObject({ error: { code: 'PGRST124' } })
  const rehearsed = await staff.from('variants').update({ stock: 99 }).eq('id', 1).select('stock').rollback()
  expect(rehearsed.data).toEqual([{ stock: 99 }])
  expect((await staff.from('variants').select('stock').eq('id', 1).single()).data).toEqual({ stock: 10 })
})

test('calls functions by POST and by GET', async () => {
  expect((await visitor.rpc('add_tax', { amount: 100 })).data).toBe(124)
  expect((await visitor.rpc('count_items', { items: ['a', 'b'] }, { get: true })).data).toBe(2)
  const { data, count } = await visitor
    .rpc('search_products', { term: 'mug' }, { count: 'exact' })
    .select('id')
    .limit(1)
  expect({ data, count }).toEqual({ data: [{ id: 3 }], count: 2 })
})

test('reads another schema, CSV and answers without nulls', async () => {
  expect((await staff.schema('backoffice').from('notes').select('id').order('id')).data).toEqual([{ id: 1 }, { id: 2 }])
  expect((await visitor.from('categories').select('id,name').order('id').csv()).data).toBe(
    'id,name\n1,Clothing\n2,Socks\n3,Mugs',
  )
  expect((await visitor.from('categories').select().eq('id', 1).stripNulls()).data).toEqual([
    { id: 1, name: 'Clothing' },
  ])
})

test('hands errors on as they are', async () => {
  const { error, status } = await visitor.from('customers').select()
  expect([status, error?.code, error?.message]).toEqual([401, '42501', 'permission denied for table customers'])
})
