import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { changePrice, query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

/** A toy that is on sale. */
async function newToy(mark: string): Promise<{ id: number; slug: string }> {
  const slug = `hracka-vazana-${mark}`
  const sku = `HRA-${mark.toUpperCase()}`
  const [row] = await query<{ id: string }>(
    `with made as (
       insert into shop.products (storefront_id, slug, name, kind, maker, maker_country, warnings, status, published_at)
       values (1, $1, $2, 'equipment', 'Hračky s.r.o., Nová 1, Zlín, info@hracky.example', 'CZ', 'Není k jídlu.', 'active', now()) returning id
     ), placed as (
       insert into shop.product_categories (product_id, category_id, position)
       select made.id, c.id, 1 from made, shop.categories c where c.slug = 'hracky'
     ), packed as (
       insert into shop.variants (storefront_id, product_id, position, sku, name, gross_weight_g, vat_class, is_default, status)
       select 1, id, 1, $3, '1 ks', 200, 'goods', true, 'active' from made returning id
     ), shelved as (
       insert into shop.stock (variant_id) select id from packed
     )
     select id from made`,
    [slug, `Hračka vázaná ${mark}`, sku],
  )
  await changePrice(sku, 19_900)
  return { id: Number(row?.id), slug }
}

/** Other journeys count what is on sale and what can be filtered by. */
test.afterEach(async () => {
  await query(`update shop.products set status = 'draft' where slug like 'hracka-vazana-%'`)
  await query(`delete from shop.product_tags where tag like 'na-cesty-%'`)
  await query(`delete from shop.tags where code like 'na-cesty-%'`)
})

test('a new mark is a filter of the grid, and a relation stands on the page with its reason', async ({
  page: shop,
  openOffice,
}) => {
  test.setTimeout(120_000)
  const mark = Date.now().toString(36)
  const { id, slug } = await newToy(mark)
  const page = await openOffice('staff_content', `/produkty/${id}`)
  const links = page.getByRole('region', { name: 'Štítky a vazby' })
  await links.getByRole('textbox', { name: 'Nový štítek' }).fill(`Na cesty ${mark}`)
  await links.getByRole('button', { name: 'Založit štítek' }).click()
  await expect(links.getByRole('button', { name: `Odebrat Na cesty ${mark}` })).toBeVisible()
  await links.getByRole('textbox', { name: /^Přidat vazbu/ }).fill('Mini Losos')
  await links.getByRole('combobox', { name: 'Přidat', exact: true }).selectOption({ index: 1 })
  const table = links.getByRole('table', { name: 'Vazby' })
  await table.getByRole('textbox', { name: /^Proč/ }).fill(`Odměna po hře ${mark}.`)
  await expectAccessible(page, DESK)
  await page.getByRole('button', { name: /^Uložit/ }).click()
  await expect(page.getByText('Uloženo.')).toBeVisible()

  // The same word a second time is refused.
  await links.getByRole('textbox', { name: 'Nový štítek' }).fill(`na cesty ${mark}`)
  await links.getByRole('button', { name: 'Založit štítek' }).click()
  await expect(links.getByText('Takový štítek už je.')).toBeVisible()

  await shop.goto(`/produkty/hracky?potreba=na-cesty-${mark}`)
  await expect(shop.getByRole('link', { name: new RegExp(`vázaná ${mark}`) }).first()).toBeVisible()
  await expect(shop.getByText(`Na cesty ${mark}`).first()).toBeVisible()
  await shop.goto(`/produkt/${slug}`)
  await expect(shop.getByText(`Odměna po hře ${mark}.`).first()).toBeVisible()
})
