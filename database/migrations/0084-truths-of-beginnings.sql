-- migrate:up

-- What is bought regularly begins a plan in the transaction of its order. Orders from before that are nobody's promise.
insert into internal.truths (name, question, query)
select 'regular_order_began_a_plan', 'Which order was bought to come again, and no plan brings it?', replace($q$
  select o.id as order_id from shop.orders o
   where o.placed_at >= $1 and o.id > <before>
     and exists (select from shop.order_lines l where l.order_id = o.id and l.regular_weeks is not null and l.bundle_variant_id is null)
     and not exists (select from shop.plan_cycles c where c.order_id = o.id)
$q$, '<before>', coalesce(max(o.id), 0)::text)
  from shop.orders o;

insert into internal.truths (name, question, query) values
('plan_begins_with_an_order_that_came', 'Which plan goes on although the order it was to begin with came to nothing a day ago?', $q$
  select p.id as plan_id, o.id as order_id from shop.plan_cycles c
    join shop.plans p on p.id = c.plan_id and p.state <> 'ended'
    join shop.orders o on o.id = c.order_id
   where c.state in ('ordered', 'payment_failed') and c.cycle_no = 1 and o.state in ('cancelled', 'expired', 'not_collected')
     and not exists (select from shop.order_events e where e.order_id = o.id and e.at > internal.shop_now() - interval '1 day')
     and $1 is not null
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
