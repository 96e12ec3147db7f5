import type { EanFound } from '@shop/contract/endpoints/catalog-endpoints'
import type { Db, NoRow } from '#app/store/database'
import type { SelectPackByEan } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/** Of public goods only, also of those that are no longer sold: their page stays readable. */
export async function selectPackByEan(db: Db, ean: string): Promise<EanFound['pack']> {
  const { rows } = await db.query<SelectPackByEan>(
    `select p.slug, v.sku
       from shop.variants v
       join shop.products p on p.id = v.product_id
      where v.storefront_id = $1 and v.ean = $2 and p.status <> 'draft' and p.published_at <= now()
      order by v.id
      limit 1`,
    [STOREFRONT_ID, ean],
  )
  return rows[0] ?? null
}

export async function upsertUnknownEan(db: Db, ean: string, now: Date): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.unknown_eans as u (storefront_id, ean, first_asked_at, last_asked_at)
     values ($1, $2, $3, $3)
     on conflict (storefront_id, ean) do update set times = u.times + 1, last_asked_at = excluded.last_asked_at`,
    [STOREFRONT_ID, ean, now],
  )
}
