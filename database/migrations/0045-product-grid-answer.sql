-- migrate:up

-- One answer holds a page of cards, the total, the counts of all facets and the bounds of both money ranges. `ranked`, when
-- given, is the ranked result of a search and both narrows the grid and orders it.
create function internal.grid_answer(storefront bigint, filters jsonb, sort text, page_size integer, skip integer, ranked bigint[])
  returns jsonb
  language plpgsql stable
  set search_path = ''
as $$
declare
  everything bit varying := internal.grid_bits(storefront, '{all}');
  facets text[];
  masks bit varying[];
  narrowed bit varying;
  ids bigint[];
  wanted constant integer := least(greatest(page_size, 1), 100);
begin
  if everything is null then
    return jsonb_build_object('total', 0, 'is_open_ended', false, 'has_counts', false, 'cards', '[]'::jsonb, 'facets', '{}'::jsonb, 'bounds', '{}'::jsonb, 'total_without', '{}'::jsonb);
  end if;
  select coalesce(array_agg(m.facet), '{}'), coalesce(array_agg(m.mask), '{}') into facets, masks
    from (
      select * from internal.grid_masks(storefront, filters)
      union all
      select 'found', internal.to_bits(array(
               select g.position from internal.grid_products g where g.product_id = any (ranked) and g.storefront_id = storefront), length(everything))
       where ranked is not null
    ) m;
  narrowed := coalesce((select bit_and(m) from unnest(masks) m), everything);
  if ranked is not null and sort = 'oblibene' then
    ids := array(
      select f.id from unnest(ranked) with ordinality f (id, place) join internal.grid_products g on g.product_id = f.id
       where get_bit(narrowed, g.position) = 1 order by f.place limit wanted offset greatest(skip, 0));
  else
    ids := internal.grid_page(storefront, narrowed, sort, wanted, greatest(skip, 0));
  end if;
  return jsonb_build_object(
    'total', bit_count(narrowed), 'is_open_ended', false, 'has_counts', true,
    'cards', internal.grid_cards(ids),
    'facets', internal.grid_counts(storefront, facets, masks, narrowed),
    'bounds', (
      select jsonb_object_agg(r.facet, internal.grid_bounds(internal.grid_digits(storefront, r.facet), r.others))
        from (
          select f.facet, (select coalesce(bit_and(m.mask), everything) from unnest(facets, masks) m (facet, mask) where m.facet <> f.facet) as others
            from unnest('{price,unit_price}'::text[]) f (facet)
        ) r),
    -- What is there when one filter is dropped: an empty grid names the one that helps most.
    'total_without', (
      select coalesce(jsonb_object_agg(f.facet, (
               select bit_count(coalesce(bit_and(m.mask), everything)) from unnest(facets, masks) m (facet, mask) where m.facet <> f.facet)), '{}')
        from unnest(facets) f (facet)
       where f.facet not in ('within', 'found')));
end
$$;
comment on function internal.grid_answer is 'A page of the grid with all that stands around it.';

create function shop.product_grid(
  filters jsonb default '{}', sort text default 'oblibene', page_size integer default 24, skip integer default 0, storefront_id bigint default 1
) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select internal.grid_answer(storefront_id, filters, sort, page_size, skip, null)
$$;
comment on function shop.product_grid is 'Products by filters, e.g. {"within":["granule"],"protein":["losos"],"without":["kure"],"price":{"to":100000},"in_stock":true}: cards, total, counts, bounds of prices (haléře) and totals without each filter.';
grant execute on function shop.product_grid to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
