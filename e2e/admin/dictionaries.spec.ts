import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

test.afterEach(async () => {
  await query(`delete from shop.categories where slug like 'hracky-do-vody%' or slug like 'plovaci-hracky%'`)
  await query(`delete from shop.blog_categories where slug like 'na-cesty-%'`)
  await query(`delete from shop.brands where slug like 'dobra-tlapa%'`)
})

test('a category is founded, gets another address that the old one leads to, and goes again', async ({
  page: shop,
  openOffice,
}) => {
  test.setTimeout(180_000)
  const mark = Date.now().toString(36)
  const page = await openOffice('staff_content', '/ciselniky')
  await expect(page.getByRole('row', { name: /^Granule/ })).toContainText('/produkty/granule')
  await expectAccessible(page, DESK)
  await page.getByRole('button', { name: /^Nová kategorie/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Název' }).fill(`Hračky do vody ${mark}`)
  await dialog.getByRole('textbox', { name: 'Úvod nad zbožím' }).fill('Míčky, které vyléčí nudu.')
  await expect(dialog.getByText('vyléčí', { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Úvod nad zbožím' }).fill('Míčky, které plavou.')
  await dialog.getByRole('textbox', { name: 'Proč (do historie)' }).fill('Léto.')
  await expectAccessible(page, DESK)
  await dialog.getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByText(`Hračky do vody ${mark}: uloženo.`)).toBeVisible()

  await page.getByRole('searchbox', { name: 'Hledat v seznamu' }).fill(mark)
  await page.getByRole('button', { name: `Upravit: Hračky do vody ${mark}` }).click()
  await expect(dialog.getByText('„Léto.“')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Adresa za /produkty/' }).fill(`plovaci-hracky-${mark}`)
  await dialog.getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByText(`/produkty/plovaci-hracky-${mark}`)).toBeVisible()
  // Names of shelves are kept by the shop for up to a minute.
  await expect(async () => {
    await shop.goto(`/produkty/hracky-do-vody-${mark}`)
    await expect(shop).toHaveURL(new RegExp(`/produkty/plovaci-hracky-${mark}$`), { timeout: 1000 })
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText(`Hračky do vody ${mark}`)
  }).toPass({ timeout: 90_000, intervals: [5000] })

  await page.getByRole('button', { name: `Upravit: Hračky do vody ${mark}` }).click()
  await dialog.getByRole('button', { name: 'Odebrat kategorii' }).click()
  await expect(page.getByText(`Hračky do vody ${mark}: odebráno.`)).toBeVisible()
})

test('a brand is renamed on its goods; an ingredient that goods have cannot go', async ({ openOffice }) => {
  const mark = Date.now().toString(36)
  const page = await openOffice('staff_content', '/ciselniky/znacky')
  await page.getByRole('button', { name: /^Nová značka/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Název' }).fill(`Dobrá Tlapa ${mark}`)
  await dialog.getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByText(`Dobrá Tlapa ${mark}: uloženo.`)).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`Dobrá Tlapa ${mark}`) })).toContainText('nikde')

  await page.getByRole('link', { name: 'Suroviny' }).click()
  await expect(page.getByRole('row', { name: /^Kuřecí tuk/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Hledat v seznamu' }).fill('kuřecí tuk')
  await expect(page.getByRole('row', { name: /^Drůbež drubez/ })).toBeHidden()
  await expectAccessible(page, DESK)
  await page.getByRole('button', { name: 'Upravit: Kuřecí tuk' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Leží pod' })).toContainText('Kuře')
  await expect(dialog.getByRole('button', { name: 'Odebrat surovinu' })).toBeHidden()
  await expectAccessible(page, DESK)
  await dialog.getByRole('button', { name: /^Zavřít/ }).click()

  await page.getByRole('link', { name: 'Autoři blogu' }).click()
  await expect(page.getByRole('table', { name: 'Autoři blogu' })).toBeVisible()
  await expectAccessible(page, DESK)
})

test('a topic of the blog is founded in its place, and goes again', async ({ page: shop, openOffice }) => {
  const mark = Date.now().toString(36)
  const page = await openOffice('staff_content', '/ciselniky/temata')
  await expect(page.getByRole('row', { name: /^Výživa/ })).toContainText('/blog/kategorie/vyziva')
  await page.getByRole('button', { name: /^Nové téma/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Název' }).fill(`Na cesty ${mark}`)
  await dialog.getByRole('textbox', { name: 'Úvod nad články' }).fill('Se psem v autě i ve vlaku.')
  await expectAccessible(page, DESK)
  await dialog.getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByText(`Na cesty ${mark}: uloženo.`)).toBeVisible()
  await shop.goto(`/blog/kategorie/na-cesty-${mark}`)
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText(`Na cesty ${mark}`)
  await expect(shop).toHaveTitle(`Na cesty ${mark} | Blog Čenich`)

  await page.getByRole('button', { name: `Upravit: Na cesty ${mark}` }).click()
  await dialog.getByRole('button', { name: 'Odebrat téma' }).click()
  await expect(page.getByText(`Na cesty ${mark}: odebráno.`)).toBeVisible()
})

test('the warehouse has no such area', async ({ openOffice }) => {
  const page = await openOffice('staff_warehouse', '/')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Číselníky' })).toBeHidden()
})
