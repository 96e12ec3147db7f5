import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { boughtBefore } from '../journeys/bought-before.ts'
import { BAG_2_KG } from '../journeys/checkout-journey.ts'
import { signUp } from '../journeys/customer-account.ts'
import { leaveDeadJob } from '../journeys/dead-job.sql.ts'
import { mailsTo } from '../journeys/mail-inbox.ts'
import { ordersOf } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

test('truths hold, a dead job is run again, and another is let go knowing what is lost', async ({ openOffice }) => {
  const [again, gone] = [`550 odmítnuto ${randomUUID()}`, `550 odmítnuto ${randomUUID()}`]
  await leaveDeadJob(again)
  await leaveDeadJob(gone)
  const page = await openOffice('owner', '/hlidac')
  await expect(page.getByRole('heading', { name: /^Hlídač: / })).toBeVisible()
  await page.getByRole('button', { name: 'Ukázat vše' }).click()
  await expect(page.getByText('Která objednávka nemá zboží?')).toBeVisible()
  await expectAccessible(page, DESK)

  await page.getByRole('link', { name: 'Úlohy', exact: true }).click()
  const row = (error: string) => page.getByRole('row').filter({ hasText: error })
  await expect(row(again)).toBeVisible()
  await expectAccessible(page, DESK)
  await row(again).getByRole('button', { name: 'Zkusit znovu' }).click()
  await expect(page.getByText('Zkouší se znovu: 1 úloha.')).toBeVisible()
  await row(gone).getByRole('button', { name: 'Zahodit…' }).click()
  await expect(page.getByText('E-mail neodejde')).toBeVisible()
  await page.getByLabel('Důvod').fill('Schránka neexistuje.')
  await page.getByRole('button', { name: 'Zahodit úlohu' }).click()
  await expect(row(gone)).toBeHidden()
  await expect(row(again)).toBeHidden()

  await page.getByRole('link', { name: 'Kdo co změnil', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'úloha zahozena' }).first()).toContainText('Klára Nová')
  await expectAccessible(page, DESK)
})

test('a mail is found by the order, shown after a reason and sent again', async ({ page: shop, openOffice }) => {
  const email = await signUp(shop)
  await boughtBefore(shop.context(), email, { sku: BAG_2_KG, payment: 'dobirka' })
  const number = (await ordersOf(email))[0]?.number ?? ''
  const page = await openOffice('staff_support', '/hlidac')
  await page.getByLabel('Hledat e-maily').fill(number)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Potvrzení objednávky' }).click()
  const mail = page.getByTitle(new RegExp(number)).contentFrame()
  await expect(mail.getByText(number).first()).toBeVisible()
  await expect(mail.getByText('Novotná')).toBeHidden()
  await expectAccessible(page, DESK)

  await page.getByRole('button', { name: 'Ukázat údaje' }).click()
  await page.getByRole('button', { name: 'Volám zákazníkovi' }).click()
  await expect(page.getByRole('button', { name: 'Ukázat údaje' })).toBeHidden()

  const confirmations = async () => (await mailsTo(email)).filter(({ subject }) => subject.includes(number)).length
  await expect.poll(confirmations, { timeout: 30_000 }).toBeGreaterThan(0)
  const before = await confirmations()
  await page.getByRole('button', { name: /^Poslat znovu…/ }).click()
  await page.getByLabel('Důvod').fill('Zákaznice ho smazala.')
  await page.getByRole('dialog').getByRole('button', { name: 'Poslat znovu' }).click()
  await expect(page.getByText('Kopie je ve frontě')).toBeVisible()
  await expect.poll(confirmations, { timeout: 30_000 }).toBe(before + 1)
})

test('an address that leads nowhere is led on, and the shop follows', async ({ page: shop, openOffice }) => {
  const path = `/stary-kontakt-${randomUUID().slice(0, 6)}`
  expect((await shop.goto(path))?.status()).toBe(404)
  const page = await openOffice('staff_content', '/hlidac/nenalezeno')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('cell', { name: path, exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await expectAccessible(page, DESK)
  await page.getByLabel(`Kam vést ${path}`).fill('/kontakt')
  await page.getByRole('button', { name: `Přesměrovat ${path}` }).click()
  await expect(page.getByText(`${path} teď vede na /kontakt.`)).toBeVisible()
  await shop.goto(path)
  await expect(shop).toHaveURL(/\/kontakt$/)

  await page.getByRole('link', { name: 'Srovnávače', exact: true }).click()
  await expectAccessible(page, DESK)
  await page.getByRole('link', { name: 'Návštěvnost', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Zobrazení po dnech' })).toBeVisible()
  await page.getByText('Čísla jako tabulka').click()
  await expectAccessible(page, DESK)
})
