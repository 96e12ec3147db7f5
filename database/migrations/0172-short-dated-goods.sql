-- migrate:up

-- Pieces that will not keep long are sold as a pack of their own: its own stock, price and name, so that cart, reservation, box and
-- passport agree without knowing of batches.
select internal.unwatch_history('variants');
alter table shop.variants add column short_of bigint, add column best_before date;
alter table shop.variants add constraint variants_short_of_fkey foreign key (short_of) references shop.variants on delete restrict not valid;
alter table shop.variants add constraint variants_short_dated check ((short_of is null) = (best_before is null)) not valid;
select internal.watch_history('variants');

-- The same production, lying on two shelves: what is known of one of them holds for both.
select internal.unwatch_history('batches');
alter table shop.batches add column part_of bigint;
alter table shop.batches add constraint batches_part_of_fkey foreign key (part_of) references shop.batches on delete restrict not valid;
select internal.watch_history('batches', '{on_hand,reserved}');

select internal.unwatch_history('customer_groups');
alter table shop.customer_groups add column minimum_days_left integer;
alter table shop.customer_groups add constraint customer_groups_minimum_days_left check (minimum_days_left between 0 and 730) not valid;
select internal.watch_history('customer_groups');

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'short_dated.first_days', 'integer', '60', true, 'A batch this close to its best-before is sold apart, marked and cheaper.'),
  (1, 'short_dated.first_percent', 'integer', '20', true, 'So much below the price of the same pack.'),
  (1, 'short_dated.last_days', 'integer', '30', true, 'From here on it is cheaper still.'),
  (1, 'short_dated.last_percent', 'integer', '40', true, 'So much below the price of the same pack.'),
  (1, 'short_dated.until_days', 'integer', '7', true, 'With fewer days left it is not sold at all.');

-- Cards, the grid, feeds, alerts and plans offer goods by this view; what keeps for a short while is offered on the page of its product alone.
create or replace view shop.variant_offers with (security_invoker = true) as
 select v.id as variant_id,
    v.storefront_id,
    v.product_id,
    l.id as price_list_id,
    l.code as price_list,
    l.is_public,
    l.includes_vat,
    p.amount as price,
    coalesce(p.regular_amount, p.amount) as regular_price,
    low.amount as lowest_price_30_days,
    coalesce(low.amount > p.amount, false) as on_sale,
    p.valid_from as price_valid_from,
    v.unit,
    round(p.amount::numeric / v.unit_quantity)::bigint as unit_price,
    coalesce(s.available, 0) as available_up_to_100,
    coalesce(s.available, 0) > 0 and v.status <> 'discontinued' as in_stock
   from shop.variants v
     join shop.price_lists l on l.storefront_id = v.storefront_id
     cross join lateral shop.current_price(v.id, l.id, (select internal.shop_now())) p(amount, kind, valid_from, regular_amount)
     left join lateral (select shop.lowest_price_before_discount(v.id, l.id, (select internal.shop_now())) as amount
          where p.kind = 'sale') low on true
     left join lateral (select coalesce((select min(coalesce(cs.available_up_to_100, 0) / c.quantity)
                   from shop.bundle_components c
                     left join shop.stock cs on cs.variant_id = c.component_variant_id
                  where c.bundle_variant_id = v.id), (select own.available_up_to_100
                   from shop.stock own
                  where own.variant_id = v.id)) as available) s on true
  where v.short_of is null;

create function shop.short_offers(wanted bigint)
  returns table (variant_id bigint, of_variant_id bigint, pack text, best_before date, price bigint, unit text, unit_price bigint,
                 usual_price bigint, available integer)
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select v.id, base.id, base.name, v.best_before, p.amount, v.unit, round(p.amount / v.unit_quantity)::bigint, usual.amount, s.available_up_to_100
    from shop.variants v
    join shop.variants base on base.id = v.short_of
    join shop.price_lists l on l.storefront_id = v.storefront_id and l.is_public
    join shop.stock s on s.variant_id = v.id and s.available_up_to_100 > 0
    cross join lateral shop.current_price(v.id, l.id, (select internal.shop_now())) p (amount, kind, valid_from, regular_amount)
    cross join lateral shop.current_price(base.id, l.id, (select internal.shop_now())) usual (amount, kind, valid_from, regular_amount)
   where v.product_id = wanted and v.status <> 'discontinued' and p.amount < usual.amount
   order by base.position, v.best_before, v.id;
end;
comment on function shop.short_offers(bigint) is 'Packs of a product that keep for a short while only: their day and their price, beside the price of the same pack.';
revoke all on function shop.short_offers(bigint) from public;
grant execute on function shop.short_offers(bigint) to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
