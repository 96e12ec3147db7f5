-- migrate:up

-- Filters of the grid are answered from bitmaps: one string of bits per value of a facet, one bit per product. Whether a
-- product fits is an "and" of a few kilobytes and a count is the number of ones left, so a grid of a hundred thousand
-- products costs nearly what a grid of a hundred does.
create table internal.grid_products (
  product_id bigint primary key,
  storefront_id bigint not null references shop.storefronts on delete cascade,
  -- The bit of this product in every bitmap; free ones are taken again.
  position integer not null check (position >= 0),
  tokens text[] not null,
  -- Ingredients an owner may ask about: what is inside, and what a general line of the label may stand for.
  contains text[] not null,
  may_contain text[] not null,
  in_stock boolean not null,
  popularity integer not null,
  price bigint not null,
  unit_price bigint,
  -- Haléře for 1000 kcal of a complete food: whatever the dog, the order by it is the order by the price of a day.
  energy_price bigint,
  rating_average numeric(3, 2),
  rating_count integer not null,
  published_at timestamptz not null,
  unique (storefront_id, position)
);
-- Each order of the grid is read from an index that also holds the bit: the table itself is not touched.
create index grid_products_popularity on internal.grid_products (storefront_id, in_stock desc, popularity desc, product_id) include (position);
create index grid_products_price on internal.grid_products (storefront_id, price, product_id) include (position);
create index grid_products_unit_price on internal.grid_products (storefront_id, unit_price, product_id) include (position);
create index grid_products_energy_price on internal.grid_products (storefront_id, energy_price, product_id) include (position);
create index grid_products_rating on internal.grid_products
  (storefront_id, rating_average desc nulls last, rating_count desc, product_id) include (position);
create index grid_products_published_at on internal.grid_products (storefront_id, published_at desc, product_id) include (position);
create index grid_products_position on internal.grid_products (product_id) include (position);
comment on table internal.grid_products is 'Products of the grid with their bit, their filter values and the keys they are sorted by.';
alter table internal.grid_products enable row level security;

create table internal.grid_bitmaps (
  storefront_id bigint not null references shop.storefronts on delete cascade,
  token text not null,
  -- Reading a part of a compressed value means unpacking all of it, for every bitmap of every request.
  bits bit varying storage external not null,
  primary key (storefront_id, token)
);
comment on table internal.grid_bitmaps is 'Which products have a filter value, as bits; all bitmaps of a storefront are equally long.';
alter table internal.grid_bitmaps enable row level security;

create table internal.grid_changes (
  id bigint generated always as identity primary key,
  product_ids bigint[] not null
);
comment on table internal.grid_changes is 'Products whose cards the running transaction has changed; empty after every commit.';
alter table internal.grid_changes enable row level security;

-- Grams people look for, as the domain names them.
create function internal.pack_size(grams integer) returns text
  language sql immutable parallel safe
  set search_path = pg_catalog, pg_temp
  return case when grams <= 500 then 'do-500-g' when grams <= 2000 then 'do-2-kg' when grams <= 6000 then 'do-6-kg' else 'nad-6-kg' end;
comment on function internal.pack_size is 'The pack size a net weight belongs to.';

-- Money as its binary digits, so that "at most 500 Kč" is answered by bitmaps too.
create function internal.digit_tokens(name text, amount bigint) returns text[]
  language sql immutable parallel safe
  set search_path = pg_catalog, pg_temp
as $$
  select array(select name || '/' || digit from generate_series(0, 23) digit
                where (least(amount, (1 << 24) - 1) >> digit) & 1 = 1)
$$;
comment on function internal.digit_tokens is 'Tokens of the binary digits of an amount up to 167 772,15 Kč.';

create view internal.grid_rows with (security_invoker = true) as
select c.product_id, c.storefront_id,
  array_remove(array[
    'all', 'protein:' || c.protein, case when c.in_stock then 'in_stock' end, case when c.on_sale then 'on_sale' end,
    case when c.composition = 'declared' then 'declared' end, case when c.unit = 'kg' then 'unit_price' end
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
  -- A line that says only „drůbeží tuk“ may be chicken.
  select array(
    select distinct n.code
      from shop.product_ingredients i
      join shop.ingredient_closure x on x.ancestor_id = i.ingredient_id and x.depth > 0
      join shop.ingredients n on n.id = x.descendant_id and n.without_name is not null
     where i.product_id = c.product_id and not n.id = any (c.ingredient_ids)
     order by n.code) as contain
) may;
comment on view internal.grid_rows is 'What the stored rows of the grid must equal; the merge copies from here and a test compares.';

-- Every set_bit copies the whole string, which is still cheaper than a mask up to a thousand of them.
create function internal.flip_bits(bits bit varying, ons integer[], offs integer[]) returns bit varying
  language plpgsql immutable parallel safe
  set search_path = pg_catalog, pg_temp
as $$
declare
  few constant integer := 1000;
  at integer;
begin
  if cardinality(ons) + cardinality(offs) > few then
    return (bits & ~internal.mask_bits(offs, length(bits))) | internal.mask_bits(ons, length(bits));
  end if;
  foreach at in array offs loop
    bits := set_bit(bits, at, 0);
  end loop;
  foreach at in array ons loop
    bits := set_bit(bits, at, 1);
  end loop;
  return bits;
end
$$;
comment on function internal.flip_bits is 'A bitmap with the given bits set and cleared.';

create function internal.mask_bits(positions integer[], size integer) returns bit varying
  language sql immutable parallel safe
  set search_path = pg_catalog, pg_temp
as $$
  select ('x' || string_agg(lpad(to_hex(coalesce(b.value, 0)), 2, '0'), '' order by n.byte))::bit varying
    from generate_series(0, size / 8 - 1) n (byte)
    left join (select p / 8 as byte, bit_or(128 >> (p % 8)) as value from unnest(positions) p group by p / 8) b using (byte)
$$;
comment on function internal.mask_bits is 'A bitmap of the given size, a multiple of eight, written byte by byte.';

create function internal.to_bits(positions integer[], size integer) returns bit varying
  language sql immutable parallel safe
  set search_path = pg_catalog, pg_temp
  return internal.flip_bits(repeat('0', size)::bit varying, positions, '{}');
comment on function internal.to_bits is 'A bitmap of the given size, a multiple of eight, with ones at the given positions.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
