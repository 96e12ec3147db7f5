-- migrate:up

-- A voucher is money paid ahead (decision 165): what is sold for it counts on the day when goods are bought, so it is not counted twice.
create or replace function internal.today_sales(moment timestamptz) returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
begin atomic
  with weeks as materialized (
    select n.weeks, (date_trunc('day', moment at time zone 'Europe/Prague') - n.weeks * interval '7 days') at time zone 'Europe/Prague' as since,
           ((moment at time zone 'Europe/Prague') - n.weeks * interval '7 days') at time zone 'Europe/Prague' as until
      from generate_series(0, 8) as n (weeks)
  ), days as materialized (
    select w.weeks, sold.orders, sold.amount from weeks w cross join lateral (
      select count(*) as orders, coalesce(sum(o.payable), 0) as amount from shop.orders o
       where o.placed_at >= w.since and o.placed_at < w.until
         and o.state not in ('awaiting_payment', 'awaiting_approval', 'expired', 'cancelled')
         and not exists (select from shop.voucher_orders b where b.order_id = o.id)) sold
  ), usual as (
    select percentile_cont(0.5) within group (order by amount) as amount, percentile_cont(0.25) within group (order by amount) as low,
           percentile_cont(0.75) within group (order by amount) as high, percentile_cont(0.5) within group (order by orders) as orders
      from days where weeks > 0
  )
  select jsonb_build_object('amount', d.amount, 'orders', d.orders, 'usualAmount', round(u.amount), 'usualLow', round(u.low),
      'usualHigh', round(u.high), 'usualOrders', round(u.orders))
    from days d, usual u where d.weeks = 0;
end;
comment on function internal.today_sales is 'Goods sold since midnight, and the median of eight same weekdays up to this minute. A voucher is no goods yet.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
