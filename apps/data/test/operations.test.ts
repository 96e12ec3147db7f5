import { once } from 'node:events'
import { connect } from 'node:net'
import { OUR_METRICS } from '@shop/deploy/cluster/exported-metrics'
import { compareExposition } from '@shop/deploy/cluster/read-exposition'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, type FullService, startFullService, until } from './full-service.ts'
import { signToken } from './sign-token.ts'

let service: FullService

beforeAll(async () => {
  service = await startFullService()
})

afterAll(() => service.stop())

async function readMetrics(): Promise<string> {
  return (await fetch(`${service.adminUrl}/metrics`)).text()
}

test('says that it lives and is ready, without a body', async () => {
  for (const path of ['/live', '/ready']) {
    const answer = await fetch(service.adminUrl + path)
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, ''])
  }
})

test('every answer names the build that has made it', async () => {
  const answers = await Promise.all(
    [`${service.url}/categories`, `${service.url}/nothing_here`, `${service.adminUrl}/ready`].map((url) => fetch(url)),
  )
  expect(answers.map(({ status, headers }) => [status, headers.get('x-release')])).toEqual([
    [200, service.config.RELEASE],
    [404, service.config.RELEASE],
    [200, service.config.RELEASE],
  ])
})

test('the admin port is not part of the public one', async () => {
  expect((await service.get('/metrics')).status).toBe(404)
  expect((await service.get('/ready')).status).toBe(404)
})

test('counts requests by method, kind, table or function, and status', async () => {
  await service.get('/categories')
  await service.get('/rpc/all_tags')
  await service.get('/nothing_here')
  await service.send({ method: 'PROPFIND', path: '/categories' })
  const text = await readMetrics()
  expect(text).toMatch(/data_requests_total\{method="GET",kind="table",route="categories",status="200"\} [1-9]/)
  expect(text).toMatch(/data_requests_total\{method="GET",kind="function",route="all_tags",status="200"\} [1-9]/)
  expect(text).toMatch(/data_requests_total\{method="GET",kind="table",route="\(none\)",status="404"\} [1-9]/)
  expect(text).toMatch(/data_requests_total\{method="other",kind="table",route="\(none\)",status="405"\} 1/)
  expect(text).toMatch(
    /data_request_seconds_bucket\{le="0.1",method="GET",kind="table",route="categories",status="2xx"\}/,
  )
  expect(text).not.toContain('nothing_here')
})

test('tells what alerts and dashboards count on, and nothing else', async () => {
  await service.get('/categories')
  expect(compareExposition(await readMetrics(), OUR_METRICS.data, { withoutProcess: true })).toEqual([])
})

test('shows the pool and the loads of the schema cache', async () => {
  const text = await readMetrics()
  expect(text).toMatch(/data_pool_connections [1-9]/)
  expect(text).toMatch(/data_pool_waiting 0/)
  expect(text).toMatch(/data_schema_cache_loads_total\{outcome="ok"\} [1-9]/)
})

test('repeats the request id it was given and makes one otherwise', async () => {
  const given = await service.get('/categories', { headers: { 'X-Request-Id': 'abc-123' } })
  expect(given.headers['x-request-id']).toBe('abc-123')
  const made = await service.get('/categories')
  expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  const odd = await service.get('/categories', { headers: { 'X-Request-Id': 'a b"c' } })
  expect(odd.headers['x-request-id']).not.toBe('a b"c')
})

test('writes one line per request, with its id and without anything the caller wrote', async () => {
  const token = signToken({ role: 'staff', email: 'claim-marker@example.com' })
  await service.send({
    method: 'GET',
    path: '/products?name=eq.value-marker&select=id',
    headers: { 'X-Request-Id': 'log-1', Authorization: `Bearer ${token}`, Cookie: 'sid=cookie-marker' },
  })
  await service.send({
    method: 'POST',
    path: '/categories',
    headers: { ...bearer('staff'), 'X-Request-Id': 'log-2', Prefer: 'tx=rollback' },
    body: '{"id":77,"name":"body-marker"}',
  })
  await service.get('/products?id=eq.bad-value-marker', { headers: { 'X-Request-Id': 'log-3' } })
  await service.get('/path-marker', { headers: { 'X-Request-Id': 'log-4' } })
  const lines = () => service.logLines.filter(({ id }) => String(id).startsWith('log-'))
  await until(() => lines().length === 4)
  expect(lines()).toMatchObject([
    {
      msg: 'request',
      id: 'log-1',
      method: 'GET',
      kind: 'table',
      route: 'products',
      status: 200,
      ms: expect.any(Number),
    },
    { msg: 'request', id: 'log-2', method: 'POST', kind: 'table', status: 201 },
    { msg: 'request', id: 'log-3', method: 'GET', kind: 'table', status: 400 },
    { msg: 'request', id: 'log-4', method: 'GET', kind: 'table', status: 404 },
  ])
  expect(JSON.stringify(service.logLines)).not.toMatch(/marker|eyJ/)
})

test('stopping lets a running request finish and takes no new one', async () => {
  const leaving = await startFullService()
  const { hostname, port } = new URL(leaving.url)
  const running = leaving.get('/rpc/slow?seconds=0.7', { role: 'staff' })
  await until(async () => {
    const { rows } = await leaving.database.query(
      `select 1 from pg_stat_activity where application_name = 'data' and state = 'active' and query ~ 'slow'`,
    )
    return rows.length > 0
  })
  const started = performance.now()
  const stopped = leaving.stop()
  expect((await running).body).toBe('"done"')
  await stopped
  expect(performance.now() - started).toBeLessThan(10_000)
  const late = connect(Number(port), hostname)
  const [error] = await once(late, 'error')
  expect(error.code).toBe('ECONNREFUSED')
})

test('a connection that is cut while it is used fails one request and nothing else', async () => {
  const isRunning = `application_name = 'data' and datname = current_database() and state = 'active' and query ~ 'slow'`
  for (const path of ['/rpc/slow?seconds=5', '/rpc/slow?seconds=5&select=*']) {
    const running = service.get(path, { role: 'staff' })
    await until(async () => {
      const { rowCount } = await service.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where ${isRunning}`,
      )
      return rowCount === 1
    })
    expect((await running).status).toBe(503)
    expect((await service.get('/categories')).status).toBe(200)
  }
})

test('a connection that is cut in the middle of a write undoes it', async () => {
  await service.database.query('begin; lock table shop.prices')
  const headers = { ...bearer('staff'), 'Content-Type': 'application/json' }
  const writing = service.send({ method: 'PATCH', path: '/prices', headers, body: '{"amount":1}' })
  await until(async () => {
    const { rowCount } = await service.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'data' and datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rowCount === 1
  })
  expect((await writing).status).toBe(503)
  await service.database.query('rollback')
  expect(JSON.parse((await service.get('/prices?select=amount&order=amount')).body)).toEqual([
    { amount: 12.5 },
    { amount: 13.75 },
  ])
})

test('without a database it starts, says so, and works once there is one', async () => {
  const away = await startFullService()
  const name = new URL(away.config.DATABASE_URL).pathname.slice(1)
  await service.database.query(`alter database ${name} allow_connections false`)
  await service.database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = 'authenticator'`,
  )
  await until(async () => (await away.get('/categories')).status === 503)
  const answer = await away.get('/categories')
  expect(answer.headers['retry-after']).toBeDefined()
  expect((await fetch(`${away.adminUrl}/ready`)).status).toBe(503)
  await service.database.query(`alter database ${name} allow_connections true`)
  await until(async () => (await away.get('/categories')).status === 200)
  await away.stop()
})
