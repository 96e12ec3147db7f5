import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { cartLine, openCart, putIntoCart } from '../journeys/cart-page.ts'
import { liveElsewhere, signUp } from '../journeys/customer-account.ts'
import { priceOf, query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }
// Goods that no other journey buys or measures.
const SKU = 'CN-PA-SM-KRA-250'
const NAME = /Sušené králičí uši/
const asShown = (halere: number) =>
  new RegExp(`${(halere / 100).toLocaleString('cs-CZ').replaceAll(/\s/g, '\\s')}\\sKč`)

async function findPack(office: Page): Promise<void> {
  await office.getByRole('searchbox', { name: 'Název, SKU nebo EAN' }).fill(SKU)
  await office.keyboard.press('Enter')
}

const end = (list: string) =>
  query(
    `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select l.id, v.id, 100, 'ended', internal.shop_now() from shop.price_lists l, shop.variants v
      where l.code = $1 and v.sku = $2 returning id`,
    [list, SKU],
  )

test('a price agreed with one customer is proposed by one, approved by another, and paid by that customer alone', async ({
  browser,
  openOffice,
  page: customer,
}) => {
  test.setTimeout(180_000)
  await liveElsewhere(customer.context())
  const email = await signUp(customer)
  const reason = `Smlouva ${email}`
  const single = await priceOf(SKU)
  const agreed = single - 21_00
  const admin = await openOffice('staff_admin', '/ceny')
  await admin.getByRole('button', { name: 'Ceny za množství a dohody…' }).click()
  const opening = admin.getByRole('dialog', { name: 'Ceník za množství nebo dohodnutý' })
  await opening.getByLabel('Pro co bude').selectOption('ceny dohodnuté s jedním zákazníkem')
  await opening.getByLabel('E-mail zákazníka').fill(email)
  await opening.getByLabel('Důvod').fill(reason)
  await expectAccessible(admin, DESK)
  await opening.getByRole('button', { name: 'Otevřít ceník' }).click()
  const lists = admin.getByRole('combobox', { name: 'Ceník' })
  await expect(lists).toHaveValue(/^zakaznik-/)
  const list = await lists.inputValue()
  try {
    // Whoever may write any other price may only propose this one.
    await findPack(admin)
    await expect(admin.getByRole('button', { name: /^Navrhnout cenu: / })).toBeVisible()
    await expect(admin.getByRole('button', { name: /^Změnit cenu: / })).toHaveCount(0)

    const content = await openOffice('staff_content', '/ceny')
    await content.getByRole('combobox', { name: 'Ceník' }).selectOption(list)
    await findPack(content)
    await content.getByRole('button', { name: /^Navrhnout cenu: / }).click()
    const dialog = content.getByRole('dialog', { name: 'Nová cena' })
    await dialog.getByRole('textbox', { name: /^Nová cena, / }).fill(String(agreed / 100))
    await dialog.getByLabel(/^Důvod/).fill(reason)
    await dialog.getByRole('button', { name: /^Poslat ke schválení/ }).click()
    await expect(content.getByText('Návrh čeká na schválení.')).toBeVisible()
    await putIntoCart(customer, SKU, 2)
    await openCart(customer)
    await expect(cartLine(customer, NAME)).toContainText(asShown(2 * single))

    await admin.goto('/ceny?cast=navrhy')
    await admin
      .getByRole('row', { name: new RegExp(reason) })
      .getByRole('button', { name: 'Schválit' })
      .click()
    const approval = admin.getByRole('dialog', { name: 'Schválit návrh ceny' })
    await expect(approval).toContainText(asShown(agreed))
    await expectAccessible(admin, DESK)
    await approval.getByRole('button', { name: 'Schválit a zapsat' }).click()
    await expect(admin.getByText('Schváleno a zapsáno do knihy cen.')).toBeVisible()

    await openCart(customer)
    await expect(cartLine(customer, NAME)).toContainText(asShown(2 * agreed))
    await expectAccessible(customer)
    const others = await browser.newContext({ locale: 'cs-CZ', timezoneId: 'Europe/Prague' })
    const other = await others.newPage()
    await liveElsewhere(others)
    await signUp(other)
    await putIntoCart(other, SKU, 2)
    await openCart(other)
    await expect(cartLine(other, NAME)).toContainText(asShown(2 * single))
    await expect(cartLine(other, NAME)).not.toContainText(asShown(2 * agreed))
    await others.close()
    expect(await priceOf(SKU)).toBe(single)
  } finally {
    await end(list)
  }
})
