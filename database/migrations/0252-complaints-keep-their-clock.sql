-- migrate:up

-- A complaint has its thirty days whatever it waits for (section 19 of the Consumer Protection Act); money after a withdrawal may wait for
-- goods (section 1832 of the Civil Code).
create or replace view shop.staff_cases with (security_invoker) as
select c.id, c.number, c.kind, c.state, c.wish, c.problem, c.order_id, o.number as order_number, c.submitted_at, c.decide_by, c.quoted,
       c.decided_at, c.decided_amount, c.state in ('notified', 'awaiting_goods', 'reminded', 'no_return', 'received', 'assessed')
         and (c.kind = 'complaint' or c.state not in ('awaiting_goods', 'reminded')) as waits,
       c.decide_by - (internal.shop_now() at time zone 'Europe/Prague')::date as days_left,
       (select string_agg(coalesce(l.name, internal.cut_line_name(c.order_id, k.position)) || ', ' || k.pieces || ' ks', '; ' order by k.position)
          from shop.case_lines k left join shop.order_lines l on l.order_id = c.order_id and l.position = k.position where k.case_id = c.id) as goods,
       (select array_agg(distinct d order by d) from shop.case_lines k, unnest(k.doubts) d where k.case_id = c.id) as doubts
  from shop.cases c join shop.orders o on o.id = c.order_id;

update internal.truths
   set query = $q$
  select c.id as case_id, c.kind, c.state, c.decide_by from shop.cases c
   where c.state in ('notified', 'awaiting_goods', 'reminded', 'no_return', 'received', 'assessed')
     and (c.kind = 'complaint' or c.state not in ('awaiting_goods', 'reminded'))
     and c.decide_by < (internal.shop_now() at time zone 'Europe/Prague')::date and $1 is not null
$q$
 where name = 'case_is_decided_in_time';

-- As before; a complaint that waits for goods counts, an order that was withdrawn from is not to be packed.
create or replace function internal.today_queues(asking text, moment timestamptz)
  returns table (key text, clock text, waiting bigint, until timestamptz, first jsonb, amount bigint)
  language sql stable security definer rows 14
  set search_path = pg_catalog, pg_temp
begin atomic
  select 'to_pack', 'today', count(*), null::timestamptz,
         (array_agg(jsonb_build_object('id', o.id, 'number', o.number) order by o.placed_at))[1], null::bigint
    from shop.orders o
   where asking in ('staff_warehouse', 'staff_support', 'staff_admin') and o.state = 'accepted' and not internal.is_withdrawn_from(o.id)
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
  select 'late_parcels', 'today', count(*), null,
         (array_agg(jsonb_build_object('id', o.id, 'number', o.number) order by t.opened_at))[1], null
    from shop.staff_tasks t left join shop.orders o on o.id = t.order_id
   where asking in ('staff_support', 'staff_admin') and t.closed_at is null and t.kind = 'parcel_late' having count(*) > 0
  union all
  -- Section 1832 of the Civil Code: fourteen days.
  select 'refunds', 'law', count(*), min(r.requested_at) + interval '14 days',
         (array_agg(jsonb_build_object('id', r.order_id, 'number', o.number, 'amount', r.amount) order by r.requested_at))[1], sum(r.amount)::bigint
    from shop.refunds r join shop.orders o on o.id = r.order_id
   where asking in ('staff_support', 'staff_accounting', 'staff_admin') and r.state in ('requested', 'sent') having count(*) > 0
  union all
  -- The last day of each; of a complaint the thirtieth (section 19 of the Consumer Protection Act).
  select 'cases', 'law', count(*), (min(c.decide_by) + time '23:59') at time zone 'Europe/Prague',
         (array_agg(jsonb_build_object('id', c.id, 'number', c.number, 'kind', c.kind) order by c.decide_by, c.id))[1], null
    from shop.cases c
   where asking in ('staff_support', 'staff_admin') and c.state in ('notified', 'awaiting_goods', 'reminded', 'no_return', 'received', 'assessed')
     and (c.kind = 'complaint' or c.state not in ('awaiting_goods', 'reminded')) having count(*) > 0
  union all
  select 'held', 'promise', count(*), min(o.deadline_at),
         (array_agg(jsonb_build_object('id', o.id, 'number', o.number, 'state', o.state) order by o.deadline_at nulls last, o.placed_at))[1], null
    from shop.orders o where asking in ('staff_support', 'staff_admin') and o.state in ('on_hold', 'awaiting_approval') having count(*) > 0
  union all
  select 'applications', 'promise', count(*), min(a.answer_by),
         (array_agg(jsonb_build_object('id', a.id, 'number', a.number, 'kind', a.kind) order by a.answer_by))[1], null
    from shop.applications a where asking in ('staff_support', 'staff_admin') and a.state = 'in_review' having count(*) > 0
  union all
  select 'retailers', 'promise', count(*), ((min(e.answer_by) + '23:59:00'::time) at time zone 'Europe/Prague'),
         (array_agg(jsonb_build_object('id', e.id, 'name', e.fields ->> 'name') order by e.answer_by, e.id))[1], null
    from internal.retailer_entries e where asking in ('staff_content', 'staff_admin') and e.state = 'waiting' having count(*) > 0
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
     and t.kind not in ('label_refused', 'parcel_late', 'bank_movement', 'order_hold', 'review_reported', 'case_lead', 'case_urgent', 'case_overdue')
   having count(*) > 0;
end;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
