import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openEmptyShop } from '../open-shop.ts'
import { linkIn, newCustomer, PASSWORD, type Person } from '../people.ts'

const shop = openEmptyShop()
let person: Person
beforeAll(async () => {
  person = await newCustomer(shop)
})
beforeEach(async () => {
  shop.clock.offsetMs = 0
  await shop.database.pool.query('delete from internal.rate_limits; delete from internal.mails')
})

async function signInLink() {
  await openBrowser(shop).call('requestSignInLink', { email: person.email })
  return linkIn(await shop.mailTo(person.email))
}

test('looking at a link shows what it will do, for whom, and changes nothing', async () => {
  const link = await signInLink()
  const scanner = openBrowser(shop, { ip: '203.0.113.1' })
  const before = await snapshot()
  for (let count = 0; count < 5; count += 1) {
    const { status, value } = await scanner.call('describeLink', link)
    expect(status).toBe(200)
    expect(value).toMatchObject({ purpose: 'sign_in', state: 'ready', email: 'p•••@p•••.cz', usedAt: null })
  }
  expect(await snapshot()).toEqual(before)
  expect(scanner.cookies.size).toBe(0)
  expect((await openBrowser(shop).call('useLink', link)).status).toBe(200)
})

async function snapshot() {
  const { rows } = await shop.database.pool.query(
    `select (select count(*) from auth.sessions) as sessions, (select count(*) from internal.audit_log) as audit,
            (select jsonb_agg(to_jsonb(l) order by id) from internal.link_tokens l) as links`,
  )
  return rows[0]
}

test('a used link says when it was used', async () => {
  const link = await signInLink()
  await openBrowser(shop).call('useLink', link)
  const { value } = await openBrowser(shop).call('describeLink', link)
  expect(value).toMatchObject({ state: 'used', usedAt: expect.stringMatching(/^\d{4}-/) })
  const again = await openBrowser(shop).call('useLink', link)
  expect(again.error).toMatchObject({ code: 'link_used', details: { usedAt: value.usedAt } })
})

test('an expired link can be renewed to the same address', async () => {
  const link = await signInLink()
  shop.clock.offsetMs = 16 * 60_000
  const browser = openBrowser(shop)
  expect((await browser.call('describeLink', link)).value.state).toBe('expired')
  expect((await browser.call('renewLink', link)).status).toBe(202)
  const fresh = linkIn(await shop.mailTo(person.email))
  expect(fresh.token).not.toBe(link.token)
  expect((await browser.call('useLink', fresh)).status).toBe(200)
})

test('an expired registration can be renewed too', async () => {
  const browser = openBrowser(shop)
  await browser.call('register', { email: 'pozde@priklad.cz', password: PASSWORD })
  const link = linkIn(await shop.mailTo('pozde@priklad.cz'))
  shop.clock.offsetMs = 50 * 3_600_000
  expect((await browser.call('renewLink', link)).status).toBe(202)
  const fresh = linkIn(await shop.mailTo('pozde@priklad.cz'))
  expect((await browser.call('useLink', fresh)).value).toMatchObject({
    purpose: 'confirm_registration',
    signedIn: true,
  })
})

test('a used link cannot be renewed', async () => {
  const link = await signInLink()
  await openBrowser(shop).call('useLink', link)
  expect((await openBrowser(shop).call('renewLink', link)).error.code).toBe('link_used')
})

test('twenty clicks at once use the link once', async () => {
  const link = await signInLink()
  const answers = await Promise.all(Array.from({ length: 20 }, () => openBrowser(shop).call('useLink', link)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ error }) => error.code === 'link_used')).toHaveLength(19)
})

test.each([
  ['a token nobody was given', { action: 'prihlaseni', token: 'A'.repeat(43) } as const, 409],
  ['half a token', { action: 'prihlaseni', token: 'A'.repeat(20) } as const, 404],
  ['an unknown action', { action: 'cokoli', token: 'A'.repeat(43) } as never, 404],
])('%s opens nothing', async (_what, link, status) => {
  expect((await openBrowser(shop).call('describeLink', link)).status).toBe(status)
  expect((await openBrowser(shop).call('useLink', link)).status).toBe(status)
})

test('the database knows only hashes of tokens', async () => {
  const { token } = await signInLink()
  const { rows } = await shop.database.pool.query(
    `select string_agg(to_jsonb(l)::text, '') || (select string_agg(to_jsonb(m)::text, '') from internal.mails m) as all
       from internal.link_tokens l`,
  )
  expect(rows[0].all).not.toContain(token)
})
