-- migrate:up

alter table shop.order_lines add column break_pieces integer;
comment on column shop.order_lines.break_pieces is 'From how many pieces on its price holds; null where one piece costs the same. Whoever keeps fewer does not keep the price.';

-- What a customer's own price was when they prepared a basket for others is nobody else's business.
update shop.prepared_basket_lines l set seen_price = coalesce(
    (select max(o.price) from shop.variant_offers o where o.variant_id = l.variant_id and o.is_public), 0)
  from shop.prepared_baskets b where b.id = l.prepared_basket_id and b.customer_id is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
