import type { StaffBulk } from '@shop/contract/bulk/staff-bulk'
import { beforeAll, expect } from 'vitest'
import type { Browser } from '../browser.ts'
import type { Harness } from '../harness.ts'
import { query } from '../paying.ts'
import { newStaff } from '../staff.ts'

export const csv = (...rows: string[][]) => rows.map((cells) => cells.join(';')).join('\r\n')

/** What the screen of imports does. */
export function openImportDesk(shop: Harness) {
  let admin: Browser
  beforeAll(async () => {
    admin = await newStaff(shop, 'staff_admin')
  })

  async function look(bulkId: number): Promise<StaffBulk> {
    return (await admin.call('staffBulk', { bulkId })).value
  }

  /** As the screen does: send, map as proposed, look. */
  async function dryRun(
    bytes: Buffer | string,
    pricesFrom: string | null = null,
    priceList = 'maloobchod',
  ): Promise<StaffBulk> {
    const content = Buffer.from(bytes).toString('base64')
    const { value, status } = await admin.call('readImport', { name: 'cenik.csv', content })
    expect(status).toBe(201)
    const { bulkId } = value
    const { version, columns } = await look(bulkId)
    await admin.call('mapColumns', { bulkId, version, columns, priceList, pricesFrom })
    await shop.runJobs()
    return look(bulkId)
  }

  const rowsOf = async (bulkId: number, only: 'changed' | 'new' | 'same' | 'error' | 'refused' | 'kept' = 'changed') =>
    (await admin.call('bulkRows', { bulkId, only, after: 0 })).value.rows

  async function apply({ bulkId, version }: StaffBulk, who: Browser | null = null) {
    const answer = await (who ?? admin).call('applyBulk', { bulkId, version, reason: 'nový ceník' })
    await shop.runJobs()
    return answer
  }

  async function undo(bulkId: number) {
    const { version } = await look(bulkId)
    const answer = await admin.call('undoBulk', { bulkId, version, reason: 'špatný sloupec' })
    await shop.runJobs()
    return answer
  }

  function download(url: string) {
    const cookie = [...admin.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    return shop.app.inject({
      method: 'GET',
      url,
      headers: { cookie, 'x-forwarded-for': '192.0.2.1', 'user-agent': 'test' },
    })
  }

  return { look, dryRun, rowsOf, apply, undo, download }
}

/** The shop as it stands before and after. */
export function watchGoods(shop: Harness) {
  /** Every row of goods as the database has it, whatever the code thinks of it; versions and moments of writing grow. */
  const wholeShop = async () =>
    (
      await query<{ goods: unknown }>(
        shop,
        `select jsonb_build_object(
           'products', (select jsonb_object_agg(p.id, to_jsonb(p) - '{version,updated_at}'::text[]) from shop.products p),
           'variants', (select jsonb_object_agg(v.id, to_jsonb(v) - '{version,updated_at}'::text[]) from shop.variants v),
           'categories', (select jsonb_agg(to_jsonb(c) order by c.product_id, c.category_id) from shop.product_categories c),
           'tags', (select jsonb_agg(to_jsonb(t) order by t.product_id, t.tag) from shop.product_tags t),
           'prices', (select jsonb_object_agg(o.variant_id || ':' || o.price_list, jsonb_build_array(o.price, o.regular_price)) from shop.variant_offers o)
         ) as goods`,
      )
    )[0]?.goods

  const counts = async () =>
    (
      await query<{ history: number; prices: number }>(
        shop,
        'select (select count(*)::int from internal.row_history) as history, (select count(*)::int from shop.prices) as prices',
      )
    )[0] as { history: number; prices: number }

  const weightOf = async (sku: string) =>
    (await query<{ g: number }>(shop, 'select gross_weight_g as g from shop.variants where sku = $1', [sku]))[0]?.g

  return { wholeShop, counts, weightOf }
}
