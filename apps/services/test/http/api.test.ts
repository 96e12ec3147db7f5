import { SERVICES_ENDPOINTS } from '@shop/contract/services'
import { OUR_METRICS } from '@shop/deploy/cluster/exported-metrics'
import { compareExposition } from '@shop/deploy/cluster/read-exposition'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { startHarness } from '../harness.ts'
import { openEmptyShop } from '../open-shop.ts'
import { newCustomer, type Person } from '../people.ts'

const shop = openEmptyShop()
let jitka: Person
beforeAll(async () => {
  jitka = await newCustomer(shop)
})

const dog = { name: 'Bára' }

describe('operations', () => {
  test('live, ready and metrics answer', async () => {
    expect((await shop.app.inject('/live')).statusCode).toBe(200)
    expect((await shop.app.inject('/ready')).statusCode).toBe(200)
    const metrics = await shop.ops.inject('/metrics')
    expect(metrics.body).toContain('jobs_dead 0')
    expect(metrics.body).toMatch(/http_requests_total\{method="POST",route="\/registrations",status="202"\} 1/)
    expect(metrics.body).toMatch(/http_request_seconds_count\{method="POST",route="\/registrations",status="2xx"\} 1/)
  })

  test('metrics are what alerts and dashboards count on, and nothing else', async () => {
    const { body } = await shop.ops.inject('/metrics')
    // The jobs of the test run in the same process.
    const table = { ...OUR_METRICS.services, job_seconds: OUR_METRICS.worker.job_seconds }
    expect(compareExposition(body, table, { withoutProcess: true, late: ['job_seconds'] })).toEqual([])
  })

  test('a database that does not count statements has none to show', async () => {
    expect((await shop.ops.inject('/statements')).json()).toEqual({ statements: [] })
  })

  test('statements that take the time are shown where the database counts them', async () => {
    // Stands for the extension, which the server of the tests does not come with.
    await shop.database.pool.query(`
      create view extensions.pg_stat_statements as
        select (select oid from pg_roles where rolname = 'anon') as userid, d.oid as dbid, n as calls, n * 1500.0::float8 as total_exec_time,
               1500.0::float8 as mean_exec_time, 2000.04::float8 as max_exec_time, n as rows, 'select $1 /* ' || n || ' */' as query
          from pg_database d, generate_series(1::bigint, 60) n where d.datname in (current_database(), 'postgres');
      grant select on extensions.pg_stat_statements to services`)
    const { statements } = (await shop.ops.inject('/statements')).json()
    expect(statements).toHaveLength(50)
    expect(statements[0]).toEqual({
      ...{ role: 'anon', calls: 60, seconds: 90, meanMs: 1500, maxMs: 2000, rows: 60 },
      statement: 'select $1 /* 60 */',
    })
  })

  test.each(['/metrics', '/openapi.json', '/statements'])('%s is not on the port that partners reach', async (path) => {
    expect((await shop.app.inject(path)).statusCode).toBe(404)
  })

  test.each(Object.entries(SERVICES_ENDPOINTS))('%s of the contract has its route', (_name, { method, path }) => {
    expect(shop.app.hasRoute({ method, url: path })).toBe(true)
  })

  test('the OpenAPI document describes every endpoint', async () => {
    const document = (await shop.ops.inject('/openapi.json')).json()
    const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap(Object.values)
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(SERVICES_ENDPOINTS).sort())
    expect(document.paths['/account/addresses/{id}'].put).toMatchObject({
      parameters: [{ name: 'id', in: 'path', required: true }],
      security: [{ session: ['customer'] }],
      responses: { 200: {}, 409: { description: expect.stringContaining('version_conflict') } },
    })
    expect(document.paths['/session'].post.requestBody.content['application/json'].schema).toMatchObject({
      additionalProperties: false,
      required: ['email', 'password'],
    })
  })

  test('an answer is never kept on the way', async () => {
    const { headers } = await jitka.call('session', {})
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })
})

