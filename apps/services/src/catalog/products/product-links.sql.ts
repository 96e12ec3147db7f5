import type { ProductChange } from '@shop/contract/staff/staff-product'
import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { InsertTag, SelectKnownLinks } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/** Places stay as they are told: of marks that were moved only those are written. */
export async function replaceTags(db: Db, productId: number, tags: readonly { tag: string; position: number }[]) {
  const codes = tags.map(({ tag }) => tag)
  await db.query<NoRow>('delete from shop.product_tags where product_id = $1 and tag <> all ($2::text[])', [
    productId,
    codes,
  ])
  await db.query<NoRow>(
    `insert into shop.product_tags as t (product_id, storefront_id, tag, position)
     select $1, $2, w.tag, w.position from unnest($3::text[], $4::int[]) w (tag, position)
     on conflict (product_id, tag) do update set position = excluded.position where t.position <> excluded.position`,
    [productId, STOREFRONT_ID, codes, tags.map(({ position }) => position)],
  )
}

/** Places are compared when the statement ends, so two may change theirs in one. */
export async function replaceRelations(
  db: Db,
  productId: number,
  relations: NonNullable<ProductChange['relations']>,
): Promise<void> {
  await db.query<NoRow>(
    'delete from shop.product_relations where product_id = $1 and related_product_id <> all ($2::bigint[])',
    [productId, relations.map((one) => one.productId)],
  )
  await db.query<NoRow>(
    `insert into shop.product_relations as r (product_id, related_product_id, type, reason, position)
     select $1, l."productId", l.type, l.reason, place
       from jsonb_array_elements($2::jsonb) with ordinality w (line, place)
       cross join jsonb_to_record(w.line) l ("productId" bigint, type text, reason text)
     on conflict (product_id, related_product_id) do update
        set (type, reason, position) = row (excluded.type, excluded.reason, excluded.position)
      where (r.type, r.reason, r.position) is distinct from (excluded.type, excluded.reason, excluded.position)`,
    [productId, JSON.stringify(relations)],
  )
}

/** How many of these words and other products the shop has. */
export async function selectKnownLinks(
  db: Db,
  productId: number,
  { tags, productIds }: { tags: readonly string[]; productIds: readonly number[] },
): Promise<{ tags: number; products: number }> {
  const { rows } = await db.query<SelectKnownLinks>(
    `select (select count(*)::int from shop.tags where storefront_id = $1 and code = any ($3::text[])) as tags,
            (select count(*)::int from shop.products where storefront_id = $1 and id = any ($4::bigint[]) and id <> $2) as products`,
    [STOREFRONT_ID, productId, tags, productIds],
  )
  const { tags: words, products } = onlyRow(rows)
  return { tags: words ?? 0, products: products ?? 0 }
}

/** False when the shop has such a word already. */
export async function insertTag(db: Db, { code, name }: { code: string; name: string }): Promise<boolean> {
  const { rows } = await db.query<InsertTag>(
    `insert into shop.tags (storefront_id, code, name, position)
     select $1, $2, $3, coalesce((select max(position) from shop.tags where storefront_id = $1), 0) + 1
      where not exists (select from shop.tags where storefront_id = $1 and lower(name) = lower($3))
     on conflict do nothing returning code`,
    [STOREFRONT_ID, code, name],
  )
  return rows.length > 0
}
