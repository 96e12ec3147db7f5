-- migrate:up

-- A leash holds no chicken: „bez kuřete“ hides food, never equipment. What is eaten and does not say of what stays hidden.
create or replace view internal.grid_rows with (security_invoker = true) as
select c.product_id, c.storefront_id,
  array_remove(array[
    'all', 'protein:' || c.protein, case when c.in_stock then 'in_stock' end, case when c.on_sale then 'on_sale' end,
    case when c.composition <> 'undeclared' then 'declared' end, case when c.unit = 'kg' then 'unit_price' end
  ], null)
  || array(select 'category:' || id from unnest(c.category_ids) id)
  -- Food for all ages suits every age; food for all breeds every size, and nothing is made for medium dogs only.
  || array(select 'life_stage:' || s.code from shop.life_stages s
            where s.storefront_id = c.storefront_id and s.code <> 'vsechna' and c.life_stage in (s.code, 'vsechna'))
  || array(select 'size:' || s.code from (values ('mala'), ('stredni'), ('velka')) s (code) where c.breed_size in (s.code, 'vsechna'))
  || array(select distinct 'pack:' || internal.pack_size(grams) from unnest(c.pack_weights_g) grams)
  || array(select 'need:' || tag from unnest(c.tags) tag)
  || array(select 'contains:' || code from unnest(has.contains) code)
  || array(select 'may_contain:' || code from unnest(may.contain) code)
  || internal.digit_tokens('price', c.price)
  || case when c.unit = 'kg' then internal.digit_tokens('unit_price', c.unit_price) else '{}' end as tokens,
  has.contains, may.contain as may_contain,
  c.in_stock, c.popularity, c.price, case when c.unit = 'kg' then c.unit_price end as unit_price,
  case when c.facets @> '{typ-krmiva:kompletni}' and c.net_weight_g > 0 and c.energy_kcal_per_100g > 0
    then round(c.price * 100000.0 / (c.net_weight_g * c.energy_kcal_per_100g))::bigint end as energy_price,
  c.rating_average, c.rating_count, c.published_at
from shop.product_cards c
cross join lateral (
  select array(select n.code from shop.ingredients n where n.id = any (c.ingredient_ids) and n.without_name is not null order by n.code) as contains
) has
cross join lateral (
  -- A line that says only „drůbeží tuk“ may be chicken, on the label of a part of a set too.
  select array(
    select distinct n.code
      from (
        select c.product_id as id
        union all
        select part.product_id
          from shop.variants whole
          join shop.bundle_components b on b.bundle_variant_id = whole.id
          join shop.variants part on part.id = b.component_variant_id
         where whole.storefront_id = c.storefront_id and whole.product_id = c.product_id
      ) label
      join shop.product_ingredients i on i.product_id = label.id
      join shop.ingredient_closure x on x.ancestor_id = i.ingredient_id and x.depth > 0
      join shop.ingredients n on n.id = x.descendant_id and n.without_name is not null
     where not n.id = any (c.ingredient_ids)
     order by n.code) as contain
) may;
insert into internal.grid_changes (product_ids)
select array_agg(c.product_id)
  from shop.product_cards c
  join shop.products p on p.id = c.product_id
 where c.composition = 'not_feed' or p.kind = 'bundle'
having count(*) > 0;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
