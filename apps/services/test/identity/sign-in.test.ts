import { describe, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import type { Harness } from '../harness.ts'
import { openEmptyShop } from '../open-shop.ts'
import { linkIn, newCustomer, PASSWORD } from '../people.ts'

const shop = openEmptyShop()

test('a password opens a session with a token for the data service', async () => {
  const { email } = await newCustomer(shop)
  const browser = openBrowser(shop, { ip: '198.51.100.20' })
  const { status, value } = await browser.call('signIn', { email: ` ${email.toUpperCase()} `, password: PASSWORD })
  expect(status).toBe(200)
  expect(value.customer?.email).toBe(email)
  expect(value.dataToken?.split('.')).toHaveLength(3)
  expect((await browser.call('session', {})).value.customer?.email).toBe(email)
})

test('the cookie is closed to scripts and foreign sites, and secure over https', async () => {
  const { email } = await newCustomer(shop)
  const signIn = async (harness: Harness) =>
    String(
      (await openBrowser(harness, { ip: '198.51.100.21' }).call('signIn', { email, password: PASSWORD })).headers[
        'set-cookie'
      ],
    )
  expect(await signIn(shop)).toMatch(/^cenich\.session_token=.*Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('who does not want to be remembered gets a cookie of the browser session', async () => {
  const { email } = await newCustomer(shop)
  const answer = await openBrowser(shop, { ip: '198.51.100.22' }).call('signIn', {
    email,
    password: PASSWORD,
    remember: false,
  })
  const [session = ''] = [answer.headers['set-cookie'] ?? ''].flat()
  expect(session).toMatch(/^cenich\.session_token=/)
  expect(session).not.toMatch(/Max-Age|Expires/)
})

test('signing out ends the session, also for a copy of the cookie', async () => {
  const person = await newCustomer(shop)
  const copy = openBrowser(shop)
  for (const [name, value] of person.cookies) copy.cookies.set(name, value)
  expect((await copy.call('session', {})).value.customer).not.toBeNull()
  expect((await person.call('signOut', {})).status).toBe(200)
  expect(person.cookies.size).toBe(0)
  expect((await copy.call('session', {})).value.customer).toBeNull()
})

test('a link from the mailbox signs in and leads back', async () => {
  const { email } = await newCustomer(shop)
  const browser = openBrowser(shop, { ip: '198.51.100.23' })
  expect((await browser.call('requestSignInLink', { email, returnTo: '/ucet/prehled' })).status).toBe(202)
  const mail = await shop.mailTo(email)
  expect(mail.subject).toBe('Váš odkaz k přihlášení')
  expect(mail.text).toContain('z prohlížeče Firefox, Linux')
  const used = await browser.call('useLink', linkIn(mail))
  expect(used.value).toEqual({ purpose: 'sign_in', signedIn: true, returnTo: '/ucet/prehled' })
  expect((await browser.call('session', {})).value.customer?.email).toBe(email)
})

test('a link to sign in lives fifteen minutes', async () => {
  const { email } = await newCustomer(shop)
  const browser = openBrowser(shop, { ip: '198.51.100.24' })
  await browser.call('requestSignInLink', { email })
  const link = linkIn(await shop.mailTo(email))
  shop.clock.offsetMs += 15 * 60_000
  expect((await browser.call('useLink', link)).error.code).toBe('link_expired')
  shop.clock.offsetMs = 0
})

describe('forgotten password', () => {
  test('the link sets a new password, ends every session, tells the owner and signs in', async () => {
    const person = await newCustomer(shop)
    const browser = openBrowser(shop, { ip: '198.51.100.25' })
    await browser.call('forgotPassword', { email: person.email })
    const mail = await shop.mailTo(person.email)
    expect(mail.subject).toBe('Nové heslo k účtu Čenich')
    const link = linkIn(mail)
    expect((await browser.call('useLink', link)).error.details).toEqual({ fields: { password: 'required' } })
    expect((await browser.call('useLink', { ...link, password: 'qwertyuiop' })).error.details).toEqual({
      fields: { password: 'password_leaked' },
    })
    const done = await browser.call('useLink', { ...link, password: 'Docela nove heslo 5' })
    expect(done.value).toMatchObject({ purpose: 'reset_password', signedIn: true })
    expect((await person.call('session', {})).value.customer).toBeNull()
    expect((await browser.call('session', {})).value.customer?.email).toBe(person.email)
    expect((await shop.mailTo(person.email)).subject).toBe('Heslo k účtu Čenich je změněné')
  })

  test('the link lives one hour', async () => {
    const { email } = await newCustomer(shop)
    const browser = openBrowser(shop, { ip: '198.51.100.26' })
    await browser.call('forgotPassword', { email })
    const link = linkIn(await shop.mailTo(email))
    shop.clock.offsetMs += 60 * 60_000
    const late = await browser.call('useLink', { ...link, password: 'Docela nove heslo 5' })
    expect(late.error.code).toBe('link_expired')
    shop.clock.offsetMs = 0
  })

  test('a second link stops working when the first has changed the password', async () => {
    const { email } = await newCustomer(shop)
    const browser = openBrowser(shop, { ip: '198.51.100.27' })
    await browser.call('forgotPassword', { email })
    const first = linkIn(await shop.mailTo(email))
    await browser.call('forgotPassword', { email })
    const second = linkIn(await shop.mailTo(email))
    await browser.call('useLink', { ...first, password: 'Docela nove heslo 5' })
    expect((await browser.call('useLink', { ...second, password: 'Jeste jine heslo 6' })).error.code).toBe(
      'link_revoked',
    )
  })
})

describe('changing the password', () => {
  test('the other sessions are out, this one stays, the owner is told', async () => {
    const person = await newCustomer(shop)
    const other = openBrowser(shop, { ip: '198.51.100.28' })
    await other.call('signIn', { email: person.email, password: PASSWORD })
    const changed = await person.call('changePassword', {
      currentPassword: PASSWORD,
      newPassword: 'Docela nove heslo 5',
    })
    expect(changed.status).toBe(200)
    expect((await other.call('session', {})).value.customer).toBeNull()
    expect((await person.call('session', {})).value.customer?.email).toBe(person.email)
    expect((await shop.mailTo(person.email)).subject).toBe('Heslo k účtu Čenich je změněné')
    expect((await other.call('signIn', { email: person.email, password: PASSWORD })).error.code).toBe('sign_in_failed')
  })

  test('the current password must be right', async () => {
    const person = await newCustomer(shop)
    const wrong = await person.call('changePassword', {
      currentPassword: 'nevim nevim',
      newPassword: 'Docela nove heslo 5',
    })
    expect(wrong.error.code).toBe('password_wrong')
    const missing = await person.call('changePassword', { newPassword: 'Docela nove heslo 5' })
    expect(missing.error.code).toBe('password_wrong')
  })
})

describe('changing the e-mail', () => {
  test('the new address confirms, the old one is told, nothing changes before', async () => {
    const person = await newCustomer(shop)
    const asked = await person.call('changeEmail', { newEmail: 'novaadresa@priklad.cz', password: PASSWORD })
    expect(asked.status).toBe(202)
    const link = linkIn(await shop.mailTo('novaadresa@priklad.cz'))
    expect((await person.call('session', {})).value.customer?.email).toBe(person.email)
    const used = await person.call('useLink', link)
    expect(used.value).toMatchObject({ purpose: 'confirm_email', signedIn: false })
    expect((await person.call('session', {})).value.customer?.email).toBe('novaadresa@priklad.cz')
    const notice = await shop.mailTo(person.email)
    expect(notice.subject).toBe('E-mail k účtu Čenich je změněný')
    expect(notice.text).toContain('n•••@p•••.cz')
  })

  test('an address with an account is told so, and the asker learns nothing', async () => {
    const person = await newCustomer(shop)
    const { email } = await newCustomer(shop)
    expect((await person.call('changeEmail', { newEmail: email, password: PASSWORD })).status).toBe(202)
    expect((await shop.mailTo(email)).subject).toBe('Účet u nás už máte')
  })

  test('the password must be right', async () => {
    const person = await newCustomer(shop)
    expect(
      (await person.call('changeEmail', { newEmail: 'jina@priklad.cz', password: 'nevim nevim' })).error.code,
    ).toBe('password_wrong')
  })
})

describe('sessions', () => {
  test('they are listed with their devices and ended one by one', async () => {
    const person = await newCustomer(shop)
    const phone = openBrowser(shop, {
      ip: '198.51.100.29',
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1',
    })
    await phone.call('signIn', { email: person.email, password: PASSWORD })
    const { value } = await person.call('openSessions', {})
    expect(value.sessions.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Firefox, Linux', true],
        ['Safari, iOS', false],
      ]),
    )
    const other = value.sessions.find(({ current }) => !current)
    expect((await person.call('endSession', { id: other?.id ?? '' })).status).toBe(200)
    expect((await phone.call('session', {})).value.customer).toBeNull()
  })

  test('a session of somebody else is not found', async () => {
    const [one, two] = [await newCustomer(shop), await newCustomer(shop)]
    const [foreign] = (await two.call('openSessions', {})).value.sessions
    expect((await one.call('endSession', { id: foreign?.id ?? '' })).status).toBe(404)
    expect((await two.call('session', {})).value.customer).not.toBeNull()
  })

  test('all others end at once', async () => {
    const person = await newCustomer(shop)
    for (const ip of ['198.51.100.30', '198.51.100.31']) {
      await openBrowser(shop, { ip }).call('signIn', { email: person.email, password: PASSWORD })
    }
    expect((await person.call('endOtherSessions', {})).value.ended).toBe(2)
    expect((await person.call('openSessions', {})).value.sessions).toHaveLength(1)
  })
})
