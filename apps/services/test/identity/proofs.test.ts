import { beforeEach, describe, expect, test } from 'vitest'
import { createStaff } from '#app/identity/create-staff'
import { openBrowser } from '../browser.ts'
import { openEmptyShop } from '../open-shop.ts'
import { linkIn, newCustomer, PASSWORD, type Person } from '../people.ts'
import { newStaff } from '../staff-member.ts'
import { createAuthenticator } from './authenticator.ts'

const NEW_PASSWORD = 'Bazalka a saturejka 9'

const shop = openEmptyShop()
beforeEach(async () => {
  shop.sink.mails.length = 0
  await shop.database.pool.query('delete from internal.rate_limits; delete from internal.mails')
})

async function ageSessions(email: string, hours: number): Promise<void> {
  await shop.database.pool.query(
    `update auth.sessions s set created_at = now() - make_interval(hours => $2) from auth.users u
      where u.id = s.user_id and u.email = $1`,
    [email, hours],
  )
}

async function addPasskey(person: Person): Promise<ReturnType<typeof createAuthenticator>> {
  const device = createAuthenticator()
  const { value: options } = await person.call('newPasskeyOptions', {})
  const added = await person.call('addPasskey', { name: 'Telefon', response: device.register(options) })
  expect(added.status).toBe(201)
  return device
}

async function signInBy(device: ReturnType<typeof createAuthenticator>): Promise<number> {
  const browser = openBrowser(shop, { ip: '198.51.100.90' })
  const { value: options } = await browser.call('passkeySignInOptions', {})
  return (await browser.call('passkeySignIn', { response: device.signIn(options) })).status
}

describe('an account without a password', () => {
  test('changes its address and sets a password only soon after a proof', async () => {
    const person = await newCustomer(shop, { password: null })
    await ageSessions(person.email, 2)
    const email = await person.call('changeEmail', { newEmail: 'nova@priklad.cz' })
    expect(email.error.code).toBe('session_not_fresh')
    const password = await person.call('changePassword', { newPassword: PASSWORD })
    expect(password.error.code).toBe('session_not_fresh')

    await person.call('requestSignInLink', { email: person.email })
    await person.call('useLink', linkIn(await shop.mailTo(person.email)))
    expect((await person.call('changeEmail', { newEmail: 'nova@priklad.cz' })).status).toBe(202)
    expect((await person.call('changePassword', { newPassword: PASSWORD })).status).toBe(200)
  })

  test('one with a password is asked for it however fresh the session', async () => {
    const person = await newCustomer(shop)
    expect((await person.call('changeEmail', { newEmail: 'nova@priklad.cz' })).error.code).toBe('password_wrong')
    await ageSessions(person.email, 2)
    expect((await person.call('changeEmail', { newEmail: 'nova@priklad.cz', password: PASSWORD })).status).toBe(202)
  })
})

describe('passkeys', () => {
  test('a new one is told to the mailbox', async () => {
    const person = await newCustomer(shop)
    await addPasskey(person)
    const mail = await shop.mailTo(person.email)
    expect(mail.subject).toBe('K účtu přibyl přístupový klíč')
    expect(mail.text).toContain('/ucet/osobni-udaje')
  })

  test('a password reset by mail ends them and says so', async () => {
    const person = await newCustomer(shop)
    const device = await addPasskey(person)
    expect(await signInBy(device)).toBe(200)
    await openBrowser(shop).call('forgotPassword', { email: person.email })
    const link = linkIn(await shop.mailTo(person.email))
    await openBrowser(shop).call('useLink', { ...link, password: NEW_PASSWORD })
    expect(await signInBy(device)).toBe(409)
    expect((await shop.mailTo(person.email)).text).toContain('Přístupové klíče jsme zrušili')
  })

  test('a password changed by who knows it keeps them and says so', async () => {
    const person = await newCustomer(shop)
    const device = await addPasskey(person)
    await person.call('changePassword', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
    expect(await signInBy(device)).toBe(200)
    expect((await shop.mailTo(person.email)).text).toContain('Přístupové klíče zůstávají')
  })
})

describe('staff', () => {
  test('sign in anew after twelve hours', async () => {
    const member = await newStaff(shop, 'staff_support')
    const { email } = (await member.call('session', {})).value.staff ?? { email: '' }
    await ageSessions(email, 11)
    expect((await member.call('session', {})).value.staff?.email).toBe(email)
    await ageSessions(email, 12)
    expect((await member.call('session', {})).value.staff).toBeNull()
    const { rows } = await shop.database.pool.query(
      'select from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1',
      [email],
    )
    expect(rows).toHaveLength(0)
  })

  test.each(['confirmSecondFactor', 'verifySecondFactor'] as const)(
    'codes are guessed ten times, from however many networks: %s',
    async (door) => {
      const email = `${door.toLowerCase()}@cenich.example`
      await createStaff(shop.deps.auth, { email, password: PASSWORD, role: 'staff_support' })
      const member = openBrowser(shop, { ip: '198.51.100.91' })
      await member.call('signIn', { email, password: PASSWORD })
      await member.call('startSecondFactor', { password: PASSWORD })
      for (let tries = 0; tries < 11; tries += 1) {
        const elsewhere = { 'x-forwarded-for': `203.0.113.${tries + 1}` }
        const { error } = await member.call(door, { code: '000000' }, elsewhere)
        expect(error.code).toBe(tries < 10 ? 'second_factor_wrong' : 'too_many_attempts')
      }
    },
  )
})
