-- migrate:up

alter table internal.measured_orders
  -- Whose consent the purchase was told by; what follows from it is told only while that consent holds.
  add column consent_key uuid,
  -- The name the receiver knows the browser by, or one made up for this order.
  add column client_id text check (client_id ~ '^\d{1,20}\.\d{1,20}$'),
  add constraint measured_orders_consent check ((consent_key is null) = (client_id is null));
comment on table internal.measured_orders is 'Orders whose purchase was already told to the measurement, by whose consent: each is told once, whatever is reloaded.';
create index measured_orders_consented on internal.measured_orders (measured_at) where consent_key is not null;

create table internal.measured_refunds (
  refund_id bigint primary key references shop.refunds on delete cascade,
  measured_at timestamptz not null
);
comment on table internal.measured_refunds is 'Refunds told to the measurement. The row comes before the message: one too few is a smaller lie than one too many.';
alter table internal.measured_refunds enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