describe('one error body', () => {
  const send = (payload: string, contentType = 'application/json', url = '/session') =>
    shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } })

  test.each([
    ['an unknown address', () => shop.app.inject('/nowhere'), 404, 'not_found'],
    ['a body that is not JSON', () => send('{"email":'), 400, 'malformed_body'],
    ['an empty body', () => send(''), 400, 'malformed_body'],
    ['a poisoned prototype', () => send('{"__proto__":{"admin":true}}'), 400, 'malformed_body'],
    ['a form', () => send('email=a', 'application/x-www-form-urlencoded'), 415, 'unsupported_media_type'],
    ['plain text', () => send('{"email":"a@b.cz"}', 'text/plain'), 415, 'unsupported_media_type'],
    ['a body of 65 kB', () => send(JSON.stringify({ email: 'a'.repeat(66_000) })), 413, 'body_too_large'],
    ['an array instead of an object', () => send('[]'), 400, 'invalid_input'],
    ['no session', () => shop.app.inject('/account/sessions'), 401, 'not_signed_in'],
  ])('%s', async (_what, request, status, code) => {
    const response = await request()
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ code, message: expect.any(String), details: expect.any(Object) })
    expect(response.json()).toHaveProperty('hint')
  })

  test('bad input names every wrong field', async () => {
    const { status, error } = await openBrowser(shop).call('signIn', { email: 'no at sign', password: '' })
    expect(status).toBe(400)
    expect(error).toMatchObject({
      code: 'invalid_input',
      details: { fields: { email: 'email_invalid', password: 'required' } },
    })
  })

  test('a number in the path that is none is not found', async () => {
    expect((await jitka.call('removeDog', { id: 'x' as never })).status).toBe(404)
  })
})

describe('idempotency', () => {
  const key = { 'idempotency-key': 'the-same-key-0001' }

  test('the same key and body give the same answer and act once', async () => {
    const first = await jitka.call('addDog', dog, key)
    const second = await jitka.call('addDog', dog, key)
    expect(first.status).toBe(201)
    expect(second).toMatchObject({ status: 201, value: first.value })
  })

  test('the same key with another body is refused', async () => {
    const { status, error } = await jitka.call('addDog', { name: 'Rek' }, key)
    expect(status).toBe(422)
    expect(error.code).toBe('idempotency_key_reused')
  })

  test('ten requests at once with one key act once', async () => {
    const at = { 'idempotency-key': 'at-once-000001' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => jitka.call('addDog', { name: 'Dvojče' }, at)))
    expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1)
    const { rows } = await shop.database.pool.query(`select count(*)::int as n from shop.dogs where name = 'Dvojče'`)
    expect(rows[0].n).toBe(1)
  })

  test('a key of one customer tells another nothing', async () => {
    const other = await newCustomer(shop)
    const own = await other.call('addDog', dog, key)
    expect(own.status).toBe(201)
    const { rows } = await shop.database.pool.query(`select distinct customer_id from shop.dogs where name = 'Bára'`)
    expect(rows).toHaveLength(2)
  })

  test('a refusal is remembered too', async () => {
    const at = { 'idempotency-key': 'refused-00001' }
    const restored = await jitka.call('restoreDog', { id: 999_999 }, at)
    const again = await jitka.call('restoreDog', { id: 999_999 }, at)
    expect([restored.status, again.status]).toEqual([409, 409])
    expect(again.error).toEqual(restored.error)
  })

  test('a key that is too short is bad input', async () => {
    expect((await jitka.call('addDog', dog, { 'idempotency-key': 'x' })).status).toBe(400)
  })
})

