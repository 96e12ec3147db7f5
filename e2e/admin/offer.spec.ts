import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { cartLine, openCart, putIntoCart } from '../journeys/cart-page.ts'
import { priceOf, query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }
// Goods that no other journey buys: what is cheaper here is cheaper for everybody until the end of the journey.
const TREATS = { sku: 'CN-PA-TR-KRU-500', page: '/produkt/treninkove-kousky-kruta?varianta=CN-PA-TR-KRU-500' }
const BISCUITS = 'CN-PA-SU-DYN-500'
const asShown = (halere: number) =>
  new RegExp(`${(halere / 100).toLocaleString('cs-CZ').replaceAll(/\s/g, '\\s')}\\sKč`)

const endBreak = (list: string, sku: string) =>
  query(
    `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select l.id, v.id, 100, 'ended', internal.shop_now() from shop.price_lists l, shop.variants v
      where l.code = $1 and v.sku = $2 returning id`,
    [list, sku],
  )

test('a price for five pieces is written in the office, read on the page and paid in the cart', async ({
  openOffice,
  page: guest,
}) => {
  const single = await priceOf(TREATS.sku)
  const cheaper = single - 10_00
  const admin = await openOffice('staff_admin', '/ceny')
  await admin.getByRole('button', { name: 'Ceny za množství a dohody…' }).click()
  const opening = admin.getByRole('dialog', { name: 'Ceník za množství nebo dohodnutý' })
  await opening.getByLabel('Od kolika kusů').fill('5')
  await opening.getByLabel('Důvod').fill('Pro cvičiště')
  await expectAccessible(admin, DESK)
  await opening.getByRole('button', { name: 'Otevřít ceník' }).click()
  await expect(admin.getByRole('combobox', { name: 'Ceník', exact: true })).toHaveValue('maloobchod-od-5')
  try {
    await admin.getByRole('searchbox', { name: 'Název, SKU nebo EAN' }).fill(TREATS.sku)
    await admin.keyboard.press('Enter')
    await admin.getByRole('button', { name: /^Změnit cenu: / }).click()
    const dialog = admin.getByRole('dialog', { name: 'Nová cena' })
    await dialog.getByRole('textbox', { name: /^Nová cena, / }).fill(String(cheaper / 100))
    await dialog.getByLabel(/^Důvod/).fill('Pět balení vychází levněji')
    await expect(dialog.getByLabel(/^Platí do/)).toBeVisible()
    await expectAccessible(admin, DESK)
    await dialog.getByRole('button', { name: /^Zapsat cenu/ }).click()
    await expect(admin.getByRole('table', { name: 'Ceny balení' })).toContainText(asShown(cheaper))
    expect(await priceOf(TREATS.sku)).toBe(single)

    await expect
      .poll(async () => (await guest.request.get(TREATS.page)).text(), { timeout: 60_000 })
      .toMatch(/Od\s5\sks/)
    await guest.goto(TREATS.page)
    await expect(guest.getByRole('list', { name: 'Ceny podle množství' })).toContainText(asShown(cheaper))
    await expectAccessible(guest)
    await putIntoCart(guest, TREATS.sku, 4)
    await openCart(guest)
    await expect(cartLine(guest, /Tréninkové/)).toContainText(asShown(4 * single))
    await putIntoCart(guest, TREATS.sku, 1)
    await openCart(guest)
    await expect(cartLine(guest, /Tréninkové/)).toContainText(asShown(5 * cheaper))
  } finally {
    await endBreak('maloobchod-od-5', TREATS.sku)
  }
})

test('an offer without a code is tried on the past, launched, seen in a cart and ended', async ({
  openOffice,
  page: guest,
}) => {
  const code = `SAMA${randomUUID().slice(0, 6)}`.toUpperCase()
  const name = `Sušenkový týden ${code}`
  const [product] = await query<{ id: string }>('select product_id as id from shop.variants where sku = $1', [BISCUITS])
  await putIntoCart(guest, BISCUITS, 4)
  try {
    const admin = await openOffice('staff_admin', '/ceny/kupony/novy')
    await expect(admin.getByRole('heading', { name: 'Pravidlo' })).toBeVisible()
    await admin.getByLabel('Akce bez kódu, platí sama').check()
    await admin.getByLabel('Označení').fill(code)
    await admin.getByLabel('Název', { exact: true }).fill(name)
    await admin.getByLabel('Čísla produktů').fill(product?.id ?? '')
    await admin.getByLabel('Co dává').selectOption('kusy zdarma')
    await admin.getByLabel('Koupí kusů').fill('3')
    await admin.getByRole('button', { name: 'Přehrát 30 dní' }).click()
    await expect(admin.getByRole('heading', { name: 'Kdo získá' })).toBeVisible()
    await expect(admin.getByRole('table', { name: 'Nejhorší případy' })).toContainText(/4× Sušenky/)
    await expectAccessible(admin, DESK)
    await openCart(guest)
    await expect(guest.getByRole('main')).not.toContainText(name)

    await admin.getByLabel('Důvod').fill('Doprodej podzimu')
    await admin.getByRole('button', { name: /^Spustit kupon/ }).click()
    await expect(admin.getByRole('button', { name: 'Zastavit…' })).toBeVisible()
    await openCart(guest)
    await expect(guest.getByRole('main')).toContainText(`Akce ${name} vám ubírá`)
    await expectAccessible(guest)

    await admin.getByRole('button', { name: 'Zastavit…' }).click()
    await admin.getByRole('dialog').getByLabel('Důvod').fill('Stačilo')
    await admin.getByRole('dialog').getByRole('button', { name: 'Zastavit hned' }).click()
    await expect(admin.getByRole('dialog')).toBeHidden()
    await openCart(guest)
    await expect(guest.getByRole('main')).not.toContainText(name)
    await admin.goto('/ceny?cast=kupony')
    await expect(admin.getByRole('row', { name: new RegExp(code) })).toContainText('akce bez kódu')
  } finally {
    await query('update shop.coupons set ended_at = coalesce(ended_at, now()) where code = $1', [code])
  }
})
