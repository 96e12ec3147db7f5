import { beforeAll, describe, expect, test } from 'vitest'
import { createStaff } from '#app/identity/create-staff'
import { type Browser, openBrowser } from '../browser.ts'
import { openEmptyShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { PASSWORD } from '../people.ts'
import { newStaff } from '../staff.ts'
import { codeFor, decodeBase32 } from '../staff-member.ts'

const shop = openEmptyShop()
const email = 'petr@cenich.example'
let codes: string[]
let petr: Browser
let petrId: string
let visitors = 0
const visitor = () => {
  visitors += 1
  return openBrowser(shop, { ip: `203.0.113.${visitors}` })
}

/** The session and the secret of whoever has just set an app up. */
async function setUpApp(browser: Browser): Promise<void> {
  await browser.call('signIn', { email, password: PASSWORD })
  const { value } = await browser.call('startSecondFactor', { password: PASSWORD })
  codes = value.backupCodes
  const secret = decodeBase32(new URL(value.totpUri).searchParams.get('secret') ?? '')
  await browser.call('confirmSecondFactor', { code: codeFor(secret) })
}

async function newOwner(): Promise<{ browser: Browser; id: string }> {
  const browser = await newStaff(shop, 'staff_admin')
  const [user] = await query<{ id: string }>(
    shop,
    `update auth.users set staff_approves = true where id = (select user_id from auth.sessions order by created_at desc limit 1)
     returning id`,
  )
  return { browser, id: user?.id ?? '' }
}

beforeAll(async () => {
  petrId = await createStaff(shop.deps.auth, { email, password: PASSWORD, role: 'staff_support' })
  petr = visitor()
  await setUpApp(petr)
})

describe('recovery codes', () => {
  test('are ten, and nothing that could be written down is kept of them', async () => {
    expect(codes).toHaveLength(10)
    expect((await petr.call('ownFactors', {})).value).toEqual({ hasApp: true, recoveryCodes: 10, passkeys: 0 })
    const [row] = await query<{ kept: string }>(
      shop,
      'select backup_codes as kept from auth.two_factors where user_id = $1',
      [petrId],
    )
    for (const code of codes) expect(row?.kept).not.toContain(code)
  })

  test('stand for the app once each, at the door and as a proof', async () => {
    const [first = '', second = ''] = codes
    const elsewhere = visitor()
    await elsewhere.call('signIn', { email, password: PASSWORD })
    expect((await elsewhere.call('verifySecondFactor', { code: first })).value.staff?.secondFactor).toBe(true)
    expect((await petr.call('proveSecondFactor', { code: second })).status).toBe(200)
    expect((await petr.call('proveSecondFactor', { code: second })).error.code).toBe('second_factor_wrong')
    expect((await petr.call('ownFactors', {})).value.recoveryCodes).toBe(8)
  })

  test('are made anew with the password, and the old ones end', async () => {
    const [, , third = ''] = codes
    expect((await petr.call('renewRecoveryCodes', { password: 'jiné heslo' })).error.code).toBe('password_wrong')
    const { value } = await petr.call('renewRecoveryCodes', { password: PASSWORD })
    expect(value.recoveryCodes).toHaveLength(10)
    expect((await petr.call('proveSecondFactor', { code: third })).error.code).toBe('second_factor_wrong')
    expect((await petr.call('proveSecondFactor', { code: value.recoveryCodes[0] ?? '' })).status).toBe(200)
  })

  test('ask for a recent proof', async () => {
    await query(shop, `update auth.sessions set second_factor_at = now() - interval '11 minutes' where user_id = $1`, [
      petrId,
    ])
    expect((await petr.call('renewRecoveryCodes', { password: PASSWORD })).error.code).toBe('proof_too_old')
    await query(shop, 'update auth.sessions set second_factor_at = now() where user_id = $1', [petrId])
  })
})

describe('a lost factor', () => {
  test('is reset by an owner: sessions end, a mail goes, the password leads to the setting up alone', async () => {
    const owner = await newOwner()
    expect((await owner.browser.call('resetSecondFactor', { id: petrId })).status).toBe(200)
    expect((await petr.call('session', {})).value.staff).toBeNull()
    expect((await shop.mailTo(email)).subject).toBe('Druhé ověření v zázemí je zrušené')
    const [written] = await query(
      shop,
      `select actor_id, object_id from internal.audit_log where action = 'staff.second_factor_reset'`,
    )
    expect(written).toEqual({ actor_id: owner.id, object_id: petrId })
    const again = visitor()
    const { value } = await again.call('signIn', { email, password: PASSWORD })
    expect(value.staff).toMatchObject({ secondFactor: false })
    expect((await again.call('staffJobs', {})).status).toBe(403)
    await setUpApp(again)
    expect((await again.call('staffJobs', {})).status).toBe(200)
  })

  test('is never the own one', async () => {
    const owner = await newOwner()
    expect((await owner.browser.call('resetSecondFactor', { id: owner.id })).error.code).toBe('own_factor')
  })

  test('is the business of owners with a recent proof', async () => {
    const admin = await newStaff(shop, 'staff_admin')
    expect((await admin.call('resetSecondFactor', { id: petrId })).status).toBe(403)
    const owner = await newOwner()
    await query(shop, `update auth.sessions set second_factor_at = now() - interval '11 minutes' where user_id = $1`, [
      owner.id,
    ])
    expect((await owner.browser.call('resetSecondFactor', { id: petrId })).error.code).toBe('proof_too_old')
  })
})
