-- migrate:up

create function internal.grid_bits(storefront bigint, tokens text[]) returns bit varying
  language sql stable parallel safe
  set search_path = ''
as $$
  select coalesce(
    (select bit_or(b.bits) from internal.grid_bitmaps b where b.storefront_id = storefront and b.token = any (tokens)),
    (select b.bits & ~b.bits from internal.grid_bitmaps b where b.storefront_id = storefront and b.token = 'all'))
$$;
comment on function internal.grid_bits is 'Products that have any of the tokens.';

-- The bitmaps of the binary digits of an amount, the lowest first; the last is of products that have the amount at all.
create function internal.grid_digits(storefront bigint, name text) returns bit varying[]
  language sql stable parallel safe
  set search_path = ''
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
  set search_path = ''
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
  set search_path = ''
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
  set search_path = ''
as $$
  select internal.grid_bits(storefront, '{declared}')
    & ~internal.grid_bits(storefront, array['contains:' || ingredient, 'may_contain:' || ingredient])
$$;
comment on function internal.grid_surely_without is 'Products for which it is sure that they do not hold an ingredient.';

-- Values of a facet widen each other, facets narrow each other; every exclusion is a facet of its own.
create function internal.grid_masks(storefront bigint, filters jsonb) returns table (facet text, mask bit varying)
  language sql stable
  set search_path = ''
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

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
