-- migrate:up

-- „Hlídač“. A truth is a query that must return no row; $1 says how far back to look, so that the run every five minutes
-- reads only what is young and the nightly one reads everything.
create table internal.truths (
  name text primary key check (name ~ '^[a-z]+(_[a-z]+)+$'),
  -- What is asked, in words; "no row" is the answer that must come.
  question text not null,
  query text not null
);
comment on table internal.truths is 'Named queries that must return no row, whatever has been clicked, raced or crashed.';
alter table internal.truths enable row level security;
revoke insert, update, delete on internal.truths from services;

create function internal.check_truths(since timestamptz default '-infinity', only_name text default null)
  returns table (name text, question text, violations bigint, samples jsonb, ms integer)
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  truth internal.truths;
  began timestamptz;
begin
  for truth in select * from internal.truths t where only_name is null or t.name = only_name order by t.name loop
    began := clock_timestamp();
    -- The query is ours, from a migration; who runs this has no right to write one.
    execute format(
      'select count(*), coalesce(jsonb_agg(to_jsonb(v)) filter (where v.nth <= 5), ''[]'')
         from (select q.*, row_number() over () as nth from (%s) q) v', truth.query)
      into violations, samples using since;
    name := truth.name;
    question := truth.question;
    ms := extract(epoch from clock_timestamp() - began) * 1000;
    return next;
  end loop;
end
$$;
comment on function internal.check_truths is 'Asks every truth about what happened since a moment: how many rows break it, and the first five.';

-- What was ordered: sums, numbers, events, deadlines.
insert into internal.truths (name, question, query) values
('order_total_is_sum_of_lines', 'Which order does not cost what its lines cost?', $q$
  select o.id as order_id, o.total, sum(l.gross) as lines
    from shop.orders o left join shop.order_lines l on l.order_id = o.id
   where o.placed_at >= $1
   group by o.id
  having o.total is distinct from sum(l.gross)
$q$),
('order_vat_is_sum_of_lines', 'Which order''s VAT recap differs from its lines in some rate?', $q$
  select o.id as order_id, r.rate, r.base, r.tax, r.gross
    from shop.orders o
    cross join lateral (
      select coalesce(v.rate, l.vat_rate) as rate, v.base, v.tax, v.gross, l.base as line_base, l.tax as line_tax
        from jsonb_to_recordset(o.vat) as v (rate numeric, base bigint, tax bigint, gross bigint)
        full join (
          select vat_rate, sum(base) as base, sum(tax) as tax from shop.order_lines where order_id = o.id and gross <> 0 group by vat_rate
        ) l on l.vat_rate = v.rate
    ) r
   where o.placed_at >= $1 and (r.base, r.tax) is distinct from (r.line_base, r.line_tax)
$q$),
('order_payable_is_total_and_rounding', 'Which order asks for another amount than its total and rounding?', $q$
  select id as order_id, total, rounding, payable from shop.orders
   where placed_at >= $1 and (payable <> total + rounding or rounding <> 0 and payment_kind <> 'cod')
$q$),
('order_line_adds_up', 'Which order line does not add up, or is negative?', $q$
  select l.order_id, l.position from shop.order_lines l join shop.orders o on o.id = l.order_id
   where o.placed_at >= $1
     and (l.amount <> l.full_amount - l.volume_discount - l.coupon_discount - l.credits_discount or l.gross <> l.base + l.tax
       or least(l.amount, l.base, l.tax, l.gross) < 0 or l.amount <> case o.basis when 'gross' then l.gross else l.base end)
$q$),
('order_has_goods', 'Which order has no goods?', $q$
  select o.id as order_id from shop.orders o
   where o.placed_at >= $1 and not exists (select from shop.order_lines l where l.order_id = o.id and l.kind = 'goods')
$q$),
('cart_has_one_order', 'Which cart became more than one order?', $q$
  select cart_id, count(*) from shop.orders where placed_at >= $1 group by cart_id having count(*) > 1
$q$),
('order_comes_from_its_cart', 'Which order has a cart that is not ordered, or which ordered cart has no order?', $q$
  select o.id as order_id, c.id as cart_id from shop.orders o join shop.carts c on c.id = o.cart_id
   where o.placed_at >= $1 and c.state <> 'ordered'
  union all
  select null, c.id from shop.carts c
   where c.state = 'ordered' and c.changed_at >= $1 and not exists (select from shop.orders o where o.cart_id = c.id)
$q$),
('order_number_is_unique', 'Which number belongs to two orders, or is no variable symbol?', $q$
  select number, count(*) from shop.orders where placed_at >= $1 group by number
  having count(*) > 1 or not bool_and(number ~ '^[1-9][0-9]{9}$')
$q$),
('order_begins_with_its_event', 'Which order was not made by exactly one event?', $q$
  select o.id as order_id from shop.orders o
   where o.placed_at >= $1
     and (select count(*) from shop.order_events e where e.order_id = o.id and e.from_state is null) <> 1
$q$),
('order_state_is_last_event', 'Which order is in another state than its last event says?', $q$
  select o.id as order_id, o.state, last.to_state
    from shop.orders o
    left join lateral (
      select e.to_state from shop.order_events e where e.order_id = o.id order by e.id desc limit 1
    ) last on true
   where o.placed_at >= $1 and o.state is distinct from last.to_state
$q$),
('order_events_follow_the_machine', 'Which event of an order is a way its machine does not have?', $q$
  select e.order_id, e.from_state, e.to_state from shop.order_events e
   where e.at >= $1 and e.from_state is distinct from e.to_state
     and not exists (
       select from internal.state_transitions t
        where t.machine = 'order' and t.from_state = coalesce(e.from_state, 'new') and t.to_state = e.to_state)
$q$),
('order_waits_for_its_deadline', 'Which order waits without a deadline, or has one though nobody waits?', $q$
  select id as order_id, state, deadline_at from shop.orders
   where placed_at >= $1 and (state in ('awaiting_payment', 'awaiting_approval')) <> (deadline_at is not null)
$q$),
('order_does_not_outlive_its_deadline', 'Which order still waits an hour after its deadline?', $q$
  select id as order_id, state, deadline_at from shop.orders
   where deadline_at < internal.shop_now() - interval '1 hour'
$q$),
('order_to_a_point_has_one', 'Which order goes to a pickup point without naming one?', $q$
  select o.id as order_id from shop.orders o join shop.shipping_methods m on m.id = o.shipping_method_id
   where o.placed_at >= $1
     and (o.shipping_kind in ('pickup-point', 'box')) <> (o.pickup_point_id is not null and o.pickup_point is not null)
$q$),
('order_names_its_terms', 'Which order names terms that were never published?', $q$
  select o.id as order_id, o.terms_version_id from shop.orders o
   where o.placed_at >= $1
     and not exists (select from shop.static_page_versions v where v.id = o.terms_version_id and v.published_at is not null)
$q$),
('order_is_confirmed_by_mail', 'Which order has no confirmation in the outbox?', $q$
  select o.id as order_id from shop.orders o
   where o.placed_at >= $1
     and not exists (
       select from internal.mails m
        where m.object = 'order:' || o.id and m.event = 'placed' and m.template = 'order-confirmation')
$q$);

-- What was promised and to whom: stock, reservations, coupons and carts.
insert into internal.truths (name, question, query) values
('stock_is_never_below_zero', 'Of what is there less than nothing, or more promised than there is?', $q$
  select variant_id, on_hand, reserved from shop.stock where on_hand < 0 or reserved < 0 or reserved > on_hand and $1 is not null
$q$),
('stock_reserved_is_sum_of_reservations', 'Of what are other pieces reserved than orders hold?', $q$
  select s.variant_id, s.reserved, coalesce(r.pieces, 0) as held
    from shop.stock s
    left join (select variant_id, sum(pieces) as pieces from shop.reservations group by variant_id) r using (variant_id)
   where s.reserved <> coalesce(r.pieces, 0) and $1 is not null
$q$),
('reservation_has_a_living_order', 'Which reservation has no order that may hold goods?', $q$
  select r.order_id, r.variant_id, o.state from shop.reservations r left join shop.orders o on o.id = r.order_id
   where $1 is not null
     and (o.id is null or o.state not in ('awaiting_payment', 'awaiting_approval', 'accepted', 'on_hold', 'packing', 'partly_shipped'))
$q$),
('reservation_says_why_and_until_when', 'Which reservation has another reason or deadline than its order?', $q$
  select r.order_id, r.variant_id, r.reason, r.deadline_at, o.state from shop.reservations r join shop.orders o on o.id = r.order_id
   where $1 is not null
     and (r.deadline_at is distinct from o.deadline_at
       or r.reason <> case when o.state in ('awaiting_payment', 'awaiting_approval') then o.state else 'accepted' end)
$q$),
('order_holds_what_it_sold', 'Which order that waits or is accepted does not hold its goods?', $q$
  select l.order_id, l.variant_id, l.pieces, r.pieces as held
    from (
      select l.order_id, l.variant_id, sum(l.pieces) as pieces
        from shop.orders o join shop.order_lines l on l.order_id = o.id and l.variant_id is not null
       where o.state in ('awaiting_payment', 'awaiting_approval', 'accepted', 'on_hold') and o.placed_at >= $1
       group by l.order_id, l.variant_id
    ) l
    left join shop.reservations r on r.order_id = l.order_id and r.variant_id = l.variant_id
   where r.pieces is distinct from l.pieces
$q$),
-- Credits may come back in parts, so what an ended order still holds is a sum.
('ended_order_holds_nothing', 'Which expired or cancelled order still holds a coupon or credits?', $q$
  select o.id as order_id, o.state from shop.orders o
   where o.updated_at >= $1 and o.placed_at >= $1 - interval '60 days' and o.state in ('expired', 'cancelled')
     and (exists (select from shop.coupon_redemptions r where r.order_id = o.id and r.released_at is null)
       or exists (
         select from shop.credit_entries e
          where e.customer_id = o.customer_id and e.kind = 'spend' and e.reference_type = 'order' and e.reference_id = o.id::text
            and e.amount + coalesce((
              select sum(b.amount) from shop.credit_entries b
               where b.reverses_id = e.id and not exists (select from shop.credit_entries t where t.reverses_id = b.id)), 0) < 0))
$q$),
('coupon_is_not_over_its_limit', 'Which coupon was used more often than it may be?', $q$
  select c.id as coupon_id, c.limit_total, count(*) from shop.coupons c join shop.coupon_redemptions r on r.coupon_id = c.id
   where r.released_at is null and c.limit_total is not null and $1 is not null
   group by c.id having count(*) > c.limit_total
$q$),
('coupon_counter_is_true', 'Which limited coupon counts other uses than there are?', $q$
  select c.id as coupon_id, c.redeemed, count(r.order_id)
    from shop.coupons c left join shop.coupon_redemptions r on r.coupon_id = c.id and r.released_at is null
   where c.limit_total is not null and $1 is not null
   group by c.id having c.redeemed <> count(r.order_id)
$q$),
('coupon_is_not_over_the_limit_of_a_buyer', 'Who used a coupon more often than one buyer may?', $q$
  select r.coupon_id, min(r.order_id) as first_order_id, count(*)
    from shop.coupon_redemptions r join shop.coupons c on c.id = r.coupon_id
   where r.released_at is null and c.limit_per_customer is not null and $1 is not null
   group by r.coupon_id, coalesce(r.customer_id::text, r.email), c.limit_per_customer
  having count(*) > c.limit_per_customer
$q$),
('order_with_coupon_redeemed_it', 'Which living order has a coupon that it did not redeem, or redeemed one it does not have?', $q$
  select o.id as order_id, o.coupon_id, r.coupon_id as redeemed from shop.orders o left join shop.coupon_redemptions r on r.order_id = o.id
   where o.placed_at >= $1
     and (o.coupon_id is distinct from r.coupon_id
       or o.coupon_id is not null and (r.released_at is null) <> (o.state not in ('expired', 'cancelled')))
$q$),
('customer_has_one_open_cart', 'Which customer has two open carts?', $q$
  select customer_id, count(*) from shop.carts
   where state in ('active', 'in_checkout', 'abandoned') and customer_id is not null and $1 is not null
   group by customer_id having count(*) > 1
$q$),
('cart_that_ended_has_no_details', 'Which deleted cart still knows somebody or something?', $q$
  select c.id as cart_id from shop.carts c
   where c.state = 'deleted' and c.changed_at >= $1
     and (c.details is not null or exists (select from shop.cart_lines l where l.cart_id = c.id))
$q$);

-- What runs behind the shop: commands, jobs, mails.
insert into internal.truths (name, question, query) values
('command_has_its_answer', 'Which command was done without keeping its answer?', $q$
  select scope, endpoint from internal.idempotency_keys where created_at >= $1 and (status is null or response is null)
$q$),
-- By the clock of the machine: a job does not wait for the clock of the shop.
('job_is_not_stuck', 'Which job gave up, hangs, or has been waited for in vain?', $q$
  select j.id as job_id, j.task, j.attempts from internal.open_jobs() j
   where $1 is not null
     and (j.attempts >= j.max_attempts and j.locked_at is null or j.locked_at < now() - interval '4 hours'
       or j.locked_at is null and j.run_at < now() - interval '1 hour')
$q$),
('mail_has_its_job', 'Which mail waits in the outbox without anybody who sends it?', $q$
  select m.id as mail_id, m.template from internal.mails m
   where $1 is not null and m.status in ('waiting', 'sending') and to_regclass('graphile_worker._private_jobs') is not null
     and not exists (
       select from internal.open_jobs() j where j.task = 'send-mail' and j.payload ->> 'mailId' = m.id::text)
$q$),
('failing_item_has_its_task', 'What has failed again and again without anybody knowing?', $q$
  select f.batch, f.item, f.failures from internal.batch_failures f
   where $1 is not null and f.failures >= 5
     and not exists (
       select from shop.staff_tasks t where t.kind = 'batch_item_failed' and t.subject = f.batch || ':' || f.item)
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
