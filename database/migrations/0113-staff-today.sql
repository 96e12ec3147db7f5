-- migrate:up

-- What waits, with the clock that ends first. `today`: the carrier comes or the answer was promised for today; `law`; `promise`: our own word.
-- A branch whose role does not ask is not run.
create function internal.today_queues(asking text, moment timestamptz)
  returns table (key text, clock text, waiting bigint, until timestamptz, first jsonb, amount bigint)
  language sql stable security definer rows 12
  set search_path = pg_catalog, pg_temp
begin atomic
  select 'to_pack', 'today', count(*), null::timestamptz,
         (array_agg(jsonb_build_object('id', o.id, 'number', o.number) order by o.placed_at))[1], null::bigint
    from shop.orders o
   where asking in ('staff_warehouse', 'staff_support', 'staff_admin') and o.state = 'accepted'
     and coalesce(o.dispatch_on, '-infinity') <= (moment at time zone 'Europe/Prague')::date having count(*) > 0
  union all
  select 'packing', 'today', count(*), null, (array_agg(jsonb_build_object('id', o.id, 'number', o.number) order by o.placed_at))[1], null
    from shop.orders o where asking in ('staff_warehouse', 'staff_support', 'staff_admin') and o.state = 'packing' having count(*) > 0
  union all
  select 'messages', case when min(t.answer_by) < date_trunc('day', moment, 'Europe/Prague') + interval '1 day' then 'today' else 'promise' end,
         count(*), min(t.answer_by), (array_agg(jsonb_build_object('id', t.id, 'number', t.number, 'topic', t.topic) order by t.answer_by))[1], null
    from shop.tickets t where asking in ('staff_support', 'staff_admin') and t.state in ('new', 'open') having count(*) > 0
  union all
  select 'label_refused', 'today', count(*), null,
         (array_agg(jsonb_build_object('id', o.id, 'number', o.number) order by t.opened_at))[1], null
    from shop.staff_tasks t left join shop.orders o on o.id = t.order_id
   where asking in ('staff_warehouse', 'staff_support', 'staff_admin') and t.closed_at is null and t.kind = 'label_refused' having count(*) > 0
  union all
  -- Section 1832 of the Civil Code: fourteen days.
  select 'refunds', 'law', count(*), min(r.requested_at) + interval '14 days',
         (array_agg(jsonb_build_object('id', r.order_id, 'number', o.number, 'amount', r.amount) order by r.requested_at))[1], sum(r.amount)::bigint
    from shop.refunds r join shop.orders o on o.id = r.order_id
   where asking in ('staff_support', 'staff_accounting', 'staff_admin') and r.state in ('requested', 'sent') having count(*) > 0
  union all
  select 'held', 'promise', count(*), min(o.deadline_at),
         (array_agg(jsonb_build_object('id', o.id, 'number', o.number, 'state', o.state) order by o.deadline_at nulls last, o.placed_at))[1], null
    from shop.orders o where asking in ('staff_support', 'staff_admin') and o.state in ('on_hold', 'awaiting_approval') having count(*) > 0
  union all
  select 'applications', 'promise', count(*), min(a.answer_by),
         (array_agg(jsonb_build_object('id', a.id, 'number', a.number, 'kind', a.kind) order by a.answer_by))[1], null
    from shop.applications a where asking in ('staff_support', 'staff_admin') and a.state = 'in_review' having count(*) > 0
  union all
  select 'reviews', 'promise', count(*), null, (array_agg(jsonb_build_object('id', r.id, 'rating', r.rating) order by r.id))[1], null
    from shop.reviews r where asking in ('staff_support', 'staff_content', 'staff_admin') and r.status = 'pending' having count(*) > 0
  union all
  select 'movements', 'promise', count(*), null,
         (array_agg(jsonb_build_object('id', b.id, 'amount', b.amount, 'bookedOn', b.booked_on) order by b.id))[1], sum(b.amount)::bigint
    from shop.bank_movements b where asking in ('staff_support', 'staff_accounting', 'staff_admin') and b.match = 'for_staff' having count(*) > 0
  union all
  select 'overdue', 'promise', count(*), min(p.due_on)::timestamp at time zone 'Europe/Prague',
         (array_agg(jsonb_build_object('id', p.order_id, 'amount', p.amount - p.received) order by p.due_on))[1], sum(p.amount - p.received)::bigint
    from shop.payments p where asking in ('staff_accounting', 'staff_admin') and p.state = 'overdue' having count(*) > 0
  union all
  select 'plan_payments', 'promise', count(*), min(c.retry_at), (array_agg(jsonb_build_object('id', c.plan_id) order by c.retry_at))[1], null
    from shop.plan_cycles c where asking in ('staff_support', 'staff_admin') and c.state = 'payment_failed' having count(*) > 0
  union all
  select 'feeds', 'promise', count(*), null, null, null
    from shop.feed_problems f where asking in ('staff_content', 'staff_admin') and f.is_left_out having count(*) > 0
  union all
  select 'tasks', 'promise', count(*), null, (array_agg(jsonb_build_object('id', t.id, 'kind', t.kind) order by t.opened_at))[1], null
    from shop.staff_tasks t
   where asking in ('staff_support', 'staff_accounting', 'staff_admin') and t.closed_at is null
     and t.kind not in ('label_refused', 'bank_movement', 'order_hold', 'review_reported') having count(*) > 0;
end;
comment on function internal.today_queues is 'Queues that wait for the role that asks, with the nearest clock of each.';

