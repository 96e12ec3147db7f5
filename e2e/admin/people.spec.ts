import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { boughtBefore } from '../journeys/bought-before.ts'
import { BAG_2_KG } from '../journeys/checkout-journey.ts'
import { signUp } from '../journeys/customer-account.ts'
import { newestMail } from '../journeys/mail-inbox.ts'
import { deliver, startPlan, untilState } from '../journeys/plan-journey.ts'
import { leaveInStock, ordersOf, query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

test('a customer is found by the order, stays masked until a reason is given, and a colleague sees who looks', async ({
  page: shop,
  openOffice,
}) => {
  const email = await signUp(shop)
  await query(
    `update shop.customers set first_name = 'Jitka', last_name = 'Novotná', phone = '+420777123456' where email = $1`,
    [email],
  )
  await boughtBefore(shop.context(), email, { sku: BAG_2_KG, payment: 'dobirka' })
  const number = (await ordersOf(email))[0]?.number ?? ''
  const page = await openOffice('staff_support', '/zakaznici')
  await expect(page.getByRole('table', { name: 'Zákazníci' })).toBeVisible()
  await expectAccessible(page, DESK)
  await page.getByLabel('Hledat zákazníka').fill(number.slice(-6))
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Jitka N.' }).first().click()
  await expect(page.getByRole('heading', { name: 'Kdo se díval' })).toBeVisible()
  await expect(page.getByText(email)).toBeHidden()
  await expect(page.getByText('Novotná')).toBeHidden()
  await expectAccessible(page, DESK)

  const colleague = await openOffice('staff_admin', new URL(page.url()).pathname)
  await expect(colleague.getByText('prohlíží Jana Dvořáková')).toBeVisible()

  await page.keyboard.press('z')
  await page.keyboard.press('1')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('„volám zákazníkovi“')).toBeVisible()
  await expect(colleague.getByText(email)).toBeHidden()

  const accountant = await openOffice('staff_accounting', new URL(page.url()).pathname)
  await expect(accountant.getByRole('heading', { name: 'Podmínky nákupu' })).toBeVisible()
  await expect(accountant.getByRole('heading', { name: 'Psi' })).toBeHidden()
  const packer = await openOffice('staff_warehouse', '/zakaznici')
  await expect(packer.getByText('Tuhle obrazovku neotevřete')).toBeVisible()
})

test('a parcel of a plan is skipped for a customer who called, who reads why', async ({ page: shop, openOffice }) => {
  test.setTimeout(180_000)
  await leaveInStock(BAG_2_KG, 50)
  const email = await signUp(shop)
  const { planId, orderId } = await startPlan(shop.context(), { email, sku: BAG_2_KG })
  const browser = shop.context().browser()
  if (!browser) throw new Error('No browser.')
  await deliver(browser, orderId)
  await untilState(shop.context(), planId, 'follow-cycles', 'planned')

  const page = await openOffice('staff_support', '/pravidelne-doruceni')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pravidelné doručení')
  await expectAccessible(page, DESK)
  await page.keyboard.press('3')
  await expect(page.getByRole('table', { name: 'Co si plány vezmou' })).toBeVisible()
  await expectAccessible(page, DESK)
  await page.keyboard.press('2')
  await page.getByRole('link', { name: `Plán ${planId}`, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Co a kdy' })).toBeVisible()
  await expect(page.getByText('Novotná')).toBeHidden()
  await expectAccessible(page, DESK)

  await page.keyboard.press('s')
  await page.getByRole('dialog').getByLabel('Důvod').fill('Pytel ještě vystačí.')
  await page.getByRole('dialog').getByRole('button', { name: 'Přeskočit balík' }).click()
  await expect(page.getByText('přeskočen', { exact: true })).toBeVisible()
  await expect(page.getByText('„Pytel ještě vystačí.“')).toBeVisible()
  await expect.poll(async () => (await newestMail(email)).text).toContain('Pytel ještě vystačí.')

  await page.keyboard.press('x')
  await page.getByRole('dialog').getByLabel('Důvod').fill('Dovolená.')
  await page.getByRole('dialog').getByRole('button', { name: 'Pozastavit plán' }).click()
  await expect(page.getByText('pozastavený', { exact: true })).toBeVisible()
  await page.keyboard.press('x')
  await page.getByRole('dialog').getByLabel('Důvod').fill('Už jsou doma.')
  await page.getByRole('dialog').getByRole('button', { name: 'Spustit plán' }).click()
  await expect(page.getByText('aktivní', { exact: true })).toBeVisible()
})
