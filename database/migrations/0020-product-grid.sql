-- migrate:up

create function internal.grid_bits(storefront bigint, tokens text[]) returns bit varying
  language sql stable parallel safe
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
    (select bit_or(b.bits) from internal.grid_bitmaps b where b.storefront_id = storefront and b.token = any (tokens)),
    (select b.bits & ~b.bits from internal.grid_bitmaps b where b.storefront_id = storefront and b.token = 'all'))
$$;
comment on function internal.grid_bits is 'Products that have any of the tokens.';

-- The bitmaps of the binary digits of an amount, the lowest first; the last is of products that have the amount at all.
create function internal.grid_digits(storefront bigint, name text) returns bit varying[]
  language sql stable parallel safe
  set search_path = pg_catalog, pg_temp
as $$
  select array(
    select coalesce(b.bits, a.bits & ~a.bits)
      from generate_series(0, 24) place
      join internal.grid_bitmaps a on a.storefront_id = storefront and a.token = 'all'
      left join internal.grid_bitmaps b on b.storefront_id = storefront
       and b.token = case when place < 24 then name || '/' || place when name = 'price' then 'all' else name end
     order by place)
$$;
comment on function internal.grid_digits is 'Bitmaps of the 24 binary digits of price or unit_price and of who has one.';

-- Compares all products with a number at once, digit by digit from the highest: smaller where a one of the number meets
-- a zero while everything before was equal.
create function internal.grid_at_most(digits bit varying[], amount bigint) returns bit varying
  language plpgsql immutable parallel safe
  set search_path = pg_catalog, pg_temp
as $$
declare
  equal bit varying := digits[25];
  smaller bit varying := equal & ~equal;
begin
  if amount < 0 then
    return smaller;
  end if;
  for place in reverse 23 .. 0 loop
    if (least(amount, (1 << 24) - 1) >> place) & 1 = 1 then
      smaller := smaller | (equal & ~digits[place + 1]);
      equal := equal & digits[place + 1];
    else
      equal := equal & ~digits[place + 1];
    end if;
  end loop;
  return smaller | equal;
end
$$;
comment on function internal.grid_at_most is 'Products whose amount is at most this, in haléře.';

create function internal.grid_bounds(digits bit varying[], among bit varying) returns jsonb
  language plpgsql immutable parallel safe
  set search_path = pg_catalog, pg_temp
as $$
declare
  lowest bit varying := among & digits[25];
  highest bit varying := lowest;
  fewer bit varying;
  low bigint := 0;
  high bigint := 0;
begin
  if bit_count(lowest) = 0 then
    return null;
  end if;
  for place in reverse 23 .. 0 loop
    fewer := lowest & ~digits[place + 1];
    if bit_count(fewer) > 0 then
      lowest := fewer;
    else
      low := low + (1 << place);
    end if;
    fewer := highest & digits[place + 1];
    if bit_count(fewer) > 0 then
      highest := fewer;
      high := high + (1 << place);
    end if;
  end loop;
  return jsonb_build_object('from', low, 'to', high);
end
$$;
comment on function internal.grid_bounds is 'The lowest and the highest amount among products; null when none has one.';

-- „Neuvedeno“ is not „neobsahuje“: what has no declared composition, or only a general line, does not pass.
create function internal.grid_surely_without(storefront bigint, ingredient text) returns bit varying
  language sql stable parallel safe
  set search_path = pg_catalog, pg_temp
as $$
  select internal.grid_bits(storefront, '{declared}')
    & ~internal.grid_bits(storefront, array['contains:' || ingredient, 'may_contain:' || ingredient])
$$;
comment on function internal.grid_surely_without is 'Products for which it is sure that they do not hold an ingredient.';

-- Values of a facet widen each other, facets narrow each other; every exclusion is a facet of its own.
create function internal.grid_masks(storefront bigint, filters jsonb) returns table (facet text, mask bit varying)
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
    from unnest('{price,unit_price}'::text[]) f (facet)
    cross join lateral (select internal.grid_digits(storefront, f.facet) as digits) d
   where num_nonnulls(filters -> f.facet ->> 'from', filters -> f.facet ->> 'to') > 0
  union all
  select f.facet, internal.grid_bits(storefront, array[f.facet])
    from unnest('{in_stock,on_sale}'::text[]) f (facet)
   where (filters -> f.facet)::boolean
