import { expect, test } from '@playwright/test'
import { cartLine, openCart } from './journeys/cart-page.ts'
import { chooseMethods, continueToShipping, fillDetails, placeOrder } from './journeys/checkout-journey.ts'
import { liveElsewhere } from './journeys/customer-account.ts'
import { cheapestCourier } from './journeys/shop-database.sql.ts'
import { hydrated, saveData } from './journeys/shop-page.ts'

/** Usually 1 949 Kč, a week at 1 899 Kč, now on sale for 1 789 Kč: the three prices a page could count from differ. */
const PAGE = '/produkt/granule-hovezi-s-jecmenem?varianta=CN-GR-HOV-A-12K'
const NAME = /Granule Hovězí s/
const REGULARLY = /1\s709\sKč/

test.beforeEach(async ({ context, page }) => {
  await liveElsewhere(context)
  await saveData(page)
})

test('card, product page, cart and order say one price of a regular delivery', async ({ page }) => {
  await page.goto('/produkty/granule?razeni=cena')
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: /Hovězí s/ })
    .first()
  await expect(card).toContainText(REGULARLY)

  await page.goto(PAGE)
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main).toContainText(/Nejnižší cena za posledních 30\sdní před slevou: 1\s899\sKč/)
  const regularly = main.getByRole('radio', { name: /^Pravidelně/ })
  await regularly.check()
  await expect(main.getByText(REGULARLY).first()).toBeVisible()
  // 1 709 Kč over 12 kg, halves up.
  await expect(main).toContainText(/142,42\sKč/)
  await main.getByRole('button', { name: 'Do košíku' }).first().click()
  await expect(page.getByRole('link', { name: /^Košík, 1\skus za\s1\s709\sKč/ })).toBeVisible()

  await openCart(page)
  await expect(cartLine(page, NAME)).toContainText(REGULARLY)
  await page.goto('/kosik/dodaci-udaje')
  await fillDetails(page, { email: 'jedna.cena@priklad.cz' })
  await continueToShipping(page)
  await chooseMethods(page, /PPL/, /Dobírk/)
  await placeOrder(page)
  await expect(page.getByRole('main')).toContainText(REGULARLY)
})

test('search engines are told the price of one purchase and the courier of the checkout', async ({ request }) => {
  const html = await (await request.get(PAGE)).text()
  const scripts = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)]
  const told = scripts.map(([, json]) => String(json)).join('\n')
  expect(told).toContain('"price":"1789.00"')
  expect(told).not.toContain('1709')
  const courier = await cheapestCourier()
  expect(told).toContain(`"value":"${(courier.price / 100).toFixed(2)}"`)
  expect(told).toContain(`"transitTime":{"@type":"QuantitativeValue","minValue":${courier.minDays}`)
})
