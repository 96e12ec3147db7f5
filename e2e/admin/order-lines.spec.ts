import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { boughtBefore } from '../journeys/bought-before.ts'
import { BAG_2_KG } from '../journeys/checkout-journey.ts'
import { signUp } from '../journeys/customer-account.ts'
import { test } from './office.ts'

test('lines of an order are changed: the difference is seen first, a piece goes back, and more wait for their money', async ({
  page: shop,
  openOffice,
}) => {
  const email = await signUp(shop)
  const orderId = await boughtBefore(shop.context(), email, { sku: BAG_2_KG, pieces: 2 })
  const page = await openOffice('staff_support', `/objednavky/${orderId}`)
  await page.getByRole('button', { name: 'Změnit položky' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Počet kusů/).fill('3')
  await expect(dialog.getByText(/^Zákazník doplatí .* do té doby se objednávka nebalí/)).toBeVisible()
  await expectAccessible(page, { widths: [1440, 1024] })
  await dialog.getByLabel(/^Důvod/).fill('Zákaznice volala')
  await dialog.getByRole('button', { name: 'Změnit objednávku' }).click()
  await expect(page.getByText('Objednávka je změněná, zákazník dostal mail.')).toBeVisible()

  await page.getByRole('button', { name: 'Vzít změnu zpět' }).click()
  await page.getByRole('dialog').getByLabel('Důvod').fill('Rozmyslela si to')
  await page.getByRole('dialog').getByRole('button', { name: 'Vzít změnu zpět' }).click()
  await expect(page.getByText('Změna je vzatá zpět, platí původní objednávka.')).toBeVisible()

  await page.getByRole('button', { name: 'Změnit položky' }).click()
  await dialog.getByLabel(/^Počet kusů/).fill('1')
  await expect(dialog.getByText(/^Zákazníkovi se vrátí/)).toBeVisible()
  await dialog.getByLabel(/^Důvod/).fill('Stačí jeden pytel')
  await dialog.getByRole('button', { name: 'Změnit objednávku' }).click()
  await expect(page.getByText('Objednávka je změněná, zákazník dostal mail.')).toBeVisible()
})
