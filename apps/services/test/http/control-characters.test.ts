import type { Endpoint } from '@shop/contract/endpoint'
import { SERVICES_ENDPOINTS } from '@shop/contract/services'
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Browser } from '../browser.ts'
import { openEmptyShop } from '../open-shop.ts'
import { newKey } from '../partner-api/keys.ts'
import { query } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { newStaff } from '../staff.ts'
import { newPartner } from '../webhook/partners.ts'

const shop = openEmptyShop()

// Rights come before input, so everything is asked by somebody who may.
const proofs: Record<Endpoint['access'], Record<string, string>> = { anyone: {}, customer: {}, staff: {}, partner: {} }
beforeAll(async () => {
  const write = ({ cookies }: Browser) => ({ cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') })
  proofs.customer = write(await newCustomer(shop))
  proofs.staff = write(await newStaff(shop, 'staff_admin'))
  // Nobody has made groups here.
  await query(
    shop,
    `with list as (insert into shop.price_lists (storefront_id, code, name, includes_vat) values (1, 'partner', 'Partner', false) returning id)
     insert into shop.customer_groups (storefront_id, code, name, price_list_id, requires_approval)
     select 1, 'velkoobchod', 'Velkoobchod', id, true from list`,
  )
  const { key } = await newKey(await newPartner(shop))
  proofs.partner = { authorization: `Bearer ${key}` }
  await query(shop, 'update auth.users set staff_approves = true where staff_role is not null')
})

const ENDPOINTS = Object.entries(SERVICES_ENDPOINTS as Record<string, Endpoint>)
const keysOf = (schema: z.ZodType | undefined) => Object.keys((schema as z.ZodObject | undefined)?.shape ?? {})
const path = (endpoint: Endpoint, value: string) => endpoint.path.replace(/:\w+/g, value)

// A NUL, one that a terminal obeys, and one of the second block that nobody sees.
const CONTROLS = ['\u0000', '\u001b', '\u0085']

test.each(CONTROLS.map((control) => [JSON.stringify(control), control]))(
  'no field of any command lets %s in',
  async (_title, control) => {
    let asked = 0
    for (const [name, endpoint] of ENDPOINTS) {
      if (!endpoint.body) continue
      const keys = keysOf(endpoint.body)
      for (const key of keys.length > 0 ? keys : ['anything']) {
        const answer = await shop.app.inject({
          method: endpoint.method,
          url: path(endpoint, '1'),
          headers: proofs[endpoint.access],
          payload: { [key]: { deep: [`slovo${control}slovo`] } },
        })
        // A path parameter that does not fit is answered first.
        if (endpoint.params && answer.statusCode === 404) continue
        expect({ name, key, status: answer.statusCode }).toEqual({ name, key, status: 400 })
        expect(answer.json()).toMatchObject({
          code: 'invalid_input',
          details: { fields: { [`${key}.deep.0`]: 'invalid' } },
        })
        asked += 1
      }
    }
    expect(asked).toBeGreaterThan(150)
  },
)

test('neither a query nor a path lets one in', async () => {
  for (const [name, endpoint] of ENDPOINTS) {
    for (const key of keysOf(endpoint.query)) {
      const url = `${path(endpoint, '1')}?${key}=a%00b`
      const { statusCode: status } = await shop.app.inject({
        method: endpoint.method,
        url,
        headers: proofs[endpoint.access],
      })
      expect({ name, key, isRefused: status === 400 || status === 404 }).toEqual({ name, key, isRefused: true })
    }
    if (!endpoint.params) continue
    const { statusCode: status } = await shop.app.inject({
      method: endpoint.method,
      url: path(endpoint, 'a%00b'),
      headers: proofs[endpoint.access],
    })
    expect({ name, status }).toEqual({ name, status: 404 })
  }
})

test('names, too, and what hands do write comes through: tabs and ends of lines', async () => {
  const ask = (payload: object) => shop.app.inject({ method: 'POST', url: '/tickets', payload })
  expect((await ask({ 'na\u0000me': 'x' })).json()).toMatchObject({ details: { fields: { body: 'invalid' } } })
  const said = await ask({ message: 'první\r\ndruhý\n\ttřetí' })
  expect(said.json().details.fields).not.toHaveProperty('message')
})

test('a body nested deeper than any stack is refused, not a fault', async () => {
  const depth = 20_000
  const nested = (inside: string) => `{"message":${'['.repeat(depth)}${inside}${']'.repeat(depth)}}`
  for (const inside of ['"a"', '"\\u0000"']) {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/tickets',
      headers: { 'content-type': 'application/json' },
      payload: nested(inside),
    })
    expect(answer.statusCode).toBe(400)
  }
})
