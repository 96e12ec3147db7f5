import type { FieldsOf } from '@shop/contract/catalog/dictionary'
import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { InsertIngredient } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

type Fields = FieldsOf<'ingredients'>

export async function insertIngredient(db: Db, fields: Fields, code: string): Promise<number> {
  const { rows } = await db.query<InsertIngredient>(
    `insert into shop.ingredients (storefront_id, code, name, parent_id, without_name, is_animal)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [STOREFRONT_ID, code, fields.name, fields.parentId, fields.withoutName, fields.isAnimal],
  )
  return onlyRow(rows).id
}

export async function updateIngredient(db: Db, entryId: number, fields: Fields): Promise<void> {
  await db.query<NoRow>(
    'update shop.ingredients set (name, parent_id, without_name, is_animal) = ($2, $3, $4, $5) where id = $1',
    [entryId, fields.name, fields.parentId, fields.withoutName, fields.isAnimal],
  )
}

export async function deleteIngredient(db: Db, entryId: number): Promise<void> {
  await db.query<NoRow>('delete from shop.ingredients where id = $1', [entryId])
}

/** Another word for the same allergen, or the first one: its code is then that of the ingredient. */
export async function writeAllergen(db: Db, entryId: number, name: string): Promise<void> {
  const { rowCount } = await db.query<NoRow>(
    'update shop.allergens set name = $3 where storefront_id = $1 and ingredient_id = $2',
    [STOREFRONT_ID, entryId, name],
  )
  if (rowCount) return
  await db.query<NoRow>(
    `insert into shop.allergens (storefront_id, code, name, ingredient_id, position)
     select $1, i.code, $3, i.id, coalesce((select max(position) from shop.allergens where storefront_id = $1), 0) + 1
       from shop.ingredients i where i.id = $2`,
    [STOREFRONT_ID, entryId, name],
  )
}

export async function deleteAllergen(db: Db, entryId: number): Promise<void> {
  await db.query<NoRow>('delete from shop.allergens where storefront_id = $1 and ingredient_id = $2', [
    STOREFRONT_ID,
    entryId,
  ])
}

interface Moved {
  entryId: number
  /** What lay above it and does not any more; what lies above it now and did not; allergens of these ingredients. */
  lost: readonly number[]
  gained: readonly number[]
}

/**
 * What follows from the tree for goods that have the ingredient or one below it. Only the difference is written, because some allergens
 * stand on the label of the pack alone; another ingredient may still bring one that this one does not.
 */
export async function followTree(db: Db, { entryId, lost, gained }: Moved): Promise<void> {
  await db.query<NoRow>(
    `delete from shop.product_allergens p using shop.allergens a
      where a.storefront_id = $1 and a.ingredient_id = any ($3::bigint[]) and p.storefront_id = $1 and p.allergen = a.code
        and exists (select from shop.product_ingredients i join shop.ingredient_closure x on x.descendant_id = i.ingredient_id
                     where i.product_id = p.product_id and x.ancestor_id = $2)
        and not exists (select from shop.product_ingredients i join shop.ingredient_closure x on x.descendant_id = i.ingredient_id
                         where i.product_id = p.product_id and x.ancestor_id = a.ingredient_id)`,
    [STOREFRONT_ID, entryId, lost],
  )
  await db.query<NoRow>(
    `insert into shop.product_allergens (product_id, storefront_id, allergen)
     select distinct i.product_id, $1::bigint, a.code
       from shop.product_ingredients i join shop.ingredient_closure x on x.descendant_id = i.ingredient_id and x.ancestor_id = $2
       cross join shop.allergens a where a.storefront_id = $1 and a.ingredient_id = any ($3::bigint[])
     on conflict do nothing`,
    [STOREFRONT_ID, entryId, gained],
  )
  await db.query<NoRow>(
    `update shop.products p set grain_free = not r.has_grain
       from (
         select i.product_id, exists (
                  select from shop.product_ingredients own join shop.ingredient_closure up on up.descendant_id = own.ingredient_id
                    join shop.ingredients g on g.id = up.ancestor_id where own.product_id = i.product_id and g.code = 'obiloviny') as has_grain
           from shop.product_ingredients i join shop.ingredient_closure x on x.descendant_id = i.ingredient_id and x.ancestor_id = $1
          group by i.product_id
       ) r
      where p.id = r.product_id and p.grain_free = r.has_grain
        and exists (select from shop.ingredients n where n.id = any ($2::bigint[]) and n.code = 'obiloviny')`,
    [entryId, [...lost, ...gained]],
  )
}
