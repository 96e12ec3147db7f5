-- migrate:up

-- What was agreed when the order was placed holds for its invoice, whatever the terms of the company become meanwhile.
alter table shop.orders add column due_days smallint;
comment on column shop.orders.due_days is 'Days to pay the invoice, as they held at placing; empty for orders that are not on invoice, and for older ones.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
