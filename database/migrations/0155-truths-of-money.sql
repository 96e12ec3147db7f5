-- migrate:up

-- The worker makes its tables after the migrations, so their names are read when the function runs; without them there is no job.
create function internal.open_jobs()
  returns table (id bigint, task text, payload json, attempts integer, max_attempts integer, run_at timestamptz, locked_at timestamptz)
  language plpgsql stable
  set search_path = ''
as $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then
    return;
  end if;
  return query
    select j.id::bigint, t.identifier, j.payload, j.attempts::integer, j.max_attempts::integer, j.run_at, j.locked_at
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id;
end
$$;
comment on function internal.open_jobs is 'Jobs that wait, run or have run out of attempts, with what they are about.';
grant execute on function internal.open_jobs to services;

-- Money: what came, what was asked for, what went back, and who is going to find out about the rest.
insert into internal.truths (name, question, query) values
('payment_has_its_order', 'Which payment has no order?', $q$
  select p.id as payment_id, p.order_id from shop.payments p
   where p.created_at >= $1 and not exists (select from shop.orders o where o.id = p.order_id)
$q$),
('payment_asks_for_what_the_order_costs', 'Which open payment asks for another amount than its order?', $q$
  select p.id as payment_id, p.order_id, p.amount, o.payable
    from shop.payments p
    join shop.orders o on o.id = p.order_id
    cross join lateral (
      select coalesce(sum(x.received - x.refunded), 0) as kept from shop.payments x where x.order_id = p.order_id and x.id <> p.id
    ) others
   where p.created_at >= $1
     and p.state in ('created', 'unknown', 'method_chosen', 'authorized', 'awaiting_transfer', 'awaiting_cod', 'cod_collected',
       'invoice_issued', 'overdue')
     and (p.amount > o.payable or others.kept = 0 and p.amount <> o.payable)
$q$),
('order_has_one_open_payment', 'Which order can be paid in two places at once?', $q$
  select order_id, count(*) from shop.payments
   where created_at >= $1
     and state in ('created', 'unknown', 'method_chosen', 'authorized', 'awaiting_transfer', 'awaiting_cod', 'cod_collected',
       'invoice_issued', 'overdue')
   group by order_id having count(*) > 1
$q$),
('paid_order_has_its_money', 'Which order goes on without the money it was to wait for?', $q$
  select o.id as order_id, o.state, o.payable, money.received
    from shop.orders o
    cross join lateral (select coalesce(sum(p.received), 0) as received from shop.payments p where p.order_id = o.id) money
   where o.placed_at >= $1 and o.payment_kind in ('online', 'transfer') and money.received < o.payable
     and o.state not in ('awaiting_payment', 'awaiting_approval', 'expired', 'cancelled')
$q$),
('money_is_not_forgotten', 'For which order did all its money come without anything happening?', $q$
  select o.id as order_id, o.state, o.payable, money.kept
    from shop.orders o
    cross join lateral (
      select coalesce(sum(p.received - p.refunded), 0) as kept from shop.payments p where p.order_id = o.id
    ) money
   where o.placed_at >= $1 and money.kept > 0
     and (o.state = 'awaiting_payment' and money.kept >= o.payable
       or o.state in ('expired', 'cancelled')
         and not exists (select from shop.refunds r where r.order_id = o.id and r.state <> 'done')
         and not exists (select from shop.staff_tasks t where t.order_id = o.id))
$q$),
('paid_order_holds_its_goods', 'Which paid order that has not left holds no goods?', $q$
  select o.id as order_id, o.state from shop.orders o
   where o.placed_at >= $1 and o.state in ('awaiting_payment', 'accepted', 'on_hold')
     and exists (select from shop.payments p where p.order_id = o.id and p.received > 0)
     and exists (select from shop.order_lines l where l.order_id = o.id and l.variant_id is not null)
     and not exists (select from shop.reservations r where r.order_id = o.id)
$q$),
('payment_state_fits_its_money', 'Which payment is in a state that its money contradicts?', $q$
  select id as payment_id, state, received, refunded from shop.payments
   where created_at >= $1
     and (received = 0 and state in ('partly_paid', 'paid', 'refund_requested', 'refund_failed', 'partly_refunded', 'refunded', 'charged_back')
       or received > 0 and state in ('created', 'unknown', 'method_chosen', 'authorized', 'awaiting_transfer', 'awaiting_cod', 'cod_collected')
       or refunded = 0 and state in ('partly_refunded', 'refunded'))
$q$),
('payment_counts_what_came', 'Which payment took other money than once its amount, or than the bank moved?', $q$
  select p.id as payment_id, p.kind, p.amount, p.received, bank.moved
    from shop.payments p
    cross join lateral (
      select coalesce(sum(m.amount), 0) as moved from shop.bank_movements m where m.payment_id = p.id
    ) bank
   where p.created_at >= $1
     and case when p.kind in ('online', 'cod') then p.received - bank.moved not in (0, p.amount) else p.received <> bank.moved end
$q$),
('payment_state_is_last_event', 'Which payment is in another state than its last event says?', $q$
  select p.id as payment_id, p.state, last.to_state
    from shop.payments p
    left join lateral (
      select e.to_state from shop.payment_events e where e.payment_id = p.id order by e.id desc limit 1
    ) last on true
   where p.created_at >= $1 and p.state is distinct from last.to_state
$q$),
('payment_events_follow_the_machine', 'Which event of a payment is a way its machine does not have?', $q$
  select e.payment_id, e.from_state, e.to_state from shop.payment_events e
   where e.at >= $1 and e.from_state is distinct from e.to_state
     and not exists (
       select from internal.state_transitions t
        where t.machine = 'payment' and t.from_state = coalesce(e.from_state, 'new') and t.to_state = e.to_state)
$q$),
('refunds_are_not_over_the_payment', 'From which payment goes back more than came?', $q$
  select p.id as payment_id, p.received, p.refunded, sum(r.amount) as refunds
    from shop.payments p join shop.refunds r on r.payment_id = p.id
   where r.requested_at >= $1 and r.state <> 'failed'
   group by p.id
  having greatest(sum(r.amount), p.refunded) > p.received
$q$),
('refunded_is_sum_of_refunds', 'Which payment counts other returned money than its refunds?', $q$
  select p.id as payment_id, p.refunded, coalesce(done.amount, 0) as refunds
    from shop.payments p
    cross join lateral (select sum(r.amount) as amount from shop.refunds r where r.payment_id = p.id and r.state = 'done') done
   where p.created_at >= $1 and p.refunded <> coalesce(done.amount, 0)
$q$),
('refund_is_being_watched', 'About which money on its way back will nobody ask the gateway?', $q$
  select r.id as refund_id, r.payment_id, r.state from shop.refunds r join shop.payments p on p.id = r.payment_id
   where $1 is not null and r.way = 'gateway' and r.state in ('requested', 'sent') and p.check_at is null
     and not exists (
       select from internal.open_jobs() j where j.task = 'send-refund' and j.payload ->> 'paymentId' = r.payment_id::text)
$q$),
('payment_is_being_watched', 'About which payment at the gateway will nobody ask?', $q$
  select id as payment_id, order_id, state from shop.payments
   where created_at >= $1 and kind = 'online' and state in ('created', 'method_chosen', 'authorized') and check_at is null
$q$),
('ring_is_answered', 'Which notification was stored and then forgotten?', $q$
  select i.gateway, i.gateway_id, i.times from internal.payment_inbox i
   where $1 is not null and i.read_at is null
     and not exists (
       select from internal.open_jobs() j where j.task = 'read-payment' and j.payload ->> 'gatewayId' = i.gateway_id)
$q$),
('movement_for_staff_has_its_task', 'Which movement waits for a person without anybody knowing?', $q$
  select m.id as movement_id from shop.bank_movements m
   where $1 is not null and m.match = 'for_staff'
     and not exists (select from shop.staff_tasks t where t.subject = 'movement:' || m.id)
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
