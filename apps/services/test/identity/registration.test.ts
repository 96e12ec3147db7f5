import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openEmptyShop } from '../open-shop.ts'
import { linkIn, newCustomer, PASSWORD } from '../people.ts'

const shop = openEmptyShop()

test('an account begins with the confirmation, not with the form', async () => {
  const browser = openBrowser(shop)
  const email = 'nova@priklad.cz'
  const registered = await browser.call('register', { email, password: PASSWORD, firstName: 'Jitka' })
  expect(registered).toMatchObject({
    status: 202,
    value: { state: 'waiting', email, resendInSeconds: 60 },
  })
  expect((await browser.call('signIn', { email, password: PASSWORD })).error.code).toBe('sign_in_failed')

  const mail = await shop.mailTo(email)
  expect(mail.subject).toBe('Potvrďte svůj e-mail a účet je váš')
  const { key } = registered.value
  expect((await browser.call('registrationState', { key })).value.state).toBe('waiting')

  const phone = openBrowser(shop, { ip: '198.51.100.7' })
  const confirmed = await phone.call('useLink', { ...linkIn(mail), password: 'Heslo zvolene v telefonu 3' })
  expect(confirmed).toMatchObject({ status: 200, value: { purpose: 'confirm_registration', signedIn: true } })
  expect((await phone.call('session', {})).value.customer).toMatchObject({ email, firstName: 'Jitka' })
  expect((await browser.call('registrationState', { key })).value).toMatchObject({
    state: 'confirmed',
    email: 'n•••@p•••.cz',
  })
  // The phone could have been anybody's, and so could the form: what counts is what was typed beside the proof.
  expect((await browser.call('signIn', { email, password: PASSWORD })).error.code).toBe('sign_in_failed')
  expect((await browser.call('signIn', { email, password: 'Heslo zvolene v telefonu 3' })).status).toBe(200)
})

test('confirmed in the browser that began it, a registration keeps its password', async () => {
  const browser = openBrowser(shop, { ip: '198.51.100.6' })
  const email = 'tataz@priklad.cz'
  const { value } = await browser.call('register', { email, password: PASSWORD })
  await browser.call('useLink', { ...linkIn(await shop.mailTo(email)), registrationKey: value.key })
  expect((await openBrowser(shop).call('signIn', { email, password: PASSWORD })).status).toBe(200)
})

test('a password begun by a stranger dies with the confirmation, and so do the boxes they ticked', async () => {
  const email = 'host@priklad.cz'
  const attacker = openBrowser(shop, { ip: '203.0.113.65' })
  const begun = await attacker.call('register', {
    email,
    password: PASSWORD,
    consents: [
      { topic: 'newsletter', wordingVersion: 1 },
      { topic: 'surveys', wordingVersion: 1 },
    ],
  })
  const owner = openBrowser(shop, { ip: '198.51.100.5' })
  const confirmed = await owner.call('useLink', linkIn(await shop.mailTo(email)))
  expect(confirmed).toMatchObject({ status: 200, value: { signedIn: true } })
  expect((await attacker.call('signIn', { email, password: PASSWORD })).error.code).toBe('sign_in_failed')
  expect((await owner.call('passkeys', {})).value.hasPassword).toBe(false)
  const { rows } = await shop.database.pool.query(
    `select n.topic from shop.consents n join shop.customers c on c.id = n.customer_id where c.email = $1`,
    [email],
  )
  expect(rows).toEqual([])
  // The newsletter is asked for by the mail that everybody gets, as if the form stood in the footer.
  expect((await shop.mailTo(email)).subject).toBe('Potvrďte odběr. Jeden klik a dost')
  // A key of another registration is no proof of this one.
  const second = await attacker.call('register', { email: 'dalsi@priklad.cz', password: PASSWORD })
  expect(second.value.key).not.toBe(begun.value.key)
  await openBrowser(shop).call('useLink', {
    ...linkIn(await shop.mailTo('dalsi@priklad.cz')),
    registrationKey: begun.value.key,
  })
  expect((await attacker.call('signIn', { email: 'dalsi@priklad.cz', password: PASSWORD })).error.code).toBe(
    'sign_in_failed',
  )
})

test('a password chosen at the confirmation must be a good one', async () => {
  const email = 'slabe@priklad.cz'
  const browser = openBrowser(shop, { ip: '198.51.100.4' })
  await browser.call('register', { email })
  const link = linkIn(await shop.mailTo(email))
  const weak = await browser.call('useLink', { ...link, password: 'qwertyuiop' })
  expect(weak.error.details).toEqual({ fields: { password: 'password_leaked' } })
  expect((await browser.call('useLink', { ...link, password: PASSWORD })).status).toBe(200)
})

