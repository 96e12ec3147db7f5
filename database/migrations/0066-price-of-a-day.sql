-- migrate:up

-- What a day costs a dog is so many times the price of 1000 kcal, so a limit on the one is a limit on the other: the address of a
-- grid stays the same for everybody and the browser that knows the dog counts.
create or replace view internal.grid_rows with (security_invoker = true) as
select c.product_id, c.storefront_id,
  array_remove(array[
    'all', 'protein:' || c.protein, case when c.in_stock then 'in_stock' end, case when c.on_sale then 'on_sale' end,
    case when c.composition <> 'undeclared' then 'declared' end, case when c.unit = 'kg' then 'unit_price' end,
    case when energy.price is not null then 'energy_price' end
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
  || case when c.unit = 'kg' then internal.digit_tokens('unit_price', c.unit_price) else '{}' end
  || case when energy.price is not null then internal.digit_tokens('energy_price', energy.price) else '{}' end as tokens,
  has.contains, may.contain as may_contain,
  c.in_stock, c.popularity, c.price, case when c.unit = 'kg' then c.unit_price end as unit_price,
  energy.price as energy_price,
  c.rating_average, c.rating_count, c.published_at
from shop.product_cards c
cross join lateral (
  select case when c.facets @> '{typ-krmiva:kompletni}' and c.net_weight_g > 0 and c.energy_kcal_per_100g > 0
    then round(c.price * 100000.0 / (c.net_weight_g * c.energy_kcal_per_100g))::bigint end as price
) energy
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
create or replace function internal.grid_masks(storefront bigint, filters jsonb) returns table (facet text, mask bit varying)
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select f.facet, internal.grid_bits(storefront, array(select f.facet || ':' || v from jsonb_array_elements_text(filters -> f.facet) v))
    from unnest('{protein,life_stage,size,pack,need}'::text[]) f (facet)
   where jsonb_array_length(filters -> f.facet) > 0
  union all
  select f.facet, internal.grid_bits(storefront, array(
           select 'category:' || c.id from shop.categories c where c.storefront_id = storefront and filters -> f.facet ? c.slug))
    from unnest('{within,category}'::text[]) f (facet)
   where jsonb_array_length(filters -> f.facet) > 0
  union all
  select 'without:' || code, internal.grid_surely_without(storefront, code)
    from jsonb_array_elements_text(coalesce(filters -> 'without', '[]')) code
  union all
  select f.facet, internal.grid_at_most(d.digits, coalesce((filters -> f.facet ->> 'to')::bigint, (1 << 24) - 1))
           & ~internal.grid_at_most(d.digits, coalesce((filters -> f.facet ->> 'from')::bigint, 0) - 1)
    from unnest('{price,unit_price,energy_price}'::text[]) f (facet)
    cross join lateral (select internal.grid_digits(storefront, f.facet) as digits) d
   where num_nonnulls(filters -> f.facet ->> 'from', filters -> f.facet ->> 'to') > 0
  union all
  select f.facet, internal.grid_bits(storefront, array[f.facet])
    from unnest('{in_stock,on_sale}'::text[]) f (facet)
   where (filters -> f.facet)::boolean
$$;
create or replace function internal.grid_surroundings(storefront bigint, facets text[], masks bit varying[], narrowed bit varying, everything bit varying)
  returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'total', bit_count(narrowed), 'is_open_ended', false, 'has_counts', true,
    'facets', internal.grid_counts(storefront, facets, masks, narrowed),
    'bounds', (
      select jsonb_object_agg(r.facet, internal.grid_bounds(internal.grid_digits(storefront, r.facet), r.others))
        from (
          select f.facet, (select coalesce(bit_and(m.mask), everything) from unnest(facets, masks) m (facet, mask) where m.facet <> f.facet) as others
            from unnest('{price,unit_price,energy_price}'::text[]) f (facet)
        ) r),
    'total_without', (
      select coalesce(jsonb_object_agg(f.facet, (
               select bit_count(coalesce(bit_and(m.mask), everything)) from unnest(facets, masks) m (facet, mask) where m.facet <> f.facet)), '{}')
        from unnest(facets) f (facet)
       where f.facet not in ('within', 'found')))
$$;
comment on function internal.grid_digits is 'Bitmaps of the 24 binary digits of price, unit_price or energy_price and of who has one.';
insert into internal.grid_changes (product_ids)
select array_agg(product_id) from shop.product_cards where facets @> '{typ-krmiva:kompletni}' having count(*) > 0;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
