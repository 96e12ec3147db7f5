-- migrate:up

-- Somebody waits for a variant to come back or for its price to fall. Written and read by commands only: it holds e-mails.
create table internal.watchdogs (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  variant_id bigint not null references shop.variants on delete cascade,
  kind text not null check (kind in ('back_in_stock', 'price_drop')),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$'),
  -- The price the customer saw, in haléře; a fall is measured from it.
  seen_price bigint not null check (seen_price > 0),
  created_at timestamptz not null default now(),
  -- Nothing is sent before the address has been confirmed by a link.
  confirmed_at timestamptz,
  notified_at timestamptz,
  cancelled_at timestamptz
);
create unique index watchdogs_one_waiting on internal.watchdogs (storefront_id, variant_id, kind, lower(email))
  where notified_at is null and cancelled_at is null;
create index watchdogs_variant_id on internal.watchdogs (variant_id) where confirmed_at is not null and notified_at is null and cancelled_at is null;
comment on table internal.watchdogs is 'Who wants to know when a sold-out variant is back or cheaper; unconfirmed until the double opt-in.';
alter table internal.watchdogs enable row level security;

-- How long a parcel travels and what it costs: printed beside every price and told to search engines.
insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'shipping.courier_days', 'integer', '1', true, 'Business days from dispatch to a delivery by courier.'),
  (1, 'shipping.slowest_days', 'integer', '2', true, 'Business days from dispatch to a delivery by the slowest carrier.'),
  (1, 'shipping.courier_price', 'money', '11500', true, 'Delivery to an address below the free limit, in haléře.'),
  (1, 'shipping.price_from', 'money', '6900', true, 'The cheapest delivery, in haléře.'),
  (1, 'returns.days', 'integer', '14', true, 'Days in which a customer may withdraw without a reason.')
on conflict do nothing;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
