-- migrate:up

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

-- Deadlines are measured by the clock of the shop, which development can move.
create function internal.shop_now() returns timestamptz
  language sql stable
  set search_path = ''
as $$
  select now() + make_interval(secs => c.offset_ms / 1000.0) from internal.clock c
$$;
comment on function internal.shop_now is 'The present of the shop; in production the real one.';
grant execute on function internal.shop_now to services;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
