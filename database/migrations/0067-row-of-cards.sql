-- migrate:up

-- A row of neighbours on a page of goods asked for the whole grid and threw away everything that is counted for its filters.
create function shop.product_row(filters jsonb default '{}', sort text default 'oblibene', page_size integer default 4, storefront_id bigint default 1)
  returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select internal.grid_cards(internal.grid_page(
    product_row.storefront_id,
    coalesce((select bit_and(m.mask) from internal.grid_masks(product_row.storefront_id, filters) m),
             internal.grid_bits(product_row.storefront_id, '{all}')),
    sort, least(greatest(page_size, 1), 100), 0))
$$;
comment on function shop.product_row is 'The first cards of the grid of these filters, with nothing counted beside them.';
grant execute on function shop.product_row to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
