import { beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openEmptyShop } from '../open-shop.ts'
import { linkIn, newCustomer, PASSWORD, type Person } from '../people.ts'

const NEW_PASSWORD = 'Bazalka a saturejka 9'
const EVIL = 'zlodej@priklad.cz'

const shop = openEmptyShop()
let owner: Person
let thief: ReturnType<typeof openBrowser>
beforeEach(async () => {
  shop.clock.offsetMs = 0
  shop.sink.mails.length = 0
  await shop.database.pool.query('delete from internal.rate_limits; delete from internal.mails')
  owner = await newCustomer(shop)
  thief = openBrowser(shop, { ip: '203.0.113.66' })
  await thief.call('signIn', { email: owner.email, password: PASSWORD })
})

async function askForChange() {
  expect((await thief.call('changeEmail', { newEmail: EVIL, password: PASSWORD })).status).toBe(202)
  return linkIn(await shop.mailTo(EVIL))
}

async function resetPassword() {
  await openBrowser(shop).call('forgotPassword', { email: owner.email })
  const link = linkIn(await shop.mailTo(owner.email))
  expect((await owner.call('useLink', { ...link, password: NEW_PASSWORD })).status).toBe(200)
}

test('whoever knew the password does not get the account back after the owner has reset it', async () => {
  const stolen = await askForChange()
  await resetPassword()
  expect((await thief.call('session', {})).value.customer).toBeNull()
  shop.sink.mails.length = 0

  expect((await thief.call('useLink', stolen)).error.code).toBe('link_revoked')
  expect((await thief.call('describeLink', stolen)).value.state).toBe('revoked')
  expect((await thief.call('renewLink', stolen)).error.code).toBe('link_revoked')
  shop.clock.offsetMs = 72 * 3_600_000
  expect((await thief.call('renewLink', stolen)).error.code).toBe('link_revoked')
  await shop.runJobs()
  expect(shop.sink.mails.filter(({ recipient }) => recipient === EVIL)).toEqual([])
  shop.clock.offsetMs = 0
  expect((await owner.call('session', {})).value.customer?.email).toBe(owner.email)
})

test('a change asked for before the reset is not answered after it', async () => {
  await thief.call('changeEmail', { newEmail: EVIL, password: PASSWORD })
  const forgotten = openBrowser(shop)
  // The worker is late: both wishes wait in the queue and the reset is done meanwhile.
  await shop.database.pool.query(
    `update graphile_worker._private_jobs set run_at = now() + interval '1 hour'
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'answer-email-change')`,
  )
  await forgotten.call('forgotPassword', { email: owner.email })
  const link = linkIn(await shop.mailTo(owner.email))
  expect((await owner.call('useLink', { ...link, password: NEW_PASSWORD })).status).toBe(200)
  await shop.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await shop.runJobs()
  expect(shop.sink.mails.filter(({ recipient }) => recipient === EVIL)).toEqual([])
})

test.each([
  ['a changed password', () => owner.call('changePassword', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })],
  ['signing out elsewhere', () => owner.call('endOtherSessions', {})],
  ['ending that session', endThiefsSession],
])('%s revokes what the other one has asked for', async (_what, act) => {
  const stolen = await askForChange()
  expect((await act()).status).toBe(200)
  expect((await thief.call('useLink', stolen)).error.code).toBe('link_revoked')
})

async function endThiefsSession() {
  const { sessions } = (await owner.call('openSessions', {})).value
  return owner.call('endSession', { id: sessions.find(({ current }) => !current)?.id ?? '' })
}

test('a link revoked after it had expired is not renewed either', async () => {
  await thief.call('requestSignInLink', { email: owner.email })
  const old = linkIn(await shop.mailTo(owner.email))
  shop.clock.offsetMs = 16 * 60_000
  await owner.call('changePassword', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
  expect((await thief.call('renewLink', old)).error.code).toBe('link_revoked')
})

test('an expired change of the address is renewed only for whoever is signed in to that account', async () => {
  const link = await askForChange()
  shop.clock.offsetMs = 49 * 3_600_000
  const stranger = await newCustomer(shop)
  for (const other of [openBrowser(shop, { ip: '203.0.113.67' }), stranger]) {
    expect((await other.call('renewLink', link)).error.code).toBe('link_not_yours')
  }
  shop.sink.mails.length = 0
  expect((await owner.call('renewLink', link)).status).toBe(202)
  expect((await shop.mailTo(EVIL)).subject).toBe('Potvrďte novou adresu')
})

test('the address of the account is told when a change is asked for, whether the new one is free or not', async () => {
  await askForChange()
  const told = await shop.mailTo(owner.email)
  expect(told.subject).toBe('Někdo chce změnit e-mail vašeho účtu')
  expect(told.text).toContain('z•••@p•••.cz')
  expect(told.text).toContain('/zapomenute-heslo')

  const other = await newCustomer(shop)
  shop.sink.mails.length = 0
  await thief.call('changeEmail', { newEmail: other.email, password: PASSWORD })
  expect((await shop.mailTo(owner.email)).subject).toBe('Někdo chce změnit e-mail vašeho účtu')
})

test('only the last change asked for can be confirmed', async () => {
  const first = await askForChange()
  await owner.call('changeEmail', { newEmail: 'spravna@priklad.cz', password: PASSWORD })
  const second = linkIn(await shop.mailTo('spravna@priklad.cz'))
  expect((await thief.call('useLink', first)).error.code).toBe('link_revoked')
  expect((await owner.call('useLink', second)).status).toBe(200)
})
