import { join } from 'node:path'
import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { changePrice, query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }
const PHOTO = join(import.meta.dirname, '../../database/seed/demo/media/packshots/scene-kibble.webp')

/** A bowl that misses nothing but a picture; prices and packs have journeys of their own. */
async function newBowl(mark: string): Promise<{ id: number; slug: string; alt: string }> {
  const slug = `miska-obrazkova-${mark}`
  const [row] = await query<{ id: string }>(
    `with made as (
       insert into shop.products (storefront_id, slug, name, kind, maker, maker_country, warnings)
       values (1, $1, $2, 'equipment', 'Misky s.r.o., Nová 1, Zlín, info@misky.example', 'CZ', 'Není hračka.') returning id
     ), placed as (
       insert into shop.product_categories (product_id, category_id, position)
       select made.id, c.id, 1 from made, shop.categories c where c.slug = 'vybaveni'
     ), packed as (
       insert into shop.variants (storefront_id, product_id, position, sku, name, gross_weight_g, vat_class, is_default, status)
       select 1, id, 1, $3, '1 ks', 400, 'goods', true, 'active' from made returning id
     ), shelved as (
       insert into shop.stock (variant_id) select id from packed
     )
     select id from made`,
    [slug, `Miska obrázková ${mark}`, `MIS-${mark.toUpperCase()}`],
  )
  await changePrice(`MIS-${mark.toUpperCase()}`, 29_900)
  return { id: Number(row?.id), slug, alt: `Granule v misce ${mark}` }
}

/** Other journeys count what is on sale. */
test.afterEach(async () => {
  await query(`update shop.products set status = 'draft' where slug like 'miska-obrazkova-%'`)
})

test('a picture is uploaded, described, cut and seen in the shop; without words it stops the publication', async ({
  page: shop,
  openOffice,
}) => {
  test.setTimeout(120_000)
  const mark = Date.now().toString(36)
  const { id, slug, alt } = await newBowl(mark)
  const page = await openOffice('staff_content', `/produkty/${id}`)
  const pictures = page.getByRole('region', { name: 'Obrázky' })
  await page.getByLabel('Nahrát', { exact: true }).setInputFiles([PHOTO])
  const first = pictures.getByRole('button', { name: 'Obrázek 1: bez popisu' })
  await expect(first).toBeVisible()
  await page.getByLabel('Nahrát', { exact: true }).setInputFiles({
    ...{ name: 'vektor.png', mimeType: 'image/png' },
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await expect(pictures.getByText('vektor.png: Tenhle soubor není obrázek')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Uloženo.')).toBeVisible()

  await page.getByRole('button', { name: /^Publikovat/ }).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['Popis každého obrázku'])
  await first.click()
  await pictures.getByRole('textbox', { name: 'Popis obrázku' }).fill(alt)
  await pictures.getByRole('button', { name: 'Oříznout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Oříznout obrázek' })
  await dialog.getByRole('spinbutton', { name: 'Zleva %' }).fill('25')
  await dialog.getByRole('spinbutton', { name: 'Šířka %' }).fill('50')
  await expectAccessible(page, DESK)
  await dialog.getByRole('button', { name: 'Použít výřez' }).click()
  await expect(dialog).toBeHidden()
  await expectAccessible(page, DESK)
  await page.getByRole('button', { name: /^Uložit koncept/ }).click()
  await expect(page.getByText('Uloženo.')).toBeVisible()
  await page.getByRole('button', { name: /^Publikovat/ }).click()
  await expect(page.getByText('Produkt je na webu.')).toBeVisible()

  await shop.goto(`/produkt/${slug}`)
  const shown = shop.getByRole('img', { name: alt }).first()
  await expect(shown).toBeVisible()
  const [stored] = await query<{ hash: string; width: number; height: number }>(
    'select content_hash as hash, width, height from shop.images where product_id = $1',
    [id],
  )
  await expect.poll(() => shown.evaluate(isDrawn)).toBe(true)
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`/${stored?.hash}/`)
  expect(stored).toMatchObject({ width: 1000, height: 1125 })

  await shop.goto('/produkty/vybaveni?razeni=novinky')
  await expect(shop.getByRole('link', { name: new RegExp(mark) }).first()).toBeVisible()
  const drawnOf = (hash: string) =>
    [...document.images].some(({ currentSrc, naturalWidth }) => currentSrc.includes(`/${hash}/`) && naturalWidth > 0)
  await expect.poll(() => shop.evaluate(drawnOf, stored?.hash ?? '')).toBe(true)

  // The law asks for a picture of goods that are on sale: the only one stays until they are not.
  await page.getByRole('button', { name: 'Odebrat', exact: true }).last().click()
  await page.getByRole('button', { name: /^Uložit/ }).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['Aspoň jeden obrázek'])
  expect(await query('select from shop.images where product_id = $1', [id])).toHaveLength(1)
})

function isDrawn(image: Element): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
}
