-- migrate:up

-- Whoever spent from a voucher under its old code holds it no longer.
alter table shop.vouchers add column code_renewed_at timestamptz;
comment on column shop.vouchers.code_renewed_at is 'When staff drew a new code; null while the first one holds.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
