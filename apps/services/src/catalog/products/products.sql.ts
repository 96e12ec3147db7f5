import type { StaffPicture } from '@shop/contract/staff/staff-picture'
import type { StaffProduct } from '@shop/contract/staff/staff-product'
import type { StaffVideo } from '@shop/contract/staff/staff-video'
import type { Db, Narrow } from '#app/store/database'
import type { LockProduct, SelectProductIds, SelectStaffProducts } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/** A storefront without a company is refused by its table. */
export type ProductRow = Narrow<
  SelectStaffProducts,
  { operator: string; pictures: StaffPicture[]; video: StaffVideo | null; attributes: StaffProduct['attributes'] }
>

/** Products with all their parts, in the order of their numbers asked for. */
export async function selectProducts(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  const { rows } = await db.query<ProductRow>(
    `select p.id as "productId", p.version, p.kind, p.status, p.published_at as "publishedAt", p.updated_at as "updatedAt", b.name as brand,
            (select internal.staff_name(h.actor_id) from internal.row_history h where h.table_name = 'products' and h.row_key = p.id::text
              order by h.id desc limit 1) as "changedBy",
            (select jsonb_build_object('productId', s.id, 'name', s.name) from shop.products s where s.id = p.successor_id) as successor,
            jsonb_build_object('name', p.name, 'subtitle', p.subtitle, 'slug', p.slug, 'brandId', p.brand_id, 'protein', p.protein,
              'lifeStage', p.life_stage, 'breedSize', p.breed_size, 'feedType', p.feed_type, 'storageText', p.storage_text,
              'originCountry', p.origin_country, 'monoprotein', p.monoprotein, 'approvalNumber', p.approval_number, 'maker', p.maker,
              'makerCountry', p.maker_country, 'euPerson', p.eu_person, 'warnings', p.warnings,
              'categoryIds', (select coalesce(jsonb_agg(c.category_id order by c.position), '[]') from shop.product_categories c
                               where c.product_id = p.id)) as basics,
            jsonb_build_object('shortDescription', p.short_description, 'description', p.description, 'benefits', to_jsonb(p.benefits),
              'seoTitle', p.seo_title, 'seoDescription', p.seo_description, 'heurekaCategory', coalesce(p.heureka_category, ''),
              'googleCategory', coalesce(p.google_category, '')) as texts,
            (select coalesce(jsonb_agg(jsonb_build_object('ingredientId', i.ingredient_id, 'label', i.label, 'note', i.note, 'percent', i.percent,
                'mgPerKg', i.mg_per_kg, 'role', i.role, 'path', coalesce(parent.name, n.name), 'isAnimal', n.is_animal,
                'allergen', (select a.name from shop.allergens a join shop.ingredient_closure x on x.ancestor_id = a.ingredient_id
                              where x.descendant_id = n.id order by a.position limit 1)) order by i.position), '[]')
               from shop.product_ingredients i join shop.ingredients n on n.id = i.ingredient_id
               left join shop.ingredients parent on parent.id = n.parent_id where i.product_id = p.id) as ingredients,
            p.composition_text as "compositionText", p.additives_text as "additivesText", p.grain_free as "grainFree",
            (select coalesce(jsonb_agg(jsonb_build_object('constituent', c.constituent, 'percent', c.percent) order by n.position), '[]')
               from shop.product_constituents c join shop.constituents n on n.storefront_id = c.storefront_id and n.code = c.constituent
              where c.product_id = p.id) as constituents,
            p.energy_kcal_per_100g::float8 as "energyKcalPer100g",
            (select coalesce(jsonb_agg(jsonb_build_object('category', a.category, 'name', a.name, 'code', a.register_code, 'amount', a.amount)
                order by a.position), '[]') from shop.product_additives a where a.product_id = p.id) as additives,
            (select jsonb_build_object('kind', g.kind, 'unit', g.unit, 'rowHeader', g.row_header, 'columns', to_jsonb(g.columns), 'note', g.note,
                'rows', (select coalesce(jsonb_agg(jsonb_build_object('weightKg', r.weight_kg, 'label', r.label, 'amounts', to_jsonb(r.amounts))
                    order by r.position), '[]') from shop.feeding_guide_rows r where r.product_id = g.product_id))
               from shop.feeding_guides g where g.product_id = p.id) as "feedingGuide",
            (select coalesce(jsonb_agg(jsonb_build_object('variantId', v.id, 'version', v.version, 'sku', v.sku, 'ean', v.ean, 'name', v.name,
                'netWeightG', v.net_weight_g, 'grossWeightG', v.gross_weight_g, 'volumeMl', v.volume_ml, 'piecesPerCarton', v.pieces_per_carton, 'cartonsPerLayer', v.cartons_per_layer, 'layersPerPallet', v.layers_per_pallet, 'widthMm', v.width_mm,
                'heightMm', v.height_mm, 'depthMm', v.depth_mm, 'vatClass', coalesce(v.vat_class, 'feed'), 'unit', v.unit,
                'unitQuantity', v.unit_quantity, 'isMultipack', v.is_multipack, 'isDefault', v.is_default, 'status', v.status,
                'price', (select o.price from shop.variant_offers o where o.variant_id = v.id and o.is_public limit 1),
                'onHand', coalesce(s.on_hand, 0), 'shelf', s.shelf,
                'inBatches', (select coalesce(sum(t.on_hand), 0) from shop.batches t where t.variant_id = v.id and t.best_before is not null))
                order by v.position), '[]')
               from shop.variants v left join shop.stock s on s.variant_id = v.id
              where v.storefront_id = p.storefront_id and v.product_id = p.id and v.short_of is null) as variants,
            coalesce((select i.key from shop.images i where i.product_id = p.id order by i.position limit 1),
              (select i.key from shop.variants v join shop.images i on i.variant_id = v.id where v.product_id = p.id
                order by i.position limit 1)) as "imageKey",
            (select coalesce(jsonb_agg(jsonb_build_object('imageId', i.id, 'hash', i.content_hash, 'key', i.key, 'variantId', i.variant_id, 'alt', i.alt,
                'width', i.width, 'height', i.height, 'crop', o.crop,
                'source', case when s.hash is not null then jsonb_build_object('hash', s.hash, 'key', s.name, 'width', s.width, 'height', s.height) end)
                order by v.position nulls last, i.position), '[]')
               from (select i.id from shop.images i where i.product_id = p.id
                     union select i.id from shop.variants v join shop.images i on i.variant_id = v.id
                            where v.product_id = p.id and v.short_of is null) own
               join shop.images i on i.id = own.id left join shop.variants v on v.id = i.variant_id
               left join internal.picture_originals o on o.hash = i.content_hash
               left join internal.picture_originals s on s.hash = coalesce(o.cropped_from, o.hash)) as pictures,
            (select jsonb_build_object('hash', f.content_hash, 'key', f.key, 'width', f.width, 'height', f.height, 'seconds', f.seconds,
                'description', f.description, 'poster', jsonb_build_object('hash', f.poster_hash, 'key', f.poster_key, 'width', f.poster_width,
                'height', f.poster_height)) from shop.product_videos f where f.product_id = p.id) as video,
            array(select t.tag from shop.product_tags t where t.product_id = p.id order by t.position, t.tag) as tags,
            (select coalesce(jsonb_agg(jsonb_build_object('productId', r.related_product_id, 'type', r.type, 'reason', r.reason, 'name', o.name,
                'status', o.status) order by r.position), '[]')
               from shop.product_relations r join shop.products o on o.id = r.related_product_id where r.product_id = p.id) as relations,
            (select coalesce(jsonb_agg(jsonb_build_object('attributeId', w.attribute_id, 'type', w.type, 'value', w.value) order by w.position), '[]')
               from (select v.attribute_id, v.type, a.position, case v.type when 'option' then jsonb_agg(v.option_id order by o.position)
                            when 'number' then to_jsonb(max(v.number_value)) when 'boolean' then to_jsonb(bool_or(v.boolean_value))
                            else to_jsonb(max(v.text_value)) end as value
                       from shop.product_attributes v join shop.attributes a on a.id = v.attribute_id and a.code <> 'typ-krmiva'
                       left join shop.attribute_options o on o.id = v.option_id
                      where v.product_id = p.id group by v.attribute_id, v.type, a.position) w) as attributes,
            (select concat_ws(', ', f.company ->> 'name', f.company ->> 'city') from shop.storefronts f where f.id = p.storefront_id) as operator
       from shop.products p left join shop.brands b on b.id = p.brand_id
      where p.storefront_id = $1 and p.id = any ($2::bigint[])
      order by p.id desc`,
    [STOREFRONT_ID, ids],
  )
  return rows
}

