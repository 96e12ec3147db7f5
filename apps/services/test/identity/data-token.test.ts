import { generateKeyPairSync } from 'node:crypto'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { STOREFRONT_URL } from '../harness.ts'
import { openEmptyShop } from '../open-shop.ts'
import { newCustomer, type Person } from '../people.ts'

const shop = openEmptyShop()
let owner: Person
beforeAll(async () => {
  owner = await newCustomer(shop)
})

const stranger = (last = 1) => openBrowser(shop, { ip: `203.0.113.${last}` })

describe('the token for the data service', () => {
  let keys: JSONWebKeySet
  beforeAll(async () => {
    keys = (await shop.app.inject('/.well-known/jwks.json')).json()
  })
  const options = { issuer: STOREFRONT_URL, audience: 'shop-data', algorithms: ['ES256'] }
  const verify = (token: string) => jwtVerify(token, createLocalJWKSet(keys), options)

  test('names role, customer and group, and lives five minutes', async () => {
    const { value } = await owner.call('session', {})
    keys = (await shop.app.inject('/.well-known/jwks.json')).json()
    const { payload, protectedHeader } = await verify(value.dataToken ?? '')
    expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: keys.keys[0]?.kid })
    expect(payload).toMatchObject({ role: 'customer', customer_id: value.customer?.id })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300)
    expect(JSON.stringify(payload)).not.toContain(owner.email)
  })

  test('the public key set holds nothing private', () => {
    expect(JSON.stringify(keys)).not.toMatch(/"d":/)
  })

  test('forged: none, a foreign key, the public key as a secret, another role, too old', async () => {
    const { value } = await owner.call('session', {})
    const [header = '', payload = '', signature = ''] = (value.dataToken ?? '').split('.')
    const admin = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), role: 'staff_admin' }),
    )
    const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const claims = { role: 'staff_admin' }
    const base = () => new SignJWT(claims).setIssuer(STOREFRONT_URL).setAudience('shop-data')
    const kid = keys.keys[0]?.kid ?? ''
    const publicBytes = new TextEncoder().encode(JSON.stringify(keys.keys[0]))
    const forged = [
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${admin.toString('base64url')}.`,
      `${header}.${admin.toString('base64url')}.${signature}`,
      await base().setProtectedHeader({ alg: 'ES256', kid }).setExpirationTime('5m').sign(foreign.privateKey),
      await base().setProtectedHeader({ alg: 'HS256', kid }).setExpirationTime('5m').sign(publicBytes),
    ]
    for (const token of forged) await expect(verify(token)).rejects.toThrow()
    await expect(
      jwtVerify(value.dataToken ?? '', createLocalJWKSet(keys), {
        ...options,
        currentDate: new Date(Date.now() + 301_000),
      }),
    ).rejects.toThrow(/exp/)
  })

  test('rotation: a new key signs, the old one still verifies', async () => {
    const { value: before } = await owner.call('session', {})
    await shop.database.pool.query(`update auth.jwks set expires_at = now() - interval '1 minute'`)
    const { value: after } = await owner.call('session', {})
    keys = (await shop.app.inject('/.well-known/jwks.json')).json()
    expect(keys.keys).toHaveLength(2)
    const [old, fresh] = [await verify(before.dataToken ?? ''), await verify(after.dataToken ?? '')]
    expect(old.protectedHeader.kid).not.toBe(fresh.protectedHeader.kid)
  })

  test('nobody without a session gets one', async () => {
    expect((await stranger().call('session', {})).value).toEqual({
      customer: null,
      staff: null,
      dataToken: null,
      dataTokenExpiresAt: null,
    })
  })
})
