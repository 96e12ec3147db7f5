import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openEmptyShop } from '../open-shop.ts'
import { newCustomer, type Person } from '../people.ts'
import { createAuthenticator } from './authenticator.ts'

const shop = openEmptyShop()
let person: Person
const phone = createAuthenticator()
beforeAll(async () => {
  person = await newCustomer(shop)
})

test('a new passkey is kept and listed', async () => {
  const { value: options } = await person.call('newPasskeyOptions', {})
  const added = await person.call('addPasskey', { name: 'Telefon', response: phone.register(options) })
  expect(added).toMatchObject({ status: 201, value: { name: 'Telefon' } })
  expect((await person.call('passkeys', {})).value.passkeys).toMatchObject([{ name: 'Telefon' }])
})

test('it signs in without a password', async () => {
  const browser = openBrowser(shop, { ip: '198.51.100.40' })
  const { value: options } = await browser.call('passkeySignInOptions', {})
  const { status, value } = await browser.call('passkeySignIn', { response: phone.signIn(options) })
  expect(status).toBe(200)
  expect(value.customer?.email).toBe(person.email)
  expect((await browser.call('session', {})).value.customer?.email).toBe(person.email)
})

test('an answer that was used once is refused the second time', async () => {
  const browser = openBrowser(shop, { ip: '198.51.100.41' })
  const { value: options } = await browser.call('passkeySignInOptions', {})
  const response = phone.signIn(options)
  const copy = openBrowser(shop, { ip: '198.51.100.42' })
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  expect((await browser.call('passkeySignIn', { response })).status).toBe(200)
  expect((await copy.call('passkeySignIn', { response })).error.code).toBe('passkey_refused')
})

test.each([
  [
    'a page that only looks like ours',
    (options: object) => phone.signIn(options as never, 'https://cenich.example.evil'),
  ],
  ['a key we do not know', (options: object) => createAuthenticator().signIn(options as never)],
  ['a challenge we did not give', () => phone.signIn({ challenge: 'AAAA' })],
  ['nonsense', () => ({ id: 'x', response: {} })],
])('%s does not sign in', async (_what, answer) => {
  const browser = openBrowser(shop, { ip: '198.51.100.43' })
  const { value: options } = await browser.call('passkeySignInOptions', {})
  const refused = await browser.call('passkeySignIn', { response: answer(options) })
  expect(refused.status).toBe(409)
  expect(refused.error.code).toBe('passkey_refused')
})

test('without a challenge there is nothing to answer', async () => {
  const browser = openBrowser(shop, { ip: '198.51.100.44' })
  expect((await browser.call('passkeySignIn', { response: phone.signIn({ challenge: 'AAAA' }) })).error.code).toBe(
    'passkey_refused',
  )
})

test('a session of yesterday must sign in again before it gets a new key', async () => {
  await shop.database.pool.query(
    `update auth.sessions s set created_at = now() - interval '2 hours' from auth.users u where u.id = s.user_id and u.email = $1`,
    [person.email],
  )
  expect((await person.call('newPasskeyOptions', {})).error.code).toBe('session_not_fresh')
})

test('a removed passkey opens nothing, and only its owner removes it', async () => {
  const [passkey] = (await person.call('passkeys', {})).value.passkeys
  const stranger = await newCustomer(shop)
  expect((await stranger.call('removePasskey', { id: passkey?.id ?? '' })).status).toBe(404)
  expect((await person.call('removePasskey', { id: passkey?.id ?? '' })).status).toBe(200)
  const browser = openBrowser(shop, { ip: '198.51.100.45' })
  const { value: options } = await browser.call('passkeySignInOptions', {})
  expect((await browser.call('passkeySignIn', { response: phone.signIn(options) })).error.code).toBe('passkey_refused')
})
