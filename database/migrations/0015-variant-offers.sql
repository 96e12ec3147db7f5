-- migrate:up

-- What a variant costs and whether it can be sent, for every price list the reader may see.
create view shop.variant_offers with (security_invoker = true) as
select
  v.id as variant_id,
  v.storefront_id,
  v.product_id,
  l.id as price_list_id,
  l.code as price_list,
  l.is_public,
  l.includes_vat,
  p.amount as price,
  coalesce(p.regular_amount, p.amount) as regular_price,
  low.amount as lowest_price_30_days,
  -- Without an earlier, higher price there is no discount to speak of, whatever the ledger calls the row.
  coalesce(low.amount > p.amount, false) as on_sale,
  p.valid_from as price_valid_from,
  v.unit,
  round(p.amount / v.unit_quantity)::bigint as unit_price,
  coalesce(s.available, 0) as available_up_to_100,
  coalesce(s.available, 0) > 0 and v.status <> 'discontinued' as in_stock
from shop.variants v
join shop.price_lists l on l.storefront_id = v.storefront_id
cross join lateral shop.current_price(v.id, l.id) p
left join lateral (
  select shop.lowest_price_before_discount(v.id, l.id) as amount where p.kind = 'sale'
) low on true
left join lateral (
  -- A bundle has no shelf of its own: the scarcest component decides.
  select coalesce(
    (select min(coalesce(cs.available_up_to_100, 0) / c.quantity)
       from shop.bundle_components c
       left join shop.stock cs on cs.variant_id = c.component_variant_id
      where c.bundle_variant_id = v.id),
    (select own.available_up_to_100 from shop.stock own where own.variant_id = v.id)
  ) as available
) s on true;
comment on view shop.variant_offers is 'Current price, unit price, 30-day reference and availability of a variant, per visible price list.';
grant select on shop.variant_offers to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