test('one request id leads from the request to its audit row, its job and the mail', async () => {
  const id = 'from-the-storefront-1'
  await openBrowser(shop, { ip: '203.0.113.9' }).call('register', { email: 'stopa@priklad.cz' }, { 'x-request-id': id })
  await shop.runJobs()
  const { rows: audit } = await shop.database.pool.query(
    'select action from internal.audit_log where request_id = $1',
    [id],
  )
  expect(audit).toEqual([{ action: 'registration.started' }])
  const { rows: mails } = await shop.database.pool.query(
    'select template, status from internal.mails where request_id = $1',
    [id],
  )
  expect(mails).toEqual([{ template: 'registration-link', status: 'sent' }])
  const lines = shop.logLines.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === id)
  expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['request.answered', 'mail.sent', 'job.finished']))
})

test('logs hold no address, name or token', async () => {
  const all = shop.logLines.join('')
  expect(all).not.toMatch(/priklad\.cz|Bára|cenich\.session_token|192\.0\.2\./)
})

test('an action is limited per network, in the database', async () => {
  const visitor = openBrowser(shop, { ip: '203.0.113.50' })
  const statuses = []
  for (let count = 0; count < 22; count += 1)
    statuses.push((await visitor.call('forgotPassword', { email: 'kdo@priklad.cz' })).status)
  expect(statuses.filter((status) => status === 202)).toHaveLength(20)
  const refused = await visitor.call('forgotPassword', { email: 'kdo@priklad.cz' })
  expect(refused.error).toMatchObject({ code: 'too_many_attempts', details: { retryAfterSeconds: expect.any(Number) } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)

  const elsewhere = await openBrowser(shop, { ip: '203.0.113.51' }).call('forgotPassword', { email: 'kdo@priklad.cz' })
  expect(elsewhere.status).toBe(202)
  shop.clock.offsetMs += 11 * 60_000
  expect((await visitor.call('forgotPassword', { email: 'kdo@priklad.cz' })).status).toBe(202)
  shop.clock.offsetMs = 0
})

test('a line of many IPv6 networks is one line: /64, /56 and /48 are counted at once', async () => {
  const ask = async (ip: string) =>
    (await openBrowser(shop, { ip }).call('forgotPassword', { email: 'kdo@priklad.cz' })).status
  const askFrom = async (ips: string[]) => {
    const statuses = []
    for (const ip of ips) statuses.push(await ask(ip))
    return statuses.filter((status) => status === 202).length
  }
  // 20 tries are allowed to one network; here each address is a /64 of its own.
  const home = Array.from({ length: 90 }, (_, at) => `2001:db8:1:${(0x100 + at).toString(16)}::1`)
  expect(await askFrom(home)).toBe(80)
  // And here each is a /56 of its own, two tries from each.
  const site = Array.from({ length: 340 }, (_, at) => `2001:db8:2:${((at % 170) << 8).toString(16)}::1`)
  expect(await askFrom(site)).toBe(320)
  expect(await ask('2001:db8:3::1')).toBe(202)
})

test('nobody but a trusted proxy can say who the client is', async () => {
  const spoofed = await startHarness({ TRUSTED_PROXIES: '10.0.0.1' })
  const statuses = []
  for (let count = 0; count < 21; count += 1) {
    const visitor = openBrowser(spoofed, { ip: `198.51.100.${count}` })
    statuses.push((await visitor.call('forgotPassword', { email: 'kdo@priklad.cz' })).status)
  }
  expect(statuses.at(-1)).toBe(429)
  await spoofed.stop()
})

test('the audit log cannot be rewritten, not even by its owner', async () => {
  const change = (statement: string) => shop.database.pool.query(statement)
  await expect(change(`update internal.audit_log set action = 'x.y'`)).rejects.toThrow(/append-only/)
  await expect(change('delete from internal.audit_log')).rejects.toThrow(/append-only/)
  await expect(change('truncate internal.audit_log')).rejects.toThrow(/append-only/)
})

test('while it stops it is not ready', async () => {
  const stopping = await startHarness()
  const { url } = stopping
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  await stopping.stop()
  await expect(fetch(`${url}/ready`)).rejects.toThrow()
})
