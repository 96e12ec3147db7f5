-- migrate:up

-- What was promised to come again, and what it may cost.
insert into internal.truths (name, question, query) values
('plan_has_one_open_cycle', 'Which plan is about to send two parcels?', $q$
  select plan_id, count(*) from shop.plan_cycles
   where state in ('planned', 'announced', 'locked', 'ordered', 'payment_failed') and $1 is not null
   group by plan_id having count(*) > 1
$q$),
('running_plan_has_a_cycle', 'Which running plan would never send anything again?', $q$
  select p.id as plan_id from shop.plans p
   where p.state in ('active', 'waiting_for_goods') and $1 is not null
     and not exists (select from shop.plan_cycles c where c.plan_id = p.id
           and c.state in ('planned', 'announced', 'locked', 'ordered', 'payment_failed'))
     and exists (select from shop.plan_lines l where l.plan_id = p.id)
$q$),
('stopped_plan_sends_nothing', 'Which paused or ended plan is about to send something?', $q$
  select p.id as plan_id, c.id as cycle_id, c.state from shop.plans p join shop.plan_cycles c on c.plan_id = p.id
   where p.state in ('paused', 'ended') and c.state in ('planned', 'announced', 'locked') and $1 is not null
$q$),
('cycle_costs_what_was_announced', 'Which parcel of a plan was placed for more than its notice said, or for what nobody was told?', $q$
  select c.id as cycle_id, c.order_id, c.placed_payable, c.announced_payable from shop.plan_cycles c
   where c.created_at >= $1 and c.cycle_no > 1 and c.order_id is not null
     and (c.placed_payable is null or c.announced_payable is null or c.placed_payable > c.announced_payable)
$q$),
('cycle_was_announced', 'Which parcel of a plan was placed without a notice, or with one shorter than 72 hours?', $q$
  select c.id as cycle_id, c.announced_at, c.changes_until from shop.plan_cycles c
   where c.created_at >= $1 and c.cycle_no > 1 and not c.is_wish and c.state in ('locked', 'ordered', 'payment_failed', 'delivered')
     and (c.announced_at is null or c.announced_at > c.changes_until - interval '72 hours')
$q$),
('locked_cycle_is_placed', 'Which parcel of a plan was closed for changes and never became an order?', $q$
  select c.id as cycle_id, c.process_on from shop.plan_cycles c
   where c.state = 'locked' and c.process_on < (internal.shop_now() at time zone 'Europe/Prague')::date - 1 and $1 is not null
$q$),
('placed_cycle_holds_its_goods', 'Which parcel of a plan is waited to be paid for without goods held for it?', $q$
  select c.id as cycle_id, o.id as order_id from shop.plan_cycles c join shop.orders o on o.id = c.order_id
   where o.placed_at >= $1 and o.state in ('awaiting_payment', 'accepted')
     and not exists (select from shop.reservations r where r.order_id = o.id)
$q$),
('cycle_state_is_last_event', 'Which cycle is in another state than its last event says?', $q$
  select c.id as cycle_id, c.state, last.to_state from shop.plan_cycles c
    left join lateral (select e.to_state from shop.plan_events e where e.cycle_id = c.id order by e.id desc limit 1) last on true
   where c.created_at >= $1 and last.to_state is distinct from c.state
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
