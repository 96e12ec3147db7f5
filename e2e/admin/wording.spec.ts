import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { boughtBefore } from '../journeys/bought-before.ts'
import { BAG_2_KG } from '../journeys/checkout-journey.ts'
import { mailsTo } from '../journeys/mail-inbox.ts'
import { openOwnShop } from '../journeys/own-shop.ts'
import { query } from '../journeys/shop-database.sql.ts'
import { shopDay } from '../journeys/shop-day.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }
const SENTENCE = 'Balné od teď neúčtujeme nikomu.'
const PAGE = '/s/obchodni-podminky'
const termsOf = async (orderId: number) =>
  (
    await query<{ version: string }>(
      'select v.version from shop.orders o join shop.static_page_versions v on v.id = o.terms_version_id where o.id = $1',
      [orderId],
    )
  )[0]?.version

test('terms v2 are written, compared, looked at and published with notice and archive; orders keep theirs', async ({
  browser,
  openOffice,
}) => {
  test.setTimeout(300_000)
  const shop = await openOwnShop()
  const guests = await browser.newContext({ baseURL: shop.url, locale: 'cs-CZ', timezoneId: 'Europe/Prague' })
  try {
    const email = 'vera.podminkova@priklad.cz'
    const buy = (to: string) => boughtBefore(guests, to, { sku: BAG_2_KG, payment: 'dobirka' })
    const before = await buy(email)

    const content = await openOffice('staff_content', '/obsah')
    await expect(content.getByRole('table', { name: 'Stránky se zněními' })).toContainText('2026-11')
    await expectAccessible(content, DESK)
    await content.getByRole('link', { name: 'Obchodní podmínky' }).click()
    await expect(content.getByText('Text je stejný, není co vyhlásit.')).toBeVisible()
    const body = content.getByRole('textbox', { name: 'Text (Markdown)' })
    await body.fill(`${await body.inputValue()}\n\n${SENTENCE}`)
    await expect(content.getByRole('insertion')).toHaveText(SENTENCE)
    await content.getByRole('button', { name: /^Uložit koncept/ }).click()
    await expect(content.getByText('Koncept je uložený. Na webu ho nikdo nevidí.')).toBeVisible()
    await expect(content.getByText('Vyhlašuje správce.')).toBeVisible()
    await expectAccessible(content, DESK)
    const opened = content.context().waitForEvent('page')
    await content.getByRole('button', { name: 'Náhled v obchodě' }).click()
    const preview = await opened
    await expect(preview.getByRole('main')).toContainText(SENTENCE)
    const guest = await guests.newPage()
    await guest.goto(PAGE)
    await expect(guest.getByRole('main')).not.toContainText(SENTENCE)

    const admin = await openOffice('staff_admin', '/obsah/stranky/obchodni-podminky')
    await admin.getByRole('button', { name: 'Vyhlásit…' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Vyhlásit znění' })
    await expect(dialog.getByRole('checkbox', { name: /^Poslat oznámení e-mailem \(1 člověk\)/ })).toBeChecked()
    await dialog.getByRole('textbox', { name: 'Proč (zůstane v historii)' }).fill('Balné zrušeno')
    await expectAccessible(admin, DESK)
    await dialog.getByRole('button', { name: 'Vyhlásit znění' }).click()
    const version = shopDay(14).slice(0, 7)
    await expect(admin.getByText(new RegExp(`^Znění ${version} je vyhlášené`))).toBeVisible()
    await expect(admin.getByRole('link', { name: `PDF znění ${version}` })).toBeVisible()

    const told = async () =>
      (await mailsTo(email)).find(({ subject }) => subject.includes('Obchodní podmínky: nové znění od'))
    await expect.poll(async () => (await told())?.text, { timeout: 60_000 }).toContain(`${PAGE}?rozdil=${version}`)

    await expect
      .poll(async () => (await guest.request.get(PAGE)).text(), { timeout: 60_000 })
      .toContain('bude platit nové znění')
    const meanwhile = await buy('vera.druha@priklad.cz')
    await shop.moveTo(shopDay(15), '10:00')
    await expect.poll(async () => (await guest.request.get(PAGE)).text(), { timeout: 90_000 }).toContain(SENTENCE)
    await guest.goto(PAGE)
    await expect(guest.getByRole('main')).toContainText(SENTENCE)
    await expectAccessible(guest)
    await guest.getByRole('link', { name: /^Znění 2026-11, účinné od/ }).click()
    await expect(guest.getByText('Tohle je starší znění, které už neplatí.')).toBeVisible()
    await expect(guest.getByRole('main')).not.toContainText(SENTENCE)
    for (const one of ['2026-11', version]) {
      const file = await guest.request.get(`${PAGE}/${one}/pdf`)
      expect(file.headers()['content-type']).toBe('application/pdf')
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
    }
    const after = await buy('vera.treti@priklad.cz')
    const orders = [before, meanwhile, after]
    expect(await Promise.all(orders.map(termsOf))).toEqual(['2026-11', '2026-11', version])
  } finally {
    await guests.close()
    await shop.stop()
  }
})
