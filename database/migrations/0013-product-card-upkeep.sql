-- migrate:up

create function internal.refresh_product_cards(ids bigint[]) returns void
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  -- Two writers of one product come one after the other, and the second sees what the first has written.
  perform from shop.products where id = any (ids) order by id for no key update;
  with wanted as materialized (
    select * from internal.product_card_rows r where r.product_id = any (ids)
  ), gone as (
    delete from shop.product_cards c
     where c.product_id = any (ids) and not exists (select from wanted w where w.product_id = c.product_id)
  )
  insert into shop.product_cards as c
  select * from wanted
  on conflict (product_id) do update set
    (storefront_id, slug, name, subtitle, kind, status, brand, protein, protein_name, life_stage, breed_size, grain_free,
     monoprotein, energy_kcal_per_100g, category_path, category_ids, tags, facets, allergens, ingredient_ids, composition,
     variant_id, variant_name, variant_count, net_weight_g, pack_weights_g, price, regular_price, lowest_price_30_days,
     discount_percent, unit, unit_price, price_from, on_sale, in_stock, rating_count, rating_average, image_key, image_hash,
     image_alt, image_width, image_height, popularity, published_at)
    = row (excluded.storefront_id, excluded.slug, excluded.name, excluded.subtitle, excluded.kind, excluded.status,
     excluded.brand, excluded.protein, excluded.protein_name, excluded.life_stage, excluded.breed_size, excluded.grain_free,
     excluded.monoprotein, excluded.energy_kcal_per_100g, excluded.category_path, excluded.category_ids, excluded.tags,
     excluded.facets, excluded.allergens, excluded.ingredient_ids, excluded.composition, excluded.variant_id,
     excluded.variant_name, excluded.variant_count, excluded.net_weight_g, excluded.pack_weights_g, excluded.price,
     excluded.regular_price, excluded.lowest_price_30_days, excluded.discount_percent, excluded.unit, excluded.unit_price,
     excluded.price_from, excluded.on_sale, excluded.in_stock, excluded.rating_count, excluded.rating_average,
     excluded.image_key, excluded.image_hash, excluded.image_alt, excluded.image_width, excluded.image_height,
     excluded.popularity, excluded.published_at)
   where (c.*) is distinct from (excluded.*);
end
$$;
comment on function internal.refresh_product_cards is 'Brings the cards of products in step with their sources; unchanged cards are left alone.';

-- Bundles show what their components allow, so they are refreshed along.
create function internal.with_bundles(ids bigint[]) returns bigint[]
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select array_agg(distinct id) from (
    select unnest(ids) as id
    union all
    select bundle.product_id
      from shop.variants v
      join shop.bundle_components c on c.component_variant_id = v.id
      join shop.variants bundle on bundle.id = c.bundle_variant_id
     where v.product_id = any (ids)
  ) touched where id is not null
$$;
comment on function internal.with_bundles is 'Products together with the bundles that hold them.';

-- Called with a query that names the touched products; the rows of the statement are called changed.
create function internal.refresh_touched_cards() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  ids bigint[];
begin
  execute tg_argv[0] into ids;
  if ids is not null then
    perform internal.refresh_product_cards(internal.with_bundles(ids));
  end if;
  return null;
end
$$;
comment on function internal.refresh_touched_cards is 'Statement trigger that refreshes the cards of the products a statement touched.';
create trigger stock_card_added after insert on shop.stock
  referencing new table as changed for each statement
  execute function internal.refresh_touched_cards(
    'select array_agg(distinct v.product_id) from changed c join shop.variants v on v.id = c.variant_id');

-- A thousand orders a minute change counts; only the piece that sells something out (or a set) changes a card. Every order runs
-- this trigger while it holds the busiest rows of the shop: the general function plans its query anew each time, this one keeps
-- its plan, and nearly always finds that nothing has sold out.
create function internal.refresh_cards_of_stock() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  ids bigint[];
begin
  select array_agg(distinct v.product_id) into ids
    from earlier e
    join later l using (variant_id)
    join shop.variants v on v.id = e.variant_id
   where (e.on_hand > e.reserved) <> (l.on_hand > l.reserved)
      or exists (
        select from shop.bundle_components c
         where c.component_variant_id = v.id
           and (e.on_hand - e.reserved >= c.quantity) <> (l.on_hand - l.reserved >= c.quantity));
  if ids is not null then
    perform internal.refresh_product_cards(internal.with_bundles(ids));
  end if;
  return null;
