import { describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query, runJob } from '../paying.ts'
import { linkIn, newCustomer, PASSWORD } from '../people.ts'
import { fillCheckout, readyToOrder, SKU, variantId, visit } from '../shopping.ts'

const HOUR_MS = 60 * 60 * 1000

const shop = openShop()

function tokenIn(text: string | undefined): string {
  return /\/lp\/newsletter-\w+\?klic=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
}

const mailsTo = (email: string) => shop.sink.mails.filter(({ recipient }) => recipient === email)

async function asked(email: string): Promise<string> {
  await visit(shop).call('subscribe', { email, topics: ['puppies'] })
  return tokenIn((await shop.mailTo(email)).text)
}

async function confirmed(email: string) {
  const token = await asked(email)
  await visit(shop).call('confirmSubscription', { token })
  const mail = await shop.mailTo(email)
  return { token, mail, way: tokenIn(mail.text) }
}

test('nothing comes before the address is confirmed, and looking confirms nothing', async () => {
  const token = await asked('pejskar@priklad.cz')
  expect(mailsTo('pejskar@priklad.cz')).toHaveLength(1)
  for (const _scanner of [1, 2]) {
    const seen = await visit(shop).call('readSubscription', { token })
    expect(seen.value).toMatchObject({ state: 'waiting', email: 'p•••@p•••.cz', topics: ['puppies'], couponCode: null })
  }
  const done = await visit(shop).call('confirmSubscription', { token })
  expect(done.value).toMatchObject({ state: 'confirmed', couponCode: 'VITEJTE10' })
  await visit(shop).call('confirmSubscription', { token })
  await shop.runJobs()
  expect(mailsTo('pejskar@priklad.cz').map(({ subject }) => subject)).toEqual([
    'Potvrďte odběr. Jeden klik a dost',
    'Vítejte. Tady je sleva 10 %',
  ])
  const proof = await query(
    shop,
    `select event, wording_version, network from internal.newsletter_events e
       join internal.newsletter_subscriptions s on s.id = e.subscription_id where s.email = 'pejskar@priklad.cz' order by e.id`,
  )
  expect(proof).toMatchObject([
    { event: 'asked', wording_version: 1, network: expect.stringMatching(/^203\.0\.\d+\.0\/24$/) },
    { event: 'confirmed', wording_version: 1 },
  ])
})

test('after leaving, the old confirmation says nothing any more', async () => {
  const email = 'odesel@priklad.cz'
  const { token, way } = await confirmed(email)
  await visit(shop).call('unsubscribe', { token: way })
  expect((await visit(shop).call('confirmSubscription', { token })).error.code).toBe('link_expired')
  await query(
    shop,
    `update internal.newsletter_tokens set expires_at = now() - interval '300 days' where expires_at is not null`,
  )
  expect((await visit(shop).call('confirmSubscription', { token })).error.code).toBe('link_expired')
  expect(await stateOf(email)).toBe('unsubscribed')
})

test("a stranger's wish changes nothing for somebody who has left, until the mailbox answers", async () => {
  const email = 'vratilse@priklad.cz'
  const { token: old, way } = await confirmed(email)
  await visit(shop).call('unsubscribe', { token: way })
  const fresh = await asked(email)
  expect(await stateOf(email)).toBe('unsubscribed')
  expect((await visit(shop).call('confirmSubscription', { token: old })).error.code).toBe('link_expired')
  expect((await visit(shop).call('readSubscription', { token: fresh })).value.state).toBe('waiting')

  await visit(shop).call('unsubscribe', { token: fresh })
  expect((await visit(shop).call('confirmSubscription', { token: fresh })).error.code).toBe('link_expired')
  const wanted = await asked(email)
  expect((await visit(shop).call('confirmSubscription', { token: wanted })).value.state).toBe('confirmed')
  expect(await stateOf(email)).toBe('confirmed')
})

