import { FEED_TYPE_CODE } from '#app/catalog/attributes/attributes.sql'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectAttributeTypes } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/** Those of the named that a form may fill in. */
export async function selectAttributeTypes(db: Db, ids: readonly number[]) {
  const { rows } = await db.query<Narrow<SelectAttributeTypes, { optionIds: number[] }>>(
    `select a.id as "attributeId", a.type,
            (select coalesce(jsonb_agg(o.id), '[]') from shop.attribute_options o where o.attribute_id = a.id) as "optionIds"
       from shop.attributes a where a.storefront_id = $1 and a.id = any ($2::bigint[]) and a.code <> $3`,
    [STOREFRONT_ID, ids, FEED_TYPE_CODE],
  )
  return rows
}

export interface ValueRow {
  attributeId: number
  type: string
  optionId: number | null
  number: number | null
  answer: boolean | null
  words: string | null
}

/** Values that stay are not written, so the history has only what changed. What the label writes is left alone. */
export async function replaceProductAttributes(db: Db, productId: number, values: readonly ValueRow[]): Promise<void> {
  const given = JSON.stringify(values)
  await db.query<NoRow>(
    `delete from shop.product_attributes v using shop.attributes a
      where v.product_id = $1 and a.id = v.attribute_id and a.code <> $3
        and not exists (select from jsonb_to_recordset($2::jsonb) w ("attributeId" bigint, "optionId" bigint)
                         where w."attributeId" = v.attribute_id and w."optionId" is not distinct from v.option_id)`,
    [productId, given, FEED_TYPE_CODE],
  )
  await db.query<NoRow>(
    `insert into shop.product_attributes as v (product_id, attribute_id, type, option_id, number_value, boolean_value, text_value)
     select $1, w."attributeId", w.type, w."optionId", w.number, w.answer, w.words
       from jsonb_to_recordset($2::jsonb) w ("attributeId" bigint, type text, "optionId" bigint, number numeric, answer boolean, words text)
     on conflict (product_id, attribute_id, option_id) do update
        set (number_value, boolean_value, text_value) = row (excluded.number_value, excluded.boolean_value, excluded.text_value)
      where (v.number_value, v.boolean_value, v.text_value)
            is distinct from (excluded.number_value, excluded.boolean_value, excluded.text_value)`,
    [productId, given],
  )
}
