import { SignJWT } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAuthenticate, type Identity } from './authenticate.ts'
import { createTokenKeys } from './token-keys.ts'

const SECRET = 'a-secret-of-more-than-thirty-two-characters'
const NOW = 1_800_000_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 })
})

afterEach(() => {
  vi.useRealTimers()
})

function setUp(anonRole: string | undefined = 'anon') {
  const authenticate = createAuthenticate({ anonRole, audience: undefined, keys: createTokenKeys({ secret: SECRET }) })
  return async (authorization?: string): Promise<Identity> => authenticate(authorization)
}

function sign(claims: Record<string, unknown>): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(SECRET))
}

test('nobody is the anonymous role', async () => {
  expect(await setUp()()).toEqual({ role: 'anon', isAnonymous: true, claims: '{"role":"anon"}' })
})

test('without an anonymous role a token is needed', async () => {
  const authenticate = createAuthenticate({ anonRole: undefined, audience: undefined, keys: {} })
  expect(() => authenticate(undefined)).toThrow('Anonymous access is disabled')
})

test('a token without any key configured is our fault', async () => {
  const authenticate = createAuthenticate({ anonRole: 'anon', audience: undefined, keys: {} })
  await expect(async () => authenticate(`Bearer ${await sign({})}`)).rejects.toMatchObject({
    status: 500,
    code: 'PGRST300',
  })
})

test('a token that was accepted once is refused when its time is over', async () => {
  const authenticate = setUp()
  const header = `Bearer ${await sign({ role: 'staff', exp: NOW + 10 })}`
  expect(await authenticate(header)).toMatchObject({ role: 'staff', isAnonymous: false })
  vi.setSystemTime((NOW + 39) * 1000)
  expect(await authenticate(header)).toMatchObject({ role: 'staff' })
  vi.setSystemTime((NOW + 41) * 1000)
  await expect(authenticate(header)).rejects.toMatchObject({ code: 'PGRST303', message: 'JWT expired' })
})

test.each(['Bearer', 'bearer ', 'BEARER \t'])('"%s" without a token is an error', async (header) => {
  await expect(setUp()(header)).rejects.toMatchObject({ code: 'PGRST301' })
})

test('a payload that is no object is refused', async () => {
  const header = Buffer.from('{"alg":"HS256"}').toString('base64url')
  const payload = Buffer.from('"staff"').toString('base64url')
  const { createHmac } = await import('node:crypto')
  const signature = createHmac('sha256', SECRET).update(`${header}.${payload}`).digest('base64url')
  await expect(setUp()(`Bearer ${header}.${payload}.${signature}`)).rejects.toMatchObject({ code: 'PGRST303' })
})
