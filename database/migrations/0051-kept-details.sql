-- migrate:up

alter table shop.orders add column keeps_details boolean not null default false;
comment on column shop.orders.keeps_details is 'Once it is paid, its name, phone and address are kept for the next order of the account; the customer was told and did not object.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
