-- migrate:up

create function internal.count_lexeme(storefront_id bigint, lexeme text) returns integer
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
begin
  if lexeme like '%:*' then
    return (select max(f.documents) from internal.search_frequencies f
             where f.storefront_id = count_lexeme.storefront_id
               and f.lexeme >= left(count_lexeme.lexeme, -2) and f.lexeme < left(count_lexeme.lexeme, -2) || '{');
  end if;
  return (select f.documents from internal.search_frequencies f
           where f.storefront_id = count_lexeme.storefront_id and f.lexeme = count_lexeme.lexeme);
end
$$;
comment on function internal.count_lexeme is 'In how many products a frequent word or the most frequent word of a beginning is; null when it is rare.';

-- The share of the catalogue a query is likely to match; zero when one of its words is rare.
create function internal.expected_share(storefront_id bigint, understood internal.understood_query, prefix text, facets text[]) returns double precision
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  total constant double precision := internal.count_lexeme(storefront_id, '');
  share double precision := 1;
  alternatives jsonb;
  facet text;
  ingredient_id bigint;
begin
  if total is null then
    return 0;
  end if;
  for alternatives in select value from jsonb_array_elements(understood.groups) loop
    share := share * coalesce((
      select max(a.documents) from jsonb_array_elements(alternatives) l (lexemes)
       cross join lateral (
         select case when bool_and(c.documents is not null) then min(c.documents) end as documents
           from jsonb_array_elements_text(l.lexemes) w (lexeme)
          cross join lateral internal.count_lexeme(storefront_id, prefix || w.lexeme) c (documents)
       ) a), 0) / total;
    exit when share = 0;
  end loop;
  foreach facet in array facets loop
    share := share * coalesce(internal.count_lexeme(storefront_id, 'f/' || facet), 0) / total;
  end loop;
  foreach ingredient_id in array understood.excluded loop
    -- A rare ingredient excludes nearly nothing.
    share := share * (1 - coalesce(internal.count_lexeme(storefront_id, 'i/' || ingredient_id), 0) / total);
  end loop;
  return share;
end
$$;
comment on function internal.expected_share is 'A guess how much of the catalogue matches, from the frequencies of words.';

-- A word found in half of the catalogue: the popular products are looked through until enough are found. The look is
-- bounded, so a guess that was too bold costs little; null says that it was.
create function internal.common_products(storefront_id bigint, wanted tsquery, unwanted tsquery, only_in_stock boolean, enough integer, share double precision)
  returns bigint[]
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  found constant bigint[] := array(
    select c.product_id
      from (
        select p.product_id from shop.product_cards p
         where p.storefront_id = common_products.storefront_id and (p.in_stock or not only_in_stock)
         order by p.in_stock desc, p.popularity desc, p.product_id
         limit least(4 * enough / share, 3000)::integer
      ) c
     cross join lateral (
       select from internal.product_search s
        where s.product_id = c.product_id and s.lexemes @@ wanted and (unwanted is null or not s.lexemes @@ unwanted)
       offset 0
     ) hit
     limit enough);
begin
  return case when cardinality(found) >= enough then found end;
end
$$;
comment on function internal.common_products is 'Matches among the most popular products, in the order of popularity.';

-- Few enough to look at all of them: those that match better first, then in stock, then popular.
create function internal.rare_products(storefront_id bigint, wanted tsquery, better tsquery, only_in_stock boolean, enough integer, out ids bigint[], out total integer)
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
  set enable_seqscan = off
as $$
begin
  with matches as materialized (
    select s.product_id, coalesce(s.lexemes @@ better, false) as is_better, s.in_stock, s.popularity
      from internal.product_search s
     where s.lexemes @@ wanted and s.storefront_id = rare_products.storefront_id and (s.in_stock or not only_in_stock)
  )
  select array(select m.product_id from matches m order by m.is_better desc, m.in_stock desc, m.popularity desc, m.product_id limit enough),
         (select count(*) from matches)
    into ids, total;
end
$$;
comment on function internal.rare_products is 'The best of all products that match, and how many match.';

-- A count that nobody reads to the end may be a guess; otherwise it stops at a thousand.
create function internal.count_matches(storefront_id bigint, wanted tsquery, only_in_stock boolean, share double precision) returns integer
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
  set enable_seqscan = off
as $$
declare
  most constant integer := 1000;
begin
  if share * (select f.documents from internal.search_frequencies f where f.storefront_id = count_matches.storefront_id and f.lexeme = '') > 1.5 * most then
    return most;
  end if;
  return (
    select count(*) from (
      select from internal.product_search s
       where s.lexemes @@ wanted and s.storefront_id = count_matches.storefront_id and (s.in_stock or not only_in_stock)
       limit most
    ) matches);
end
$$;
comment on function internal.count_matches is 'How many products match, counted no further than anybody reads.';

