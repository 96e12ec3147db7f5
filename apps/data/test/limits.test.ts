import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, type FullService, startFullService } from './full-service.ts'

let service: FullService

beforeAll(async () => {
  service = await startFullService({
    overrides: { DATA_MAX_ROWS: 2, DATA_STATEMENT_TIMEOUT_MS: 300, DATA_BODY_LIMIT: 2000 },
    sql: `
      create function shop.patient() returns text language plpgsql stable set statement_timeout = '5s'
        as $$ begin perform pg_sleep(0.6); return 'done'; end $$;
      create function shop.isolated() returns text language sql stable set default_transaction_isolation = 'serializable'
        as $$ select current_setting('transaction_isolation') $$;
      grant execute on function shop.patient(), shop.isolated() to anon, staff`,
  })
})

afterAll(() => service.stop())

test('no read returns more rows than configured, but the total is not cut', async () => {
  const answer = await service.get('/products?select=id&order=id', { headers: { Prefer: 'count=exact' } })
  expect(answer.headers['content-range']).toBe('0-1/5')
  expect(JSON.parse(answer.body)).toEqual([{ id: 1 }, { id: 2 }])
})

test('asking for more does not help', async () => {
  expect((await service.get('/products?select=id&limit=100')).headers['content-range']).toBe('0-1/*')
  expect((await service.get('/products?select=id', { headers: { Range: '0-99' } })).headers['content-range']).toBe(
    '0-1/*',
  )
  expect(JSON.parse((await service.get('/rpc/all_tags')).body)).toHaveLength(2)
})

test('embedded rows are cut too', async () => {
  const path = '/storefronts?select=id,products(id)&order=id&products.order=id'
  const [north] = JSON.parse((await service.get(path)).body)
  expect(north).toEqual({ id: 1, products: [{ id: 1 }, { id: 2 }] })
  const [asked] = JSON.parse((await service.get(`${path}&products.limit=50`)).body)
  expect(asked.products).toHaveLength(2)
})

test('writes are not cut', async () => {
  const answer = await service.send({
    method: 'PATCH',
    path: '/variants?id=gt.0&select=id',
    headers: { ...bearer('staff'), 'Content-Type': 'application/json', Prefer: 'return=representation, tx=rollback' },
    body: '{"stock":1}',
  })
  expect(JSON.parse(answer.body)).toHaveLength(5)
})

test('an estimated count is exact up to the limit and a guess above it', async () => {
  const headers = { Prefer: 'count=estimated' }
  expect((await service.get('/storefronts?select=id', { headers })).headers['content-range']).toBe('0-1/2')
  const above = await service.get('/products?select=id', { headers })
  expect(Number(above.headers['content-range']?.split('/')[1])).toBeGreaterThanOrEqual(3)
})

test('a statement ends after the configured time where the role has none of its own', async () => {
  const answer = await service.get('/rpc/slow?seconds=2', { role: 'staff' })
  expect(answer.status).toBe(500)
  expect(JSON.parse(answer.body)).toMatchObject({ code: '57014' })
})

test('the role’s own time counts more than the configured one', async () => {
  expect((await service.get('/rpc/slow?seconds=0.6')).status).toBe(200)
})

test('the function’s own time counts most', async () => {
  expect((await service.get('/rpc/patient', { role: 'staff' })).body).toBe('"done"')
})

test('the isolation of a function is that of its transaction', async () => {
  expect((await service.get('/rpc/isolated')).body).toBe('"serializable"')
})

test('a body that is too large is refused before it is read to the end', async () => {
  const body = JSON.stringify({ id: 10, name: 'x'.repeat(3000) })
  const headers = { ...bearer('staff'), 'Content-Type': 'application/json' }
  expect((await service.send({ method: 'POST', path: '/categories', headers, body })).status).toBe(413)
  expect((await service.get('/categories?id=eq.10')).body).toBe('[]')
})

test('when every connection is busy a request waits, and then says so', async () => {
  const busy = await startFullService({ overrides: { DATA_POOL_SIZE: 1, DATA_POOL_TIMEOUT_MS: 200 } })
  const only = await busy.pool.connect()
  const waiting = await busy.get('/categories')
  expect(waiting.status).toBe(504)
  expect(JSON.parse(waiting.body)).toMatchObject({ code: 'PGRST003' })
  only.release()
  expect((await busy.get('/categories')).status).toBe(200)
  await busy.stop()
})
