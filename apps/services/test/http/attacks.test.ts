import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { STOREFRONT_URL } from '../harness.ts'
import { openEmptyShop } from '../open-shop.ts'
import { linkIn, newCustomer, PASSWORD, type Person } from '../people.ts'

const shop = openEmptyShop()
let owner: Person
beforeAll(async () => {
  owner = await newCustomer(shop)
})
beforeEach(async () => {
  shop.clock.offsetMs = 0
  await shop.database.pool.query('delete from internal.rate_limits; delete from internal.sign_in_failures')
})

const stranger = (last = 1) => openBrowser(shop, { ip: `203.0.113.${last}` })
const withoutKey = (value: object) => ({ ...value, key: undefined, email: undefined })

describe('enumeration of accounts', () => {
  const unknown = 'nikdo@priklad.cz'

  test('by text: every door answers the same for a known and an unknown address', async () => {
    for (const ask of [
      (email: string) => stranger().call('signIn', { email, password: 'spatne heslo 1' }),
      (email: string) => stranger().call('requestSignInLink', { email }),
      (email: string) => stranger().call('forgotPassword', { email }),
      (email: string) => stranger().call('register', { email, password: PASSWORD }),
      (email: string) => owner.call('changeEmail', { newEmail: email, password: PASSWORD }),
    ]) {
      const other = await newCustomer(shop)
      const [known, none] = [await ask(other.email), await ask(unknown)]
      expect(known.status).toBe(none.status)
      expect(withoutKey(known.value)).toEqual(withoutKey(none.value))
    }
  })

  test('by time: a wrong password takes as long for a known address as for an unknown one', async () => {
    const known: number[] = []
    const none: number[] = []
    const measure = async (email: string) => {
      await shop.database.pool.query('delete from internal.sign_in_failures; delete from internal.rate_limits')
      const started = performance.now()
      await stranger().call('signIn', { email, password: 'spatne heslo 1' })
      return performance.now() - started
    }
    await measure(owner.email)
    await measure(unknown)
    // In turns, so that a busy moment of the machine hits both alike.
    for (let round = 0; round < 25; round += 1) {
      known.push(await measure(owner.email))
      none.push(await measure(unknown))
    }
    const ratio = median(known) / median(none)
    expect(ratio).toBeGreaterThan(0.75)
    expect(ratio).toBeLessThan(1.33)
  })

  test('by time: asking for a link does the same work for both', async () => {
    const jobs = async (email: string) => {
      const before = await shop.database.pool.query('select count(*)::int as n from graphile_worker.jobs')
      await stranger().call('requestSignInLink', { email })
      const after = await shop.database.pool.query('select count(*)::int as n from graphile_worker.jobs')
      return after.rows[0].n - before.rows[0].n
    }
    expect(await jobs(owner.email)).toBe(1)
    expect(await jobs(unknown)).toBe(1)
    await shop.runJobs()
  })
})

