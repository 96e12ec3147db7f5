import { query } from './shop-database.sql.ts'

export interface HeldIngredient {
  slug: string
  /** On its label, or on that of a part of the set, is something that lies under the ingredient. */
  holds: boolean
  isFood: boolean
}

/** Every product on sale and whether it holds an ingredient: from labels and the tree alone, by nothing that pages are made of. */
export async function productsHolding(code: string): Promise<HeldIngredient[]> {
  return query(
    `with recursive under (id) as (
       select id from shop.ingredients where code = $1
       union all
       select i.id from shop.ingredients i join under on i.parent_id = under.id
     ), label (product_id, ingredient_id) as (
       select product_id, ingredient_id from shop.product_ingredients
       union all
       select whole.product_id, i.ingredient_id
         from shop.bundle_components b
         join shop.variants whole on whole.id = b.bundle_variant_id
         join shop.variants part on part.id = b.component_variant_id
         join shop.product_ingredients i on i.product_id = part.product_id
     )
     select p.slug, p.kind not in ('equipment', 'cosmetics') as "isFood",
            exists (select from label l join under u on u.id = l.ingredient_id where l.product_id = p.id) as holds
       from shop.products p where p.status = 'active' order by p.slug`,
    [code],
  )
}
