-- migrate:up

-- The share of the catalogue a query is likely to match; zero when one of its words is rare.
create function internal.expected_share(storefront_id bigint, understood internal.understood_query, prefix text, facets text[]) returns double precision
  language sql stable
  set search_path = ''
as $$
  select case when bool_or(g.documents is null) then 0
              else exp(sum(ln(g.documents::double precision / (select documents from internal.search_frequencies t
                                                                where t.storefront_id = expected_share.storefront_id and t.lexeme = ''))))
                   * power(0.5, cardinality((understood).excluded)) end
    from (
      select max(a.documents) as documents
        from jsonb_array_elements((understood).groups || coalesce(
               (select jsonb_agg(jsonb_build_array(jsonb_build_array('/' || f))) from unnest(facets) f), '[]')) with ordinality g (alternatives, place)
        left join lateral (
          select case when count(*) = count(f.documents) then min(f.documents) end as documents
            from jsonb_array_elements(g.alternatives) a (lexemes)
           cross join lateral jsonb_array_elements_text(a.lexemes) l (lexeme)
            left join lateral (
              select max(f.documents) as documents from internal.search_frequencies f
               where f.storefront_id = expected_share.storefront_id
                 and case when l.lexeme like '%:*' then f.lexeme >= prefix || left(l.lexeme, -2) and f.lexeme < prefix || left(l.lexeme, -2) || '{'
                          when l.lexeme like '/%' then f.lexeme = 'f' || l.lexeme
                          else f.lexeme = prefix || l.lexeme end
            ) f on true
           group by a.lexemes
        ) a on true
       group by g.place
    ) g
$$;
comment on function internal.expected_share is 'A guess how much of the catalogue matches, from the frequencies of words.';

create function internal.refresh_search_frequencies() returns void
  language sql volatile security definer
  set search_path = ''
as $$
  delete from internal.search_frequencies;
  insert into internal.search_frequencies (storefront_id, lexeme, documents)
  select s.id, w.word, w.ndoc
    from shop.storefronts s
   cross join lateral ts_stat(format('select lexemes from internal.product_search where storefront_id = %s', s.id)) w
   where w.ndoc >= 1000
  union all
  select storefront_id, '', count(*) from internal.product_search group by storefront_id
$$;
comment on function internal.refresh_search_frequencies is 'Counts the frequent words anew; the timetable calls it at night.';

-- A word found in half of the catalogue: the popular products are looked through until enough are found. The look is
-- bounded; a guess that was too bold falls back to sorting all matches.
create function internal.popular_matches(storefront_id bigint, wanted tsquery, unwanted tsquery, only_in_stock boolean, enough integer, share double precision)
  returns bigint[]
  language sql stable
  set search_path = ''
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
  select array(
    select c.product_id
      from (
        select p.product_id from shop.product_cards p
         where p.storefront_id = popular_matches.storefront_id and (p.in_stock or not only_in_stock)
         order by p.in_stock desc, p.popularity desc, p.product_id
         limit least(4 * enough / share, 5000)::integer
      ) c
     cross join lateral (
       select from internal.product_search s
        where s.product_id = c.product_id and s.lexemes @@ wanted and (unwanted is null or not s.lexemes @@ unwanted)
       offset 0
     ) hit
     limit enough)
$$;
comment on function internal.popular_matches is 'Matches among the most popular products, in the order of popularity.';

create function internal.ranked_matches(
  storefront_id bigint, wanted tsquery, unwanted tsquery, strong tsquery[], only_in_stock boolean, enough integer, share double precision
) returns bigint[]
  language plpgsql stable
  set search_path = ''
  set enable_seqscan = off
as $$
declare
  found bigint[];
begin
  if share > 0.02 then
    found := internal.popular_matches(storefront_id, wanted, unwanted, only_in_stock, enough, share);
    if cardinality(found) >= enough then
      return found;
    end if;
  end if;
  return array(
    select s.product_id from internal.product_search s
     where s.lexemes @@ wanted and s.storefront_id = ranked_matches.storefront_id
       and (unwanted is null or not s.lexemes @@ unwanted) and (s.in_stock or not only_in_stock)
     order by (select count(*) from unnest(strong) q where s.lexemes @@ q) desc, s.in_stock desc, s.popularity desc, s.product_id
     limit enough);
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
  share double precision;
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
      share := internal.expected_share(storefront_id, understood, (array['n/', 'm/', ''])[tier], facets);
      ids := ids || internal.ranked_matches(storefront_id, tiers[tier], tiers[tier - 1],
        case when tier = 1 then '{}' else strong end, only_in_stock, enough - cardinality(ids), case when is_relaxed then 0 else share end);
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
    -- So many that nobody will read to the end: the guess is as good as the count.
    total := case
      when share * internal.count_documents(storefront_id) > 3 * most then most
      else internal.count_matches(storefront_id, tiers[greatest(reached, 2)], only_in_stock, most) end;
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
     where s.lexemes @@ wanted and s.storefront_id = count_matches.storefront_id and (s.in_stock or not only_in_stock)
     limit most
  ) matches
$$;
comment on function internal.count_matches is 'How many products match, counted no further than anybody reads.';

create function internal.count_documents(storefront_id bigint) returns integer
  language sql stable
  set search_path = ''
as $$
  select coalesce((select documents from internal.search_frequencies f where f.storefront_id = count_documents.storefront_id and f.lexeme = ''), 0)
$$;
comment on function internal.count_documents is 'How many products were searchable when frequencies were counted.';
grant execute on function shop.search to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
