-- migrate:up

-- Attributes that people describe goods by become filters of the grid: their values are bits beside the others, so a count costs what it did.
-- A code must not be read as one of the facets that are columns.
-- locks: a shop has a dozen attributes.
alter table shop.attributes
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add constraint attributes_code_free check (code not in ('kind', 'protein', 'tag')),
  add constraint attributes_facet_type check (not is_facet or type in ('option', 'boolean'));
create trigger attributes_version before update on shop.attributes
  for each row when (old.* is distinct from new.*) execute function internal.touch_version();
comment on table shop.attributes is 'Typed properties beyond the fixed columns. One with options or yes and no can be a filter of the grid.';

create or replace view internal.product_card_rows with (security_invoker = true) as
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
    -- Whatever an attribute is for: whether it is a filter is asked when values are counted, so that turning one on writes one row.
    || array(
      select a.code || ':' || coalesce(o.code, 'ano')
        from shop.product_attributes pa
        join shop.attributes a on a.id = pa.attribute_id
        left join shop.attribute_options o on o.id = pa.option_id
       where pa.product_id = p.id and (pa.option_id is not null or pa.boolean_value)
       order by a.code, o.code
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
  || array(select 'property/' || f from unnest(c.facets) f
            where strpos(f, ':') > 0 and split_part(f, ':', 1) <> all ('{kind,protein,life_stage,breed_size,tag}'))
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
  -- „typ-krmiva.kompletni“: within one attribute any value is enough, and each attribute must hold.
  select 'property/' || p.code, internal.grid_bits(storefront, array_agg('property/' || p.code || ':' || p.value))
    from (select split_part(v, '.', 1) as code, split_part(v, '.', 2) as value
            from jsonb_array_elements_text(coalesce(filters -> 'property', '[]')) v) p
   group by p.code
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
create or replace function internal.grid_counts(storefront bigint, facets text[], masks bit varying[], narrowed bit varying)
  returns jsonb
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  everything constant bit varying := internal.grid_bits(storefront, '{all}');
  declared constant bit varying := internal.grid_bits(storefront, '{declared}') & narrowed;
  offered constant text[] := array(select 'property/' || a.code from shop.attributes a where a.storefront_id = storefront and a.is_facet);
  counts jsonb;
begin
  select jsonb_object_agg(facet, value_counts) into counts from (
    select b.facet, jsonb_object_agg(coalesce(c.slug, b.value), bit_count(b.bits & b.others)) as value_counts
      from (
        select m.token, split_part(m.token, ':', 1) as facet, split_part(m.token, ':', 2) as value, m.bits,
               coalesce(o.others, narrowed) as others
          from internal.grid_bitmaps m
          left join (
            select f.facet, (
                     select coalesce(bit_and(other.mask), everything) from unnest(facets, masks) other (facet, mask) where other.facet <> f.facet
                   ) as others
              from unnest(facets) f (facet)
          ) o on o.facet = split_part(m.token, ':', 1)
         where m.storefront_id = storefront
           and (m.token in ('in_stock', 'on_sale') or split_part(m.token, ':', 1) in ('category', 'protein', 'life_stage', 'size', 'pack', 'need')
             or split_part(m.token, ':', 1) = any (offered))
      ) b
      left join shop.categories c on b.token = 'category:' || c.id
     where bit_count(b.bits & b.others) > 0
     group by b.facet
  ) counted;
  return coalesce(counts, '{}') || jsonb_build_object('without', (
    -- Exclusions narrow each other, so each is counted on top of those already chosen.
    select coalesce(jsonb_object_agg(w.code, bit_count(declared & ~w.bits)), '{}')
      from (
        select split_part(m.token, ':', 2) as code, bit_or(m.bits) as bits
          from internal.grid_bitmaps m
         where m.storefront_id = storefront and (m.token like 'contains:%' or m.token like 'may\_contain:%')
         group by 1
      ) w));
end
$$;

-- A name that changes is on no card; only another code would be, and codes do not change.
drop trigger attributes_card_changed on shop.attributes;
create trigger attributes_card_changed after update on shop.attributes
  referencing old table as earlier new table as later for each statement
  execute function internal.refresh_touched_cards('select array_agg(distinct pa.product_id) from earlier e join later l using (id)
    join shop.product_attributes pa on pa.attribute_id = e.id where e.code <> l.code');
drop trigger attribute_options_card_changed on shop.attribute_options;
create trigger attribute_options_card_changed after update on shop.attribute_options
  referencing old table as earlier new table as later for each statement
  execute function internal.refresh_touched_cards('select array_agg(distinct pa.product_id) from earlier e join later l using (id)
    join shop.product_attributes pa on pa.option_id = e.id where e.code <> l.code');

-- What a label says, complete or complementary, is a column that the form writes; the attribute that pages, carts and prices of a day
-- read follows it, whoever writes.
create view internal.feed_type_options with (security_invoker = true) as
select p.id as product_id, a.id as attribute_id, o.id as option_id
  from shop.products p
  join shop.attributes a on a.storefront_id = p.storefront_id and a.code = 'typ-krmiva' and a.type = 'option'
  left join shop.attribute_options o on o.attribute_id = a.id
   and o.code = case when p.feed_type like 'kompletní%' then 'kompletni' when p.feed_type is not null then 'doplnkove' end;
comment on view internal.feed_type_options is 'The option of typ-krmiva that each product must have; none where its label says nothing.';
create function internal.follow_feed_type() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    ids := array(select l.id from later l where l.feed_type is not null);
  else
    ids := array(select l.id from later l join earlier e using (id) where l.feed_type is distinct from e.feed_type);
  end if;
  if cardinality(ids) = 0 then
    return null;
  end if;
  delete from shop.product_attributes v
   using internal.feed_type_options f
   where v.product_id = any (ids) and f.product_id = v.product_id and v.attribute_id = f.attribute_id and v.option_id is distinct from f.option_id;
  insert into shop.product_attributes (product_id, attribute_id, type, option_id)
  select f.product_id, f.attribute_id, 'option', f.option_id
    from internal.feed_type_options f where f.product_id = any (ids) and f.option_id is not null
  on conflict do nothing;
  return null;
end
$$;
comment on function internal.follow_feed_type is 'Keeps the attribute typ-krmiva in step with the words of the label.';
create trigger products_feed_type_added after insert on shop.products
  referencing new table as later for each statement execute function internal.follow_feed_type();
create trigger products_feed_type_changed after update on shop.products
  referencing old table as earlier new table as later for each statement execute function internal.follow_feed_type();

insert into shop.product_attributes (product_id, attribute_id, type, option_id)
select product_id, attribute_id, 'option', option_id from internal.feed_type_options where option_id is not null
on conflict do nothing;
select internal.refresh_product_cards(array_agg(distinct product_id)) from shop.product_attributes where boolean_value having count(*) > 0;
insert into internal.grid_changes (product_ids)
select array_agg(product_id) from shop.product_cards where cardinality(facets) > 0 having count(*) > 0;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