test('dog, consents, credits and the place to return to come with the confirmation', async () => {
  const browser = openBrowser(shop, { ip: '198.51.100.8' })
  const email = 'spsem@priklad.cz'
  const { value: begun } = await browser.call('register', {
    email,
    password: PASSWORD,
    consents: [{ topic: 'newsletter', wordingVersion: 1 }],
    dog: {
      name: 'Bára',
      breed: 'border kolie',
      age: { kind: 'born', on: '2022-04-01' },
      weight: { measuredOn: '2026-01-10', grams: 18_000 },
    },
    returnTo: '/kosik/obsah?krok=2',
  })
  const link = linkIn(await shop.mailTo(email))
  const confirmed = await browser.call('useLink', { ...link, registrationKey: begun.key })
  expect(confirmed.value.returnTo).toBe('/kosik/obsah?krok=2')
  const { rows } = await shop.database.pool.query(
    `select d.name, w.grams, n.granted, n.source, b.usable from shop.customers c
       join shop.dogs d on d.customer_id = c.id join shop.dog_weights w on w.dog_id = d.id
       join shop.consents n on n.customer_id = c.id join shop.credit_balances b on b.customer_id = c.id
      where c.email = $1`,
    [email],
  )
  expect(rows).toEqual([{ name: 'Bára', grams: 18_000, granted: true, source: 'registration', usable: 80 }])
})

test('a known address gets the same answer and a mail that the account exists', async () => {
  const { email } = await newCustomer(shop)
  const stranger = openBrowser(shop, { ip: '198.51.100.9' })
  const known = await stranger.call('register', { email, password: PASSWORD })
  const unknown = await stranger.call('register', { email: `x${email}`, password: PASSWORD })
  expect(known.status).toBe(unknown.status)
  expect(Object.keys(known.value)).toEqual(Object.keys(unknown.value))
  expect((await shop.mailTo(email)).subject).toBe('Účet u nás už máte')
  expect((await stranger.call('registrationState', { key: known.value.key })).value.state).toBe('waiting')
})

test('nobody can prepare an account with their own password at an address of somebody else', async () => {
  const email = 'obet@priklad.cz'
  const attacker = openBrowser(shop, { ip: '203.0.113.66' })
  const owner = openBrowser(shop, { ip: '198.51.100.10' })
  await attacker.call('register', { email, password: 'utocnikovo tajemstvi 1' })
  await shop.runJobs()
  const { value } = await owner.call('register', { email, password: PASSWORD })
  await owner.call('useLink', { ...linkIn(await shop.mailTo(email)), registrationKey: value.key })
  expect((await attacker.call('signIn', { email, password: 'utocnikovo tajemstvi 1' })).error.code).toBe(
    'sign_in_failed',
  )
  const another = openBrowser(shop, { ip: '198.51.100.11' })
  expect((await another.call('signIn', { email, password: PASSWORD })).status).toBe(200)
})

test('the confirmation is sent again after a minute, and a typo can be corrected', async () => {
  const browser = openBrowser(shop, { ip: '198.51.100.12' })
  const { value } = await browser.call('register', { email: 'preklp@priklad.cz', password: PASSWORD })
  const first = linkIn(await shop.mailTo('preklp@priklad.cz'))
  const tooSoon = await browser.call('resendRegistration', { key: value.key })
  expect(tooSoon.error).toMatchObject({ code: 'resend_too_soon', details: { resendInSeconds: expect.any(Number) } })

  shop.clock.offsetMs += 61_000
  const again = await browser.call('resendRegistration', { key: value.key, email: 'preklep@priklad.cz' })
  expect(again).toMatchObject({ status: 202, value: { state: 'waiting', resendInSeconds: 60 } })
  const right = linkIn(await shop.mailTo('preklep@priklad.cz'))
  expect((await browser.call('useLink', first)).error.code).toBe('link_revoked')
  expect((await browser.call('useLink', right)).status).toBe(200)
  expect((await browser.call('session', {})).value.customer?.email).toBe('preklep@priklad.cz')
  shop.clock.offsetMs = 0
})

test('an unconfirmed registration vanishes by itself', async () => {
  const browser = openBrowser(shop, { ip: '198.51.100.13' })
  const { value } = await browser.call('register', { email: 'zapomnel@priklad.cz', password: PASSWORD })
  const link = linkIn(await shop.mailTo('zapomnel@priklad.cz'))
  shop.clock.offsetMs += 49 * 3_600_000
  expect((await browser.call('registrationState', { key: value.key })).value.state).toBe('expired')
  expect((await browser.call('useLink', link)).error.code).toBe('link_expired')
  const { rows } = await shop.database.pool.query(`select from auth.users where email = 'zapomnel@priklad.cz'`)
  expect(rows).toHaveLength(0)
  shop.clock.offsetMs = 0
})

test.each([
  ['kratke', 'password_short'],
  ['password123', 'password_leaked'],
  ['Password123', 'password_leaked'],
  ['Heslo123456', 'password_leaked'],
  ['dlouhy.nazev@priklad.cz', 'password_is_email'],
])('the password %s is refused as %s', async (password, code) => {
  const { status, error } = await openBrowser(shop, { ip: '198.51.100.14' }).call('register', {
    email: 'dlouhy.nazev@priklad.cz',
    password,
  })
  expect(status).toBe(400)
  expect(error.details).toEqual({ fields: { password: code } })
})

test('an account can do without a password', async () => {
  const person = await newCustomer(shop, { password: null })
  expect((await person.call('passkeys', {})).value.hasPassword).toBe(false)
  const browser = openBrowser(shop, { ip: '198.51.100.15' })
  expect((await browser.call('signIn', { email: person.email, password: PASSWORD })).error.code).toBe('sign_in_failed')
  expect((await person.call('changePassword', { newPassword: PASSWORD })).status).toBe(200)
  expect((await browser.call('signIn', { email: person.email, password: PASSWORD })).status).toBe(200)
})
