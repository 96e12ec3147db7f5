-- migrate:up

-- Gives new products their bit and takes the bits of those that left; makes room in steps, so that it is rare.
create function internal.seat_grid_products(storefront bigint, ids bigint[]) returns void
  language plpgsql volatile
  set search_path = pg_catalog, pg_temp
as $$
declare
  step constant integer := 4096;
  size integer := coalesce((select length(bits) from internal.grid_bitmaps where storefront_id = storefront and token = 'all'), 0);
  arrivals bigint[] := array(select r.product_id from internal.grid_rows r
    where r.product_id = any (ids) and r.storefront_id = storefront
      and not exists (select from internal.grid_products g where g.product_id = r.product_id) order by r.product_id);
  room integer;
begin
  if cardinality(arrivals) = 0 then
    return;
  end if;
  insert into internal.grid_products
  select r.product_id, storefront, free.position, '{}', r.contains, r.may_contain, r.in_stock, r.popularity, r.price, r.unit_price, r.energy_price,
         r.rating_average, r.rating_count, r.published_at
    from unnest(arrivals) with ordinality a (id, place)
    join (
      select p as position, row_number() over (order by p) as place
        from generate_series(0, size + cardinality(arrivals) - 1) p
       where not exists (select from internal.grid_products g where g.storefront_id = storefront and g.position = p)
    ) free using (place)
    join internal.grid_rows r on r.product_id = a.id;
  room := (select ceil((max(position) + 1)::numeric / step) * step from internal.grid_products where storefront_id = storefront);
  if room > size then
    insert into internal.grid_bitmaps (storefront_id, token, bits) values (storefront, 'all', repeat('0', size)::bit varying)
    on conflict do nothing;
    update internal.grid_bitmaps set bits = bits || repeat('0', room - size)::bit varying where storefront_id = storefront;
  end if;
end
$$;
comment on function internal.seat_grid_products is 'Finds a bit for every product that has come to the grid.';

create function internal.refresh_grid(storefront bigint, ids bigint[]) returns void
  language plpgsql volatile
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform internal.seat_grid_products(storefront, ids);
  insert into internal.grid_bitmaps (storefront_id, token, bits)
  select storefront, token, (select bits & ~bits from internal.grid_bitmaps where storefront_id = storefront and token = 'all')
    from (select distinct unnest(tokens) as token from internal.grid_rows where product_id = any (ids) and storefront_id = storefront) t
  on conflict do nothing;

  update internal.grid_bitmaps b
     set bits = internal.flip_bits(b.bits, d.ons, d.offs)
    from (
      select token, coalesce(array_agg(position) filter (where is_on), '{}') as ons,
             coalesce(array_agg(position) filter (where not is_on), '{}') as offs
        from (
          select g.position, t.token, t.is_on
            from internal.grid_products g
            left join internal.grid_rows r on r.product_id = g.product_id
            cross join lateral (
              (select unnest(r.tokens), true except select unnest(g.tokens), true)
              union all
              (select unnest(g.tokens), false except select unnest(r.tokens), false)
            ) t (token, is_on)
           where g.product_id = any (ids) and g.storefront_id = storefront
        ) changed
       group by token
    ) d
   where b.storefront_id = storefront and b.token = d.token;

  delete from internal.grid_products g
   where g.product_id = any (ids) and g.storefront_id = storefront
     and not exists (select from shop.product_cards c where c.product_id = g.product_id);
  update internal.grid_products g
     set (tokens, contains, may_contain, in_stock, popularity, price, unit_price, energy_price, rating_average, rating_count, published_at)
       = row (r.tokens, r.contains, r.may_contain, r.in_stock, r.popularity, r.price, r.unit_price, r.energy_price, r.rating_average,
              r.rating_count, r.published_at)
    from internal.grid_rows r
   where r.product_id = g.product_id and g.product_id = any (ids) and g.storefront_id = storefront;
end
$$;
comment on function internal.refresh_grid is 'Brings bits and sort keys of products in step with their cards.';

create function internal.note_grid_changes() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  execute 'insert into internal.grid_changes (product_ids) select array_agg(distinct product_id) from ('
    || tg_argv[0] || ') touched having count(*) > 0';
  return null;
end
$$;
comment on function internal.note_grid_changes is 'Statement trigger that remembers the products a statement touched.';
create trigger product_cards_grid_added after insert on shop.product_cards
  referencing new table as changed for each statement
  execute function internal.note_grid_changes('select product_id from changed');
create trigger product_cards_grid_changed after update on shop.product_cards
  referencing new table as changed for each statement
  execute function internal.note_grid_changes('select product_id from changed');
create trigger product_cards_grid_removed after delete on shop.product_cards
  referencing old table as changed for each statement
  execute function internal.note_grid_changes('select product_id from changed');
-- Which ingredients can be excluded, and what a general line may stand for, is a property of the tree.
create trigger ingredients_grid_changed after update on shop.ingredients
  referencing new table as changed for each statement
  execute function internal.note_grid_changes(
    'select c.product_id from shop.product_cards c join changed n on n.id = any (c.ingredient_ids)');
create trigger ingredient_closure_grid_added after insert on shop.ingredient_closure
  referencing new table as changed for each statement
  execute function internal.note_grid_changes(
    'select i.product_id from shop.product_ingredients i join changed x on x.ancestor_id = i.ingredient_id');
create trigger ingredient_closure_grid_removed after delete on shop.ingredient_closure
  referencing old table as changed for each statement
  execute function internal.note_grid_changes(
    'select i.product_id from shop.product_ingredients i join changed x on x.ancestor_id = i.ingredient_id');
create trigger product_ingredients_grid_added after insert on shop.product_ingredients
  referencing new table as changed for each statement
  execute function internal.note_grid_changes('select product_id from changed');
create trigger product_ingredients_grid_changed after update on shop.product_ingredients
  referencing new table as changed for each statement
  execute function internal.note_grid_changes('select product_id from changed');
create trigger product_ingredients_grid_removed after delete on shop.product_ingredients
  referencing old table as changed for each statement
  execute function internal.note_grid_changes('select product_id from changed');

-- Runs at the end of the transaction: everybody waits for the one lock only while a commit is being written, and nobody
-- waits for anything else while holding it, so two orders that sell something out cannot stop each other.
create function internal.merge_grid_changes() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  ids bigint[];
  storefront bigint;
begin
  with taken as (delete from internal.grid_changes returning product_ids)
  select array_agg(distinct id) into ids from taken, unnest(taken.product_ids) id;
  if ids is null then
    return null;
  end if;
  perform pg_advisory_xact_lock('internal.grid_bitmaps'::regclass::oid::bigint);
  for storefront in
    select storefront_id from internal.grid_products where product_id = any (ids)
    union
    select storefront_id from shop.product_cards where product_id = any (ids)
  loop
    perform internal.refresh_grid(storefront, ids);
  end loop;
  return null;
end
$$;
comment on function internal.merge_grid_changes is 'Takes over everything this transaction has changed, once.';
create constraint trigger grid_changes_merged after insert on internal.grid_changes
  deferrable initially deferred for each row execute function internal.merge_grid_changes();

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