test('who leaves and comes back after the coupon has ended is not welcomed a second time', async () => {
  const email = 'dvakratvitany@priklad.cz'
  const { way } = await confirmed(email)
  await visit(shop).call('unsubscribe', { token: way })
  await query(shop, `update shop.coupons set ended_at = now() where code = 'VITEJTE10'`)
  expect((await visit(shop).call('confirmSubscription', { token: await asked(email) })).value.state).toBe('confirmed')
  await query(shop, `update shop.coupons set ended_at = null where code = 'VITEJTE10'`)
  const welcomes = await query(
    shop,
    `select from internal.mails where recipient = $1 and template in ('newsletter-welcome', 'newsletter-welcome-plain')`,
    [email],
  )
  expect(welcomes).toHaveLength(1)
})

async function stateOf(email: string) {
  const [row] = await query<{ state: string }>(
    shop,
    'select state from internal.newsletter_subscriptions where email = $1',
    [email],
  )
  return row?.state
}

test('the mailbox unsubscribes by one POST named in the headers', async () => {
  const { mail, way } = await confirmed('odhlasim@priklad.cz')
  expect(mail.headers.get('list')).toMatchObject({ unsubscribe: { url: expect.stringContaining(`klic=${way}`) } })
  expect(mail.headerLines.map(({ line }) => line)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect((await visit(shop).call('readSubscription', { token: way })).value.state).toBe('confirmed')
  const done = await visit(shop).call('unsubscribe', { token: way, source: 'one_click' })
  expect(done.value).toMatchObject({ state: 'unsubscribed', endedAt: expect.stringMatching(/^2026-11-16T/) })
  await visit(shop).call('unsubscribe', { token: way, reason: 'too_often' })
  const [row] = await query(
    shop,
    `select reason from internal.newsletter_subscriptions where email = 'odhlasim@priklad.cz'`,
  )
  expect(row).toEqual({ reason: 'too_often' })
  const back = await visit(shop).call('changeSubscription', { token: way, frequency: 'quarterly' })
  expect(back.value).toMatchObject({ state: 'confirmed', frequency: 'quarterly' })
})

test('a known and an unknown address hear the same, and the known one gets no second mail', async () => {
  await confirmed('znama@priklad.cz')
  const before = mailsTo('znama@priklad.cz').length
  const known = await visit(shop).call('subscribe', { email: 'znama@priklad.cz' })
  const unknown = await visit(shop).call('subscribe', { email: 'neznama@priklad.cz' })
  expect([known.status, known.value]).toEqual([unknown.status, unknown.value])
  await shop.runJobs()
  expect(mailsTo('znama@priklad.cz')).toHaveLength(before)
})

test('an old link confirms nothing, a foreign one opens nothing, and a mailbox is not flooded', async () => {
  const token = await asked('pozde@priklad.cz')
  shop.clock.offsetMs += 49 * HOUR_MS
  expect((await visit(shop).call('confirmSubscription', { token })).error.code).toBe('link_expired')
  expect((await visit(shop).call('renewSubscription', { token })).value.isExpired).toBe(true)
  const renewed = tokenIn((await shop.mailTo('pozde@priklad.cz')).text)
  expect(renewed).not.toBe(token)
  const done = await visit(shop).call('confirmSubscription', { token: renewed })
  expect(done.value).toMatchObject({ state: 'confirmed', topics: ['puppies'] })
  const mails = mailsTo('pozde@priklad.cz').length
  await visit(shop).call('renewSubscription', { token })
  await shop.runJobs()
  expect(mailsTo('pozde@priklad.cz')).toHaveLength(mails + 1)
  shop.clock.offsetMs -= 49 * HOUR_MS
  expect((await visit(shop).call('unsubscribe', { token: 'x'.repeat(43) })).error.code).toBe('link_unknown')
  for (let turn = 0; turn < 9; turn += 1) await visit(shop).call('subscribe', { email: 'zaplava@priklad.cz' })
  await shop.runJobs()
  expect(mailsTo('zaplava@priklad.cz').length).toBeLessThanOrEqual(6)
  const one = visit(shop)
  const answers = []
  for (let turn = 0; turn < 12; turn += 1) answers.push((await one.call('subscribe', { email: 'a@priklad.cz' })).status)
  expect(answers.at(-1)).toBe(429)
})

test('the account and the newsletter tell each other', async () => {
  const person = await newCustomer(shop)
  await person.call('setConsent', { topic: 'newsletter', granted: true, wordingVersion: 1 })
  const state = () =>
    query(shop, 'select state from internal.newsletter_subscriptions where email = $1', [person.email])
  expect(await state()).toEqual([{ state: 'confirmed' }])
  await person.call('setConsent', { topic: 'newsletter', granted: false, wordingVersion: 1 })
  expect(await state()).toEqual([{ state: 'unsubscribed' }])
  await confirmed(person.email)
  const [consent] = await query(
    shop,
    `select k.granted from shop.current_consents k join shop.customers c on c.id = k.customer_id
      where c.email = $1 and k.topic = 'newsletter'`,
    [person.email],
  )
  expect(consent).toEqual({ granted: true })
})

const subscriptionOf = (email: string) =>
  query(
    shop,
    `select s.state, jsonb_agg(jsonb_build_array(e.event, e.source, e.wording_version, e.network <> '') order by e.id) as proof
       from internal.newsletter_subscriptions s join internal.newsletter_events e on e.subscription_id = s.id
      where s.email = $1 group by s.id`,
    [email],
  )
const NEWSLETTER = [{ topic: 'newsletter' as const, wordingVersion: 1 }]

test('a box ticked at registration counts once the address has answered, and then the newsletter comes', async () => {
  const email = 'registrace@priklad.cz'
  const browser = visit(shop)
  const { value } = await browser.call('register', { email, password: PASSWORD, consents: NEWSLETTER })
  const link = linkIn(await shop.mailTo(email))
  expect(await subscriptionOf(email)).toEqual([])
  await browser.call('useLink', { ...link, registrationKey: value.key })
  expect(await subscriptionOf(email)).toEqual([{ state: 'confirmed', proof: [['confirmed', 'registration', 1, true]] }])
  expect((await shop.mailTo(email)).subject).toBe('Vítejte. Tady je sleva 10 %')
})

test('a box ticked by a guest in the checkout asks the address first', async () => {
  const email = 'host@priklad.cz'
  const { browser, order } = await readyToOrder(shop, SKU.can, { details: { email, consents: NEWSLETTER } })
  await browser.call('placeOrder', order)
  await browser.call('placeOrder', order)
  await shop.runJobs()
  expect(await subscriptionOf(email)).toEqual([{ state: 'waiting', proof: [['asked', 'checkout', 1, true]] }])
  const asked = mailsTo(email).filter(({ subject }) => subject === 'Potvrďte odběr. Jeden klik a dost')
  expect(asked).toHaveLength(1)
  const done = await visit(shop).call('confirmSubscription', { token: tokenIn(asked[0]?.text) })
  expect(done.value.state).toBe('confirmed')
})

test('the box of a customer counts for the address of the account, any other one is asked', async () => {
  const person = await newCustomer(shop)
  const buy = async (email: string) => {
    await person.call('addLine', { variantId: await variantId(shop, SKU.can) })
    await person.call('placeOrder', await fillCheckout(person, { details: { email, consents: NEWSLETTER } }))
    await shop.runJobs()
  }
  await buy('jina@priklad.cz')
  expect(await subscriptionOf('jina@priklad.cz')).toMatchObject([{ state: 'waiting' }])
  expect(await subscriptionOf(person.email)).toEqual([])
  await buy(person.email)
  expect(await subscriptionOf(person.email)).toEqual([
    { state: 'confirmed', proof: [['confirmed', 'checkout', 1, true]] },
  ])
  await person.call('changeEmail', { newEmail: 'nova@priklad.cz', password: PASSWORD })
  await person.call('useLink', linkIn(await shop.mailTo('nova@priklad.cz')))
  expect(await subscriptionOf(person.email)).toMatchObject([{ state: 'unsubscribed' }])
  expect(await subscriptionOf('nova@priklad.cz')).toMatchObject([{ state: 'confirmed' }])
  expect((await person.call('deleteAccount', { password: PASSWORD, understood: true })).status).toBe(200)
  // The proof of the consent stays without the address.
  expect(await subscriptionOf('nova@priklad.cz')).toEqual([])
  expect(await query(shop, `select state from internal.newsletter_subscriptions where email_hash is not null`)).toEqual(
    [{ state: 'unsubscribed' }],
  )
})

test('an address nobody confirmed is forgotten', async () => {
  await asked('zapomen@priklad.cz')
  shop.clock.offsetMs += 40 * 24 * HOUR_MS
  await runJob(shop, 'purge-expired')
  shop.clock.offsetMs -= 40 * 24 * HOUR_MS
  expect(await query(shop, `select from internal.newsletter_subscriptions where email = 'zapomen@priklad.cz'`)).toEqual(
    [],
  )
})

test.each([
  ['stopped', 'ended_at = now()'],
  ['a draft', 'is_draft = true'],
  ['over', `valid_from = '2025-01-01', valid_to = '2025-12-31'`],
])('a welcome says nothing of a coupon that is %s', async (name, change) => {
  const [before] = await query<{ from: string; to: string }>(
    shop,
    `select valid_from::text as from, valid_to::text as to from shop.coupons where code = 'VITEJTE10'`,
  )
  await query(shop, `update shop.coupons set ${change} where code = 'VITEJTE10'`)
  const email = `bez-kuponu-${name.replace(' ', '')}@priklad.cz`
  const token = await asked(email)
  const done = await visit(shop).call('confirmSubscription', { token })
  expect(done.value).toMatchObject({ state: 'confirmed', couponCode: null })
  const mail = await shop.mailTo(email)
  expect(`${mail.subject} ${mail.text}`).not.toMatch(/VITEJTE10|sleva 10/i)
  expect(mail.subject).toBe('Vítejte. Odběr je potvrzený')
  await query(
    shop,
    `update shop.coupons set ended_at = null, is_draft = false, valid_from = $1, valid_to = $2 where code = 'VITEJTE10'`,
    [before?.from, before?.to],
  )
})

describe('a mailbox that letters pass by', () => {
  const silence = (email: string) =>
    query(
      shop,
      `insert into internal.mail_suppressions (email_hash, reason, at) values (internal.address_hash($1), 'bounce', $2)`,
      [email, shop.clock.now()],
    )
  const isSilent = async (email: string) =>
    (await query(shop, 'select from internal.mail_suppressions where email_hash = internal.address_hash($1)', [email]))
      .length > 0

  test.each(['waiting', 'confirmed'])('that is %s and presses its link has them again', async (state) => {
    const email = `zpatky-${state}@priklad.cz`
    if (state === 'confirmed') await confirmed(email)
    await silence(email)
    const token = await asked(email)
    await visit(shop).call('readSubscription', { token })
    expect(await isSilent(email)).toBe(true)
    expect((await visit(shop).call('confirmSubscription', { token })).value).toMatchObject({ state: 'confirmed' })
    expect(await isSilent(email)).toBe(false)
  })

  test('stays silent for a link from before', async () => {
    const email = 'stary-odkaz@priklad.cz'
    const { token } = await confirmed(email)
    shop.clock.offsetMs += HOUR_MS
    await silence(email)
    await visit(shop).call('confirmSubscription', { token })
    expect(await isSilent(email)).toBe(true)
  })
})
