import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { cartLine, openCart, putIntoCart } from '../journeys/cart-page.ts'
import { openOwnShop } from '../journeys/own-shop.ts'
import { askWorker, priceOf } from '../journeys/shop-database.sql.ts'
import { shopDay } from '../journeys/shop-day.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }
// Goods that no other journey measures: a price that came once stays in their page.
const SKU = 'CN-GR-KRA-L-12K'
const PAGE = `/produkt/granule-light-kralik-s-jecmenem?varianta=${SKU}`
const asShown = (halere: number) =>
  new RegExp(`${(halere / 100).toLocaleString('cs-CZ').replaceAll(/\s/g, '\\s')}\\sKč`)

test('a price proposed by content and approved by an admin begins at midnight on page, in cart and feed', async ({
  browser,
  openOffice,
}) => {
  test.setTimeout(300_000)
  const shop = await openOwnShop()
  const guests = await browser.newContext({ baseURL: shop.url, locale: 'cs-CZ', timezoneId: 'Europe/Prague' })
  try {
    const before = await priceOf(SKU)
    const sale = before - 200_00
    const tomorrow = shopDay(1)
    const guest = await guests.newPage()
    await putIntoCart(guest, SKU)

    const content = await openOffice('staff_content', '/ceny')
    await content.getByRole('searchbox', { name: 'Název, SKU nebo EAN' }).fill(SKU)
    await content.keyboard.press('Enter')
    await content.getByRole('button', { name: /^Navrhnout cenu: / }).click()
    const dialog = content.getByRole('dialog', { name: 'Nová cena' })
    await dialog.getByRole('combobox', { name: 'Druh ceny' }).selectOption('akční cena')
    await dialog.getByRole('combobox', { name: 'Kdy začne' }).selectOption('v den a čas')
    await expect(dialog.getByLabel('Den', { exact: true })).toHaveValue(tomorrow)
    await dialog.getByRole('textbox', { name: /^Nová cena, / }).fill(String(sale / 100))
    await expect(dialog).toContainText(/Nejnižší cena za posledních 30 dní před slevou/)
    await expect(dialog).toContainText(asShown(before))
    await expect(dialog).toContainText('férová sleva')
    await dialog.getByLabel(/^Důvod/).fill('Akce na víkend')
    await expectAccessible(content, DESK)
    await dialog.getByRole('button', { name: /^Poslat ke schválení/ }).click()
    await expect(content.getByText('Návrh čeká na schválení.')).toBeVisible()
    expect(await priceOf(SKU)).toBe(before)

    const admin = await openOffice('staff_admin', '/ceny?cast=navrhy')
    await expect(admin.getByRole('table', { name: 'Návrhy cen' })).toContainText('Akce na víkend')
    await expectAccessible(admin, DESK)
    await admin.getByRole('button', { name: 'Schválit' }).click()
    const approval = admin.getByRole('dialog', { name: 'Schválit návrh ceny' })
    await expect(approval).toContainText(/Nejnižší cena za posledních 30 dní před slevou/)
    await expect(approval).toContainText('férová sleva')
    await expectAccessible(admin, DESK)
    await approval.getByRole('button', { name: 'Schválit a zapsat' }).click()
    await expect(admin.getByText('Schváleno a zapsáno do knihy cen.')).toBeVisible()
    await admin.goto('/ceny')
    await admin.getByRole('button', { name: 'Naplánované' }).click()
    await expect(admin.getByRole('table', { name: 'Ceny balení' })).toContainText(asShown(sale))
    await expectAccessible(admin, DESK)

    await guest.goto(PAGE)
    await expect(guest.getByRole('main')).toContainText(asShown(before))
    await expect(guest.getByRole('main')).not.toContainText(/Nejnižší cena za posledních/)

    await shop.moveTo(tomorrow, '00:01')
    for (const job of ['refresh-cards', 'write-feeds']) await askWorker(job)
    await expect
      .poll(async () => (await guest.request.get(PAGE)).text(), { timeout: 90_000 })
      .toMatch(/Nejnižší cena za posledních/)
    await guest.goto(PAGE)
    const main = guest.getByRole('main')
    await expect(main).toContainText(asShown(sale))
    await expect(main).toContainText(
      new RegExp(`Nejnižší cena za posledních 30\\sdní před slevou: ${asShown(before).source}`),
    )
    await expect(main).toContainText(/férová sleva, škrtnutá cena platila celých 30\sdní/)
    await openCart(guest)
    await expect(cartLine(guest, /Granule Light Králík/)).toContainText(asShown(sale))
    await expect
      .poll(async () => (await guest.request.get('/feed/google.xml')).text(), { timeout: 60_000 })
      .toContain(`<g:sale_price>${(sale / 100).toFixed(2)} CZK</g:sale_price>`)
  } finally {
    await guests.close()
    await shop.stop()
  }
})

