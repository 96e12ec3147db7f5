-- migrate:up

-- What a purchase earns, by the turnover of the last twelve months.
create table shop.loyalty_levels (
  storefront_id bigint not null references shop.storefronts on delete restrict,
  code text not null check (code ~ '^[a-z]+$'),
  name text not null,
  from_turnover bigint not null check (from_turnover >= 0),
  earn_percent numeric(5,2) not null check (earn_percent >= 0 and earn_percent <= 100),
  primary key (storefront_id, code),
  unique (storefront_id, from_turnover)
);
comment on table shop.loyalty_levels is 'Levels of the loyalty programme: from which turnover of twelve months on, and what they earn.';
alter table shop.loyalty_levels enable row level security;
create policy read_loyalty_levels on shop.loyalty_levels for select to customer, staff_support, staff_admin using (true);
comment on policy read_loyalty_levels on shop.loyalty_levels is 'Who has credits sees the way ahead; support explains it.';
grant select on shop.loyalty_levels to customer, staff_support, staff_admin;
revoke insert, update, delete on shop.loyalty_levels from services;

insert into shop.loyalty_levels (storefront_id, code, name, from_turnover, earn_percent) values
  (1, 'stene', 'Štěně', 0, 3),
  (1, 'partak', 'Parťák', 500000, 4),
  (1, 'hafan', 'Hafan', 1200000, 5),
  (1, 'vudce', 'Vůdce smečky', 2500000, 6);

-- Reached once, a level is kept to the end of the next year: rows are only added.
create table shop.customer_levels (
  customer_id bigint not null references shop.customers on delete cascade,
  storefront_id bigint not null,
  level_code text not null,
  valid_to date not null,
  reached_at timestamptz not null,
  primary key (customer_id, level_code, valid_to),
  constraint customer_levels_level foreign key (storefront_id, level_code) references shop.loyalty_levels on delete restrict
);
create index customer_levels_level_code on shop.customer_levels (storefront_id, level_code);
comment on table shop.customer_levels is 'Levels that customers have reached, each with the last day it holds.';
create trigger customer_levels_no_change before update on shop.customer_levels
  for each row execute function internal.refuse_change();
alter table shop.customer_levels enable row level security;
create policy own_customer_levels on shop.customer_levels for select to customer using (customer_id = internal.current_customer_id());
comment on policy own_customer_levels on shop.customer_levels is 'A customer sees their own levels.';
create policy support_customer_levels on shop.customer_levels for select to staff_support, staff_admin using (true);
comment on policy support_customer_levels on shop.customer_levels is 'Support explains them.';
grant select on shop.customer_levels to customer, staff_support, staff_admin;

-- Paid goods that are no longer to be returned, less what went back of them. One order, one row; who asks sums them.
create view internal.counted_purchases with (security_invoker = true) as
  select o.id as order_id, o.customer_id, o.storefront_id, o.number, o.placed_at,
         (came.at + make_interval(days => (days.value #>> '{}')::integer)) as counts_from,
         greatest(0, o.goods_paid - coalesce((select sum(r.for_goods) from shop.refunds r where r.order_id = o.id and r.state = 'done'), 0))::bigint as amount
    from shop.orders o
    join shop.settings days on days.storefront_id = o.storefront_id and days.key = 'loyalty.credited_after_days'
    cross join lateral (select min(v.at) as at from shop.order_events v where v.order_id = o.id and v.to_state = 'delivered') came
   where o.customer_id is not null and o.state in ('delivered', 'closed') and o.basis = 'gross' and came.at is not null;
comment on view internal.counted_purchases is 'What orders that came add to the turnover of their customer, and from when on.';

-- What somebody earns on the next purchase; null leaves it to their group, as with breeders and trainers.
create function internal.level_percent(wanted bigint, today date) returns numeric
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select max(l.earn_percent)
    from shop.customer_levels k
    join shop.loyalty_levels l on l.storefront_id = k.storefront_id and l.code = k.level_code
    join shop.customers c on c.id = k.customer_id
    left join shop.customer_groups g on g.id = c.customer_group_id
   where k.customer_id = wanted and k.valid_to >= today and (g.id is null or g.is_default)
$$;
comment on function internal.level_percent is 'Per cent of the highest level a customer holds.';

create function shop.own_level() returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  with me as (
    select c.id, c.storefront_id, internal.shop_now() as at, (internal.shop_now() at time zone 'Europe/Prague')::date as today,
           coalesce(g.is_default, true) as has_levels, g.earn_percent
      from shop.customers c left join shop.customer_groups g on g.id = c.customer_group_id where c.id = internal.current_customer_id()
  ), counted as (
    select p.* from internal.counted_purchases p join me on me.id = p.customer_id where p.amount > 0 and p.counts_from > me.at - interval '12 months'
  ), held as (
    select l.code, k.valid_to, k.reached_at from shop.customer_levels k join me on me.id = k.customer_id
      join shop.loyalty_levels l on l.storefront_id = k.storefront_id and l.code = k.level_code
     where k.valid_to >= me.today order by l.from_turnover desc, k.valid_to desc limit 1
  )
  select jsonb_build_object('hasLevels', me.has_levels, 'percent', me.earn_percent,
    'levels', (select jsonb_agg(jsonb_build_object('code', l.code, 'name', l.name, 'from', l.from_turnover, 'percent', l.earn_percent) order by l.from_turnover)
      from shop.loyalty_levels l where l.storefront_id = me.storefront_id),
    'held', (select h.code from held h), 'validTo', (select h.valid_to from held h), 'reachedAt', (select h.reached_at from held h),
    'turnover', (select coalesce(sum(c.amount), 0) from counted c where c.counts_from <= me.at),
    'coming', (select coalesce(jsonb_agg(jsonb_build_object('number', c.number, 'placedAt', c.placed_at, 'amount', c.amount, 'countsFrom', c.counts_from)
      order by c.counts_from), '[]') from counted c where c.counts_from > me.at))
    from me
$$;
comment on function shop.own_level is 'Level of the customer who asks: what counts, what is on its way, and the way ahead.';
revoke execute on function shop.own_level from public;
grant execute on function shop.own_level to customer;

insert into internal.truths (name, question, query) values
('level_has_its_turnover', 'Which level was written without the turnover it asks for?', $q$
  select k.customer_id, k.level_code, k.reached_at
    from shop.customer_levels k
    join shop.loyalty_levels l on l.storefront_id = k.storefront_id and l.code = k.level_code
   where k.reached_at >= $1 and l.from_turnover > (
     -- Goods that came back later take nothing away, so what was paid is asked for.
     select coalesce(sum(o.goods_paid), 0) from shop.orders o where o.customer_id = k.customer_id and o.placed_at <= k.reached_at)
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
