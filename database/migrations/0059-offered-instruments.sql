-- migrate:up

alter table shop.payment_methods add column is_offered boolean not null default true;
comment on column shop.payment_methods.is_offered is 'Whether the gateway takes it today, as it said last; what does not go through the gateway always is.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
