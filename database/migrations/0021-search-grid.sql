-- migrate:up

-- Products that match a query, as a bitmap; null when they are too many to be counted one by one.
create function internal.matching_bits(storefront bigint, wanted tsquery, most integer) returns bit varying
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
  set enable_seqscan = off
as $$
declare
  positions integer[] := array(
    select g.position
      from (
        select s.product_id from internal.product_search s
         where s.lexemes @@ wanted and s.storefront_id = storefront limit most + 1
      ) hit
      join internal.grid_products g on g.product_id = hit.product_id);
begin
  if cardinality(positions) > most then
    return null;
  end if;
  return internal.to_bits(positions, length(internal.grid_bits(storefront, '{all}')));
end
$$;
comment on function internal.matching_bits is 'Products whose words match, as bits; null when more than `most` do.';

-- Best first: in a short list those that meet most conditions, in a long one those that match by name.
create function internal.ranked_page(storefront bigint, mask bit varying, tiers tsquery[], strong tsquery[], page_size integer, skip integer)
  returns bigint[]
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
                (select count(*) from unnest(strong) q where s.lexemes @@ q) desc, g.in_stock desc, g.popularity desc, g.product_id
       limit page_size offset skip);
  end if;
  named := mask & coalesce(internal.matching_bits(storefront, tiers[1], length(mask)), mask);
  ids := internal.grid_page(storefront, named, 'oblibene', page_size, skip);
  return ids || internal.grid_page(storefront, mask & ~named, 'oblibene', page_size - cardinality(ids),
    greatest(0, skip - bit_count(named)::integer));
end
$$;
comment on function internal.ranked_page is 'One page of the products of a search, best first.';

-- For words found in a large part of the catalogue: filtered products are looked through in the wanted order until the page
-- is full, names first when the order is that of relevance. Words that are common among properties may be in no name at all, and
-- looking through the whole catalogue for such a name takes 300 ms: names are asked from the index first and looked through only
-- when they are common as well.
create function internal.common_matches(storefront bigint, tiers tsquery[], mask bit varying, sort text, page_size integer, skip integer) returns bigint[]
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
  set enable_seqscan = off
  set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  few constant integer := 1000;
  enough constant integer := skip + page_size;
  named bit varying;
  ids bigint[] := '{}';
  more bigint[];
begin
  for tier in case when sort = 'oblibene' then 1 else 2 end .. 2 loop
    if tier = 1 then
      named := internal.matching_bits(storefront, tiers[1], few);
    end if;
    if tier = 1 and named is not null then
      more := internal.grid_page(storefront, mask & named, sort, enough, 0);
    else
      execute format('select array(
          select g.product_id
            from (select product_id from internal.grid_products where storefront_id = $1 and get_bit($2, position) = 1 order by %s offset 0) g
           cross join lateral (
             select from internal.product_search s
              where s.product_id = g.product_id and s.lexemes @@ $3 and ($4 is null or not s.lexemes @@ $4) offset 0
           ) hit
           limit $5)', internal.grid_order(sort))
        into more using storefront, mask, tiers[tier], case when sort = 'oblibene' then tiers[tier - 1] end, enough - cardinality(ids);
    end if;
    ids := ids || more;
    exit when cardinality(ids) >= enough;
  end loop;
  return ids[skip + 1 : enough];
end
$$;
comment on function internal.common_matches is 'One page of the matches of a common word among filtered products.';

-- The numbers beside values are then those of the filters alone: which values there are, not how many of them the words match.
create function internal.common_answer(storefront bigint, tiers tsquery[], filters jsonb, sort text, page_size integer, skip integer) returns jsonb
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
  set enable_seqscan = off
as $$
declare
  most constant integer := 500;
  everything bit varying := internal.grid_bits(storefront, '{all}');
  mask bit varying := coalesce((select bit_and(m.mask) from internal.grid_masks(storefront, filters) m), everything);
  total integer := most + 1;
begin
  -- Without filters it is already known that there are more.
  if mask <> everything then
    total := (
      select count(*) from (
        select from (select s.product_id from internal.product_search s where s.lexemes @@ tiers[2] and s.storefront_id = storefront offset 0) hit
          join internal.grid_products g on g.product_id = hit.product_id
         where get_bit(mask, g.position) = 1
         limit most + 1
      ) hits);
  end if;
  return internal.empty_grid() || jsonb_build_object(
    'total', least(total, most), 'is_open_ended', total > most,
    'facets', internal.grid_counts(storefront, '{}', '{}', mask),
    'cards', internal.grid_cards(internal.common_matches(storefront, tiers, mask, sort, page_size, skip)));
end
$$;
comment on function internal.common_answer is 'The answer of the grid for a query that matches too much to be counted.';

create function internal.found_answer(storefront bigint, hits bit varying, tiers tsquery[], strong tsquery[], filters jsonb, sort text, page_size integer, skip integer)
  returns jsonb
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
      when sort = 'oblibene' then internal.ranked_page(storefront, narrowed, tiers, strong, page_size, skip)
      else internal.grid_page(storefront, narrowed, sort, page_size, skip)
    end));
