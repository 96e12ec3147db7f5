-- migrate:up

-- What stands around the cards: the total, the counts of all facets, the bounds of both money ranges, and what is there when
-- one filter is dropped, so that an empty grid can name the one that helps most.
create function internal.grid_surroundings(storefront bigint, facets text[], masks bit varying[], narrowed bit varying, everything bit varying)
  returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'total', bit_count(narrowed), 'is_open_ended', false, 'has_counts', true,
    'facets', internal.grid_counts(storefront, facets, masks, narrowed),
    'bounds', (
      select jsonb_object_agg(r.facet, internal.grid_bounds(internal.grid_digits(storefront, r.facet), r.others))
        from (
          select f.facet, (select coalesce(bit_and(m.mask), everything) from unnest(facets, masks) m (facet, mask) where m.facet <> f.facet) as others
            from unnest('{price,unit_price}'::text[]) f (facet)
        ) r),
    'total_without', (
      select coalesce(jsonb_object_agg(f.facet, (
               select bit_count(coalesce(bit_and(m.mask), everything)) from unnest(facets, masks) m (facet, mask) where m.facet <> f.facet)), '{}')
        from unnest(facets) f (facet)
       where f.facet not in ('within', 'found')))
$$;
comment on function internal.grid_surroundings is 'Everything a grid shows but its cards.';

create function internal.empty_grid() returns jsonb
  language sql immutable
  set search_path = ''
  return jsonb_build_object('total', 0, 'is_open_ended', false, 'has_counts', false, 'cards', '[]'::jsonb, 'facets', '{}'::jsonb,
    'bounds', '{}'::jsonb, 'total_without', '{}'::jsonb);
comment on function internal.empty_grid is 'The answer where there is nothing to show.';

create function shop.product_grid(
  filters jsonb default '{}', sort text default 'oblibene', page_size integer default 24, skip integer default 0, storefront_id bigint default 1
) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  everything bit varying := internal.grid_bits(storefront_id, '{all}');
  facets text[];
  masks bit varying[];
  narrowed bit varying;
begin
  if everything is null then
    return internal.empty_grid();
  end if;
  select coalesce(array_agg(m.facet), '{}'), coalesce(array_agg(m.mask), '{}') into facets, masks
    from internal.grid_masks(storefront_id, filters) m;
  narrowed := coalesce((select bit_and(m) from unnest(masks) m), everything);
  return internal.grid_surroundings(storefront_id, facets, masks, narrowed, everything) || jsonb_build_object(
    'cards', internal.grid_cards(internal.grid_page(storefront_id, narrowed, sort, least(greatest(page_size, 1), 100), greatest(skip, 0))));
end
$$;
comment on function shop.product_grid is 'Products by filters, e.g. {"within":["granule"],"protein":["losos"],"without":["kure"],"price":{"to":100000},"in_stock":true}: cards, total, counts, bounds of prices (haléře) and totals without each filter.';
grant execute on function shop.product_grid to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
