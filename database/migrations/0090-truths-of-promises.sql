-- migrate:up

-- Stock, reservations, coupons, credits and carts: what was promised and to whom.
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
('ended_order_holds_nothing', 'Which expired or cancelled order still holds a coupon or credits?', $q$
  select o.id as order_id, o.state from shop.orders o
   where o.updated_at >= $1 and o.placed_at >= $1 - interval '60 days' and o.state in ('expired', 'cancelled')
     and (exists (select from shop.coupon_redemptions r where r.order_id = o.id and r.released_at is null)
       or exists (
         select from shop.credit_entries e
          where e.customer_id = o.customer_id and e.kind = 'spend' and e.reference_type = 'order' and e.reference_id = o.id::text
            and not exists (select from shop.credit_entries b where b.reverses_id = e.id)))
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
('customer_has_one_open_cart', 'Which customer has two open carts?', $q$
  select customer_id, count(*) from shop.carts
   where state in ('active', 'in_checkout', 'abandoned') and customer_id is not null and $1 is not null
   group by customer_id having count(*) > 1
$q$),
('cart_that_ended_has_no_details', 'Which deleted cart still knows somebody or something?', $q$
  select c.id as cart_id from shop.carts c
   where c.state = 'deleted' and c.changed_at >= $1
     and (c.details is not null or exists (select from shop.cart_lines l where l.cart_id = c.id))
$q$),
('command_has_its_answer', 'Which command was done without keeping its answer?', $q$
  select scope, endpoint from internal.idempotency_keys where created_at >= $1 and (status is null or response is null)
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
