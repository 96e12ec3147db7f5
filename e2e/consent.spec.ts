import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { chooseMethods, continueToShipping, fillDetails, placeOrder } from './checkout-journey.ts'
import { liveElsewhere, newEmail } from './customer-account.ts'
import { cookieChoices, viewsOf } from './shop-database.sql.ts'
import { countRequests, hydrated } from './shop-page.ts'

test.use({ storageState: { cookies: [], origins: [] } })
test.beforeEach(async ({ context }) => liveElsewhere(context))

const MEASURED = /\/gtm\.js|\/g\/collect/
const PRODUCT = '/produkt/granule-kure-s-hnedou-ryzi'

const card = (page: Page) => page.getByRole('region', { name: 'Cookies' })

async function choiceKey(page: Page): Promise<string> {
  const kept = (await page.context().cookies()).find(({ name }) => name === 'cenich_souhlas')
  return kept?.value.split('.')[1] ?? ''
}

/** Names of the events that have left, in order. */
function collectEvents(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/g/collect')) return
    const { event } = request.postDataJSON() as { event?: string }
    if (event && !event.startsWith('gtm.')) names.push(event)
  })
  return names
}

test('who refuses is asked once, and not one request leaves for the tag manager', async ({ page }) => {
  const asked = countRequests(page, MEASURED)
  const before = await viewsOf(PRODUCT)
  await page.goto('/o-nas')
  const accept = card(page).getByRole('button', { name: 'Přijmout vše' })
  const refuse = card(page).getByRole('button', { name: 'Odmítnout vše' })
  await expect(refuse).toBeVisible()
  expect((await refuse.boundingBox())?.height).toBe((await accept.boundingBox())?.height)
  await expectAccessible(page)
  await card(page).getByRole('button', { name: 'Nastavit' }).click()
  await expect(card(page).getByRole('switch', { name: 'Marketingové' })).not.toBeChecked()
  await refuse.click()
  await expect(card(page)).toBeHidden()
  expect(await cookieChoices(await choiceKey(page))).toEqual([{ analytics: false, marketing: false, source: 'card' }])

  await page.goto(PRODUCT)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Do košíku' }).first().click()
  await expect(page.getByText(/je\sv\skošíku/).first()).toBeVisible()
  // Our own count needs nobody's consent: it knows the page and nothing of its reader.
  await expect.poll(() => viewsOf(PRODUCT)).toBeGreaterThan(before)
  await expect(card(page)).toBeHidden()
  expect(asked()).toBe(0)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

test('with consent every step of a purchase is told exactly once, and a mind can be changed', async ({ page }) => {
  const events = collectEvents(page)
  const told = (name: string) => expect.poll(() => events.filter((each) => each === name).length, name).toBe(1)
  await page.goto('/produkty/granule')
  await card(page).getByRole('button', { name: 'Přijmout vše' }).click()
  await expect(card(page)).toBeHidden()
  await told('view_item_list')
  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: /Kuře s hnědou rýží/ })
    .first()
    .click()
  await expect(page).toHaveURL(PRODUCT)
  await told('select_item')
  await told('view_item')
  await main.getByRole('button', { name: 'Do košíku' }).first().click()
  await told('add_to_cart')
  await page.goto('/kosik/obsah')
  await told('view_cart')
  await main.getByRole('link', { name: 'Pokračovat k údajům' }).click()
  await expect(page).toHaveURL('/kosik/dodaci-udaje')
  await told('begin_checkout')
  await page.reload()
  await fillDetails(page, { email: newEmail() })
  await continueToShipping(page)
  await chooseMethods(page, /PPL – na adresu/, /Bankovní převod/)
  await told('add_shipping_info')
  await told('add_payment_info')
  await placeOrder(page)
  await told('purchase')
  // The second look at the same order asks too, and is told no.
  const asked = page.waitForResponse(/\/api\/mereni\/nakup$/)
  await page.reload()
  expect(await (await asked).json()).toEqual({ isFirst: false })
  await page.goto('/nastaveni-cookies')
  await expect(page.getByRole('switch', { name: 'Analytické' })).toBeChecked()
  const steps = ['view_item_list', 'select_item', 'view_item', 'add_to_cart', 'view_cart', 'begin_checkout']
  expect(events.filter((name) => name !== 'consent_update')).toEqual([
    ...steps,
    'add_shipping_info',
    'add_payment_info',
    'purchase',
  ])

  await page.getByRole('main').getByRole('button', { name: 'Odmítnout vše' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Volbu jsme uložili' })).toBeVisible()
  const seen = events.length
  await page.goto(PRODUCT)
  await hydrated(page)
  await main.getByRole('button', { name: 'Do košíku' }).first().click()
  await expect(page.getByText(/je\sv\skošíku/).first()).toBeVisible()
  expect(events).toHaveLength(seen)
  const proofs = await cookieChoices(await choiceKey(page))
  expect(proofs.map(({ analytics, source }) => `${analytics} ${source}`)).toEqual(['true card', 'false page'])

  await page.goto('/s/cookies')
  const names = (await page.context().cookies()).map(({ name }) => name)
  for (const name of names) await expect(page.getByRole('cell', { name, exact: true })).toBeVisible()
})
