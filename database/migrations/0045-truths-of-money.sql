-- migrate:up

-- What came, what was asked for, what went back, and who is going to find out about the rest.
insert into internal.truths (name, question, query) values
('payment_has_its_order', 'Which payment has no order?', $q$
  select p.id as payment_id, p.order_id from shop.payments p
   where p.created_at >= $1 and not exists (select from shop.orders o where o.id = p.order_id)
$q$),
-- The rest of an order paid by card is waited for in cash; when all of the card's money went back for goods, the rest is still the rest.
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
     and (p.amount > o.payable or others.kept = 0 and p.amount <> o.payable and not exists (
       select from shop.refunds r where r.order_id = p.order_id and r.state <> 'failed' and r.for_goods > 0))
$q$),
('order_has_one_open_payment', 'Which order can be paid in two places at once?', $q$
  select order_id, count(*) from shop.payments
   where created_at >= $1
     and state in ('created', 'unknown', 'method_chosen', 'authorized', 'awaiting_transfer', 'awaiting_cod', 'cod_collected',
       'invoice_issued', 'overdue')
   group by order_id having count(*) > 1
$q$),
-- What a transfer is forgiven, its order is forgiven too.
('paid_order_has_its_money', 'Which order goes on without the money it was to wait for?', $q$
  select o.id as order_id, o.state, o.payable, money.received
    from shop.orders o
    cross join lateral (select coalesce(sum(p.received), 0) as received from shop.payments p where p.order_id = o.id) money
   where o.placed_at >= $1 and o.payment_kind in ('online', 'transfer') and money.received + coalesce(
         (select s.value::bigint from shop.settings s where s.storefront_id = o.storefront_id and s.key = 'payment.tolerance'), 0) < o.payable
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
      select coalesce(sum(m.counted), 0) as moved from shop.bank_movements m where m.payment_id = p.id
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
('refund_knows_what_it_is_for', 'Which refund is for other lines than for the amount it was documented with?', $q$
  select r.id as refund_id, r.purpose, r.for_goods from shop.refunds r
   where r.requested_at >= $1
     and (r.purpose = 'correction') <> (r.for_goods > 0)
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
$q$);

-- The bank: it is read, and every movement is somewhere.
insert into internal.truths (name, question, query) values
-- By the clock of the machine: the bank does not wait for the clock of the shop.
('bank_is_read', 'Which bank was not read for an hour, or has kept a page from us for so long?', $q$
  select c.bank, c.read_at, c.missing_since from internal.bank_cursors c
   where $1 is not null
     and (coalesce(c.read_at, c.begun_at) < now() - interval '1 hour' or c.missing_at < now() - interval '1 hour')
$q$),
('odd_row_has_its_task', 'Which row of the statement could nobody read, and nobody knows?', $q$
  select r.bank, r.row_key from internal.bank_odd_rows r
   where $1 is not null
     and not exists (
       select from shop.staff_tasks t where t.kind = 'bank_row_unreadable' and t.subject = 'bank_row:' || r.row_key)
     and not exists (select from shop.bank_movements m where m.bank = r.bank and m.movement_id = r.row_key)
$q$),
('movement_is_looked_at', 'Which movement was stored and never matched?', $q$
  select m.id as movement_id from shop.bank_movements m
   where $1 is not null and m.match = 'new' and m.updated_at < now() - interval '1 hour'
     and not exists (
       select from shop.staff_tasks t where t.kind = 'batch_item_failed' and t.subject = 'import-bank:' || m.id)
$q$),
('movement_for_staff_has_its_task', 'Which movement waits for a person without anybody knowing?', $q$
  select m.id as movement_id from shop.bank_movements m
   where $1 is not null and m.match = 'for_staff'
     and not exists (select from shop.staff_tasks t where t.subject = 'movement:' || m.id)
$q$),
('money_that_came_is_somewhere', 'Which money came under the number of an order and is neither counted nor shown to a person?', $q$
  select m.id as movement_id, m.amount, m.match from shop.bank_movements m
   where m.read_at >= $1 and m.match = 'ignored'
     and (m.amount > 0 and m.match_details ->> 'reason' is distinct from 'known_account'
       or m.amount < 0 and m.match_details ->> 'reason' is distinct from 'refund_sent'
         and m.match_details ->> 'reason' is distinct from 'known_account'
         and exists (select from shop.orders o where o.number = ltrim(m.variable_symbol, '0')))
$q$);

-- Credits: each once, and never below nothing.
insert into internal.truths (name, question, query) values
('credit_lot_is_never_below_zero', 'From which lot were more credits taken than it held?', $q$
  select l.id as lot_id, l.remaining from shop.credit_lots l
   where l.remaining < 0
     and exists (select from shop.credit_entries e where e.lot_id = l.id and e.created_at >= $1)
$q$),
('order_spent_its_credits_once', 'Which order spent other credits than it says?', $q$
  select o.id as order_id, o.credits_spent, spent.credits
    from shop.orders o
    cross join lateral (
      select coalesce(-sum(e.amount), 0) as credits from shop.credit_entries e
       where e.customer_id = o.customer_id and e.kind = 'spend' and e.reference_type = 'order' and e.reference_id = o.id::text
    ) spent
   where o.placed_at >= $1 and o.customer_id is not null and o.credits_spent <> spent.credits
$q$),
('returned_goods_settled_their_credits', 'For which returned goods were credits not given back or not taken?', $q$
  select o.id as order_id, due.given as to_give, done.given, due.taken as to_take, done.taken, done.owed
    from shop.orders o
    join shop.settings value on value.storefront_id = o.storefront_id and value.key = 'loyalty.credit_value'
    left join shop.credit_entries lot on lot.customer_id = o.customer_id and lot.kind = 'purchase' and lot.reference_type = 'order'
      and lot.reference_id = o.id::text
    cross join lateral (
      select floor(sum(case when l.amount > 0 then floor(l.credits_discount * back.amount / l.amount) else 0 end)
               / (value.value #>> '{}')::integer)::bigint as given,
             coalesce(floor(lot.amount * sum(back.amount) filter (where l.variant_id is not null)
               / nullif(sum(l.amount) filter (where l.variant_id is not null), 0)), 0)::bigint as taken
        from shop.order_lines l
        cross join lateral (
          select coalesce(sum((c ->> 'amount')::numeric), 0) as amount
            from shop.refunds r cross join lateral jsonb_array_elements(r.corrections) c
           where r.order_id = o.id and r.state = 'done' and r.for_goods > 0 and c ->> 'lineId' = l.position::text
        ) back
       where l.order_id = o.id
    ) due
    cross join lateral (
      select coalesce((select sum(b.amount) from shop.credit_entries e join shop.credit_entries b on b.reverses_id = e.id
               where e.customer_id = o.customer_id and e.kind = 'spend' and e.reference_type = 'order' and e.reference_id = o.id::text
                 and not exists (select from shop.credit_entries t where t.reverses_id = b.id)), 0) as given,
             coalesce((select -sum(t.amount) from shop.credit_entries t where t.reverses_id = lot.id), 0) as taken,
             coalesce((select d.credits from internal.credit_debts d where d.order_id = o.id), 0) as owed
    ) done
   where o.customer_id is not null and o.state not in ('cancelled', 'expired')
     and exists (select from shop.refunds r where r.order_id = o.id and r.state = 'done' and r.for_goods > 0 and r.requested_at >= $1)
     and (due.given <> done.given or due.taken <> done.taken + done.owed)
$q$),
('paid_order_lets_its_credits_go', 'Which credits wait for money that has come?', $q$
  select l.id as lot_id, o.id as order_id
    from shop.credit_entries l join shop.orders o on o.id::text = l.reference_id
   where l.created_at >= $1 and l.kind = 'purchase' and l.reference_type = 'order' and l.usable_from >= timestamptz '2999-01-01'
     and coalesce((select sum(p.received - p.refunded) from shop.payments p where p.order_id = o.id), 0)
       + coalesce((select sum(r.for_goods) from shop.refunds r where r.order_id = o.id and r.state = 'done'), 0) >= o.payable
$q$),
('ended_credits_are_entered', 'Which credits have ended without an entry that says so?', $q$
  select l.id as lot_id, l.remaining from shop.credit_lots l
   where $1 is not null and l.remaining > 0 and l.expires_at < internal.shop_now() - interval '2 days'
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
