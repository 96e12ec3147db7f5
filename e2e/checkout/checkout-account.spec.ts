import { expect, test } from '@playwright/test'
import {
  BAG_2_KG,
  chooseMethods,
  continueToShipping,
  fillDetails,
  placeOrder,
  putIntoCart,
} from '../journeys/checkout-journey.ts'
import { liveElsewhere, newEmail, PASSWORD, signUp } from '../journeys/customer-account.ts'
import { linkFromMail } from '../journeys/mail-inbox.ts'
import { orderRow } from '../journeys/shop-database.sql.ts'

test.beforeEach(async ({ context }) => liveElsewhere(context))

test('whoever has an account signs in on the way and loses nothing', async ({ page, context }) => {
  const email = await signUp(page)
  await context.clearCookies()
  await putIntoCart(context, BAG_2_KG)
  await page.goto('/kosik/dodaci-udaje')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Jméno a příjmení').fill('Jana Svobodová')
  await page.getByRole('button', { name: 'Přihlaste se' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vítejte zpátky')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  await page.getByLabel('Heslo', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Přihlásit se', exact: true }).click()
  await expect(page).toHaveURL('/kosik/dodaci-udaje')
  await expect(page.getByText(`Přihlášeni jako ${email}.`)).toBeVisible()
  await expect(page.getByLabel('Jméno a příjmení')).toHaveValue('Jana Svobodová')
  await expect(page.getByRole('complementary', { name: 'Souhrn objednávky' })).toContainText('Losos')
})

test('a guest who wants an account and news gets the link after the order, and boxes start empty', async ({ page }) => {
  const email = newEmail()
  await putIntoCart(page.context(), BAG_2_KG)
  await page.goto('/kosik/dodaci-udaje')
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await fillDetails(page, { email })
  await page.getByLabel(/^Založit účet/).check()
  await page.getByLabel(/e-mail měsíčně/).check()
  await continueToShipping(page)
  await expect(page.getByLabel('Můžete mi poslat krátký dotazník')).not.toBeChecked()
  await chooseMethods(page, /PPL/, /Dobírka/)
  const number = await placeOrder(page)
  await expect(page.getByText('Odkaz k účtu jsme poslali do e-mailu')).toBeVisible()
  expect(await orderRow(number)).toMatchObject({ consents: [{ topic: 'newsletter', wordingVersion: 1 }] })
  await page.goto(await linkFromMail(email, 'overeni'))
  await page.getByRole('button', { name: 'Potvrdit a založit účet' }).click()
  await expect(page).toHaveURL(/\/ucet\/prehled/)
  await page.goto('/kosik/dekujeme')
  await page.getByRole('link', { name: 'Objednávka v účtu' }).click()
  await expect(page).toHaveURL(/\/ucet\/objednavka\/\d+$/)
})
