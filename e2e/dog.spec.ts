import { type Browser, expect, type Page, test } from '@playwright/test'
import { liveElsewhere, PASSWORD, signIn, signUp } from './journeys/customer-account.ts'
import { hydrated } from './journeys/shop-page.ts'

const GRID = '/produkty/granule'
const dogNamed = (page: Page, name: string) => page.getByRole('main').getByText(name).first()

async function addDog(page: Page, name: string, ...forbidden: string[]): Promise<void> {
  await page.goto('/ucet/psi?pridat')
  await page.getByLabel('Jméno psa').fill(name)
  await page.getByLabel('Pohlaví').selectOption({ label: 'Pes' })
  await page.getByLabel(/^Váha v\skg/).fill('14')
  for (const one of forbidden) await page.getByRole('checkbox', { name: one, exact: true }).check()
  await page.getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

async function onAnotherDevice(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext()
  await liveElsewhere(context)
  const page = await context.newPage()
  await signIn(page, email, PASSWORD)
  await expect(page).toHaveURL(/\/ucet\/prehled/)
  return page
}

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
