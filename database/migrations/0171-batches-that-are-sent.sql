-- migrate:up

-- A batch that no bench would pack is not the one that is sent next, and goods that are not public yet tell nothing.
create or replace function shop.sold_batches(wanted bigint)
  returns table (variant_id bigint, code text, best_before date, laboratory text, protocol text, analysed_on date, figures jsonb)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
begin atomic
  select distinct on (b.variant_id) b.variant_id, b.code, b.best_before, a.laboratory, a.protocol, a.analysed_on, a.figures
    from shop.variants v
    join shop.products p on p.id = v.product_id and p.status in ('active', 'sell_out') and p.published_at <= internal.shop_now()
    join shop.batches b on b.variant_id = v.id
    left join shop.settings s on s.storefront_id = p.storefront_id and s.key = 'shipment.minimum_days_left'
    left join shop.batch_analyses a on a.batch_id = b.id
   where v.product_id = wanted and b.on_hand > b.reserved and b.blocked_reason is null
     and (b.best_before is null or b.best_before >=
          (internal.shop_now() at time zone 'Europe/Prague')::date + coalesce((s.value #>> '{}')::integer, 0))
   order by b.variant_id, b.best_before nulls last, b.id;
end;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
