import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { configSchema } from '@shop/data/config'
import { type RunningService, startService } from '@shop/data/start'
import { cloneDatabase, type TestDatabase } from '@shop/database/test-database'
import type {} from '@shop/database/vitest-setup'
import { createLogger } from '@shop/runtime/logger'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { createDataClient } from '../src/data.ts'

const SECRET = 'a-secret-of-the-clients-tests-0123456789'
let database: TestDatabase
let service: RunningService
const staff = () => createDataClient({ endpoint: service.url, token: sign({ role: 'staff_admin' }) })
const visitor = () => createDataClient({ endpoint: service.url })

beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  // Staff write through commands; only this copy lets them write to a table, so that every call can be tried.
  await database.pool.query(`
    create policy write_brands on shop.brands to staff_admin using (true) with check (true);
    grant insert, update, delete on shop.brands to staff_admin;
    alter role authenticator password 'clients-test';
    insert into shop.brands (storefront_id, slug, name) select 1, 'znacka-' || n, 'Značka ' || n from generate_series(1, 5) n;
  `)
  const login = new URL(database.url)
  login.username = 'authenticator'
  login.password = 'clients-test'
  const config = configSchema.parse({
    DATABASE_URL: login.href,
    DATA_PORT: '0',
    DATA_ADMIN_PORT: '0',
    DATA_ANON_ROLE: 'anon',
    DATA_JWT_SECRET: SECRET,
    // Its tokens belong to no session.
    DATA_PRE_REQUEST: 'none',
  })
  service = await startService({ config, log: createLogger({ app: 'data', level: 'silent' }) })
  await vi.waitFor(async () => expect((await fetch(`${service.adminUrl}/ready`)).status).toBe(200), { timeout: 20_000 })
})
afterAll(async () => {
  await service.stop()
  await database.drop()
})

test('a missing endpoint is said to the developer', () => {
  expect(() => createDataClient({ endpoint: undefined })).toThrow('set DATA_URL')
})

describe('reading', () => {
  test('a list has its items and the total of all pages', async () => {
    const { from, list } = visitor()
    const page = await list(from('brands').select('slug', { count: 'exact' }).order('slug').range(0, 1))
    expect(page).toEqual({ items: [{ slug: 'znacka-1' }, { slug: 'znacka-2' }], total: 5 })
  })

  test('without a count the total is unknown', async () => {
    const { from, list } = visitor()
    expect((await list(from('brands').select('slug'))).total).toBeNull()
  })

  test('a page past the end is empty and still knows the total', async () => {
    const { from, list } = visitor()
    expect(await list(from('brands').select('slug', { count: 'exact' }).range(50, 59))).toEqual({ items: [], total: 5 })
  })

  test('an embedded resource comes under its alias', async () => {
    const { from, single } = visitor()
    const row = await single(from('brands').select('slug, window:storefronts(code)').eq('slug', 'znacka-3'))
    expect(row).toEqual({ slug: 'znacka-3', window: { code: 'cenich-cz' } })
  })

  test('single gives the first row or nothing', async () => {
    const { from, single } = visitor()
    expect(await single(from('brands').select('name').eq('slug', 'znacka-1'))).toEqual({ name: 'Značka 1' })
    expect(await single(from('brands').select('name').eq('slug', 'neni'))).toBeNull()
  })

  test('a refusal of the service is thrown with its code', async () => {
    const { from, list } = visitor()
    const query = from('brands').select('slug').filter('storefront_id', 'eq', 'one')
    await expect(list(query)).rejects.toMatchObject({ name: 'DataError', status: 400, code: '22P02' })
  })
})

describe('writing', () => {
  test('create returns the row and the headers of the answer', async () => {
    const { item, headers } = await staff().create('brands', { storefront_id: 1, slug: 'nova', name: 'Nová' })
    expect(item).toMatchObject({ slug: 'nova', name: 'Nová' })
    expect(headers.get('Content-Range')).toBe('*/*')
  })

  test('upsert merges on the given key', async () => {
    const record = { storefront_id: 1, slug: 'nova', name: 'Nová, lepší' }
    const { item } = await staff().upsert('brands', record, ['storefront_id', 'slug'])
    expect(item.name).toBe('Nová, lepší')
    const { from, list } = staff()
    expect((await list(from('brands').select('id').eq('slug', 'nova'))).items).toHaveLength(1)
  })

  test('create and fetch follows the location', async () => {
    const row = await staff().createAndFetch('brands', { storefront_id: 1, slug: 'dalsi', name: 'Další' })
    expect(row).toMatchObject({ slug: 'dalsi', name: 'Další' })
  })

  test('update and update by id change the chosen rows only', async () => {
    const client = staff()
    const [changed] = await client.update('brands', { storefront_id: 1, slug: 'znacka-4' }, { name: 'Čtvrtá' })
    expect(changed).toMatchObject({ slug: 'znacka-4', name: 'Čtvrtá' })
    const again = await client.updateById('brands', changed?.id ?? 0, { name: 'Zase čtvrtá' })
    const written = { version: Number(changed?.version) + 1, updated_at: expect.any(String) }
    expect(again).toEqual([{ ...changed, ...written, name: 'Zase čtvrtá' }])
  })

  test('remove deletes by filters', async () => {
    const client = staff()
    await client.remove('brands', { slug: 'znacka-5' })
    expect(await client.single(client.from('brands').select('id').eq('slug', 'znacka-5'))).toBeNull()
  })

  test('a change without a filter never leaves', async () => {
    const client = staff()
    await expect(client.update('brands', {}, { name: 'Všechny' })).rejects.toThrow('without a filter')
    await expect(client.remove('brands', {})).rejects.toThrow('without a filter')
    const query = client.from('brands').update({ name: 'Všechny' }).select('id')
    await expect(client.list(query)).rejects.toThrow('without a filter')
    const { items } = await client.list(client.from('brands').select('id').eq('name', 'Všechny'))
    expect(items).toEqual([])
  })

  test('a filter whose value is missing is refused, not dropped', async () => {
    await expect(staff().remove('brands', { slug: undefined as unknown as string })).rejects.toThrow(
      'slug has no value',
    )
  })

  test('what a visitor may not do is refused by the database', async () => {
    const attempt = visitor().create('brands', { storefront_id: 1, slug: 'cizi', name: 'Cizí' })
    await expect(attempt).rejects.toMatchObject({ status: 401, code: '42501' })
  })
})

test('every call carries the headers of the specification', async () => {
  const seen: IncomingHttpHeaders[] = []
  const echo = createServer((request, response) => {
    seen.push(request.headers)
    response.setHeader('Content-Type', 'application/json').end('[{"id":1}]')
  }).listen(0)
  const client = createDataClient({
    endpoint: `http://localhost:${(echo.address() as AddressInfo).port}/`,
    token: 'the-token',
    requestId: 'request-1',
  })
  await client.list(client.from('brands').select('id'))
  await client.create('brands', { storefront_id: 1, slug: 'x', name: 'X' })
  echo.close()
  expect(seen).toHaveLength(2)
  for (const headers of seen) {
    expect(headers).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
      authorization: 'Bearer the-token',
      'x-request-id': 'request-1',
    })
  }
})

function sign(claims: object): string {
  const [header, payload] = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const signature = createHmac('sha256', SECRET).update(`${header}.${payload}`).digest('base64url')
  return `${header}.${payload}.${signature}`
}