-- Prose mentions everything (a can goes well with kibble): products with all words but one in their properties go first.
create function internal.prose_products(
  storefront_id bigint, understood internal.understood_query, facets text[], only_in_stock boolean, enough integer, out ids bigint[], out total integer
)
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  wanted constant tsquery := internal.to_search_query(understood, '', facets, false);
  share constant double precision := internal.expected_share(storefront_id, understood, '', facets);
begin
  if share > 0.02 then
    ids := internal.common_products(storefront_id, wanted, null, only_in_stock, enough, share);
    total := internal.count_matches(storefront_id, wanted, only_in_stock, share);
  end if;
  if ids is null then
    select r.ids, r.total into ids, total
      from internal.rare_products(storefront_id, wanted, internal.nearly_all(understood.groups), only_in_stock, enough) r;
  end if;
end
$$;
comment on function internal.prose_products is 'Products that have the words anywhere in their texts or composition.';

-- Names first, then properties; prose is asked only when both are silent.
create function internal.ranked_products(
  storefront_id bigint, understood internal.understood_query, facets text[], only_in_stock boolean, enough integer, out ids bigint[], out total integer,
  is_counted boolean default true
)
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  common constant double precision := 0.02;
  names constant tsquery := internal.to_search_query(understood, 'n/', facets, false);
  properties constant tsquery := internal.to_search_query(understood, 'm/', facets, false);
  in_names constant double precision := internal.expected_share(storefront_id, understood, 'n/', facets);
  in_properties constant double precision := internal.expected_share(storefront_id, understood, 'm/', facets);
  more record;
begin
  if in_properties > common then
    ids := case
      when in_names > common then internal.common_products(storefront_id, names, null, only_in_stock, enough, in_names)
      else (internal.rare_products(storefront_id, names, null, only_in_stock, enough)).ids end;
    if cardinality(ids) < enough then
      ids := ids || internal.common_products(storefront_id, properties, names, only_in_stock, enough - cardinality(ids), in_properties);
    end if;
    if cardinality(ids) >= enough then
      total := case when is_counted then internal.count_matches(storefront_id, properties, only_in_stock, in_properties) else enough end;
      return;
    end if;
  end if;
  select r.ids, r.total into ids, total from internal.rare_products(storefront_id, properties, names, only_in_stock, enough) r;
  if total < 3 then
    select p.ids, p.total into more from internal.prose_products(storefront_id, understood, facets, only_in_stock, enough) p;
    ids := (ids || array(select m.id from unnest(more.ids) with ordinality m (id, place) where not m.id = any (ranked_products.ids) order by m.place))[: enough];
    total := more.total;
  end if;
end
$$;
comment on function internal.ranked_products is 'The best products for a query with all its words, and how many there are.';

-- Nothing has it all: words are left out, the last first, because people begin with what matters.
create function internal.relaxed_products(
  storefront_id bigint, understood internal.understood_query, facets text[], only_in_stock boolean, enough integer, out ids bigint[], out total integer
)
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  words constant integer := jsonb_array_length(understood.groups);
  fewer internal.understood_query := understood;
  more bigint[];
begin
  ids := '{}';
  for missing in reverse least(words, 6) - 1 .. 0 loop
    fewer.groups := understood.groups - missing;
    more := (internal.ranked_products(storefront_id, fewer, facets, only_in_stock, enough)).ids;
    ids := ids || array(select m.id from unnest(more) with ordinality m (id, place) where not m.id = any (ids) order by m.place);
    exit when cardinality(ids) >= enough;
  end loop;
  for kept in 0 .. least(words, 6) - 1 loop
    exit when cardinality(ids) > 0;
    fewer.groups := jsonb_build_array(understood.groups -> kept);
    ids := (internal.ranked_products(storefront_id, fewer, facets, only_in_stock, enough)).ids;
  end loop;
  ids := ids[: enough];
  total := cardinality(ids);
end
$$;
comment on function internal.relaxed_products is 'Products that have some of the words of a query.';

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
  set search_path = pg_catalog, pg_temp
as $$
declare
  wanted constant integer := least(greatest(page_size, 1), 100);
  enough constant integer := least(greatest(skip, 0), 1000) + wanted;
  understood internal.understood_query;
  found_products record;
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
  found_products := internal.ranked_products(storefront_id, understood, facets, only_in_stock, enough);
  is_relaxed := found_products.total = 0 and jsonb_array_length(understood.groups) > 1;
  if is_relaxed then
    found_products := internal.relaxed_products(storefront_id, understood, facets, only_in_stock, enough);
  end if;
  return query
    select r.place::integer, c, null::bigint, least(found_products.total, 1000), understood.correction, understood.excluded, search.is_relaxed
      from unnest(found_products.ids) with ordinality r (id, place) join shop.product_cards c on c.product_id = r.id
     where r.place > enough - wanted
     order by r.place;
end
$$;
comment on function shop.search is 'Czech search over products on sale: one row per product with its card, best first. The total stops at 1000; a correction is how the query was read („mysleli jste“).';
grant execute on function shop.search to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
