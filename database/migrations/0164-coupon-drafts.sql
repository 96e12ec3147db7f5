-- migrate:up

select internal.unwatch_history('coupons');
-- A draft is tried on the past and used by nobody; an end that was pressed holds at once, whatever the last day says.
alter table shop.coupons add column is_draft boolean not null default false;
alter table shop.coupons add column ended_at timestamptz;
select internal.watch_history('coupons', '{redeemed}');
comment on column shop.coupons.is_draft is 'Being written: no cart knows it.';
comment on column shop.coupons.ended_at is 'When staff have stopped it.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
