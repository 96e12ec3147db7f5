import { beforeAll, describe, expect, test } from 'vitest'
import { inviteFirstOwner } from '#app/identity/invite-staff'
import { type Browser, openBrowser } from '../browser.ts'
import { openEmptyShop } from '../open-shop.ts'
import { PASSWORD } from '../people.ts'
import { newStaff } from '../staff.ts'
import { codeFor, decodeBase32 } from '../staff-member.ts'
import { createAuthenticator } from './authenticator.ts'

const shop = openEmptyShop({ ADMIN_URL: 'http://zazemi.localhost:3100' })
let owner: Browser
let mistyped = ''
let visitors = 0
const visitor = () => {
  visitors += 1
  return openBrowser(shop, { ip: `203.0.113.${visitors}` })
}
const first = { email: 'majitelka@cenich.example' }
const inviteOwner = () => inviteFirstOwner(shop.deps.pool, shop.deps.config, { ...first, now: shop.clock.now() })
const tokenOf = (text = '') => /\/pozvanka\/([\w-]{43})/.exec(text)?.[1] ?? ''

async function accept(token: string, browser = visitor()) {
  const accepted = await browser.call('acceptInvitation', { token, name: 'Jana', password: PASSWORD })
  return { browser, accepted }
}

/** Sets up an authenticator app; from then on the session has both factors. */
async function setUpApp(browser: Browser): Promise<Uint8Array> {
  const { value } = await browser.call('startSecondFactor', { password: PASSWORD })
  const secret = decodeBase32(new URL(value.totpUri).searchParams.get('secret') ?? '')
  await browser.call('confirmSecondFactor', { code: codeFor(secret) })
  return secret
}

async function idOf(email: string): Promise<string> {
  const { value } = await owner.call('staffMembers', {})
  return value.members.find((member) => member.email === email)?.id ?? ''
}

