import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

test.afterEach(async () => {
  await query(`delete from shop.attributes where code like 'chut-pamlsku-%'`)
})

test('an attribute is made, given to a treat and filtered by in the catalogue', async ({ page: shop, openOffice }) => {
  test.setTimeout(180_000)
  const mark = Date.now().toString(36)
  const name = `Chuť pamlsků ${mark}`
  const [treat] = await query<{ id: string; name: string }>(
    `select p.id, p.name from shop.products p join shop.product_cards c on c.product_id = p.id where p.kind = 'treat' order by p.id limit 1`,
  )
  const page = await openOffice('staff_content', '/produkty')
  await page.getByRole('link', { name: 'Vlastnosti a filtry' }).click()
  await page.getByRole('button', { name: /^Nová vlastnost/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Název' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Hodnota 1' }).fill('Uzená')
  await dialog.getByRole('button', { name: 'Přidat hodnotu' }).click()
  await dialog.getByRole('textbox', { name: 'Hodnota 2' }).fill('Sýrová')
  await expectAccessible(page, DESK)
  await dialog.getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByText(`Vlastnost ${name} je uložená.`)).toBeVisible()

  await page.goto(`/produkty/${treat?.id}`)
  const part = page.getByRole('region', { name: 'Vlastnosti' })
  await part.getByRole('group', { name }).getByRole('checkbox', { name: 'Uzená' }).check()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^Uloženo/)).toBeVisible()

  // Names of filters are kept for a minute; what is filtered is true at once.
  await shop.goto(`/produkty?vlastnost=chut-pamlsku-${mark}.uzena`)
  await expect(shop.getByRole('main')).toContainText(treat?.name ?? '')
  await expect(shop.getByText(/^1\sprodukt/).first()).toBeVisible()
  await shop.goto(`/produkty?vlastnost=chut-pamlsku-${mark}.syrova`)
  await expect(shop.getByRole('main')).not.toContainText(treat?.name ?? '')
})
