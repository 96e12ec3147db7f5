-- migrate:up

-- What stands under the search field while somebody is typing: the last word may be unfinished.
create function shop.suggest(q text, storefront_id bigint default 1, max_products integer default 6, max_categories integer default 3)
  returns table (kind text, id bigint, name text, detail text, path text, image_key text, image_hash text, price bigint, in_stock boolean, correction text)
  language plpgsql stable security definer rows 9
  set search_path = ''
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
