import type { Endpoint } from '@shop/contract/endpoint'
import { partnerApiEndpoints } from '@shop/contract/partner-api/partner-api'
import { SERVICES_ENDPOINTS } from '@shop/contract/services'
import { API_SCOPES } from '@shop/domain/partner-api/api-scopes'
import { beforeAll, describe, expect, test } from 'vitest'
import { limitNetwork, limitSubject } from '#app/http/limits'
import { newCompany } from '../company/buying-company.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import type { Person } from '../people.ts'
import { SKU, setStock, visit } from '../shopping.ts'
import { type Bought, buy } from './bought.ts'
import { ask, newKey } from './keys.ts'

type Made = Awaited<ReturnType<typeof newKey>>

const shop = openShop()
let [owner, other] = [] as unknown as [Person, Person]
let bought: Bought
let theirs: Bought

beforeAll(async () => {
  await setStock(shop, SKU.bag12, 1000)
  ;[owner, other] = [await newCompany(shop), await newCompany(shop)]
  ;[bought, theirs] = [await buy(shop, owner), await buy(shop, other)]
})

const setGroup = (group: string | null) =>
  query(
    shop,
    'update shop.customers set customer_group_id = (select id from shop.customer_groups where code = $2) where email = $1',
    [owner.email, group],
  )

const pathOf = ({ path }: Endpoint) =>
  path
    .replace('/partner/v1', '')
    .replace('/orders/:number', `/orders/${bought.number}`)
    .replace('/documents/:number', `/documents/${bought.document}`)
    .replace(':format', 'isdoc')

describe.each(API_SCOPES)('a key for %s', (scope) => {
  let [mine, foreign, gone] = [] as unknown as [Made, Made, Made]
  beforeAll(async () => {
    ;[mine, foreign, gone] = [await newKey(owner, [scope]), await newKey(other, [scope]), await newKey(owner, [scope])]
    await owner.call('revokeApiKey', { id: gone.id })
  })

  test.each(Object.values(partnerApiEndpoints))('at $path', async (endpoint) => {
    const path = pathOf(endpoint)
    const isOpen = endpoint.scope === scope

    const right = await ask(shop, path, mine.key)
    expect([right.status, right.body?.code]).toEqual(isOpen ? [200, undefined] : [403, 'api_key_scope'])
    expect(right.headers.get('cache-control')).toBe('no-store')

    for (const key of [null, gone.key, `${mine.key.slice(0, -3)}AAA`, 'cenich_', mine.key.slice('cenich_'.length)]) {
      const refused = await ask(shop, path, key)
      expect([refused.status, refused.body.code]).toEqual([401, 'api_key_refused'])
    }
    // Whoever is signed in has brought no key.
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    expect((await ask(shop, path, null, { cookie })).status).toBe(401)

    const stranger = await ask(shop, path, foreign.key, { cookie })
    expect(stranger.status).toBe(!isOpen ? 403 : endpoint.path.includes(':') ? 404 : 200)
    for (const word of [bought.number, bought.document]) expect(stranger.text).not.toContain(word)

    await setGroup(null)
    const suspended = await ask(shop, path, mine.key)
    await setGroup('velkoobchod')
    expect([suspended.status, suspended.body.code]).toEqual([403, 'api_key_suspended'])
  })
})

test('lists hold what is the own account’s and nothing of anybody else', async () => {
  const { key } = await newKey(owner)
  const orders = (await ask(shop, '/orders', key)).body.items
  expect(orders.map(({ number }: { number: string }) => number)).toEqual([bought.number])
  const documents = (await ask(shop, '/documents', key)).body.items
  expect(documents.map(({ number }: { number: string }) => number)).toEqual([bought.document])
  for (const path of [
    `/orders/${theirs.number}`,
    `/documents/${theirs.document}/pdf`,
    `/documents/${theirs.document}/isdoc`,
  ])
    expect((await ask(shop, path, key)).status).toBe(404)
})

test('a key opens nothing but what is for keys', async () => {
  const { key } = await newKey(owner)
  for (const { method, path, access } of Object.values(SERVICES_ENDPOINTS as Record<string, Endpoint>)) {
    if (access === 'anyone' || access === 'partner') continue
    const response = await shop.app.inject({
      method,
      url: path.replace(/:\w+/g, '1'),
      headers: { authorization: `Bearer ${key}` },
      ...(method === 'GET' ? {} : { payload: {} }),
    })
    expect([`${method} ${path}`, response.statusCode]).toEqual([`${method} ${path}`, 401])
  }
  const headers = { authorization: `Bearer ${key}` }
  expect((await visit(shop).call('session', {}, headers)).value).toMatchObject({ customer: null, staff: null })
})

test('each key has a measure of its own, and a network that misses shuts out no key that holds', async () => {
  const [busy, calm] = [await newKey(owner), await newKey(owner)]
  const now = shop.clock.now()
  await limitSubject(
    shop.deps,
    { action: 'api-key', max: 600, windowSeconds: 600, weight: 600 },
    `api-key:${busy.id}`,
    now,
  )
  const refused = await ask(shop, '/stock', busy.key)
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(shop, '/stock', calm.key)).status).toBe(200)

  const there = { 'x-forwarded-for': '203.0.113.9' }
  await limitNetwork(shop.deps, { action: 'api-key-miss', max: 60, windowSeconds: 600, weight: 60 }, '203.0.113.9', now)
  expect((await ask(shop, '/stock', 'cenich_', there)).status).toBe(429)
  expect((await ask(shop, '/stock', calm.key, there)).status).toBe(200)
})
