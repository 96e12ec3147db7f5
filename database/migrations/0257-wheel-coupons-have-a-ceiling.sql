-- migrate:up

-- A percentage without a ceiling is not launched, at the wheel neither. Null where the prize is no percentage, and in rows a release
-- before writes; those are won with the ceiling of the shop's own wheel.
select internal.unwatch_history('prizes');
alter table shop.prizes add column maximum bigint;
alter table shop.prizes add constraint prizes_maximum_check check (maximum > 0) not valid;
comment on column shop.prizes.maximum is 'Most that a discount in per cent takes off one order, in haléře.';
select internal.watch_history('prizes');
update shop.prizes set maximum = 30000 where kind = 'coupon';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