describe('brute force', () => {
  const guess = (last: number, password = 'spatne heslo 1') =>
    stranger(last).call('signIn', { email: owner.email, password })

  test('after five failures every next one costs twice the wait', async () => {
    for (let count = 0; count < 4; count += 1) expect((await guess(10)).status).toBe(409)
    for (const seconds of [15, 30, 60, 120]) {
      const began = Date.now()
      expect((await guess(10)).status).toBe(409)
      const refused = await guess(10)
      expect(refused.status).toBe(429)
      const wait = Number(refused.error.details.retryAfterSeconds)
      // A slow machine has spent a part of the wait before it asks again.
      expect(wait).toBeLessThanOrEqual(seconds)
      expect(wait).toBeGreaterThanOrEqual(seconds - Math.ceil((Date.now() - began) / 1000))
      shop.clock.offsetMs += wait * 1000
    }
  })

  test('while waiting even the right password is not tried', async () => {
    for (let count = 0; count < 5; count += 1) await guess(11)
    expect((await guess(11, PASSWORD)).status).toBe(429)
  })

  test('it is never a lock: the owner comes in from elsewhere at once', async () => {
    for (let count = 0; count < 5; count += 1) await guess(12)
    expect((await guess(12)).status).toBe(429)
    expect((await guess(13, PASSWORD)).status).toBe(200)
    await stranger(12).call('requestSignInLink', { email: owner.email })
    expect((await stranger(12).call('useLink', linkIn(await shop.mailTo(owner.email)))).status).toBe(200)
  })

  test('a line of many IPv6 networks begins nothing anew', async () => {
    const from = (at: number) =>
      openBrowser(shop, { ip: `2001:db8:77:${at.toString(16)}::1` }).call('signIn', {
        email: owner.email,
        password: 'ne',
      })
    for (let at = 0; at < 5; at += 1) expect((await from(at)).status).toBe(409)
    expect((await from(0xff00)).status).toBe(429)
  })

  test('fifty guesses sent at once are fifty guesses', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => guess(14)))
    expect(answers.filter(({ status }) => status === 409).length).toBeLessThanOrEqual(5)
  })

  test('one network cannot try many accounts', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 70 }, (_, index) =>
        stranger(15).call('signIn', { email: `obet${index}@priklad.cz`, password: 'spatne heslo 1' }),
      ),
    )
    expect(statuses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10)
  })

  test('a success wipes the slate', async () => {
    for (let count = 0; count < 4; count += 1) await guess(16)
    expect((await guess(16, PASSWORD)).status).toBe(200)
    for (let count = 0; count < 4; count += 1) expect((await guess(16)).status).toBe(409)
  })
})

describe('links', () => {
  async function resetLink() {
    await stranger().call('forgotPassword', { email: owner.email })
    return linkIn(await shop.mailTo(owner.email))
  }

  test('replay: a used token does nothing', async () => {
    await stranger().call('requestSignInLink', { email: owner.email })
    const link = linkIn(await shop.mailTo(owner.email))
    expect((await stranger().call('useLink', link)).status).toBe(200)
    const thief = stranger(20)
    expect((await thief.call('useLink', link)).error.code).toBe('link_used')
    expect(thief.cookies.size).toBe(0)
  })

  test('a token for another purpose is unknown there', async () => {
    const { token } = await resetLink()
    for (const action of ['prihlaseni', 'overeni'] as const) {
      expect((await stranger().call('describeLink', { action, token })).error.code).toBe('link_unknown')
      expect((await stranger().call('useLink', { action, token })).error.code).toBe('link_unknown')
    }
    expect((await stranger().call('describeLink', { action: 'heslo', token })).value.state).toBe('ready')
  })

  test('open redirect: only a path of our own site is kept', async () => {
    for (const returnTo of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/a\\b',
      '/ a',
    ]) {
      const asked = await stranger().call('requestSignInLink', { email: owner.email, returnTo })
      expect(asked.status).toBe(400)
      const registered = await stranger().call('register', { email: 'x@priklad.cz', returnTo })
      expect(registered.error.details).toEqual({ fields: { returnTo: 'invalid' } })
    }
  })

  test('a forged host or scheme does not reach the mail', async () => {
    await stranger().call(
      'forgotPassword',
      { email: owner.email },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    )
    const mail = await shop.mailTo(owner.email)
    expect(mail.text).toContain(`${STOREFRONT_URL}/l/heslo/`)
    expect(`${mail.text}${mail.html}`).not.toContain('evil.example')
  })
})

