-- migrate:up

-- Whoever watches a price may say what it should fall to; without it any drop is told.
alter table internal.product_alerts add column wished_price bigint;
alter table internal.product_alerts add constraint product_alerts_wished_price_check check (wished_price > 0);
alter table internal.product_alerts
  add constraint product_alerts_wish_is_of_price check (wished_price is null or kind = 'price_drop');
comment on column internal.product_alerts.wished_price is 'Haléře. The alert is told once the price is at most this and below the one seen.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
