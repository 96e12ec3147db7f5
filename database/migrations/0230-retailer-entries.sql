-- migrate:up

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'retailers.least_products', 'integer', '5', true, 'How many of our products a wholesaler keeps to be on the map.'),
  (1, 'retailers.order_days', 'integer', '92', true, 'What was delivered within so many days is kept in stock; who has not ordered for so long leaves the map.'),
  (1, 'retailers.answer_days', 'integer', '5', true, 'Working days within which an entry is checked and published.');

alter table shop.retailers add column web text;
alter table shop.retailers add constraint retailers_web check (web ~* '^https?://' and length(web) <= 200) not valid;
alter table shop.retailers add column supply jsonb;
alter table shop.retailers add constraint retailers_supply check (jsonb_typeof(supply) = 'object') not valid;
comment on column shop.retailers.web is 'Pages of the place itself.';
comment on column shop.retailers.supply is 'What deliveries to the owner say about the shelves; empty unless the owner shows it.';

select internal.unwatch_history('retailers');
select internal.watch_history('retailers', '{phone,email,note,asked_on,supply}');

-- Whose entry it is and what was sent for checking stays apart from the map, which everybody reads.
create table internal.retailer_entries (
  id bigint generated always as identity primary key,
  customer_id bigint not null unique references shop.customers on delete cascade,
  -- Empty until it is published for the first time.
  retailer_id bigint unique references shop.retailers on delete cascade,
  state text not null check (state in ('waiting', 'returned', 'published')),
  -- The whole entry as its owner has written it.
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  shows_supply boolean not null default true,
  sent_at timestamptz not null,
  -- The last working day of the promise.
  answer_by date not null,
  decided_at timestamptz,
  reason text not null default '' check (length(reason) <= 300),
  -- Kept off the map since nothing more was ordered; comes back by itself.
  paused_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint retailer_entries_published check (state <> 'published' or retailer_id is not null),
  constraint retailer_entries_paused check (paused_at is null or retailer_id is not null)
);
create index retailer_entries_waiting on internal.retailer_entries (answer_by, id) where state = 'waiting';
comment on table internal.retailer_entries is 'Entries of the map of shops in the hands of wholesalers: what they sent, by when it is checked, what became of it.';
create trigger retailer_entries_version before update on internal.retailer_entries
  for each row when (old.* is distinct from new.*) execute function internal.touch_version();
alter table internal.retailer_entries enable row level security;

-- Shelves are not counted by us; what came lately is taken for what stands there.
create function internal.retailer_supply(wanted bigint, moment timestamptz) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  with rule as (
    select (s.value #>> '{}')::integer as days from shop.customers c
      join shop.settings s on s.storefront_id = c.storefront_id and s.key = 'retailers.order_days' where c.id = wanted
  ), delivered as (
    select p.id, p.slug, p.name, max(came.at) as at
      from shop.orders o
      join shop.order_lines l on l.order_id = o.id and l.kind = 'goods'
      join shop.variants v on v.id = l.variant_id
      join shop.products p on p.id = v.product_id
      cross join lateral (select min(e.at) as at from shop.order_events e where e.order_id = o.id and e.to_state = 'delivered') came
     where o.customer_id = wanted and o.state in ('delivered', 'closed') and came.at > moment - interval '1 year'
     group by p.id, p.slug, p.name
  ), told as (
    select d.*, d.at > moment - make_interval(days => r.days) as is_usual from delivered d, rule r
  )
  select jsonb_build_object(
    'lastOn', (select (max(t.at) at time zone 'Europe/Prague')::date from told t),
    'usualCount', (select count(*) from told t where t.is_usual),
    'usual', (select coalesce(jsonb_agg(jsonb_build_object('slug', u.slug, 'name', u.name) order by u.name), '[]')
      from (select * from told t where t.is_usual order by t.at desc, t.id limit 12) u),
    'toOrder', (select coalesce(jsonb_agg(jsonb_build_object('slug', u.slug, 'name', u.name) order by u.name), '[]')
      from (select * from told t where not t.is_usual order by t.at desc, t.id limit 12) u))
$$;
comment on function internal.retailer_supply is 'What was delivered to a customer: usually there, and what was there within a year.';
revoke execute on function internal.retailer_supply from public;

create function internal.retailer_is_buying(wanted bigint, moment timestamptz) returns boolean
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select exists (select from shop.customers c
      join shop.customer_groups g on g.id = c.customer_group_id and g.code = 'velkoobchod'
      join shop.settings s on s.storefront_id = c.storefront_id and s.key = 'retailers.order_days'
      join shop.orders o on o.customer_id = c.id and o.state not in ('cancelled', 'expired')
       and o.placed_at > moment - make_interval(days => (s.value #>> '{}')::integer)
     where c.id = wanted and c.deleted_at is null)
$$;
comment on function internal.retailer_is_buying is 'An approved wholesaler who has ordered lately.';
revoke execute on function internal.retailer_is_buying from public;

-- As before, and the entries of the map that wait.
create or replace function internal.today_queues(asking text, moment timestamptz)
  returns table (key text, clock text, waiting bigint, until timestamptz, first jsonb, amount bigint)
  language sql stable security definer rows 14
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
   where asking in ('staff_support', 'staff_admin') and c.state in ('notified', 'no_return', 'received', 'assessed') having count(*) > 0
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
