import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { openOwnShop } from '../journeys/own-shop.ts'
import { askWorker } from '../journeys/shop-database.sql.ts'
import { shopDay } from '../journeys/shop-day.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

test('a question is added, answered, published, found on its page and by search, and withdrawn', async ({
  page: guest,
  openOffice,
}) => {
  test.setTimeout(180_000)
  const stamp = Date.now().toString(36)
  const word = `zvykulin${stamp}`
  const question = `Kde najdu ${word}?`
  const office = await openOffice('staff_content', '/obsah/dotazy')
  await expect(office.getByRole('heading', { name: 'Objednávka', exact: false }).first()).toBeVisible()
  await expectAccessible(office, DESK)
  await office.getByRole('button', { name: /^Nový dotaz/ }).click()
  await office.getByRole('textbox', { name: 'Otázka, jak ji píšou lidé' }).fill(question)
  await office.getByRole('button', { name: 'Založit koncept' }).click()
  await office.getByRole('button', { name: 'Publikovat' }).click()
  await expect(office.getByText('Ještě chybí: odpověď.')).toBeVisible()
  await office.getByRole('textbox', { name: 'Odpověď (Markdown)' }).fill('Tenhle pamlsek léčí alergie.')
  await expect(office.getByText('k posouzení: 1')).toBeVisible()
  await office.getByRole('textbox', { name: 'Odpověď (Markdown)' }).fill('Na prodejně v Brně.')
  await office.keyboard.press('Control+s')
  await expect(office.getByText('Uloženo.', { exact: true })).toBeVisible()
  await expectAccessible(office, DESK)
  const opened = office.context().waitForEvent('page')
  await office.getByRole('button', { name: 'Náhled v obchodě' }).click()
  await expect((await opened).getByRole('main')).toContainText('Na prodejně v Brně.')
  try {
    await office.getByRole('button', { name: 'Publikovat' }).click()
    await expect(office.getByText('Je to na webu.')).toBeVisible()
    const address = await office.getByRole('link', { name: 'otevřít na webu' }).getAttribute('href')
    const path = new URL(address ?? '').pathname
    await expect.poll(async () => (await guest.request.get(path)).status(), { timeout: 30_000 }).toBe(200)
    await guest.goto(path)
    await expect(guest.getByRole('main')).toContainText('Na prodejně v Brně.')
    expect(await (await guest.request.get(path)).text()).toContain('"@type":"FAQPage"')
    await expect
      .poll(async () => (await guest.request.get(path.split('/').slice(0, -1).join('/'))).text(), { timeout: 30_000 })
      .toContain(word)
    await guest.goto(`/hledat?q=${encodeURIComponent(question)}`)
    await expect(guest.getByRole('heading', { level: 1, name: question })).toBeVisible()
    await expect(guest.getByRole('main')).toContainText('Na prodejně v Brně.')
  } finally {
    await office.getByRole('button', { name: 'Stáhnout z webu' }).click()
    await expect(office.getByText('Je to zase koncept, na webu to není.')).toBeVisible()
  }
})

test('a banner is planned, appears at its moment with nobody watching, and is gone after its end', async ({
  browser,
  openOffice,
}) => {
  test.setTimeout(300_000)
  const shop = await openOwnShop()
  const guests = await browser.newContext({ baseURL: shop.url, locale: 'cs-CZ', timezoneId: 'Europe/Prague' })
  try {
    const office = await openOffice('staff_content', '/obsah/uvod')
    await office.getByRole('button', { name: /^Nový banner/ }).click()
    await office.getByRole('textbox', { name: 'Nadpis banneru' }).fill('Mikulášská nadílka')
    await office.getByRole('button', { name: 'Založit koncept' }).click()
    await office.getByRole('textbox', { name: 'Nápis na tlačítku' }).fill('Vybrat pamlsky')
    await office.getByRole('textbox', { name: 'Kam tlačítko vede' }).fill('/neni-takova')
    await office.getByRole('combobox', { name: 'Obrázek' }).selectOption('pes')
    await office.getByLabel('Do kdy (prázdné = bez konce)').fill(`${shopDay(2)}T12:00`)
    await office.getByRole('button', { name: /^Uložit/ }).click()
    await expect(office.getByText(/Něco z toho, na co text odkazuje, neexistuje/)).toBeVisible()
    await office.getByRole('textbox', { name: 'Kam tlačítko vede' }).fill('/produkty/pamlsky')
    await office.getByRole('button', { name: /^Uložit/ }).click()
    await expect(office.getByText('Uloženo.', { exact: true })).toBeVisible()
    await expectAccessible(office, DESK)
    const opened = office.context().waitForEvent('page')
    await office.getByRole('button', { name: 'Náhled v obchodě' }).click()
    await expect((await opened).getByRole('heading', { name: 'Mikulášská nadílka' })).toBeVisible()
    await office.getByRole('button', { name: 'Naplánovat…' }).click()
    const dialog = office.getByRole('dialog', { name: 'Naplánovat…' })
    await dialog.getByLabel('Od kdy to mají lidé číst').fill(`${shopDay(1)}T12:00`)
    await dialog.getByRole('button', { name: 'Naplánovat…' }).click()
    await expect(office.getByText(/^Na webu to bude /)).toBeVisible()
    await office.goto('/obsah/uvod')
    await expect(office.getByRole('table', { name: 'Bannery úvodní strany' })).toContainText('naplánováno')
    await expectAccessible(office, DESK)

    const guest = await guests.newPage()
    const home = async () => (await guest.request.get('/')).text()
    expect(await home()).not.toContain('Mikulášská')
    await shop.moveTo(shopDay(1), '12:01')
    await askWorker('refresh-cards')
    await expect.poll(home, { timeout: 90_000 }).toContain('Mikulášská')
    await guest.goto('/')
    await guest.getByRole('link', { name: 'Vybrat pamlsky' }).click()
    await expect(guest).toHaveURL(/\/produkty\/pamlsky/)
    await shop.moveTo(shopDay(2), '12:01')
    await askWorker('refresh-cards')
    await expect.poll(home, { timeout: 90_000 }).not.toContain('Mikulášská')
  } finally {
    await guests.close()
    await shop.stop()
  }
})
