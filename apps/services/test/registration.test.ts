import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { type Harness, startHarness } from './harness.ts'
import { linkIn, PASSWORD } from './people.ts'

let shop: Harness
beforeAll(async () => {
  shop = await startHarness()
})
afterAll(() => shop.stop())

test('an account begins with the confirmation, not with the form', async () => {
  const browser = openBrowser(shop)
  const email = 'nova@priklad.cz'
  const registered = await browser.call('register', { email, password: PASSWORD, firstName: 'Jitka' })
  expect(registered).toMatchObject({
    status: 202,
    value: { state: 'waiting', email: 'n•••@p•••.cz', resendInSeconds: 60 },
  })
  expect((await browser.call('signIn', { email, password: PASSWORD })).error.code).toBe('sign_in_failed')

  const mail = await shop.mailTo(email)
  expect(mail.subject).toBe('Potvrďte svůj e-mail a účet je váš')
  const { key } = registered.value
  expect((await browser.call('registrationState', { key })).value.state).toBe('waiting')

  const phone = openBrowser(shop, { ip: '198.51.100.7' })
  const confirmed = await phone.call('useLink', linkIn(mail))
  expect(confirmed).toMatchObject({ status: 200, value: { purpose: 'confirm_registration', signedIn: true } })
  expect((await phone.call('session', {})).value.customer).toMatchObject({ email, firstName: 'Jitka' })
  expect((await browser.call('registrationState', { key })).value.state).toBe('confirmed')
  expect((await browser.call('signIn', { email, password: PASSWORD })).status).toBe(200)
})
