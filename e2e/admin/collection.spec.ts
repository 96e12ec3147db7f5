import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

/** Maps of the site and other pages must not meet it. */
test.afterEach(async () => {
  await query(`delete from shop.collections where slug like 'losos-na-regalu-%'`)
})

test('a shelf by rule is counted while it is written and stands in the shop as soon as it is public', async ({
  page: shop,
  openOffice,
  request,
}) => {
  test.setTimeout(120_000)
  const mark = Date.now().toString(36)
  const slug = `losos-na-regalu-${mark}`
  const page = await openOffice('staff_content', '/kolekce')
  await page.getByRole('link', { name: /Nová kolekce/ }).click()
  await page.getByRole('textbox', { name: 'Název', exact: true }).fill(`Losos na regálu ${mark}`)
  await expect(page.getByRole('textbox', { name: 'Adresa', exact: true })).toHaveValue(slug)
  const preview = page.getByRole('complementary', { name: 'Na regálu teď' })
  await expect(preview).toContainText('Vyberte aspoň jednu podmínku')
  await page.getByRole('combobox', { name: 'Přidat: kategorie' }).selectOption('granule')
  await page.getByRole('combobox', { name: 'Přidat: bílkovina' }).selectOption('losos')
  await expect(preview.getByRole('link').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Úvod pod zbožím' }).fill('Ryba do každé misky.')
  await expectAccessible(page, DESK)
  await page.getByRole('button', { name: /^Uložit/ }).click()
  await expect(page.getByText('Uloženo.')).toBeVisible()
  await expect(page.getByRole('heading', { name: `Losos na regálu ${mark}`, level: 1 })).toBeVisible()

  // A draft is nobody's business.
  expect((await request.get(`/produkty/${slug}`)).status()).toBe(404)
  await page.getByRole('checkbox', { name: 'Ukázat na webu' }).check()
  await page.getByRole('button', { name: /^Uložit/ }).click()
  await expect.poll(async () => (await request.get(`/produkty/${slug}`)).status()).toBe(200)
  await shop.goto(`/produkty/${slug}`)
  await expect(shop.getByRole('heading', { name: `Losos na regálu ${mark}`, level: 1 })).toBeVisible()
  const first = (await preview.getByRole('link').first().textContent()) ?? ''
  await expect(shop.getByRole('link', { name: new RegExp(first.trim().replace('Granule ', '')) }).first()).toBeVisible()
  await expect(shop.getByText('Ryba do každé misky.').first()).toBeVisible()

  // Whoever has the old address is led to the new one.
  await page.getByRole('textbox', { name: 'Adresa', exact: true }).fill(`${slug}-jinak`)
  await page.getByRole('button', { name: /^Uložit/ }).click()
  await expect.poll(async () => (await request.get(`/produkty/${slug}-jinak`)).status()).toBe(200)
  const old = await request.get(`/produkty/${slug}?razeni=cena`, { maxRedirects: 0 })
  expect([old.status(), old.headers().location]).toEqual([301, `/produkty/${slug}-jinak?razeni=cena`])
})
