import { expect, type Page, test } from '@playwright/test'
import { addDog, onAnotherDevice } from './journeys/account-dog.ts'
import { liveElsewhere, PASSWORD, signIn, signUp } from './journeys/customer-account.ts'
import { hydrated } from './journeys/shop-page.ts'

const GRID = '/produkty/granule'
const BADY = JSON.stringify([
  {
    id: 'pes-1',
    name: 'Bady',
    dog: {
      weightKg: 14,
      sex: 'male',
      age: { kind: 'stage', stage: 'dospely' },
      activity: 'moderate',
      allergies: ['kure'],
    },
  },
])
const dogNamed = (page: Page, name: string) => page.getByRole('main').getByText(name).first()

test.beforeEach(({ context }) => liveElsewhere(context))

test('a dog saved in the account is on another device, and leaves it with its owner', async ({ page, browser }) => {
  const email = await signUp(page)
  await addDog(page, 'Bady')
  const other = await onAnotherDevice(browser, email)
  await other.goto(GRID)
  await expect(dogNamed(other, 'Bady')).toBeVisible()
  expect(await (await other.request.get('/api/psi')).json()).toMatchObject({ dogs: [{ name: 'Bady' }] })

  await other.goto('/ucet/prehled')
  await hydrated(other)
  await other.getByRole('button', { name: 'Odhlásit se' }).first().click()
  await expect(other).toHaveURL(/odhlaseno/)
  await other.goto(GRID)
  await hydrated(other)
  await expect(dogNamed(other, 'Bady')).toHaveCount(0)
  await other.context().close()
})

test('two tabs show the same dogs, whichever of them changes something', async ({ page, context }) => {
  await signUp(page)
  const grid = await context.newPage()
  await grid.goto(GRID)
  await hydrated(grid)
  await expect(dogNamed(grid, 'Bady')).toHaveCount(0)
  await addDog(page, 'Bady')
  await expect(dogNamed(grid, 'Bady')).toBeVisible()
  await page.getByRole('button', { name: 'Odhlásit se' }).first().click()
  await expect(page).toHaveURL(/odhlaseno/)
  await expect(dogNamed(grid, 'Bady')).toHaveCount(0)
})

test('signing in on the way back to the goods brings the dog along', async ({ page, browser }) => {
  const email = await signUp(page)
  await addDog(page, 'Bady')
  const other = await (await browser.newContext()).newPage()
  await liveElsewhere(other.context())
  await other.goto(GRID)
  await hydrated(other)
  await signIn(other, email, PASSWORD, `?zpet=${encodeURIComponent(GRID)}`)
  await expect(other).toHaveURL(GRID)
  await expect(dogNamed(other, 'Bady')).toBeVisible()
  await other.context().close()
})

test('a guest without a session is answered by the page server alone', async ({ page }) => {
  const answer = await page.request.get('/api/psi')
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(await answer.json()).toEqual({ dogs: null })
})

test('a product with what a dog must not eat offers another one first', async ({ page, context }) => {
  await context.addInitScript((text) => localStorage.setItem('cenich.psi', text), BADY)
  await page.goto('/produkt/granule-kure-s-hnedou-ryzi')
  const warning = page.getByRole('alert').filter({ hasText: 'Bady nesmí kuře' })
  await expect(warning).toContainText(/Tady je\smaso/)
  await expect(page.getByRole('button', { name: 'Přesto do košíku' }).first()).toBeVisible()
  await warning.getByRole('link', { name: /^Vyměnit/ }).click()
  await expect(page).not.toHaveURL(/kure-s-hnedou/)
  await expect(page.getByRole('main').getByText('Bady může').first()).toBeVisible()
})

test('a tin smaller than a day says neither days nor a price of one', async ({ page, context }) => {
  await context.addInitScript((text) => localStorage.setItem('cenich.psi', text), BADY)
  await page.goto('/produkty/konzervy')
  await expect(page.getByText(/Do\s10\s% dávky navrch, Bady může/).first()).toBeVisible()
  await expect(page.getByText(/\b0\sdní/)).toHaveCount(0)
})
