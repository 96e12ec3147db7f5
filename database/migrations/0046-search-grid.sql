-- migrate:up

-- Everything that matches, best first, when it is few enough to be counted; null when it is not.
create function internal.all_matches(storefront bigint, tiers tsquery[], strong tsquery[], most integer) returns bigint[]
  language plpgsql stable
  set search_path = ''
  set enable_seqscan = off
as $$
declare
  candidates bigint[];
begin
  for tier in 2 .. 3 loop
    candidates := array(
      select s.product_id from internal.product_search s where s.lexemes @@ tiers[tier] and s.storefront_id = storefront limit most + 1);
    -- Prose mentions everything, so it is asked only when names and properties are silent.
    exit when cardinality(candidates) >= 3;
  end loop;
  if cardinality(candidates) > most then
    return null;
  end if;
  return array(
    select g.product_id
      from unnest(candidates) hit (id)
      join internal.grid_products g on g.product_id = hit.id
      join internal.product_search s on s.product_id = hit.id
     order by s.lexemes @@ tiers[1] desc, s.lexemes @@ tiers[2] desc,
              (select count(*) from unnest(strong) q where s.lexemes @@ q) desc, g.in_stock desc, g.popularity desc, g.product_id);
end
$$;
comment on function internal.all_matches is 'Products that match a query, names first; null when more than `most` do.';

-- For words found in a large part of the catalogue: filtered products are looked through in the wanted order until the page
-- is full, names first when the order is that of relevance.
create function internal.common_matches(storefront bigint, tiers tsquery[], mask bit varying, sort text, page_size integer, skip integer) returns bigint[]
  language plpgsql stable
  set search_path = ''
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  enough constant integer := skip + page_size;
  ids bigint[] := '{}';
  more bigint[];
begin
  for tier in case when sort = 'oblibene' then 1 else 2 end .. 2 loop
    execute format('select array(
        select g.product_id
          from (select product_id from internal.grid_products where storefront_id = $1 and get_bit($2, position) = 1 order by %s offset 0) g
         cross join lateral (
           select from internal.product_search s
            where s.product_id = g.product_id and s.lexemes @@ $3 and ($4 is null or not s.lexemes @@ $4) offset 0
         ) hit
         limit $5)', internal.grid_order(sort))
      into more using storefront, mask, tiers[tier], case when sort = 'oblibene' then tiers[tier - 1] end, enough - cardinality(ids);
    ids := ids || more;
    exit when cardinality(ids) >= enough;
  end loop;
  return ids[skip + 1 : enough];
end
$$;
comment on function internal.common_matches is 'One page of the matches of a common word among filtered products.';

create function internal.common_answer(storefront bigint, tiers tsquery[], filters jsonb, sort text, page_size integer, skip integer) returns jsonb
  language plpgsql stable
  set search_path = ''
  set enable_seqscan = off
as $$
declare
  most constant integer := 500;
  mask bit varying := coalesce((select bit_and(m.mask) from internal.grid_masks(storefront, filters) m), internal.grid_bits(storefront, '{all}'));
  total integer := (
    select count(*) from (
      select from internal.product_search s join internal.grid_products g on g.product_id = s.product_id
       where s.lexemes @@ tiers[2] and s.storefront_id = storefront and get_bit(mask, g.position) = 1
       limit most + 1
    ) hits);
begin
  -- The counts of the filters alone: which values there are, not how many of them the words match.
  return internal.grid_answer(storefront, filters, sort, 1, 0, null) || jsonb_build_object(
    'total', least(total, most), 'is_open_ended', total > most, 'has_counts', false,
    'cards', internal.grid_cards(internal.common_matches(storefront, tiers, mask, sort, page_size, skip)));
end
$$;
comment on function internal.common_answer is 'The answer of the grid for a query that matches too much to be counted.';

create function shop.search_grid(
  q text, filters jsonb default '{}', sort text default 'oblibene', page_size integer default 24, skip integer default 0, storefront_id bigint default 1
) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  most constant integer := 500;
  wanted constant integer := least(greatest(page_size, 1), 100);
  understood internal.understood_query;
  tiers tsquery[];
  strong tsquery[];
  ranked bigint[];
  is_relaxed boolean := false;
begin
  ranked := array(select v.product_id from shop.variants v join shop.product_cards c on c.product_id = v.product_id
    where v.storefront_id = search_grid.storefront_id and (v.sku = upper(btrim(q)) or v.ean = regexp_replace(q, '\s', '', 'g')));
  if ranked = '{}' then
    understood := internal.understand_query(storefront_id, q);
    strong := internal.group_queries(understood.groups, 'n/') || internal.group_queries(understood.groups, 'm/');
    loop
      exit when understood.groups = '[]' and understood.excluded = '{}';
      tiers := array(select internal.to_search_query(understood, prefix, '{}', is_relaxed) from unnest(array['n/', 'm/', '']) prefix);
      ranked := internal.all_matches(storefront_id, tiers, strong, most);
      -- Nothing has it all: show what has some of it, and say so.
      exit when ranked is null or ranked <> '{}' or is_relaxed or jsonb_array_length(understood.groups) < 2;
      is_relaxed := true;
    end loop;
  end if;
  return case
      when ranked is null then internal.common_answer(storefront_id, tiers, filters, sort, wanted, greatest(skip, 0))
      else internal.grid_answer(storefront_id, filters, sort, wanted, skip, ranked)
    end || jsonb_build_object(
      'correction', understood.correction, 'is_relaxed', is_relaxed,
      'excluded', (select coalesce(jsonb_agg(distinct n.code), '[]') from shop.ingredients n where n.id = any (understood.excluded)));
end
$$;
comment on function shop.search_grid is 'Products that match a Czech query, with the filters of the grid. A query that matches more than 500 is not counted: is_open_ended, has_counts.';
grant execute on function shop.search_grid to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