test('a mailbox cannot be flooded, from however many networks', async () => {
  const victim = await newCustomer(shop)
  const toVictim = () => shop.sink.mails.filter(({ recipient }) => recipient === victim.email)
  const sent = (subject: string) => toVictim().filter((mail) => mail.subject === subject).length
  for (let count = 0; count < 15; count += 1) {
    expect((await stranger(100 + count).call('forgotPassword', { email: victim.email })).status).toBe(202)
    expect((await stranger(100 + count).call('register', { email: victim.email })).status).toBe(202)
  }
  await shop.runJobs()
  // Each kind has a budget of its own; the sixth of registrations was the victim's.
  expect(sent('Nové heslo k účtu Čenich')).toBe(6)
  expect(sent('Účet u nás už máte')).toBe(5)
  expect(toVictim()).toHaveLength(12)
  shop.clock.offsetMs = 61 * 60_000
  await stranger(130).call('forgotPassword', { email: victim.email })
  await shop.runJobs()
  expect(sent('Nové heslo k účtu Čenich')).toBe(7)
})

describe('sessions', () => {
  test('fixation: signing in never keeps a token the browser brought along', async () => {
    const attacker = await newCustomer(shop)
    const victim = openBrowser(shop, { ip: '198.51.100.60' })
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value)
    const planted = new Map(victim.cookies)
    await victim.call('signIn', { email: owner.email, password: PASSWORD })
    expect((await victim.call('session', {})).value.customer?.email).toBe(owner.email)
    expect(victim.cookies).not.toEqual(planted)
    const old = openBrowser(shop)
    for (const [name, value] of planted) old.cookies.set(name, value)
    expect((await old.call('session', {})).value.customer).toBeNull()
  })

  test('a made-up, unsigned or altered cookie is nobody', async () => {
    const [name = '', value = ''] = [...owner.cookies][0] ?? []
    const token = decodeURIComponent(value).split('.')[0] ?? ''
    for (const forged of ['x', token, `${token}.AAAA`, `${value.slice(0, -6)}AAAAAA`]) {
      const browser = openBrowser(shop)
      browser.cookies.set(name, forged)
      expect((await browser.call('session', {})).value.customer).toBeNull()
      expect((await browser.call('exportData', {})).status).toBe(401)
    }
  })

  test('CSRF: a browser on a foreign page changes nothing, cookie or not', async () => {
    const dog = { name: 'Podvržený' }
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: `${STOREFRONT_URL}.evil.example` },
    ]) {
      const refused = await owner.call('addDog', dog, headers)
      expect(refused.status).toBe(403)
      expect(refused.error.code).toBe('origin_refused')
    }
    expect((await owner.call('addDog', { name: 'Vlastní' }, { origin: STOREFRONT_URL })).status).toBe(201)
    const { rows } = await shop.database.pool.query(`select from shop.dogs where name = 'Podvržený'`)
    expect(rows).toHaveLength(0)
  })

  test('CSRF: a form of a foreign page cannot send what we read', async () => {
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await shop.app.inject({
        method: 'POST',
        url: '/account/dogs',
        headers: { cookie, 'content-type': type },
        payload: '{"name":"Podvržený"}',
      })
      expect(response.statusCode).toBe(415)
    }
  })
})

describe('mass assignment', () => {
  test.each([
    ['register', { email: 'm@priklad.cz', staffRole: 'staff_admin' }, 'staffRole'],
    ['register', { email: 'm@priklad.cz', customer_group_id: 2 }, 'customer_group_id'],
    ['signIn', { email: 'm@priklad.cz', password: 'x', userId: '1' }, 'userId'],
    ['addDog', { name: 'A', customerId: 1 }, 'customerId'],
    [
      'addAddress',
      { firstName: 'A', lastName: 'B', street: 'C 1', city: 'D', zip: '60200', verified: true },
      'verified',
    ],
    ['saveProfile', { version: 1, firstName: 'A', lastName: 'B', email: 'jiny@priklad.cz' }, 'email'],
    ['setConsent', { topic: 'newsletter', granted: true, wordingVersion: 1, customerId: 1 }, 'customerId'],
  ] as const)('%s refuses a field it does not know: %j', async (name, input, field) => {
    const { status, error } = await owner.call(name, input as never)
    expect(status).toBe(400)
    expect(error.details.fields).toMatchObject({ [field]: 'unknown_field' })
  })
})

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
