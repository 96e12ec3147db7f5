-- migrate:up

-- Coupons leave multipacks out; until now they were told by their names, „6 × 400 g“.
alter table shop.variants add column is_multipack boolean not null default false;
update shop.variants set is_multipack = true where name ~ '^[0-9]+ × [0-9]';
comment on column shop.variants.is_multipack is 'Several pieces of the same goods sold as one, such as six cans.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
