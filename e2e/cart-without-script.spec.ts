import { expect, test } from '@playwright/test'
import { amountOf, CART, cartCookie, cartLine, summary } from './journeys/cart-page.ts'
import { liveElsewhere } from './journeys/customer-account.ts'
import { offerCoupon } from './journeys/shop-database.sql.ts'

test.use({ javaScriptEnabled: false })

test.beforeEach(async ({ context }) => {
  await liveElsewhere(context)
})

test('the whole cart works by plain forms', async ({ page }) => {
  const code = `BEZ${crypto.randomUUID().slice(0, 6).toUpperCase()}`
  await offerCoupon(code, 10, 10_000)

  await page.goto('/produkty/konzervy')
  expect(await cartCookie(page)).toBeUndefined()
  await page.getByRole('button', { name: /^Přidat do košíku: Konzerva Krůta/ }).click()
  await expect(page).toHaveURL(new RegExp(`^[^?]*${CART}\\?pridano=`))
  await expect(page.getByRole('status').filter({ hasText: 'je v košíku' })).toBeVisible()
  expect(await cartCookie(page)).toMatchObject({ httpOnly: true })

  await page.goto('/produkt/granule-kure-s-hnedou-ryzi?varianta=CN-GR-KUR-A-12K')
  await page.getByRole('main').getByRole('button', { name: 'Do košíku' }).first().click()
  const bag = cartLine(page, /Granule Kuře s/)
  const can = cartLine(page, /Konzerva Krůta/)
  await expect(bag.getByRole('spinbutton')).toHaveValue('1')

  await can.getByRole('spinbutton').fill('3')
  await can.getByRole('button', { name: 'Přepočítat' }).click()
  await expect(page.getByText('Počet jsme změnili.')).toBeVisible()
  await expect(can).toContainText(/237\sKč/)

  await bag.getByRole('button', { name: /^Posílat pravidelně/ }).click()
  await expect(bag).toContainText(/Pravidelně každé 4\stýdny/)

  await summary(page).getByText('Mám slevový kód').click()
  await summary(page).getByLabel('Slevový kód').fill('NENI')
  await summary(page).getByRole('button', { name: 'Použít' }).click()
  await expect(summary(page).getByRole('alert')).toHaveText(/^Tenhle kód neznáme/)
  await summary(page).getByLabel('Slevový kód').fill(code)
  await summary(page).getByRole('button', { name: 'Použít' }).click()
  expect(await amountOf(page, new RegExp(`Kód ${code}`))).toBe(-2400)

  await can.getByRole('button', { name: /^Odebrat/ }).click()
  await expect(can).toHaveCount(0)
  await page
    .getByRole('status')
    .filter({ hasText: 'Odebráno: Konzerva' })
    .getByRole('button', { name: 'Vrátit' })
    .click()
  await expect(can.getByRole('spinbutton')).toHaveValue('3')

  await can.getByRole('button', { name: /^Odložit/ }).click()
  await page.getByRole('button', { name: /^Vrátit do\skošíku/ }).click()
  await expect(can.getByRole('spinbutton')).toHaveValue('3')

  await page.getByText('Poslat košík někomu').click()
  await page.getByRole('button', { name: 'Vytvořit odkaz' }).click()
  const link = await page.getByLabel('Odkaz na košík').inputValue()
  await page.goto(new URL(link).pathname)
  await page.getByRole('button', { name: 'Vložit do košíku' }).click()
  await expect(can.getByRole('spinbutton')).toHaveValue('6')
  await page.getByRole('button', { name: 'Vrátit, jak to bylo' }).click()
  await expect(can.getByRole('spinbutton')).toHaveValue('3')
  await summary(page).getByRole('link', { name: 'Pokračovat k objednávce' }).click()
  await expect(page).toHaveURL('/kosik/dodaci-udaje')
})

test('what cannot be had is refused on the page it was asked for', async ({ page }) => {
  await page.goto('/produkt/granule-kure-s-hnedou-ryzi?varianta=CN-GR-KUR-A-12K')
  await page.getByRole('main').getByRole('spinbutton').first().fill('50')
  for (let time = 0; time < 5; time += 1) {
    await page.getByRole('main').getByRole('button', { name: 'Do košíku' }).first().click()
    if (await page.getByRole('alert').isVisible()) break
    await page.goto('/produkt/granule-kure-s-hnedou-ryzi?varianta=CN-GR-KUR-A-12K')
    await page.getByRole('main').getByRole('spinbutton').first().fill('50')
  }
  await expect(page.getByRole('alert')).toContainText(/Skladem|nejvýš 200/)
})