/** What the data service asks before each request. */
async function checkToken(token: string | null): Promise<'holds' | 'refused'> {
  const claims = Buffer.from((token ?? '').split('.')[1] ?? '', 'base64url').toString()
  const client = await shop.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('request.jwt.claims', $1, true)`, [claims])
    await client.query('select shop.check_token()')
    return 'holds'
  } catch (error) {
    if ((error as { code?: string }).code !== 'PT401') throw error
    return 'refused'
  } finally {
    await client.query('rollback')
    client.release()
  }
}

beforeAll(async () => {
  const earlier = await inviteFirstOwner(shop.deps.pool, shop.deps.config, {
    email: 'preklep@cenich.example',
    now: shop.clock.now(),
  })
  const invited = await inviteOwner()
  if (typeof invited === 'string') throw new Error(invited)
  expect(invited.url).toContain('http://zazemi.localhost:3100/pozvanka/')
  if (typeof earlier === 'string') throw new Error(earlier)
  mistyped = tokenOf(earlier.url)
  owner = (await accept(tokenOf(invited.url))).browser
  await setUpApp(owner)
})

describe('the first owner', () => {
  test('is one: an earlier link to another address is no longer open', async () => {
    expect((await accept(mistyped)).accepted.error.code).toBe('invitation_unknown')
  })

  test('is made at the server, and only while there is none', async () => {
    expect((await owner.call('session', {})).value.staff).toMatchObject({ role: 'staff_admin', approves: true })
    expect(await inviteOwner()).toBe('owned')
  })

  test('leaves nothing in the log that would open something', async () => {
    expect(shop.logLines.join('\n')).not.toMatch(/[\w-]{43}/)
  })
})

describe('an invitation', () => {
  const email = 'sklad@cenich.example'
  let token: string

  test('comes by mail and says as what', async () => {
    const { status } = await owner.call('inviteStaff', { email, role: 'staff_warehouse' })
    expect(status).toBe(201)
    token = tokenOf((await shop.mailTo(email)).text)
    const { value } = await visitor().call('describeInvitation', { token })
    expect(value).toMatchObject({ email, role: 'staff_warehouse', approves: false })
  })

  test('opens no work before a second factor, and then all of it', async () => {
    const { browser, accepted } = await accept(token)
    expect(accepted).toMatchObject({ status: 201, value: { staff: { secondFactor: false }, dataToken: null } })
    expect((await browser.call('closeTask', { taskId: 1, note: '' })).status).toBe(403)
    await setUpApp(browser)
    expect((await browser.call('closeTask', { taskId: 1, note: '' })).status).toBe(404)
    const { value } = await browser.call('session', {})
    expect(await checkToken(value.dataToken)).toBe('holds')
  })

  test('works once', async () => {
    expect((await accept(token)).accepted.error.code).toBe('invitation_unknown')
  })

  test('ends when it is withdrawn, replaced or too old', async () => {
    const invite = (role: 'staff_support' | 'staff_content') =>
      owner.call('inviteStaff', { email: 'nova@cenich.example', role })
    await invite('staff_support')
    const old = tokenOf((await shop.mailTo('nova@cenich.example')).text)
    const { value } = await invite('staff_content')
    const fresh = tokenOf((await shop.mailTo('nova@cenich.example')).text)
    expect((await visitor().call('describeInvitation', { token: old })).error.code).toBe('invitation_unknown')
    shop.clock.offsetMs += 4 * 24 * 60 * 60 * 1000
    expect((await accept(fresh)).accepted.error.code).toBe('invitation_unknown')
    shop.clock.offsetMs = 0
    expect((await owner.call('withdrawInvitation', { id: value.id })).status).toBe(200)
    expect((await accept(fresh)).accepted.error.code).toBe('invitation_unknown')
  })

  test('is not for an address that has an account', async () => {
    expect((await owner.call('inviteStaff', { email, role: 'staff_support' })).error.code).toBe('member_exists')
  })

  test('is the owner’s to give: an admin who does not approve cannot', async () => {
    const admin = await newStaff(shop, 'staff_admin')
    const invited = await admin.call('inviteStaff', { email: 'kdokoli@cenich.example', role: 'staff_support' })
    expect(invited.error.code).toBe('forbidden')
  })
})

describe('an end at once', () => {
  test('a disabled member is refused with the session and the token of before, and comes in no more', async () => {
    const email = 'konci@cenich.example'
    await owner.call('inviteStaff', { email, role: 'staff_support' })
    const { browser } = await accept(tokenOf((await shop.mailTo(email)).text))
    const secret = await setUpApp(browser)
    const { dataToken } = (await browser.call('session', {})).value
    expect(await checkToken(dataToken)).toBe('holds')
    const id = await idOf(email)
    expect((await owner.call('disableStaff', { id })).status).toBe(200)
    expect((await browser.call('closeTask', { taskId: 1, note: '' })).status).toBe(401)
    expect(await checkToken(dataToken)).toBe('refused')
    const again = visitor()
    expect((await again.call('signIn', { email, password: PASSWORD })).error.code).toBe('sign_in_failed')
    expect((await again.call('verifySecondFactor', { code: codeFor(secret) })).error.code).toBe('second_factor_wrong')
    await owner.call('enableStaff', { id })
    expect((await visitor().call('signIn', { email, password: PASSWORD })).error.code).toBe('second_factor_required')
    expect(await checkToken(dataToken)).toBe('refused')
  })

  test('another role ends what was open in the old one', async () => {
    const email = 'meni@cenich.example'
    await owner.call('inviteStaff', { email, role: 'staff_support' })
    const { browser } = await accept(tokenOf((await shop.mailTo(email)).text))
    await setUpApp(browser)
    const { dataToken } = (await browser.call('session', {})).value
    await owner.call('changeStaffPlace', { id: await idOf(email), role: 'staff_content' })
    expect(await checkToken(dataToken)).toBe('refused')
    expect((await browser.call('closeTask', { taskId: 1, note: '' })).status).toBe(401)
  })

  test('a token ends with its session', async () => {
    const browser = await newStaff(shop, 'staff_support')
    const { dataToken } = (await browser.call('session', {})).value
    expect(await checkToken(dataToken)).toBe('holds')
    await browser.call('signOut', {})
    expect(await checkToken(dataToken)).toBe('refused')
  })

  test('the last owner stays', async () => {
    const id = await idOf(first.email)
    expect((await owner.call('disableStaff', { id })).error.code).toBe('last_owner')
    const place = { id, role: 'staff_admin', approves: false } as const
    expect((await owner.call('changeStaffPlace', place)).error.code).toBe('last_owner')
  })
})

describe('proof again', () => {
  test('money and members ask for a second factor of the last ten minutes', async () => {
    const { rows } = await shop.database.pool.query<{ id: string }>(
      `update auth.sessions set second_factor_at = now() - interval '11 minutes'
        where user_id = (select id from auth.users where email = $1) returning id`,
      [first.email],
    )
    expect(rows).toHaveLength(1)
    const refund = { orderId: 1, reason: 'x', amount: null, lines: null, account: null }
    expect((await owner.call('refundOrder', refund)).error.code).toBe('proof_too_old')
    expect((await owner.call('staffMembers', {})).status).toBe(200)
    expect((await owner.call('proveSecondFactor', { code: '000000' })).error.code).toBe('second_factor_wrong')
  })

  test('a code brings it back', async () => {
    const email = 'ucetni@cenich.example'
    await shop.database.pool.query('update auth.sessions set second_factor_at = now()')
    await owner.call('inviteStaff', { email, role: 'staff_accounting' })
    const { browser } = await accept(tokenOf((await shop.mailTo(email)).text))
    const secret = await setUpApp(browser)
    await shop.database.pool.query(`update auth.sessions set second_factor_at = now() - interval '11 minutes'`)
    const confirm = () => browser.call('confirmRefund', { refundId: 1 })
    expect((await confirm()).error.code).toBe('proof_too_old')
    expect((await browser.call('proveSecondFactor', { code: codeFor(secret) })).status).toBe(200)
    expect((await confirm()).status).toBe(404)
    await shop.database.pool.query('update auth.sessions set second_factor_at = now()')
  })
})

describe('a passkey', () => {
  const email = 'klic@cenich.example'
  const phone = createAuthenticator()
  let browser: Browser

  test('is a second factor of its own', async () => {
    await owner.call('inviteStaff', { email, role: 'staff_support' })
    browser = (await accept(tokenOf((await shop.mailTo(email)).text))).browser
    const { value: options } = await browser.call('newStaffPasskeyOptions', {})
    const added = await browser.call('addStaffPasskey', { name: 'Telefon', response: phone.register(options) })
    expect(added.status).toBe(201)
    expect((await browser.call('session', {})).value.staff?.secondFactor).toBe(false)
    const { value: challenge } = await browser.call('passkeySignInOptions', {})
    const { value } = await browser.call('passkeySignIn', { response: phone.signIn(challenge) })
    expect(value.staff).toMatchObject({ secondFactor: true })
    expect(await checkToken(value.dataToken)).toBe('holds')
  })

  test('whoever has it is not passed by with a password: no other factor is set up without it', async () => {
    const thief = visitor()
    await thief.call('signIn', { email, password: PASSWORD })
    expect((await thief.call('startSecondFactor', { password: PASSWORD })).error.code).toBe('second_factor_required')
    expect((await thief.call('newStaffPasskeyOptions', {})).error.code).toBe('second_factor_required')
  })
})

test('who comes in with a browser we have not seen is told to the owner, once', async () => {
  const email = 'toulavy@cenich.example'
  await owner.call('inviteStaff', { email, role: 'staff_content' })
  const { browser } = await accept(tokenOf((await shop.mailTo(email)).text))
  const secret = await setUpApp(browser)
  const told = async () => {
    await shop.runJobs()
    return shop.sink.mails.filter((mail) => mail.recipient === first.email && mail.text?.includes(email)).length
  }
  expect(await told()).toBe(1)
  await browser.call('signOut', {})
  await browser.call('signIn', { email, password: PASSWORD })
  await browser.call('verifySecondFactor', { code: codeFor(secret) })
  expect(await told()).toBe(1)
  const stranger = visitor()
  await stranger.call('signIn', { email, password: PASSWORD })
  await stranger.call('verifySecondFactor', { code: codeFor(secret) })
  expect(await told()).toBe(2)
})