test('a coupon is tried on the past, launched, used in a cart and stopped', async ({ openOffice, page: guest }) => {
  const code = `AKCE${randomUUID().slice(0, 6)}`.toUpperCase()
  await putIntoCart(guest, 'CN-GR-KUR-A-02K', 2)
  const page = await openOffice('staff_content', '/ceny?cast=kupony')
  await expect(page.getByRole('table', { name: 'Kupony' })).toBeVisible()
  await expectAccessible(page, DESK)
  await page.getByRole('link', { name: 'Nový kupon' }).click()
  await expect(page.getByRole('heading', { name: 'Pravidlo' })).toBeVisible()
  await page.getByLabel('Kód', { exact: true }).fill(code)
  await page.getByLabel('Název', { exact: true }).fill('Podzimní sleva')
  await page.getByRole('button', { name: 'Přehrát 30 dní' }).click()
  await expect(page.getByText('U procentní slevy uveďte strop v Kč, jinak ji nespustíme.')).toBeVisible()
  await page.getByLabel('Nejvýš sleva, Kč').fill('300')
  await expect(page.getByText('Pravidlo se od přehrání změnilo. Přehrajte ho znovu.')).toBeVisible()
  await page.getByRole('button', { name: 'Přehrát 30 dní' }).click()
  await expect(page.getByText('U procentní slevy uveďte strop v Kč, jinak ji nespustíme.')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Kdo získá' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Nejhorší případy' })).toBeVisible()
  await expectAccessible(page, DESK)
  await expect(page.getByRole('button', { name: /^Spustit kupon/ })).toHaveCount(0)
  await page.getByLabel('Důvod').fill('Kampaň')
  await page.getByRole('button', { name: 'Uložit návrh' }).click()
  await page.waitForURL(/\/kupony\/\d+$/)
  await expect(page.getByText('„Kampaň“')).toBeVisible()
  const owner = await openOffice('staff_admin', new URL(page.url()).pathname)
  await owner.getByLabel('Důvod').fill('Schváleno')
  await owner.getByRole('button', { name: /^Spustit kupon/ }).click()
  await expect(owner.getByRole('button', { name: 'Zastavit…' })).toBeVisible()
  await expect(owner.getByRole('list').filter({ hasText: 'Schváleno' })).toContainText('Kampaň')
  await expectAccessible(owner, DESK)
  await page.reload()

  await openCart(guest)
  await guest.request.post('/api/kosik', { form: { intent: 'coupon', code } })
  await openCart(guest)
  await expect(guest.getByRole('main')).toContainText(code)

  await page.getByRole('button', { name: 'Zastavit…' }).click()
  await page.getByRole('dialog').getByLabel('Důvod').fill('Stačilo')
  await page.getByRole('dialog').getByRole('button', { name: 'Zastavit hned' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Zastavit…' })).toBeHidden()
  await page.goto('/ceny?cast=kupony')
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('zastaven')
})
