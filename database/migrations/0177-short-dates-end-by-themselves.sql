-- migrate:up

-- The hourly job ends a pack whose day is over; a page does not offer it in the meantime, whatever holds the job up.
create or replace function shop.short_offers(wanted bigint)
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
     and v.best_before > (internal.shop_now() at time zone 'Europe/Prague')::date
   order by base.position, v.best_before, v.id;
end;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
