import type { NewAttribute, StaffAttribute } from '@shop/contract/catalog/attribute'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  CountAttributeUse,
  InsertAttribute,
  IsAttributeNameTaken,
  LockAttribute,
  SelectAttributes,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/** Written by the label: what a product says it is. */
export const FEED_TYPE_CODE = 'typ-krmiva'

type Stored = Omit<StaffAttribute, 'updatedAt'> & { updatedAt: Date }

/** One of them, or all in the order of filters. */
export async function selectAttributes(db: Db, attributeId: number | null): Promise<Stored[]> {
  const { rows } = await db.query<
    Narrow<SelectAttributes, Pick<Stored, 'type' | 'options' | 'isDerived' | 'products'>>
  >(
    `select a.id as "attributeId", a.version, a.code, a.name, a.type, a.unit, a.is_facet as "isFacet", a.code = $3 as "isDerived",
            a.updated_at as "updatedAt",
            (select coalesce(jsonb_agg(jsonb_build_object('optionId', o.id, 'code', o.code, 'name', o.name,
                'products', (select count(*) from shop.product_attributes v where v.attribute_id = a.id and v.option_id = o.id)) order by o.position), '[]')
               from shop.attribute_options o where o.attribute_id = a.id) as options,
            (select count(distinct v.product_id)::int from shop.product_attributes v where v.attribute_id = a.id) as products
       from shop.attributes a where a.storefront_id = $1 and ($2::bigint is null or a.id = $2) order by a.position, a.id`,
    [STOREFRONT_ID, attributeId, FEED_TYPE_CODE],
  )
  return rows
}

export async function lockAttribute(db: Db, attributeId: number): Promise<LockAttribute | null> {
  const { rows } = await db.query<LockAttribute>(
    'select version, type, code from shop.attributes where storefront_id = $1 and id = $2 for update',
    [STOREFRONT_ID, attributeId],
  )
  return rows[0] ?? null
}

export async function isAttributeNameTaken(db: Db, name: string, except: number | null): Promise<boolean> {
  const { rows } = await db.query<IsAttributeNameTaken>(
    `select exists (select from shop.attributes
                     where storefront_id = $1 and lower(name) = lower($2) and id is distinct from $3) as taken`,
    [STOREFRONT_ID, name, except],
  )
  return onlyRow(rows).taken ?? false
}

/** Null when another has the code already. */
export async function insertAttribute(
  db: Db,
  { code, name, type, unit, isFacet }: Omit<NewAttribute, 'options' | 'reason'> & { code: string },
): Promise<number | null> {
  const { rows } = await db.query<InsertAttribute>(
    `insert into shop.attributes (storefront_id, code, name, type, unit, is_facet, position)
     select $1, $2, $3, $4, $5, $6, coalesce((select max(position) from shop.attributes where storefront_id = $1), 0) + 1
     on conflict (storefront_id, code) do nothing returning id`,
    [STOREFRONT_ID, code, name, type, unit, isFacet],
  )
  return rows[0]?.id ?? null
}

/** A change of options alone is a new version of the attribute, too. */
export async function updateAttribute(
  db: Db,
  attributeId: number,
  { name, unit, isFacet, now }: { name: string; unit: string | null; isFacet: boolean; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    'update shop.attributes set (name, unit, is_facet, updated_at) = ($2, $3, $4, $5) where id = $1',
    [attributeId, name, unit, isFacet, now],
  )
}

export async function deleteAttribute(db: Db, attributeId: number): Promise<void> {
  await db.query<NoRow>('delete from shop.attributes where id = $1', [attributeId])
}

/** How many values products have of options that are not among these; of all of it when none is named. */
export async function countAttributeUse(db: Db, attributeId: number, kept: readonly number[]): Promise<number> {
  const { rows } = await db.query<CountAttributeUse>(
    `select count(*)::int as used from shop.product_attributes
      where attribute_id = $1 and (option_id is null or option_id <> all ($2::bigint[]))`,
    [attributeId, kept],
  )
  return onlyRow(rows).used ?? 0
}

interface OptionRow {
  optionId: number | null
  code: string
  name: string
  position: number
}

/** Codes stay with their options, because addresses of the grid name them. */
export async function replaceOptions(db: Db, attributeId: number, options: readonly OptionRow[]): Promise<void> {
  const kept = options.flatMap(({ optionId }) => optionId ?? [])
  await db.query<NoRow>('delete from shop.attribute_options where attribute_id = $1 and id <> all ($2::bigint[])', [
    attributeId,
    kept,
  ])
  await db.query<NoRow>(
    `update shop.attribute_options o set (name, position) = (w.name, w.position)
       from jsonb_to_recordset($2::jsonb) w ("optionId" bigint, name text, position integer)
      where o.attribute_id = $1 and o.id = w."optionId" and (o.name, o.position) is distinct from (w.name, w.position)`,
    [attributeId, JSON.stringify(options)],
  )
  await db.query<NoRow>(
    `insert into shop.attribute_options (attribute_id, code, name, position)
     select $1, w.code, w.name, w.position
       from jsonb_to_recordset($2::jsonb) w ("optionId" bigint, code text, name text, position integer)
      where w."optionId" is null`,
    [attributeId, JSON.stringify(options)],
  )
}
