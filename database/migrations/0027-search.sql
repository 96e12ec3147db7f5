-- migrate:up

-- Products that match, best first. When few match, all are sorted; when many do, the popular ones are looked through until
-- enough are found, so that a word found in half of the catalogue costs no more than a rare one.
create function internal.ranked_matches(storefront_id bigint, wanted tsquery, unwanted tsquery, strong tsquery[], only_in_stock boolean, enough integer)
  returns table (product_id bigint)
  language plpgsql stable rows 24
  set search_path = ''
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  few constant integer := 500;
  candidates bigint[];
begin
  candidates := array(
    select s.product_id from internal.product_search s
     where s.lexemes @@ wanted and s.storefront_id = ranked_matches.storefront_id and (unwanted is null or not s.lexemes @@ unwanted)
     limit few);
  if cardinality(candidates) < few then
    return query
      select c.product_id
        from unnest(candidates) found (id)
        join shop.product_cards c on c.product_id = found.id
        join internal.product_search s on s.product_id = found.id
       where c.in_stock or not only_in_stock
       order by (select count(*) from unnest(strong) q where s.lexemes @@ q) desc, c.in_stock desc, c.popularity desc, c.product_id
       limit enough;
    return;
  end if;
  return query
    select c.product_id
      from (
        select p.product_id from shop.product_cards p
         where p.storefront_id = ranked_matches.storefront_id and (p.in_stock or not only_in_stock)
         order by p.in_stock desc, p.popularity desc, p.product_id
        offset 0
      ) c
     cross join lateral (
       select from internal.product_search s
        where s.product_id = c.product_id and s.lexemes @@ wanted and (unwanted is null or not s.lexemes @@ unwanted)
       offset 0
     ) hit
     limit enough;
end
$$;
comment on function internal.ranked_matches is 'The best products of one tier: most strong conditions first, then in stock, then popular.';

create function shop.search(
  q text,
  storefront_id bigint default 1,
  facets text[] default '{}',
  only_in_stock boolean default false,
  page_size integer default 24,
  skip integer default 0
) returns table (
  place integer, card shop.product_cards, matched_variant_id bigint, total integer, correction text, excluded_ingredient_ids bigint[], is_relaxed boolean
)
  language plpgsql stable security definer rows 24
  set search_path = ''
as $$
declare
  most constant integer := 1000;
  wanted constant integer := least(greatest(page_size, 1), 100);
  enough constant integer := least(greatest(skip, 0), most) + wanted;
  understood internal.understood_query;
  tiers tsquery[];
  strong tsquery[];
  reached integer;
  ids bigint[] := '{}';
begin
  return query select 1, c, v.id, 1, null::text, '{}'::bigint[], false
    from shop.variants v join shop.product_cards c on c.product_id = v.product_id
   where v.storefront_id = search.storefront_id and (v.sku = upper(btrim(q)) or v.ean = regexp_replace(q, '\s', '', 'g'));
  if found then
    return;
  end if;

  understood := internal.understand_query(storefront_id, q);
  if understood.groups = '[]' and understood.excluded = '{}' then
    return;
  end if;
  strong := internal.group_queries(understood.groups, 'n/') || internal.group_queries(understood.groups, 'm/');
  is_relaxed := false;
  loop
    tiers := array(select internal.to_search_query(understood, prefix, facets, is_relaxed) from unnest(array['n/', 'm/', '']) prefix);
    for tier in 1 .. 3 loop
      ids := ids || array(select m.product_id
        from internal.ranked_matches(storefront_id, tiers[tier], tiers[tier - 1], strong, only_in_stock, enough - cardinality(ids)) m);
      reached := tier;
      -- Prose mentions everything (a can goes well with kibble), so it is asked only when names and properties are silent.
      exit when cardinality(ids) >= enough or tier = 2 and cardinality(ids) >= 3;
    end loop;
    -- Nothing has it all: show what has some of it, and say so.
    exit when ids <> '{}' or is_relaxed or jsonb_array_length(understood.groups) < 2;
    is_relaxed := true;
  end loop;

  total := cardinality(ids);
  if total >= enough then
    total := internal.count_matches(storefront_id, tiers[greatest(reached, 2)], only_in_stock, most);
  end if;
  return query
    select r.place::integer, c, null::bigint, search.total, understood.correction, understood.excluded, search.is_relaxed
      from unnest(ids) with ordinality r (id, place) join shop.product_cards c on c.product_id = r.id
     where r.place > enough - wanted
     order by r.place;
end
$$;
comment on function shop.search is 'Czech search over products on sale: one row per product with its card, best first. The total stops at 1000; a correction is how the query was read („mysleli jste“).';

create function internal.count_matches(storefront_id bigint, wanted tsquery, only_in_stock boolean, most integer) returns integer
  language sql stable
  set search_path = ''
  set enable_seqscan = off
as $$
  select count(*)::integer from (
    select from internal.product_search s
     where s.lexemes @@ wanted and s.storefront_id = count_matches.storefront_id
       and (not only_in_stock or exists (select from shop.product_cards c where c.product_id = s.product_id and c.in_stock))
     limit most
  ) matches
$$;
comment on function internal.count_matches is 'How many products match, counted no further than anybody reads.';
grant execute on function shop.search to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
