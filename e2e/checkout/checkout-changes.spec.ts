import { expect, test } from '@playwright/test'
import {
  BAG_12_KG,
  BUTTON,
  chooseMethods,
  continueToShipping,
  fillDetails,
  methodCard,
  PAID,
  placeOrder,
  pointList,
  putIntoCart,
  reachShipping,
} from '../journeys/checkout-journey.ts'
import { liveElsewhere, newEmail } from '../journeys/customer-account.ts'
import { mailsTo } from '../journeys/mail-inbox.ts'
import { changePrice, leaveInStock, ordersOf } from '../journeys/shop-database.sql.ts'
import { hydrated } from '../journeys/shop-page.ts'

test.beforeEach(async ({ context }) => liveElsewhere(context))

test('a price that changes meanwhile is told, and only what was agreed to is ordered', async ({ page }) => {
  const email = newEmail()
  const sku = 'CN-GR-KRU-V-02K'
  await reachShipping(page, { email }, sku)
  await chooseMethods(page, /PPL/, /Dobírka/)
  await changePrice(sku, 55_500 + 100 * (Date.now() % 300))
  await page.getByRole('button', { name: BUTTON }).click()
  await expect(page.getByText(/Celková cena se změnila z\s.* Nic jsme neodeslali/)).toBeVisible()
  await expect(page.getByText(/Granule Senior Krůta s\srýží, 2\skg: bylo .* je \d+\sKč za kus\./)).toBeVisible()
  await expect(page.getByRole('button', { name: BUTTON })).toHaveCount(0)
  expect(await ordersOf(email)).toEqual([])
  await page.getByRole('button', { name: 'Rozumím, přepočítat' }).click()
  await placeOrder(page)
  expect(await ordersOf(email)).toHaveLength(1)
})

test('the last piece that somebody else has taken is told by name and nothing is ordered', async ({
  page,
  browser,
}) => {
  const sku = 'CN-GR-KAC-S-02K'
  await leaveInStock(sku, 1)
  const email = newEmail()
  await reachShipping(page, { email }, sku)
  await chooseMethods(page, /PPL/, /Dobírka/)

  const context = await browser.newContext()
  await liveElsewhere(context)
  const quicker = await context.newPage()
  await reachShipping(quicker, { email: newEmail() }, sku)
  await chooseMethods(quicker, /PPL/, /Dobírka/)
  await placeOrder(quicker)
  await context.close()

  await page.getByRole('button', { name: BUTTON }).click()
  await expect(page.getByText(/Granule Mini Kachna s\sovsem, 2\skg: někdo byl rychlejší/)).toBeVisible()
  await expect(page.getByRole('button', { name: BUTTON })).toHaveCount(0)
  expect(await ordersOf(email)).toEqual([])
})

test('a refresh and Back keep what is written, saved and open', async ({ page }) => {
  await putIntoCart(page.context(), BAG_12_KG)
  await page.goto('/kosik/dodaci-udaje')
  await hydrated(page)
  await fillDetails(page, { email: newEmail() })
  await page.getByLabel('Fakturační adresa je jiná').check()
  await page.getByLabel('Město', { exact: true }).last().fill('Plzeň')
  await page.reload()
  await expect(page.getByLabel('Ulice a číslo').first()).toHaveValue('Nová 123')
  await expect(page.getByLabel('Město', { exact: true }).last()).toHaveValue('Plzeň')
  await page.getByRole('link', { name: 'Zpět do košíku' }).click()
  await expect(page).toHaveURL('/kosik/obsah')
  await page.goBack()
  await expect(page.getByLabel('Jméno a příjmení')).toHaveValue('Jitka Novotná')
  await expect(page.getByLabel('Město', { exact: true }).last()).toHaveValue('Plzeň')
  await page.getByLabel('Fakturační adresa je jiná').uncheck()
  await continueToShipping(page)

  await page.getByRole('link', { name: 'Změnit doručení' }).click()
  await page.getByRole('radio', { name: /^Vyzvednu/ }).check()
  await page.getByLabel('PSČ nebo město').fill('Olomouc')
  await page.getByRole('button', { name: 'Hledat místa' }).click()
  const first = pointList(page).getByRole('radio').first()
  await expect(first).toHaveAccessibleName(/Olomouc/)
  await first.check()
  await expect(page.getByRole('region', { name: 'Kam to bude?' }).getByText('Změnit')).toBeVisible()
  await continueToShipping(page)
  await methodCard(page, /Dobírka/).check()
  await expect(page.getByText(PAID.cash)).toBeVisible()
  await expect(page.getByRole('button', { name: BUTTON })).toBeVisible()
  await page.reload()
  await expect(methodCard(page, /Dobírka/)).toBeChecked()
  await page.getByRole('link', { name: 'Změnit kontakt' }).click()
  await expect(page.getByLabel('Jméno a příjmení')).toHaveValue('Jitka Novotná')
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Rekapitulace' })).toContainText('Olomouc')
  await expect(page.getByRole('button', { name: BUTTON })).toBeVisible()
})

test('a double click and a second tab make one order and show it', async ({ page, context }) => {
  const email = newEmail()
  await reachShipping(page, { email })
  await chooseMethods(page, /PPL/, /Dobírka/)
  const second = await context.newPage()
  await second.goto('/kosik/doprava-a-platba')
  await page.getByRole('button', { name: BUTTON }).dblclick()
  const number = await placeOrder(second)
  await expect(page.getByText(`Objednávka ${number}`)).toBeVisible()
  expect(await ordersOf(email)).toHaveLength(1)
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  await page.goBack()
  await page.getByRole('link', { name: 'Vaše poslední objednávka' }).click()
  await expect(page.getByText(`Objednávka ${number}`)).toBeVisible()
})

test('a method changed in another tab is not ordered from this one: what is ticked here is saved and read first', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await reachShipping(page, { email })
  await chooseMethods(page, /PPL/, /Dobírka/)
  const second = await context.newPage()
  await second.goto('/kosik/doprava-a-platba')
  await hydrated(second)
  await methodCard(second, /Bankovní převod/).check()
  // It folds once it is saved.
  await expect(methodCard(second, /Bankovní převod/)).toBeHidden()
  await expect(second.getByText(PAID.transfer)).toBeVisible()
  await page.getByRole('button', { name: BUTTON }).click()
  await expect(page.getByText('Výběr jsme uložili a cenu přepočítali.')).toBeVisible()
  await expect(page.getByText(PAID.cash)).toBeVisible()
  expect(await ordersOf(email)).toEqual([])
  await placeOrder(page)
  expect(await ordersOf(email)).toHaveLength(1)
})
