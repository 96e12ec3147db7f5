import { beforeAll, expect, test } from 'vitest'
import { createStaff } from '#app/identity/create-staff'
import { openBrowser } from '../browser.ts'
import { openEmptyShop } from '../open-shop.ts'
import { newCustomer, PASSWORD } from '../people.ts'
import { codeFor, decodeBase32 } from '../staff-member.ts'

const shop = openEmptyShop()
let backupCodes: string[]
let secret: Uint8Array
const email = 'podpora@cenich.example'
const credentials = { email, password: PASSWORD }
beforeAll(async () => {
  await createStaff(shop.deps.auth, { ...credentials, role: 'staff_support' })
})

const visitor = (last: number) => openBrowser(shop, { ip: `198.51.100.${last}` })

test('one factor opens no work: only the setting up of the second', async () => {
  const browser = visitor(50)
  const { value } = await browser.call('signIn', credentials)
  expect(value).toMatchObject({
    customer: null,
    staff: { role: 'staff_support', secondFactor: false },
    dataToken: null,
  })
  expect((await browser.call('exportData', {})).status).toBe(403)
})

test('the second factor holds once a code has come back', async () => {
  const browser = visitor(51)
  await browser.call('signIn', credentials)
  expect((await browser.call('startSecondFactor', { password: 'nevim nevim' })).error.code).toBe('password_wrong')
  const { value } = await browser.call('startSecondFactor', { password: PASSWORD })
  backupCodes = value.backupCodes
  secret = decodeBase32(new URL(value.totpUri).searchParams.get('secret') ?? '')
  expect((await browser.call('confirmSecondFactor', { code: '000000' })).error.code).toBe('second_factor_wrong')
  expect((await browser.call('confirmSecondFactor', { code: codeFor(secret) })).status).toBe(200)
  const session = (await browser.call('session', {})).value
  expect(session.staff).toMatchObject({ secondFactor: true })
  expect(session.dataToken).not.toBeNull()
})

test('from then on the password alone is half of it', async () => {
  const browser = visitor(52)
  const half = await browser.call('signIn', credentials)
  expect(half.error.code).toBe('second_factor_required')
  expect((await browser.call('session', {})).value.staff).toBeNull()
  expect((await browser.call('verifySecondFactor', { code: '000000' })).error.code).toBe('second_factor_wrong')
  const { value } = await browser.call('verifySecondFactor', { code: codeFor(secret) })
  expect(value.staff).toMatchObject({ role: 'staff_support', secondFactor: true })
  expect(value.dataToken).not.toBeNull()
})

test('a backup code works once', async () => {
  const [code = ''] = backupCodes
  const first = visitor(53)
  await first.call('signIn', credentials)
  expect((await first.call('verifySecondFactor', { code })).value.staff?.secondFactor).toBe(true)
  const second = visitor(54)
  await second.call('signIn', credentials)
  expect((await second.call('verifySecondFactor', { code })).error.code).toBe('second_factor_wrong')
})

test('a code without the password before it opens nothing', async () => {
  expect((await visitor(55).call('verifySecondFactor', { code: codeFor(secret) })).error.code).toBe(
    'second_factor_wrong',
  )
})

test('a mailbox is not enough: staff get no link to sign in', async () => {
  const sent = shop.sink.mails.length
  await visitor(56).call('requestSignInLink', { email })
  await shop.runJobs()
  expect(shop.sink.mails).toHaveLength(sent)
})

test('a customer is no staff and cannot become one', async () => {
  const person = await newCustomer(shop)
  expect((await person.call('startSecondFactor', { password: PASSWORD })).status).toBe(403)
})
