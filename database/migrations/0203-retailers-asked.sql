-- migrate:up

alter table shop.retailers add column asked_on date;
comment on column shop.retailers.asked_on is 'When its owner was last asked whether the entry still holds.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
