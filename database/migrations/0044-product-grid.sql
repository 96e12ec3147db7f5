-- migrate:up

create function internal.ones(bits bit varying) returns integer[]
  language sql immutable parallel safe
  set search_path = ''
as $$
  select array(select p from generate_series(0, length(bits) - 1) p where get_bit(bits, p) = 1)
$$;
comment on function internal.ones is 'Positions of the ones of a bitmap.';

create function internal.grid_order(sort text) returns text
  language sql immutable parallel safe
  set search_path = ''
  return case sort
    when 'cena' then 'price, product_id'
    when 'cena-za-kg' then 'unit_price, product_id'
    when 'cena-za-den' then 'energy_price, product_id'
    when 'hodnoceni' then 'rating_average desc nulls last, rating_count desc, product_id'
    when 'novinky' then 'published_at desc, product_id'
    else 'in_stock desc, popularity desc, product_id'
  end;
comment on function internal.grid_order is 'The columns an order of the grid goes by; an unknown one is the default.';

create function internal.grid_page(storefront bigint, mask bit varying, sort text, page_size integer, skip integer) returns bigint[]
  language plpgsql stable
  set search_path = ''
as $$
declare
  few constant integer := 500;
  ids bigint[];
begin
  -- Few are sorted; of many the wanted order is walked until the page is full.
  execute format('select array(select product_id from internal.grid_products where storefront_id = $1 and %s order by %s limit $3 offset $4)',
      case when bit_count(mask) <= few then 'position = any (internal.ones($2))' else 'get_bit($2, position) = 1' end,
      internal.grid_order(sort))
    into ids using storefront, mask, page_size, skip;
  return ids;
end
$$;
comment on function internal.grid_page is 'Products of one page of the grid, in the wanted order.';

-- The counts of a facet tell what choosing another of its values would give, so its own choice is left out of them.
create function internal.grid_counts(storefront bigint, facets text[], masks bit varying[], narrowed bit varying) returns jsonb
  language plpgsql stable
  set search_path = ''
as $$
declare
  everything constant bit varying := internal.grid_bits(storefront, '{all}');
  declared constant bit varying := internal.grid_bits(storefront, '{declared}') & narrowed;
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
           and (m.token in ('in_stock', 'on_sale') or split_part(m.token, ':', 1) in ('category', 'protein', 'life_stage', 'size', 'pack', 'need'))
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
comment on function internal.grid_counts is 'How many products each value of each facet would show.';

create function internal.grid_cards(ids bigint[]) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select coalesce(jsonb_agg(
      to_jsonb(c) - array['storefront_id', 'category_ids', 'facets', 'ingredient_ids', 'allergens', 'popularity', 'category_path']
      || jsonb_build_object(
        'is_complete', c.facets @> '{typ-krmiva:kompletni}', 'contains', g.contains, 'may_contain', g.may_contain)
      order by p.place), '[]')
    from unnest(ids) with ordinality p (id, place)
    join shop.product_cards c on c.product_id = p.id
    join internal.grid_products g on g.product_id = p.id
$$;
comment on function internal.grid_cards is 'Cards in the given order, with what a dog''s owner asks about.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
