-- migrate:up

-- Who comes on the last day of a fair should still have something to win.
alter table internal.prize_stock
  add column daily_limit integer check (daily_limit > 0),
  add column drawn_on date,
  -- Of the day `drawn_on`.
  add column drawn_today integer not null default 0 check (drawn_today >= 0),
  add constraint prize_stock_not_over_day check (daily_limit is null or drawn_today <= daily_limit);
comment on table internal.prize_stock is 'How many of each prize there are, in all and for one day, and how many were drawn; constraints refuse one too many.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
