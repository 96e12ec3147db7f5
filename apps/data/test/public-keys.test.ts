import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FullService, startFullService } from './full-service.ts'
import { signToken } from './sign-token.ts'

const ALGORITHMS = ['ES256', 'RS256', 'EdDSA'] as const

interface Signer {
  alg: string
  publicJwk: JWK
  pem: string
  sign(claims: Record<string, unknown>, kid?: string): Promise<string>
}

async function createSigner(alg: string): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  const publicJwk = { ...(await exportJWK(publicKey)), kid: `key-${alg}`, alg, use: 'sig' }
  const sign = (claims: Record<string, unknown>, kid = publicJwk.kid) =>
    new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(privateKey)
  return { alg, publicJwk, pem: await exportSPKI(publicKey), sign }
}

let signers: Signer[]
let byKeys: FullService
let byAddress: FullService
let keyServer: Server
let fetches = 0

beforeAll(async () => {
  signers = await Promise.all(ALGORITHMS.map(createSigner))
  const jwks = { keys: signers.map(({ publicJwk }) => publicJwk) }
  keyServer = createServer((_request, response) => {
    fetches += 1
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(jwks))
  })
  await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve))
  const { port } = keyServer.address() as AddressInfo
  byKeys = await startFullService({ overrides: { DATA_JWKS: jwks as never, DATA_JWT_AUDIENCE: 'shop-data' } })
  byAddress = await startFullService({ overrides: { DATA_JWKS_URL: `http://127.0.0.1:${port}/jwks` } })
})

afterAll(async () => {
  await byKeys.stop()
  await byAddress.stop()
  keyServer.close()
})

function roleOf(service: FullService, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  return service.send({ method: 'GET', path: '/rpc/request_context', headers })
}

test.each([0, 1, 2])('accepts a token signed with key %i of the set', async (index) => {
  const signer = signers[index] as Signer
  const answer = await roleOf(byKeys, await signer.sign({ role: 'staff' }))
  expect(JSON.parse(answer.body)).toMatchObject({ role: 'staff' })
})

test('fetches the set once and uses it for every token', async () => {
  for (const signer of signers) {
    expect((await roleOf(byAddress, await signer.sign({ role: 'customer' }))).status).toBe(200)
  }
  expect(fetches).toBe(1)
})

test('refuses a token of a key that is not in the set', async () => {
  const stranger = await createSigner('ES256')
  const answer = await roleOf(byKeys, await stranger.sign({ role: 'staff' }, 'key-ES256'))
  expect(answer.status).toBe(401)
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'PGRST301' })
})

test('refuses an unknown key id', async () => {
  const [signer] = signers as [Signer]
  expect((await roleOf(byKeys, await signer.sign({ role: 'staff' }, 'nobody'))).status).toBe(401)
})

test('does not take a public key for a shared secret', async () => {
  for (const { pem, publicJwk } of signers) {
    for (const secret of [pem, JSON.stringify(publicJwk)]) {
      expect((await roleOf(byKeys, signToken({ role: 'staff' }, secret))).status).toBe(401)
    }
  }
})

test('the shared secret still counts beside the set', async () => {
  expect((await roleOf(byKeys, signToken({ role: 'staff' }))).status).toBe(200)
})

test('compares the audience when one is configured', async () => {
  const [signer] = signers as [Signer]
  expect((await roleOf(byKeys, await signer.sign({ role: 'staff', aud: 'shop-data' }))).status).toBe(200)
  const answer = await roleOf(byKeys, await signer.sign({ role: 'staff', aud: ['elsewhere'] }))
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'PGRST303', message: 'JWT not in audience' })
})

test('a key set that cannot be fetched is our fault, not the caller’s', async () => {
  const [signer] = signers as [Signer]
  const lonely = await startFullService({ overrides: { DATA_JWKS_URL: 'http://127.0.0.1:9/jwks' } })
  const answer = await roleOf(lonely, await signer.sign({ role: 'staff' }))
  expect(answer.status).toBe(503)
  expect(answer.headers['retry-after']).toBeDefined()
  expect((await lonely.get('/categories')).status).toBe(200)
  await lonely.stop()
})
