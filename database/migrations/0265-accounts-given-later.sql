-- migrate:up

-- Nobody knew where the money was to go when it was asked for, and somebody has found out.
alter table shop.refunds add column account_by text;
comment on column shop.refunds.account_by is 'Who of staff gave the account that was missing: somebody else says that the money was sent.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
