-- migrate:up

create or replace function internal.understand_query(storefront_id bigint, q text, is_typing boolean default false)
  returns internal.understood_query
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  words text[] := (internal.spell_out_exclusions(storefront_id, internal.split_words(left(q, 200))))[:20];
  taken internal.exclusions := internal.take_exclusions(storefront_id, words);
  breed internal.found_breed := internal.find_breed(storefront_id, taken.rest, is_typing);
  query_stems text[];
  groups jsonb := '[]';
  noise jsonb := '[]';
  synonym record;
  one record;
  at integer := 1;
  narrowed tsquery;
  -- Who must not have something asks for what the dog eats every day: among equals food goes before treats.
  preferred tsquery[] := case when taken.ingredient_ids <> '{}' then array[$q$'f/typ-krmiva:kompletni'$q$]::tsquery[] else '{}' end;
begin
  for place in coalesce(breed.at, 1) .. coalesce(breed.at + breed.taken - 1, 0) loop
    taken.rest[place] := '';
  end loop;
  query_stems := internal.stems_of(storefront_id, taken.rest);
  while at <= cardinality(words) loop
    select y.stems, jsonb_agg(y.meaning order by y.id) as meanings into synonym
      from shop.search_synonyms y
     where y.storefront_id = understand_query.storefront_id and y.stems[1] = query_stems[at]
       and y.stems = query_stems[at : at + cardinality(y.stems) - 1] and not y.is_exclusion
     group by y.stems
     order by cardinality(y.stems) desc
     limit 1;
    if query_stems[at] = '' then
      null;
    elsif synonym.stems is not null then
      groups := groups || jsonb_build_array(jsonb_build_array(to_jsonb(synonym.stems)) || synonym.meanings);
      at := at + cardinality(synonym.stems) - 1;
    elsif internal.is_stop_word(query_stems[at]) then
      noise := noise || jsonb_build_array(jsonb_build_array(jsonb_build_array(query_stems[at])));
    else
      one := internal.alternatives_of(storefront_id, words[at], query_stems[at], is_typing and at = cardinality(words));
      groups := groups || jsonb_build_array(one.alternatives);
      taken.shown[at] := one.shown;
    end if;
    at := at + 1;
  end loop;
  if breed.slug is not null then
    select b.narrowed, b.preferred into narrowed, preferred
      from internal.narrow_to_breed(storefront_id, breed.slug, groups <> '[]') b;
  end if;
  return row (
    case when groups = '[]' and taken.ingredient_ids = '{}' and narrowed is null then noise else groups end,
    taken.ingredient_ids,
    case when taken.shown <> words then array_to_string(taken.shown, ' ') end,
    narrowed, preferred, breed.slug);
end
$$;

create or replace function internal.to_search_query(understood internal.understood_query, prefix text, facets text[], loosely boolean) returns tsquery
  language sql immutable
  set search_path = pg_catalog, pg_temp
as $$
  select concat_ws(' & ',
    (select '(' || string_agg('(' || c::text || ')', case when loosely then ' | ' else ' & ' end) || ')'
       from unnest(internal.group_queries((understood).groups, prefix)) c),
    (select string_agg('!' || quote_literal('i/' || i), ' & ') from unnest((understood).excluded) i),
    -- „Neuvedeno“ is not „neobsahuje“.
    case when cardinality((understood).excluded) > 0 then quote_literal('c/declared') end,
    '(' || (understood).narrowed::text || ')',
    (select string_agg(quote_literal('f/' || f), ' & ') from unnest(facets) f))::tsquery
$$;

create function internal.preference(lexemes tsvector, preferred tsquery[]) returns boolean[]
  language sql immutable parallel safe
  set search_path = pg_catalog, pg_temp
  return array(select lexemes @@ p.condition from unnest(preferred) with ordinality p (condition, place) order by p.place);
comment on function internal.preference is 'Which wishes a product meets, the weightiest first; arrays of it can be ordered.';

