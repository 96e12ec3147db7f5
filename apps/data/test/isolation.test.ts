import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, type FullService, startFullService } from './full-service.ts'

let service: FullService

beforeAll(async () => {
  // One connection, so that whatever a request leaves behind meets the next one.
  service = await startFullService({
    overrides: { DATA_POOL_SIZE: 1 },
    sql: `
      create function shop.everything() returns json language sql stable as $$
        select json_build_object('user', current_user, 'session', session_user, 'path', current_setting('search_path'),
          'read_only', current_setting('transaction_read_only'), 'timeout', current_setting('statement_timeout'),
          'zone', current_setting('timezone'), 'claims', current_setting('request.jwt.claims', true),
          'headers', current_setting('request.headers', true), 'cookies', current_setting('request.cookies', true),
          'status', current_setting('response.status', true), 'updated', current_setting('pgrst.updated', true)) $$;
      grant execute on function shop.everything to anon, customer, staff`,
  })
})

afterAll(() => service.stop())

async function lookAround() {
  return JSON.parse((await service.get('/rpc/everything')).body)
}

const json = { 'Content-Type': 'application/json' }
const staff = bearer('staff')

test.each([
  [
    'a read',
    {
      method: 'GET',
      path: '/categories',
      headers: { ...staff, Prefer: 'timezone=America/New_York', Cookie: 'a=leak' },
    },
  ],
  ['a syntax error of a value', { method: 'GET', path: '/products?id=eq.leak', headers: staff }],
  ['a missing privilege', { method: 'GET', path: '/customers', headers: bearer('customer') }],
  ['a role that does not exist', { method: 'GET', path: '/categories', headers: bearer('leak') }],
  ['a role that may not be taken', { method: 'GET', path: '/categories', headers: bearer('postgres') }],
  ['a function that raises', { method: 'GET', path: '/rpc/fail?kind=plain', headers: staff }],
  ['a status set by a function', { method: 'GET', path: '/rpc/teapot', headers: staff }],
  ['a timeout', { method: 'GET', path: '/rpc/slow?seconds=3', headers: {} }],
  ['a write', { method: 'PATCH', path: '/variants?id=eq.1', headers: { ...staff, ...json }, body: '{"stock":3}' }],
  [
    'a refused write',
    { method: 'PATCH', path: '/variants?id=eq.1', headers: { ...staff, ...json }, body: '{"stock":-3}' },
  ],
  [
    'an upsert',
    {
      method: 'POST',
      path: '/categories',
      headers: { ...staff, ...json, Prefer: 'resolution=merge-duplicates' },
      body: '{"id":3,"name":"Mugs"}',
    },
  ],
  ['an undone write', { method: 'DELETE', path: '/prices', headers: { ...staff, Prefer: 'tx=rollback' } }],
  [
    'a write of too many rows',
    { method: 'DELETE', path: '/prices', headers: { ...staff, Prefer: 'handling=strict, max-affected=1' } },
  ],
  [
    'a function that writes where it may not',
    { method: 'GET', path: '/rpc/restock?variant=1&quantity=1', headers: staff },
  ],
  ['another schema', { method: 'GET', path: '/notes', headers: { ...staff, 'Accept-Profile': 'backoffice' } }],
])('%s leaves nothing on the connection', async (_name, request) => {
  await service.send(request)
  expect(await lookAround()).toMatchObject({
    user: 'anon',
    session: 'authenticator',
    path: '"shop", "public"',
    read_only: 'on',
    timeout: '1500ms',
    zone: 'UTC',
    claims: '{"role":"anon"}',
    cookies: '{}',
  })
  const after = await lookAround()
  expect(after.status || null).toBeNull()
  expect(after.updated || null).toBeNull()
  expect(JSON.stringify(after)).not.toContain('leak')
  const { rows } = await service.pool.query(
    `select current_user as who, current_setting('transaction_read_only') as ro`,
  )
  expect(rows).toEqual([{ who: 'authenticator', ro: 'off' }])
})

test('a statement prepared for one role is not run for another', async () => {
  const headers = { 'Accept-Profile': 'backoffice' }
  // Three times, so that the statement is surely kept on the only connection.
  for (let count = 0; count < 3; count += 1) {
    expect((await service.get('/notes?select=id&order=id', { role: 'staff', headers })).status).toBe(200)
  }
  const refused = await service.get('/notes?select=id&order=id', { role: 'customer', headers })
  expect(JSON.parse(refused.body)).toMatchObject({ code: '42501', message: 'permission denied for schema backoffice' })
})

test('statements that the server has forgotten are prepared again', async () => {
  for (let count = 0; count < 3; count += 1) expect((await service.get('/categories?select=name')).status).toBe(200)
  await service.pool.query('deallocate all')
  expect(JSON.parse((await service.get('/categories?select=name')).body)).toMatchObject({ code: '26000' })
  expect((await service.get('/categories?select=name')).status).toBe(200)
})

test('policies follow the role and the claims of every request', async () => {
  const path = '/orders?select=id&order=id'
  for (let count = 0; count < 7; count += 1) {
    expect(JSON.parse((await service.get(path, { role: 'staff' })).body)).toEqual([{ id: 1 }, { id: 2 }])
    expect(JSON.parse((await service.get(path, { role: 'customer' })).body)).toEqual([])
  }
})

test('a value can never become part of another request’s plan', async () => {
  // The text after a column's name is ignored, but it must not pass for a second filter in the cache of plans.
  const forged = `/products?select=id&order=id&${encodeURIComponent('storefront_id"=eq\n"status')}=eq.1`
  const honest = '/products?select=id&order=id&storefront_id=eq.2&status=eq.draft'
  await service.get(forged)
  expect(JSON.parse((await service.get(honest)).body)).toEqual([{ id: 5 }])
})
