import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { addressFromMail } from '../journeys/mail-inbox.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

async function write(page: Page, email: string, message: string): Promise<void> {
  await page.goto('/kontakt')
  const main = page.getByRole('main')
  await main.getByLabel('O co jde').selectOption('Výběr krmiva')
  await main.getByLabel('Jméno').fill('Hana Slavíková')
  await main.getByLabel('E-mail', { exact: true }).fill(email)
  await main.getByLabel('Zpráva').fill(message)
  await main.getByRole('button', { name: 'Odeslat zprávu' }).click()
  await expect(main.getByText(/Číslo vaší zprávy je D\d{6}/)).toBeVisible()
}

test('a message is answered by keys, read by the customer and answered back without signing in', async ({
  page,
  openOffice,
}) => {
  const email = `hana-${randomUUID().slice(0, 8)}@example.cz`
  const question = `Má Žofka přestat? ${randomUUID().slice(0, 8)}`
  await write(page, email, question)

  const office = await openOffice('staff_support', '/zpravy')
  await office.getByRole('link', { name: question }).press('Enter')
  await expect(office.getByText('h•••@example.cz')).toBeVisible()
  const thread = office.url()
  await office.keyboard.press('r')
  await expect(office.getByLabel('Text odpovědi')).toBeFocused()
  await office.keyboard.type('Dobrý den, vraťte se na dva dny k půl na půl.')
  await expectAccessible(office, DESK)
  const isSent = office.waitForResponse((response) => response.url().endsWith('/answers'))
  await office.keyboard.press('Control+Enter')
  await isSent
  // Whoever has answered goes on to the next message, when there is one.
  await office.goto(thread)
  await expect(office.getByText('vraťte se na dva dny')).toBeVisible()

  await page.goto(await addressFromMail(email, /http\S+\/l\/zprava\/[\w.-]+/))
  await expect(page.getByText('vraťte se na dva dny')).toBeVisible()
  await page.getByLabel('Vaše odpověď').fill('Děkujeme, už je to lepší.')
  await page.getByRole('button', { name: 'Odeslat odpověď' }).click()
  await expect(page.getByText('Odesláno.')).toBeVisible()
  await expectAccessible(page)

  await office.getByLabel('Text odpovědi').fill('Rádo se stalo.')
  await office.keyboard.press('Control+Enter')
  await expect(office.getByText('Přečtěte si to před odesláním')).toBeVisible()
  await expect(office.getByLabel('Text odpovědi')).toHaveValue('Rádo se stalo.')
  await expect(office.getByText('Děkujeme, už je to lepší.')).toBeVisible()
})

test('at 1024 px whoever wrote is unfolded by a key and shown for a reason', async ({ page, openOffice }) => {
  const email = `jana-${randomUUID().slice(0, 8)}@example.cz`
  const question = `Kdy dorazí? ${randomUUID().slice(0, 8)}`
  await write(page, email, question)
  const office = await openOffice('staff_support', '/zpravy')
  await office.setViewportSize({ width: 1024, height: 768 })
  await office.getByRole('link', { name: question }).press('Enter')
  await expect(office.getByRole('heading', { name: /^D\d{6}$/ })).toBeVisible()
  await expect(office.getByText('j•••@example.cz')).toBeHidden()
  await office.getByRole('button', { name: /^Ukázat (?!údaje)/ }).press('Enter')
  await expect(office.getByText('j•••@example.cz')).toBeVisible()
  await office.getByRole('button', { name: 'Ukázat údaje' }).press('Enter')
  await office.getByRole('button', { name: 'Volám nebo píšu zákazníkovi' }).press('Enter')
  await expect(office.getByText(email)).toBeVisible()
})
