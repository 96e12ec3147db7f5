-- migrate:up

create function internal.breed_json(storefront bigint, breed_slug text) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('slug', b.slug, 'name', b.name, 'size', b.size, 'portrait', b.portrait,
           'from_grams', least(b.dog_from_grams, b.bitch_from_grams), 'to_grams', greatest(b.dog_to_grams, b.bitch_to_grams))
    from shop.breeds b where b.storefront_id = storefront and b.slug = breed_slug
$$;
comment on function internal.breed_json is 'A breed as the search shows it.';

create or replace function shop.search_grid(
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
  absence internal.found_absence;
  tiers tsquery[];
  strong tsquery[] := '{}';
  hits bit varying;
  is_relaxed boolean := false;
begin
  hits := internal.to_bits(array(
    select g.position from shop.variants v join internal.grid_products g on g.product_id = v.product_id
     where v.storefront_id = search_grid.storefront_id and (v.sku = upper(btrim(q)) or v.ean = regexp_replace(q, '\s', '', 'g'))), size);
  if bit_count(hits) = 0 then
    absence := internal.find_absence(storefront_id, q);
    -- What is nearest stands first and the rest of the words may be missing.
    understood := internal.understand_query(storefront_id, case when absence.sentence is null then q else concat_ws(' ', absence.nearest, absence.rest) end);
    is_relaxed := absence.sentence is not null and jsonb_array_length(understood.groups) > 1;
    strong := internal.group_queries(understood.groups, 'n/') || internal.group_queries(understood.groups, 'm/');
    loop
      exit when understood.groups = '[]' and understood.excluded = '{}' and understood.narrowed is null;
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
      else coalesce(internal.found_answer(storefront_id, hits, tiers, strong, coalesce(understood.preferred, '{}'), filters, sort, wanted, greatest(skip, 0)), internal.empty_grid())
    end || jsonb_build_object(
      'correction', case when absence.sentence is null then understood.correction end, 'is_relaxed', is_relaxed,
      'excluded', (select coalesce(jsonb_agg(distinct n.code), '[]') from shop.ingredients n where n.id = any (understood.excluded)),
      'breed', internal.breed_json(storefront_id, understood.breed),
      'absence', case when absence.sentence is not null then
        jsonb_build_object('sentence', absence.sentence, 'nearest', absence.nearest, 'rest', internal.kept_words(storefront_id, absence.rest)) end);
end
$$;
comment on function shop.search_grid is 'Products that match a Czech query, with the filters of the grid, the breed it names and what it asks for in vain. A query that matches more than 1000 is not counted: is_open_ended, has_counts.';

-- The rest of a query that names something we lack, when we have that rest: „s dýní“.
create function internal.kept_words(storefront bigint, rest text) returns text
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  understood internal.understood_query := internal.understand_query(storefront, coalesce(rest, ''));
begin
  if understood.groups = '[]' or cardinality(internal.telling_stems(storefront, rest)) = 0
     or coalesce(bit_count(internal.matching_bits(storefront, internal.to_search_query(understood, 'm/', '{}', false), 1000)), 1) = 0 then
    return null;
  end if;
  return rest;
end
$$;
comment on function internal.kept_words is 'Words that do find something; null when they do not.';

create or replace function shop.search(
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
  if understood.groups = '[]' and understood.excluded = '{}' and understood.narrowed is null then
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

-- What stands under the search field while somebody is typing: the last word may be unfinished.
drop function shop.suggest(text, bigint, integer, integer);
create function shop.suggest(q text, storefront_id bigint default 1, max_products integer default 6, max_categories integer default 3)
  returns table (
    kind text, id bigint, name text, detail text, path text, image_key text, image_hash text, price bigint, in_stock boolean, correction text,
    protein text, breed jsonb
  )
  language plpgsql stable security definer rows 9
  set search_path = pg_catalog, pg_temp
as $$
declare
  understood internal.understood_query;
  wanted tsquery;
  enough constant integer := least(greatest(max_products, 0), 20);
  typed constant text := array_to_string(internal.split_words(internal.unaccented(left(q, 100))), ' ');
begin
  if length(btrim(q)) < 2 then
    return;
  end if;
  understood := internal.understand_query(storefront_id, q, not q ~ '\s$');
  wanted := internal.to_search_query(understood, '', '{}', false);
  return query
    select 'breed', null::bigint, b.name, null::text, b.slug, null::text, null::text, null::bigint, null::boolean, null::text, null::text,
           internal.breed_json(suggest.storefront_id, b.slug)
      from shop.breeds b
      join (
        select n.slug, min(n.place) as place from (
          select understood.breed as slug, 0 as place where understood.breed is not null
          union all
          -- Two letters begin too many dogs.
          (select s.slug, s.position from internal.breed_search s
            where length(typed) > 2 and s.storefront_id = suggest.storefront_id and s.phrase like typed || '%' order by s.position limit 4)
        ) n group by n.slug
      ) found on found.slug = b.slug
     where b.storefront_id = suggest.storefront_id
     order by found.place, b.position limit 2;

  return query
    select 'category', c.id, c.name, p.name, c.path, null::text, null::text, null::bigint, null::boolean, understood.correction, null::text, null::jsonb
      from internal.category_search s
      join shop.categories c on c.id = s.category_id
      left join shop.categories p on p.id = c.parent_id
     where s.storefront_id = suggest.storefront_id and understood.groups <> '[]' and understood.excluded = '{}' and understood.narrowed is null
       and s.lexemes @@ wanted
     order by c.depth, c.position
     limit least(greatest(max_categories, 0), 10);

  return query
    select 'product', c.product_id, c.name, c.subtitle, c.slug, c.image_key, c.image_hash, c.price, c.in_stock, null::text, c.protein, null::jsonb
      from shop.variants v join shop.product_cards c on c.product_id = v.product_id
     where v.storefront_id = suggest.storefront_id and (v.sku = upper(btrim(q)) or v.ean = regexp_replace(q, '\s', '', 'g'));
  if found or understood.groups = '[]' and understood.excluded = '{}' and understood.narrowed is null then
    return;
  end if;

  return query
    select 'product', c.product_id, c.name, c.subtitle, c.slug, c.image_key, c.image_hash, c.price, c.in_stock, understood.correction, c.protein, null::jsonb
      from unnest((internal.ranked_products(storefront_id, understood, '{}', false, enough, is_counted => false)).ids) with ordinality r (id, place) join shop.product_cards c on c.product_id = r.id
     order by r.place;
end
$$;
comment on function shop.suggest is 'Breeds, categories and products for an unfinished query; an exact EAN or SKU gives its product.';
grant execute on function shop.suggest to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
