import { expect, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { liveElsewhere, signIn, signUp } from './journeys/customer-account.ts'
import { hydrated } from './journeys/shop-page.ts'

test.beforeEach(async ({ context }) => liveElsewhere(context))

test.describe('a foreign page', () => {
  for (const [what, headers] of [
    ['with its own origin', { origin: 'https://evil.example' }],
    ['from a sandbox', { origin: 'null' }],
    ['that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ] as const) {
    test(`${what} cannot post to a form or to an address of data`, async ({ page, baseURL }) => {
      await signUp(page)
      for (const path of ['/odhlaseni', '/ucet/psi', '/ucet/psi.data', '/api/pristupovy-klic', '/prihlasit-se']) {
        const response = await page.request.post(`${baseURL}${path}`, { headers, form: { name: 'Vetřelec' } })
        expect(response.status(), path).toBe(403)
      }
      await page.goto('/ucet/psi')
      await expect(page).toHaveURL('/ucet/psi')
      await expect(page.getByText('Vetřelec')).toHaveCount(0)
    })
  }
})

test('signing in never leads out of the shop', async ({ page, context }) => {
  const email = await signUp(page)
  for (const address of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await context.clearCookies()
    await signIn(page, email, 'pes kouše do rohožky', `?zpet=${encodeURIComponent(address)}`)
    await expect(page).toHaveURL('/ucet/prehled')
  }
})

test('an order that is not mine is a missing page', async ({ page }) => {
  await signUp(page)
  for (const id of ['1', '999999999', 'abc', '1%20or%201=1']) {
    const response = await page.goto(`/ucet/objednavka/${id}`)
    expect(response?.status(), id).toBe(404)
    expect(response?.headers()['cache-control'], id).toBe('private, no-store')
  }
})

test('pages of an account are kept by nobody and run no script but their own', async ({ page }) => {
  await signUp(page)
  const policies = new Set<string>()
  for (const path of ['/ucet/prehled', '/ucet/psi', '/ucet/prehled.data']) {
    const response = await page.request.get(path)
    expect(response.headers()['cache-control'], path).toBe('private, no-store')
    const policy = response.headers()['content-security-policy']
    if (policy) policies.add(policy)
  }
  expect(policies.size).toBe(2)
  for (const policy of policies) expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]+'/)
})

test('a dog described in the browser is offered to the account and moves there once', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const dog = { weightKg: 12, age: { kind: 'stage', stage: 'dospely' }, allergies: ['kure'], activity: 'active' }
    localStorage.setItem('cenich.psi', JSON.stringify([{ id: 'muj-pes-1', name: 'Ťapka', dog }]))
  })
  await signUp(page)
  await page.goto('/ucet/prehled')
  await page.getByRole('button', { name: 'Přenést do účtu' }).click()
  await expect(page.getByText('Pes je v účtu.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ťapka' })).toBeVisible()
  await page.goto('/ucet/psi')
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Přenést do účtu' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('cenich.psi'))).toBe('[]')
})

test('every page of the account is accessible, wide and narrow', async ({ page }) => {
  test.setTimeout(360_000)
  await signUp(page)
  await page.goto('/ucet/psi')
  await page.getByLabel('Jméno psa').fill('Bára')
  await page.getByLabel(/^Váha v\skg/).fill('18,5')
  await page.getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByText(/^Bára je v\sprofilu\.$/)).toBeVisible()
  for (const path of [
    '/ucet/prehled?vitejte',
    '/ucet/adresy',
    '/ucet/osobni-udaje',
    '/ucet/prehled-kreditu',
    '/ucet/zmena-hesla',
    '/ucet/psi',
    '/ucet/psi?pridat',
  ]) {
    await page.goto(path)
    await hydrated(page)
    await expectAccessible(page)
  }
})
