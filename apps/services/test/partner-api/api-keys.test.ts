import { MOST_API_KEYS } from '@shop/contract/partner-api/api-keys'
import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { visit } from '../shopping.ts'
import { listen, newPartner } from '../webhook/partners.ts'
import { ask, newKey } from './keys.ts'

const shop = openShop()

test('a key is told once, known by its beginning and kept by its trace alone', async () => {
  const partner = await newPartner(shop)
  const headers = { 'idempotency-key': 'klic-k-api-1' }
  const made = await partner.call('makeApiKey', { name: 'Sklad', scopes: ['stock:read', 'stock:read'] }, headers)
  const { id, key } = made.value
  expect(key).toMatch(/^cenich_[\w-]{43}$/)
  const { keys } = (await partner.call('apiKeys', {})).value
  expect(keys).toEqual([
    {
      ...{ id, name: 'Sklad', prefix: key.slice(0, 13), scopes: ['stock:read'] },
      ...{ createdAt: expect.any(String), usedAt: null, revokedAt: null },
    },
  ])
  const kept = await query(
    shop,
    `select jsonb_agg(to_jsonb(k)) as rows from internal.api_keys k union all
     select jsonb_agg(i.response) from internal.idempotency_keys i union all
     select jsonb_agg(to_jsonb(a)) from internal.audit_log a`,
  )
  expect(JSON.stringify(kept)).not.toContain(key.slice(13))
  expect(shop.logLines.join('')).not.toContain(key.slice(13))
  expect((await ask(shop, '/stock', key)).status).toBe(200)
  expect((await partner.call('apiKeys', {})).value.keys[0]?.usedAt).not.toBeNull()
})

test('whoever owns the account hears of each key and each address at once, without its secret', async () => {
  const partner = await newPartner(shop)
  const { key } = await newKey(partner, ['orders:read', 'documents:read'], 'Sklad')
  const ofKey = await shop.mailTo(partner.email)
  expect(ofKey.subject).toBe('K vašemu účtu přibylo propojení')
  expect(ofKey.text).toContain('klíč k API „Sklad“ (objednávky, doklady)')
  expect(ofKey.text).not.toContain(key)
  const { secret } = await listen(partner, 'https://erp.priklad.cz/cenich')
  const ofWebhook = await shop.mailTo(partner.email)
  expect(ofWebhook.text).toContain('zprávy na erp.priklad.cz')
  expect(ofWebhook.text).not.toContain(secret)
})

test('only an approved partner makes one, and nobody else sees it or takes it away', async () => {
  const [partner, other, retail] = [await newPartner(shop), await newPartner(shop), await newCustomer(shop)]
  const { id, key } = await newKey(partner)
  expect((await retail.call('makeApiKey', { name: 'x', scopes: ['stock:read'] })).error.code).toBe('not_a_partner')
  expect((await retail.call('apiKeys', {})).value).toEqual({ isPartner: false, keys: [] })
  expect((await other.call('apiKeys', {})).value).toEqual({ isPartner: true, keys: [] })
  for (const [who, status] of [
    [other, 404],
    [retail, 404],
    [visit(shop), 401],
  ] as const)
    expect((await who.call('revokeApiKey', { id })).status).toBe(status)
  expect((await ask(shop, '/stock', key)).status).toBe(200)
  // Without terms it opens nothing; it can still be taken away, and comes back to nothing.
  await query(shop, 'update shop.customers set customer_group_id = null where email = $1', [partner.email])
  expect((await partner.call('revokeApiKey', { id })).status).toBe(200)
  expect((await partner.call('revokeApiKey', { id })).status).toBe(404)
  expect((await partner.call('apiKeys', {})).value.keys).toMatchObject([{ id, revokedAt: expect.any(String) }])
  expect((await ask(shop, '/stock', key)).body.code).toBe('api_key_refused')
})

test('a key has a name and opens something', async () => {
  const partner = await newPartner(shop)
  const refused = await partner.call('makeApiKey', { name: ' ', scopes: [] })
  expect(refused.error.details.fields).toEqual({ name: 'required', scopes: 'required' })
  const unknown = await partner.call('makeApiKey', { name: 'x', scopes: ['orders:write' as never] })
  expect(unknown.status).toBe(400)
})

test('at most ten that hold, also when they are made all at once; a revoked one makes room', async () => {
  const partner = await newPartner(shop)
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, n) => partner.call('makeApiKey', { name: `Klíč ${n}`, scopes: ['stock:read'] })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_API_KEYS)
  expect(answers.filter(({ error }) => error?.code === 'too_many_items')).toHaveLength(4)
  const [first] = (await partner.call('apiKeys', {})).value.keys
  await partner.call('revokeApiKey', { id: first?.id ?? 0 })
  expect((await partner.call('makeApiKey', { name: 'Nový', scopes: ['stock:read'] })).status).toBe(201)
})
