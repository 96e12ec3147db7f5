import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { addressFromMail } from '../journeys/mail-inbox.ts'
import { ageProofs, endSessions, inviteOwner, openStaffSession } from '../journeys/staff-member.sql.ts'
import { codeFor, test } from './office.ts'

const PASSWORD = 'tlapka-v-zahrade-41'
const DESK = { widths: [1440] }
const somebody = (who: string) => `${who}-${randomUUID().slice(0, 8)}@cenich.example`

async function acceptInvitation(page: Page, link: string, name: string): Promise<string> {
  await page.goto(link)
  await page.getByLabel('Vaše jméno').fill(name)
  await page.getByLabel('Nové heslo').fill(PASSWORD)
  await expectAccessible(page, DESK)
  await page.getByRole('button', { name: 'Přijmout a pokračovat' }).click()
  await page.getByRole('button', { name: 'Ukázat kód pro aplikaci' }).click()
  const secret = (await page.getByText(/^[A-Z2-7]{16,}$/).textContent()) ?? ''
  await expectAccessible(page, DESK)
  await page.getByLabel('Šestimístný kód z aplikace').fill(codeFor(secret))
  return secret
}

test('an owner comes in by the first link, invites a colleague, and takes the access back at once', async ({
  browser,
}) => {
  const [email, colleague] = [somebody('majitelka'), somebody('novy')]
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  await acceptInvitation(page, await inviteOwner(email), 'Klára Nová')
  await page.getByRole('link', { name: 'Nastavení' }).click()
  await expect(page.getByRole('cell', { name: email })).toBeVisible()
  await page.keyboard.press('n')
  await page.getByLabel('Pracovní e-mail').fill(colleague)
  await page.getByLabel('Práce').selectOption('Správa')
  await page.getByRole('button', { name: 'Poslat pozvánku' }).click()
  await expect(page.getByText('Pozvánka odešla')).toBeVisible()
  await expectAccessible(page, DESK)

  const other = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const their = await other.newPage()
  await acceptInvitation(their, await addressFromMail(colleague, /http\S+\/pozvanka\/[\w-]{43}/), 'Marek Kos')
  await expect(their.getByRole('navigation', { name: 'Hlavní nabídka' })).toBeVisible()

  await page.reload()
  await page.getByRole('row', { name: colleague }).getByRole('button', { name: 'Odebrat přístup' }).click()
  await expect(page.getByRole('row', { name: colleague }).getByText('nemá přístup')).toBeVisible()
  await their.reload()
  await expect(their.getByRole('heading', { name: 'Přihlášení' })).toBeVisible()
  await Promise.all([context.close(), other.close()])
})

test('a session that has ended locks the screen, and an old proof is asked for again', async ({ browser }) => {
  const email = somebody('zamcena')
  const { cookie } = await openStaffSession('owner', email)
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  await context.addCookies([cookie])
  const page = await context.newPage()
  await page.goto(`${process.env.E2E_ADMIN_URL}/nastaveni`)
  await ageProofs(email)
  await page.getByRole('button', { name: 'Pozvat' }).click()
  await page.getByLabel('Pracovní e-mail').fill('nikdo@cenich.example')
  await page.getByRole('button', { name: 'Poslat pozvánku' }).click()
  await expect(page.getByRole('dialog', { name: 'Ještě jednou kód' })).toBeVisible()
  await expectAccessible(page, DESK)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Bez kódu z aplikace to nejde.')).toBeVisible()
  await endSessions(email)
  await page.getByRole('button', { name: 'Poslat pozvánku' }).click()
  await expect(page.getByRole('dialog', { name: 'Zamčeno' })).toBeVisible()
  await expectAccessible(page, DESK)
  await context.close()
})

test('the palette finds a screen by its name, and keys lead there', async ({ openOffice }) => {
  const page = await openOffice('owner', '/nastaveni')
  await expect(page.getByRole('heading', { name: 'Nastavení' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Najít nebo udělat' }).fill('nastav')
  await expect(page.getByRole('option', { name: 'Nastavení' })).toBeVisible()
  await expectAccessible(page, DESK)
  await page.keyboard.press('Enter')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Klávesy této obrazovky' })).toBeVisible()
  await expectAccessible(page, DESK)
})

test('nothing on the page is refused by its own policy', async ({ openOffice }) => {
  const page = await openOffice('owner', '/nastaveni')
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nastavení' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeVisible()
  expect(refused).toEqual([])
})