/** Whoever decides about a product holds it first; null when there is none. */
export async function lockProduct(db: Db, productId: number): Promise<{ version: number } | null> {
  const { rows } = await db.query<LockProduct>(
    'select version from shop.products where storefront_id = $1 and id = $2 for update',
    [STOREFRONT_ID, productId],
  )
  return rows[0] ?? null
}

interface Wanted {
  q: string
  status: string | null
  before: number | null
  limit: number
}

/** From the newest back; what was typed is a part of a name, the beginning of a code, or an EAN. */
export async function selectProductIds(db: Db, { q, status, before, limit }: Wanted): Promise<number[]> {
  const { rows } = await db.query<SelectProductIds>(
    `select p.id from shop.products p
      where p.storefront_id = $1 and ($2::text is null or p.status = $2) and ($3::bigint is null or p.id < $3)
        and ($4 = '' or lower(internal.unaccented(p.name)) like '%' || replace(replace(replace(lower(internal.unaccented($4)), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
             or p.id in (select v.product_id from shop.variants v where v.storefront_id = $1
                          and (v.ean = $4 or (v.sku ~>=~ upper($4) and v.sku ~<~ (upper($4) || chr(1114111)))) limit 200))
      order by p.id desc limit $5`,
    [STOREFRONT_ID, status, before, q, limit],
  )
  return rows.map(({ id }) => id)
}
