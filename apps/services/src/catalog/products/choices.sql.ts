import type { ProductChoices } from '@shop/contract/staff/staff-product'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { SelectKnownChoices, SelectProductChoices } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export async function selectProductChoices(db: Db): Promise<ProductChoices> {
  const { rows } = await db.query<Narrow<SelectProductChoices, ProductChoices>>(
    `select coalesce((select jsonb_agg(jsonb_build_object('brandId', id, 'name', name) order by name) from shop.brands where storefront_id = $1), '[]') as brands,
            coalesce((select jsonb_agg(jsonb_build_object('code', code, 'name', name) order by position) from shop.proteins where storefront_id = $1), '[]') as proteins,
            coalesce((select jsonb_agg(jsonb_build_object('code', code, 'name', name) order by position) from shop.life_stages where storefront_id = $1), '[]') as "lifeStages",
            coalesce((select jsonb_agg(jsonb_build_object('code', code, 'name', name) order by position) from shop.tags where storefront_id = $1), '[]') as tags,
            coalesce((select jsonb_agg(jsonb_build_object('attributeId', a.id, 'name', a.name, 'type', a.type, 'unit', a.unit,
                'options', (select coalesce(jsonb_agg(jsonb_build_object('optionId', o.id, 'name', o.name) order by o.position), '[]')
                   from shop.attribute_options o where o.attribute_id = a.id)) order by a.position)
              from shop.attributes a where a.storefront_id = $1 and a.code <> 'typ-krmiva'), '[]') as attributes,
            coalesce((select jsonb_agg(jsonb_build_object('code', code, 'name', name) order by position) from shop.breed_sizes where storefront_id = $1), '[]') as "breedSizes",
            coalesce((select jsonb_agg(jsonb_build_object('categoryId', id, 'name', name, 'path', path) order by path) from shop.categories where storefront_id = $1), '[]') as categories,
            coalesce((select jsonb_agg(jsonb_build_object('code', code, 'name', name) order by position) from shop.constituents where storefront_id = $1), '[]') as constituents,
            coalesce((select jsonb_agg(jsonb_build_object('ingredientId', i.id, 'name', i.name, 'isAnimal', i.is_animal,
                'path', (select string_agg(a.name, ' → ' order by a.depth) from (
                   with recursive up as (select i.id, i.parent_id, i.name, 0 as depth
                     union all select n.id, n.parent_id, n.name, up.depth + 1 from up join shop.ingredients n on n.id = up.parent_id)
                   select name, depth from up) a)) order by i.name)
              from shop.ingredients i where i.storefront_id = $1), '[]') as ingredients`,
    [STOREFRONT_ID],
  )
  return onlyRow(rows)
}

interface Known {
  categories: number[]
  ingredients: { id: number; isAnimal: boolean }[]
  constituents: string[]
  isBrand: boolean
  isProtein: boolean
  isLifeStage: boolean
  isBreedSize: boolean
}

interface Asked {
  categoryIds: readonly number[]
  ingredientIds: readonly number[]
  constituents: readonly string[]
  brandId: number | null
  protein: string | null
  lifeStage: string | null
  breedSize: string | null
}

/** Which of the words somebody sent the shop knows; what a foreign key would only throw about is answered by name. */
export async function selectKnownChoices(db: Db, asked: Asked): Promise<Known> {
  const { rows } = await db.query<Narrow<SelectKnownChoices, Known>>(
    `select coalesce((select jsonb_agg(c.id) from shop.categories c where c.storefront_id = $1 and c.id = any ($2::bigint[])), '[]') as categories,
            coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'isAnimal', i.is_animal)) from shop.ingredients i
                       where i.storefront_id = $1 and i.id = any ($3::bigint[])), '[]') as ingredients,
            array(select c.code from shop.constituents c where c.storefront_id = $1 and c.code = any ($4::text[])) as constituents,
            $5::bigint is null or exists (select from shop.brands where storefront_id = $1 and id = $5) as "isBrand",
            $6::text is null or exists (select from shop.proteins where storefront_id = $1 and code = $6) as "isProtein",
            $7::text is null or exists (select from shop.life_stages where storefront_id = $1 and code = $7) as "isLifeStage",
            $8::text is null or exists (select from shop.breed_sizes where storefront_id = $1 and code = $8) as "isBreedSize"`,
    [
      ...[STOREFRONT_ID, asked.categoryIds, asked.ingredientIds, asked.constituents],
      ...[asked.brandId, asked.protein, asked.lifeStage, asked.breedSize],
    ],
  )
  return onlyRow(rows)
}
