import { expect, test } from '@playwright/test'
import { query } from '../journeys/shop-database.sql.ts'

/** A leash whose sale ended so many days ago; `successor` is the slug of what follows it. */
async function endedLeash(mark: string, days: number, successor: string | null): Promise<string> {
  const slug = `voditko-skoncene-${mark}`
  await query(
    `with made as (
       insert into shop.products (storefront_id, slug, name, kind, status, published_at, discontinued_at, successor_id)
       values (1, $1, 'Vodítko skončené', 'equipment', 'discontinued', now() - interval '1 year', now() - make_interval(days => $2),
               (select id from shop.products where slug = $3)) returning id
     )
     insert into shop.variants (storefront_id, product_id, position, sku, name, gross_weight_g, vat_class, is_default, status)
     select 1, id, 1, $4, '1 ks', 400, 'goods', true, 'discontinued' from made`,
    [slug, days, successor, `KON-${mark.toUpperCase()}`],
  )
  return slug
}

test.afterEach(async () => {
  await query(`update shop.products set status = 'draft', successor_id = null where slug like 'voditko-skoncene-%'`)
})

test('what is not sold any more says so, and after a while leads to its successor or is gone', async ({ request }) => {
  const mark = Date.now().toString(36)
  const ask = async (slug: string) => {
    const answer = await request.get(`/produkt/${slug}`, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location ?? null]
  }
  const successor = 'granule-kure-s-hnedou-ryzi'
  expect(await ask(await endedLeash(`${mark}a`, 3, successor))).toEqual([200, null])
  expect(await ask(await endedLeash(`${mark}b`, 91, successor))).toEqual([301, `/produkt/${successor}`])
  expect(await ask(await endedLeash(`${mark}c`, 91, null))).toEqual([410, null])
})
