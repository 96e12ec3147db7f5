import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { orderToDoor } from '../journeys/bought-before.ts'
import { BAG_2_KG, putIntoCart } from '../journeys/checkout-journey.ts'
import { newEmail } from '../journeys/customer-account.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

test('an own view is kept and forgotten, and a look into an order leaves the list as it is', async ({
  openOffice,
  context,
}) => {
  await putIntoCart(context, BAG_2_KG)
  await orderToDoor(context, { email: newEmail(), payment: 'dobirka' })
  const page = await openOffice('staff_support', '/objednavky')
  const table = page.getByRole('table', { name: 'Objednávky' })
  await expect(table).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Otevřít objednávku' })).toBeFocused()
  await expectAccessible(page, DESK)
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByLabel('Platba').selectOption('na dobírku')
  await page.getByLabel('Dopravce').selectOption('PPL')
  await page.getByRole('button', { name: 'Uložit pohled' }).click()
  await page.getByLabel('Jméno pohledu').fill('Dobírky PPL')
  await page.keyboard.press('Enter')
  const own = page.getByRole('button', { name: 'Dobírky PPL' })
  await expect(own).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/objednavky')
  await own.click()
  await expect(page).toHaveURL(/platba=cod&dopravce=PPL/)
  await expect(table).toBeVisible()
  await page.getByRole('button', { name: 'Zapomenout pohled' }).click()
  await expect(own).toBeHidden()
})

test('what comes meanwhile waits behind a button, and a card of the board is moved by keys', async ({
  openOffice,
  context,
}) => {
  await putIntoCart(context, BAG_2_KG)
  await orderToDoor(context, { email: newEmail(), payment: 'dobirka' })
  const page = await openOffice('staff_support', '/objednavky')
  await expect(page.getByRole('table', { name: 'Objednávky' })).toBeVisible()
  await putIntoCart(context, BAG_2_KG)
  const { number } = await orderToDoor(context, { email: newEmail(), payment: 'dobirka' })
  await page.getByRole('button', { name: /^Přibyl/ }).click({ timeout: 40_000 })
  await expect(page.getByRole('row', { name: String(number) })).toBeVisible()

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('b')
  const cardIn = (column: string) =>
    page
      .getByRole('region', { name: column })
      .getByRole('listitem')
      .filter({ hasText: String(number).slice(-4) })
  await expect(cardIn('Přijaté')).toBeVisible()
  await expectAccessible(page, DESK)
  // The first card is the cursor's; orders of others may stand before this one.
  await expect(async () => {
    if ((await cardIn('Přijaté').getAttribute('aria-current')) === 'true') return
    await page.keyboard.press('j')
    await expect(cardIn('Přijaté')).toHaveAttribute('aria-current', 'true', { timeout: 200 })
  }).toPass()
  await page.keyboard.press('Control+ArrowLeft')
  await page.getByRole('dialog').getByLabel('Důvod').fill('Číslo domu v ulici není.')
  await page.getByRole('dialog').getByRole('button', { name: 'Pozastavit' }).press('Enter')
  await expect(cardIn('Ke schválení, stojí')).toBeVisible()
  await page.keyboard.press('Control+ArrowRight')
  await expect(cardIn('Přijaté')).toBeVisible()
  await page.keyboard.press('Control+ArrowRight')
  await expect(cardIn('Balí se')).toBeVisible()
  await page.keyboard.press('Control+ArrowRight')
  await expect(page.getByRole('alert')).toContainText('Odeslání vzniká předáním')
  await page.keyboard.press('Control+ArrowLeft')
  await expect(cardIn('Přijaté')).toBeVisible()
})
