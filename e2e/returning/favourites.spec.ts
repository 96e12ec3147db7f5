import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { boughtBefore } from '../journeys/bought-before.ts'
import { BAG_2_KG } from '../journeys/checkout-journey.ts'
import { liveElsewhere, PASSWORD, signIn, signUp } from '../journeys/customer-account.ts'

const SALMON = '/produkt/granule-losos-s-bramborem'

test.beforeEach(async ({ context }) => liveElsewhere(context))

function heart(page: Page, words: RegExp) {
  return page.getByRole('main').getByRole('button', { name: words }).first()
}

test('a guest keeps hearts in the browser and brings them along at sign-in', async ({ page, context }) => {
  const email = await signUp(page)
  await context.clearCookies()
  await page.goto(SALMON)
  await heart(page, /^Uložit do oblíbených/).click()
  await expect(heart(page, /^Odebrat z\soblíbených/)).toBeVisible()
  await page.goto('/ucet/oblibene')
  await expect(page.getByRole('main').getByRole('link', { name: /Losos/ })).toBeVisible()
  await expectAccessible(page)
  await signIn(page, email, PASSWORD, '?zpet=%2Fucet%2Foblibene')
  await expect(page).toHaveURL('/ucet/oblibene')
  await expect(page.getByRole('main').getByRole('link', { name: /Losos/ })).toBeVisible()

  await context.clearCookies()
  await signIn(page, email, PASSWORD)
  await expect(page).toHaveURL('/ucet/prehled')
  await page.goto(SALMON)
  await heart(page, /^Odebrat z\soblíbených/).click()
  await expect(heart(page, /^Uložit do oblíbených/)).toBeVisible()
  await page.goto('/ucet/oblibene')
  await expect(page.getByText('Zatím tu nic nevoní.', { exact: false })).toBeVisible()
})

test('what was bought before can be bought again from the same page', async ({ page, context }) => {
  const email = await signUp(page)
  await boughtBefore(context, email, { sku: BAG_2_KG, payment: 'dobirka' })
  await page.goto('/ucet/oblibene')
  await expect(page.getByRole('heading', { name: 'Koupit znovu' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /Losos/ })).toBeVisible()
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a heart leads to the list, and out of it again', async ({ page }) => {
    await page.goto(SALMON)
    await heart(page, /^Uložit do oblíbených/).click()
    await expect(page).toHaveURL('/ucet/oblibene')
    await expect(page.getByRole('main').getByRole('link', { name: /Losos/ })).toBeVisible()
    await heart(page, /^Odebrat z\soblíbených/).click()
    await expect(page.getByText('Zatím tu nic nevoní.', { exact: false })).toBeVisible()
  })
})
