-- migrate:up

-- The checks that were widened without reading the rows there are.
alter table shop.payments validate constraint payments_kind_check;
alter table shop.refunds validate constraint refunds_way_check;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