end
$$;
comment on function internal.found_answer is 'The answer of the grid for a query whose matches are known one by one.';

create function shop.search_grid(
  q text, filters jsonb default '{}', sort text default 'oblibene', page_size integer default 24, skip integer default 0, storefront_id bigint default 1
) returns jsonb
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  -- Fewer are worth listing; more are so dense that the first page is found at once.
  most constant integer := 1000;
  wanted constant integer := least(greatest(page_size, 1), 100);
  size constant integer := length(internal.grid_bits(storefront_id, '{all}'));
  understood internal.understood_query;
  tiers tsquery[];
  strong tsquery[] := '{}';
  hits bit varying;
  is_relaxed boolean := false;
begin
  hits := internal.to_bits(array(
    select g.position from shop.variants v join internal.grid_products g on g.product_id = v.product_id
     where v.storefront_id = search_grid.storefront_id and (v.sku = upper(btrim(q)) or v.ean = regexp_replace(q, '\s', '', 'g'))), size);
  if bit_count(hits) = 0 then
    understood := internal.understand_query(storefront_id, q);
    strong := internal.group_queries(understood.groups, 'n/') || internal.group_queries(understood.groups, 'm/');
    loop
      exit when understood.groups = '[]' and understood.excluded = '{}';
      tiers := array(select internal.to_search_query(understood, prefix, '{}', is_relaxed) from unnest(array['n/', 'm/', '']) prefix);
      hits := internal.matching_bits(storefront_id, tiers[2], most);
      -- Prose mentions everything, so it is asked only when names and properties are silent.
      if bit_count(hits) < 3 then
        hits := coalesce(internal.matching_bits(storefront_id, tiers[3], most), hits);
      end if;
      -- Nothing has it all: show what has some of it, and say so.
      exit when hits is null or bit_count(hits) > 0 or is_relaxed or jsonb_array_length(understood.groups) < 2;
      is_relaxed := true;
    end loop;
  end if;
  return case
      when hits is null and size is not null then internal.common_answer(storefront_id, tiers, filters, sort, wanted, greatest(skip, 0))
      else coalesce(internal.found_answer(storefront_id, hits, tiers, strong, filters, sort, wanted, greatest(skip, 0)), internal.empty_grid())
    end || jsonb_build_object(
      'correction', understood.correction, 'is_relaxed', is_relaxed,
      'excluded', (select coalesce(jsonb_agg(distinct n.code), '[]') from shop.ingredients n where n.id = any (understood.excluded)));
end
$$;
comment on function shop.search_grid is 'Products that match a Czech query, with the filters of the grid. A query that matches more than 1000 is not counted: is_open_ended, has_counts.';
grant execute on function shop.search_grid to shop_readers;

-- What stands under the search field while somebody is typing: the last word may be unfinished.
create function shop.suggest(q text, storefront_id bigint default 1, max_products integer default 6, max_categories integer default 3)
  returns table (kind text, id bigint, name text, detail text, path text, image_key text, image_hash text, price bigint, in_stock boolean, correction text)
  language plpgsql stable security definer rows 9
  set search_path = pg_catalog, pg_temp
as $$
declare
  understood internal.understood_query;
  wanted tsquery;
  enough constant integer := least(greatest(max_products, 0), 20);
begin
  if length(btrim(q)) < 2 then
    return;
  end if;
  understood := internal.understand_query(storefront_id, q, not q ~ '\s$');
  wanted := internal.to_search_query(understood, '', '{}', false);
  return query
    select 'category', c.id, c.name, p.name, c.path, null::text, null::text, null::bigint, null::boolean, understood.correction
      from internal.category_search s
      join shop.categories c on c.id = s.category_id
      left join shop.categories p on p.id = c.parent_id
     where s.storefront_id = suggest.storefront_id and understood.groups <> '[]' and understood.excluded = '{}'
       and s.lexemes @@ wanted
     order by c.depth, c.position
     limit least(greatest(max_categories, 0), 10);

  return query
    select 'product', c.product_id, c.name, c.subtitle, c.slug, c.image_key, c.image_hash, c.price, c.in_stock, null::text
      from shop.variants v join shop.product_cards c on c.product_id = v.product_id
     where v.storefront_id = suggest.storefront_id and (v.sku = upper(btrim(q)) or v.ean = regexp_replace(q, '\s', '', 'g'));
  if found or understood.groups = '[]' and understood.excluded = '{}' then
    return;
  end if;

  return query
    select 'product', c.product_id, c.name, c.subtitle, c.slug, c.image_key, c.image_hash, c.price, c.in_stock, understood.correction
      from unnest((internal.ranked_products(storefront_id, understood, '{}', false, enough, is_counted => false)).ids) with ordinality r (id, place) join shop.product_cards c on c.product_id = r.id
     order by r.place;
end
$$;
comment on function shop.suggest is 'Categories and products for an unfinished query; an exact EAN or SKU gives its product.';
grant execute on function shop.suggest to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