-- Boxes of today: what is packed since midnight, and what of the orders to send by today is not.
create function internal.today_parcels(moment timestamptz) returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
begin atomic
  with open as (
    select coalesce(m.carrier, m.name) as carrier, sum(greatest(jsonb_array_length(o.parcels), 1)) as parcels
      from shop.orders o join shop.shipping_methods m on m.id = o.shipping_method_id
     where o.state in ('accepted', 'packing') and coalesce(o.dispatch_on, '-infinity') <= (moment at time zone 'Europe/Prague')::date
       and not exists (select from shop.parcels p where p.order_id = o.id and p.state not in ('planned', 'cancelled'))
     group by 1
  ), done as (
    select coalesce(p.carrier, 'osobní odběr') as carrier, count(*) as parcels
      from shop.parcels p
     where p.created_at >= date_trunc('day', moment, 'Europe/Prague') and p.state not in ('planned', 'cancelled') group by 1
  ), carriers as (
    select carrier, coalesce(d.parcels, 0) as packed, coalesce(d.parcels, 0) + coalesce(o.parcels, 0) as every
      from open o full join done d using (carrier)
  )
  select jsonb_build_object('packed', coalesce(sum(c.packed), 0), 'all', coalesce(sum(c.every), 0),
      'carriers', coalesce(jsonb_agg(jsonb_build_object('carrier', c.carrier, 'packed', c.packed, 'all', c.every) order by c.every desc, c.carrier), '[]'))
    from carriers c;
end;
comment on function internal.today_parcels is 'Parcels packed today out of those that should leave today, by carrier.';

-- The same weekday of the last eight weeks, up to the same minute: what is usual by now.
create function internal.today_sales(moment timestamptz) returns jsonb
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
         and o.state not in ('awaiting_payment', 'awaiting_approval', 'expired', 'cancelled')) sold
  ), usual as (
    select percentile_cont(0.5) within group (order by amount) as amount, percentile_cont(0.25) within group (order by amount) as low,
           percentile_cont(0.75) within group (order by amount) as high, percentile_cont(0.5) within group (order by orders) as orders
      from days where weeks > 0
  )
  select jsonb_build_object('amount', d.amount, 'orders', d.orders, 'usualAmount', round(u.amount), 'usualLow', round(u.low),
      'usualHigh', round(u.high), 'usualOrders', round(u.orders))
    from days d, usual u where d.weeks = 0;
end;
comment on function internal.today_sales is 'Sold since midnight, and the median of eight same weekdays up to this minute.';

create function internal.running_out() returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object('variantId', r.variant_id, 'sku', r.sku, 'name', r.name, 'inStock', r.in_stock,
      'perDay', round(r.per_day, 1), 'days', floor(r.in_stock / r.per_day)) order by r.in_stock / r.per_day, r.sku), '[]')
    from (select s.variant_id, v.sku, p.name || ' ' || v.name as name, s.on_hand - s.reserved as in_stock, c.pieces / 28.0 as per_day
            from internal.variant_paces c join shop.stock s on s.variant_id = c.variant_id
            join shop.variants v on v.id = c.variant_id join shop.products p on p.id = v.product_id
           where v.status = 'active' and s.on_hand - s.reserved > 0 and (s.on_hand - s.reserved) * 28.0 / c.pieces < 10
           order by (s.on_hand - s.reserved) * 28.0 / c.pieces limit 6) r;
end;
comment on function internal.running_out is 'Packs that will be gone within ten days at the pace of the last 28.';

create function internal.staff_here() returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object('name', h.name, 'object', h.object, 'mode', h.mode) order by h.name), '[]')
    from (select distinct on (p.user_id) u.name, p.object, p.mode
            from internal.staff_presence p join auth.users u on u.id = p.user_id
           where p.seen_at > now() - interval '40 seconds' order by p.user_id, p.seen_at desc) h;
end;
comment on function internal.staff_here is 'Who has told where they are in the last forty seconds.';

create function shop.staff_today() returns jsonb
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  asking constant text := internal.request_role();
  moment constant timestamptz := internal.shop_now();
  cut_off constant text := coalesce((select s.value #>> '{}' from shop.settings s where s.key = 'shipping.cut_off' limit 1), '12:00');
  leaves_at constant timestamptz := ((moment at time zone 'Europe/Prague')::date + cut_off::time) at time zone 'Europe/Prague';
begin
  return jsonb_build_object(
    'at', moment,
    'cutOff', case when asking in ('staff_warehouse', 'staff_support', 'staff_admin')
      then jsonb_build_object('at', leaves_at) || internal.today_parcels(moment) end,
    'queues', (select coalesce(jsonb_agg(jsonb_build_object('key', q.key, 'clock', q.clock, 'count', q.waiting,
        'until', case when q.key in ('to_pack', 'packing', 'label_refused') then leaves_at else q.until end,
        'first', q.first, 'amount', q.amount)), '[]') from internal.today_queues(asking, moment) q),
    'sales', case when asking = 'staff_admin' then internal.today_sales(moment) end,
    'runningOut', case when asking in ('staff_warehouse', 'staff_support', 'staff_admin') then internal.running_out() end,
    'soldOut', (select count(*) from shop.stock s join shop.variants v on v.id = s.variant_id where v.status = 'active' and s.on_hand <= s.reserved),
    'here', internal.staff_here());
end
$$;
comment on function shop.staff_today is 'The first page of staff: debts with clocks, the carrier''s hour, and who is here; each role its own.';
grant execute on function shop.staff_today() to staff_support, staff_warehouse, staff_content, staff_accounting, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
