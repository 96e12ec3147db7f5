import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { boughtBefore } from '../journeys/bought-before.ts'
import { BAG_2_KG } from '../journeys/checkout-journey.ts'
import { signUp } from '../journeys/customer-account.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

test('an order is found by its number, held for a reason, let go, and one piece of it is paid back', async ({
  page: shop,
  openOffice,
}) => {
  const email = await signUp(shop)
  const orderId = await boughtBefore(shop.context(), email, { sku: BAG_2_KG, pieces: 2 })
  const page = await openOffice('staff_support', '/objednavky?pohled=k-zabaleni')
  await expect(page.getByRole('table', { name: 'Objednávky' })).toBeVisible()
  await expectAccessible(page, DESK)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Historie' })).toBeVisible()

  await page.goto(`/objednavky/${orderId}`)
  const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Najít nebo udělat' }).fill(number.slice(-6))
  await expect(page.getByRole('option', { name: number })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('y')
  await expect(page.getByText('Zaplaceno za řádek')).toBeVisible()
  await expectAccessible(page, DESK)

  // Who it is for is masked until somebody says why.
  await expect(page.getByText(email)).toBeHidden()
  await page.keyboard.press('z')
  await page.getByRole('button', { name: 'Volám zákazníkovi' }).click()
  await expect(page.getByText(email)).toBeVisible()

  await page.getByRole('button', { name: 'Pozastavit' }).click()
  await page.getByRole('dialog').getByLabel('Důvod').fill('Číslo domu v ulici není.')
  await page.getByRole('dialog').getByRole('button', { name: 'Pozastavit' }).click()
  await expect(page.getByText('pozastavená')).toBeVisible()
  await page.getByRole('button', { name: 'Uvolnit' }).click()
  await expect(page.getByText('přijatá')).toBeVisible()

  await page
    .getByLabel(/^Kolik kusů vrátit/)
    .first()
    .fill('1')
  await page.getByRole('textbox', { name: /^Důvod/ }).fill('Roztržený pytel')
  await page.getByRole('button', { name: /^Vrátit peníze/ }).click()
  await expect(page.getByText(/^Vrací se/)).toBeVisible()
})

test('the warehouse sees goods and parcels, and neither persons nor prices', async ({ page: shop, openOffice }) => {
  const email = await signUp(shop)
  const orderId = await boughtBefore(shop.context(), email, { sku: BAG_2_KG, payment: 'dobirka' })
  const page = await openOffice('staff_warehouse', `/objednavky/${orderId}`)
  await expect(page.getByRole('heading', { name: 'Zboží a cena' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Peníze' })).toBeHidden()
  await expect(page.getByText('Novotná')).toBeHidden()
  await page.goto('/nastaveni')
  await expect(page.getByText('Tuhle obrazovku neotevřete')).toBeVisible()
})