$$;
comment on function internal.grid_masks is 'What each chosen filter lets through; „within“ is the category of the page itself.';

create function internal.ones(bits bit varying) returns integer[]
  language sql immutable parallel safe
  set search_path = pg_catalog, pg_temp
as $$
  select array(select p from generate_series(0, length(bits) - 1) p where get_bit(bits, p) = 1)
$$;
comment on function internal.ones is 'Positions of the ones of a bitmap.';

create function internal.grid_order(sort text) returns text
  language sql immutable parallel safe
  set search_path = pg_catalog, pg_temp
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
  set search_path = pg_catalog, pg_temp
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
  set search_path = pg_catalog, pg_temp
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

-- Whether goods can come regularly is asked by their categories and parts, on a card as in the cart.
create function internal.grid_cards(ids bigint[]) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(
      to_jsonb(c) - array['storefront_id', 'category_ids', 'facets', 'ingredient_ids', 'allergens', 'popularity', 'category_path']
      || jsonb_build_object(
        'is_complete', c.facets @> '{typ-krmiva:kompletni}', 'contains', g.contains, 'may_contain', g.may_contain,
        'categories', array(select k.slug from shop.categories k where k.id = any (c.category_ids)),
        'components', array(select b.component_variant_id from shop.bundle_components b where b.bundle_variant_id = c.variant_id))
      order by p.place), '[]')
    from unnest(ids) with ordinality p (id, place)
    join shop.product_cards c on c.product_id = p.id
    join internal.grid_products g on g.product_id = p.id
$$;
comment on function internal.grid_cards is 'Cards in the given order, with what a dog''s owner asks about.';

-- What stands around the cards: the total, the counts of all facets, the bounds of both money ranges, and what is there when
-- one filter is dropped, so that an empty grid can name the one that helps most.
create function internal.grid_surroundings(storefront bigint, facets text[], masks bit varying[], narrowed bit varying, everything bit varying)
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
            from unnest('{price,unit_price}'::text[]) f (facet)
        ) r),
    'total_without', (
      select coalesce(jsonb_object_agg(f.facet, (
               select bit_count(coalesce(bit_and(m.mask), everything)) from unnest(facets, masks) m (facet, mask) where m.facet <> f.facet)), '{}')
        from unnest(facets) f (facet)
       where f.facet not in ('within', 'found')))
$$;
comment on function internal.grid_surroundings is 'Everything a grid shows but its cards.';

create function internal.empty_grid() returns jsonb
  language sql immutable
  set search_path = pg_catalog, pg_temp
  return jsonb_build_object('total', 0, 'is_open_ended', false, 'has_counts', false, 'cards', '[]'::jsonb, 'facets', '{}'::jsonb,
    'bounds', '{}'::jsonb, 'total_without', '{}'::jsonb);
comment on function internal.empty_grid is 'The answer where there is nothing to show.';

create function shop.product_grid(
  filters jsonb default '{}', sort text default 'oblibene', page_size integer default 24, skip integer default 0, storefront_id bigint default 1
) returns jsonb
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  everything bit varying := internal.grid_bits(storefront_id, '{all}');
  facets text[];
  masks bit varying[];
  narrowed bit varying;
begin
  if everything is null then
    return internal.empty_grid();
  end if;
  select coalesce(array_agg(m.facet), '{}'), coalesce(array_agg(m.mask), '{}') into facets, masks
    from internal.grid_masks(storefront_id, filters) m;
  narrowed := coalesce((select bit_and(m) from unnest(masks) m), everything);
  return internal.grid_surroundings(storefront_id, facets, masks, narrowed, everything) || jsonb_build_object(
    'cards', internal.grid_cards(internal.grid_page(storefront_id, narrowed, sort, least(greatest(page_size, 1), 100), greatest(skip, 0))));
end
$$;
comment on function shop.product_grid is 'Products by filters, e.g. {"within":["granule"],"protein":["losos"],"without":["kure"],"price":{"to":100000},"in_stock":true}: cards, total, counts, bounds of prices (haléře) and totals without each filter.';
grant execute on function shop.product_grid to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