drop function internal.rare_products(bigint, tsquery, tsquery, boolean, integer);
create function internal.rare_products(
  storefront_id bigint, wanted tsquery, better tsquery, only_in_stock boolean, enough integer, preferred tsquery[] default '{}', out ids bigint[], out total integer
)
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
  set enable_seqscan = off
as $$
begin
  with matches as materialized (
    select s.product_id, coalesce(s.lexemes @@ better, false) as is_better, internal.preference(s.lexemes, preferred) as wishes, s.in_stock, s.popularity
      from internal.product_search s
     where s.lexemes @@ wanted and s.storefront_id = rare_products.storefront_id and (s.in_stock or not only_in_stock)
  )
  select array(select m.product_id from matches m order by m.is_better desc, m.wishes desc, m.in_stock desc, m.popularity desc, m.product_id limit enough),
         (select count(*) from matches)
    into ids, total;
end
$$;
comment on function internal.rare_products is 'The best of all products that match, and how many match.';

create or replace function internal.ranked_products(
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
  select r.ids, r.total into ids, total
    from internal.rare_products(storefront_id, properties, names, only_in_stock, enough, understood.preferred) r;
  if total < 3 then
    select p.ids, p.total into more from internal.prose_products(storefront_id, understood, facets, only_in_stock, enough) p;
    ids := (ids || array(select m.id from unnest(more.ids) with ordinality m (id, place) where not m.id = any (ranked_products.ids) order by m.place))[: enough];
    total := more.total;
  end if;
end
$$;

drop function internal.ranked_page(bigint, bit varying, tsquery[], tsquery[], integer, integer);
create function internal.ranked_page(
  storefront bigint, mask bit varying, tiers tsquery[], strong tsquery[], preferred tsquery[], page_size integer, skip integer
) returns bigint[]
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  few constant integer := 100;
  named bit varying;
  ids bigint[];
begin
  if bit_count(mask) <= few then
    return array(
      select g.product_id
        from internal.grid_products g
        join internal.product_search s on s.product_id = g.product_id
       where g.storefront_id = storefront and g.position = any (internal.ones(mask))
       order by s.lexemes @@ tiers[1] desc, s.lexemes @@ tiers[2] desc,
                (select count(*) from unnest(strong) q where s.lexemes @@ q) desc, internal.preference(s.lexemes, preferred) desc,
                g.in_stock desc, g.popularity desc, g.product_id
       limit page_size offset skip);
  end if;
  named := mask & coalesce(internal.matching_bits(storefront, tiers[1], length(mask)), mask);
  ids := internal.grid_page(storefront, named, 'oblibene', page_size, skip);
  return ids || internal.grid_page(storefront, mask & ~named, 'oblibene', page_size - cardinality(ids),
    greatest(0, skip - bit_count(named)::integer));
end
$$;
comment on function internal.ranked_page is 'One page of the products of a search, best first.';

drop function internal.found_answer(bigint, bit varying, tsquery[], tsquery[], jsonb, text, integer, integer);
create function internal.found_answer(
  storefront bigint, hits bit varying, tiers tsquery[], strong tsquery[], preferred tsquery[], filters jsonb, sort text, page_size integer, skip integer
) returns jsonb
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  everything bit varying := internal.grid_bits(storefront, '{all}');
  facets text[];
  masks bit varying[];
  narrowed bit varying;
begin
  select array_agg(m.facet), array_agg(m.mask) into facets, masks
    from (select * from internal.grid_masks(storefront, filters) union all select 'found', hits) m;
  narrowed := (select bit_and(m) from unnest(masks) m);
  return internal.grid_surroundings(storefront, facets, masks, narrowed, everything) || jsonb_build_object(
    'cards', internal.grid_cards(case
      when sort = 'oblibene' then internal.ranked_page(storefront, narrowed, tiers, strong, preferred, page_size, skip)
      else internal.grid_page(storefront, narrowed, sort, page_size, skip)
    end));
end
$$;
comment on function internal.found_answer is 'The answer of the grid for a query whose matches are known one by one.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