end
$$;
comment on function internal.refresh_cards_of_stock is 'Refreshes cards when a piece sells something out or brings it back, also for the sets it is in.';
create trigger stock_card_changed after update on shop.stock
  referencing old table as earlier new table as later for each statement
  execute function internal.refresh_cards_of_stock();

-- Everything a card is made of, with the query that finds the products of the rows a statement changed.
do $$
declare
  by_product constant text := 'select array_agg(distinct product_id) from changed c';
  source record;
begin
  for source in
    select * from (values
      ('products', 'select array_agg(distinct id) from changed c'),
      ('variants', by_product),
      ('prices', 'select array_agg(distinct v.product_id) from changed c join shop.variants v on v.id = c.variant_id'),
      ('images', 'select array_agg(distinct coalesce(c.product_id, v.product_id)) from changed c left join shop.variants v on v.id = c.variant_id where c.category_id is null'),
      ('product_categories', by_product),
      ('product_tags', by_product),
      ('product_attributes', by_product),
      ('product_ingredients', by_product),
      ('product_allergens', by_product),
      ('product_ratings', by_product),
      ('bundle_components', 'select array_agg(distinct v.product_id) from changed c join shop.variants v on v.id = c.bundle_variant_id'),
      ('brands', 'select array_agg(p.id) from changed c join shop.products p on p.brand_id = c.id'),
      ('proteins', 'select array_agg(p.id) from changed c join shop.products p on p.storefront_id = c.storefront_id and p.protein = c.code'),
      ('categories', 'select array_agg(distinct pc.product_id) from changed c join shop.product_categories pc on pc.category_id = c.id'),
      ('attributes', 'select array_agg(distinct pa.product_id) from changed c join shop.product_attributes pa on pa.attribute_id = c.id'),
      ('attribute_options', 'select array_agg(distinct pa.product_id) from changed c join shop.product_attributes pa on pa.option_id = c.id'),
      ('ingredient_closure', 'select array_agg(distinct i.product_id) from changed c join shop.product_ingredients i on i.ingredient_id = c.descendant_id')
    ) as s (name, touched)
  loop
    execute format('create trigger %I after insert on shop.%I referencing new table as changed for each statement '
      'execute function internal.refresh_touched_cards(%L)', source.name || '_card_added', source.name, source.touched);
    -- A row that moves to another product changes two cards.
    execute format('create trigger %I after update on shop.%I referencing old table as earlier new table as later for each statement '
      'execute function internal.refresh_touched_cards(%L)', source.name || '_card_changed', source.name,
      replace(source.touched, 'from changed c', 'from (table earlier union all table later) c'));
    execute format('create trigger %I after delete on shop.%I referencing old table as changed for each statement '
      'execute function internal.refresh_touched_cards(%L)', source.name || '_card_removed', source.name, source.touched);
  end loop;
end
$$;

-- Prices and publication that were planned begin by the clock, not by a write: the timetable calls this.
create function internal.refresh_due_product_cards(since timestamptz) returns integer
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  ids bigint[];
begin
  select array_agg(distinct due.id) into ids from (
    select v.product_id as id
      from shop.price_lists l
      join shop.prices p on p.price_list_id = l.id and p.valid_from > since and p.valid_from <= now()
      join shop.variants v on v.id = p.variant_id
     where l.is_public
    union all
    select id from shop.products where published_at > since and published_at <= now()
  ) due;
  if ids is null then
    return 0;
  end if;
  perform internal.refresh_product_cards(internal.with_bundles(ids));
  return cardinality(ids);
end
$$;
comment on function internal.refresh_due_product_cards is 'Refreshes cards whose planned price or publication came due since the given moment; returns how many.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
