-- migrate:up

-- Each part is a lateral subquery of its product, so that refreshing one card never reads the rest of the catalogue.
create view internal.product_card_rows with (security_invoker = true) as
select
  p.id as product_id, p.storefront_id, p.slug, p.name, p.subtitle, p.kind, p.status, b.name as brand,
  p.protein, pr.name as protein_name, p.life_stage, p.breed_size, p.grain_free, p.monoprotein, p.energy_kcal_per_100g,
  (select c.path from shop.product_categories pc join shop.categories c on c.id = pc.category_id
    where pc.product_id = p.id order by pc.position limit 1) as category_path,
  array(select pc.category_id from shop.product_categories pc where pc.product_id = p.id order by pc.position) as category_ids,
  array(select t.tag from shop.product_tags t where t.product_id = p.id order by t.position) as tags,
  array_remove(array[
    'kind:' || p.kind, 'protein:' || p.protein, 'life_stage:' || p.life_stage, 'breed_size:' || p.breed_size,
    case when p.grain_free then 'grain_free' end, case when p.monoprotein then 'monoprotein' end
  ], null)
    || array(select 'tag:' || t.tag from shop.product_tags t where t.product_id = p.id order by t.position)
    || array(
      select a.code || ':' || o.code
        from shop.product_attributes pa
        join shop.attributes a on a.id = pa.attribute_id and a.is_facet
        join shop.attribute_options o on o.id = pa.option_id
       where pa.product_id = p.id
       order by a.position, o.position
    ) as facets,
  array(select a.allergen from shop.product_allergens a where a.product_id = p.id order by a.allergen) as allergens,
  made.ingredient_ids, made.composition,
  shown.variant_id, shown.variant_name, pack.variant_count, shown.net_weight_g, pack.pack_weights_g,
  shown.price, shown.regular_price, shown.lowest_price_30_days, shown.discount_percent, shown.unit, shown.unit_price,
  pack.price_from, pack.on_sale, pack.in_stock,
  coalesce(r.review_count, 0) as rating_count, r.average as rating_average,
  i.key as image_key, i.content_hash as image_hash, i.alt as image_alt, i.width as image_width, i.height as image_height,
  internal.popularity(r.review_count, r.average) as popularity, p.published_at
from shop.products p
left join shop.brands b on b.id = p.brand_id
left join shop.proteins pr on pr.storefront_id = p.storefront_id and pr.code = p.protein
left join shop.product_ratings r on r.product_id = p.id
cross join lateral (
  -- A bundle is made of what its components are made of.
  select coalesce(array_agg(distinct x.ancestor_id) filter (where x.ancestor_id is not null), '{}') as ingredient_ids,
         case
           when bool_and(part.kind in ('cosmetics', 'equipment')) then 'not_feed'
           when bool_and(part.kind in ('cosmetics', 'equipment') or x.ancestor_id is not null) then 'declared'
           else 'undeclared'
         end as composition
    from (
      select p.id, p.kind where p.kind <> 'bundle'
      union all
      select cp.id, cp.kind
        from shop.variants v
        join shop.bundle_components c on c.bundle_variant_id = v.id
        join shop.variants cv on cv.id = c.component_variant_id
        join shop.products cp on cp.id = cv.product_id
       where p.kind = 'bundle' and v.storefront_id = p.storefront_id and v.product_id = p.id
    ) part
    left join shop.product_ingredients i on i.product_id = part.id
    left join shop.ingredient_closure x on x.descendant_id = i.ingredient_id
) made
cross join lateral (
  -- The variant a card shows can be sent today, then is on sale, then is the one chosen by staff.
  select o.variant_id, v.name as variant_name, v.net_weight_g, o.price, o.regular_price, o.lowest_price_30_days,
         case when o.on_sale then floor(100.0 * (o.lowest_price_30_days - o.price) / o.lowest_price_30_days)::integer end
           as discount_percent,
         o.unit, o.unit_price
    from shop.variant_offers o
    join shop.variants v on v.id = o.variant_id
   where o.storefront_id = p.storefront_id and o.product_id = p.id and o.is_public
   order by o.in_stock desc, o.on_sale desc, v.is_default desc, v.position
   limit 1
) shown
cross join lateral (
  select count(*)::integer as variant_count,
         coalesce(array_agg(distinct v.net_weight_g) filter (where v.net_weight_g is not null), '{}') as pack_weights_g,
         min(o.price) as price_from, bool_or(o.on_sale) as on_sale, bool_or(o.in_stock) as in_stock
    from shop.variant_offers o
    join shop.variants v on v.id = o.variant_id
   where o.storefront_id = p.storefront_id and o.product_id = p.id and o.is_public
) pack
left join lateral (
  select * from (
    select 1 as choice, vi.* from shop.images vi where vi.variant_id = shown.variant_id
    union all
    select 2, gi.* from shop.images gi where gi.product_id = p.id
  ) candidates
   order by choice, position
   limit 1
) i on true
where p.status in ('active', 'sell_out') and p.published_at <= now();
comment on view internal.product_card_rows is 'What the stored cards must equal; the refresh copies from here and a test compares.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
