import { expect, test } from '@playwright/test'
import { liveElsewhere, signUp } from './journeys/customer-account.ts'
import { hydrated } from './journeys/shop-page.ts'

const PAGE = '/vernostni-program'

test('the programme shows its customer the own balance, and everybody the same page', async ({ page, request }) => {
  const asGuest = await (await request.get(PAGE)).text()
  await liveElsewhere(page.context())
  await signUp(page)
  const response = await page.goto(PAGE)
  expect(response?.headers()['cache-control']).toContain('s-maxage')
  const words = (html: string | undefined) => html?.replace(/(nonce|integrity)="[^"]*"/g, '')
  expect(words(await response?.text())).toBe(words(asGuest))
  // The credits for signing up, asked for by the living page.
  await expect(page.getByRole('main').getByText('50 Kč').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Kredity', exact: true })).toBeVisible()
  // Whoever has an account is not asked to make one.
  await expect(page.getByRole('main').getByRole('link', { name: 'Moje kredity' }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Založit účet' })).toHaveCount(0)
})

test('a guest is asked nothing and told nothing', async ({ page }) => {
  const asked = page.waitForResponse(/\/api\/kredity$/)
  await page.goto(PAGE)
  await hydrated(page)
  const answer = await asked
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(await answer.json()).toBeNull()
})
