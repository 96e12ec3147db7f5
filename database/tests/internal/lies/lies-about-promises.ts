const COUPON = `insert into shop.coupons (id, storefront_id, code, name, kind, amount, limit_total, limit_per_customer, customer_groups, valid_from, valid_to, redeemed)
  values (1, 1, 'A', 'A', 'fixed', 100, 5, 1, '{retail}', '2026-01-01', '2026-12-31', 1)`
const REDEEM = `insert into shop.coupon_redemptions (order_id, coupon_id, email, use_number, redeemed_at) values ($1, 1, 'a@priklad.cz', 1, now())`
const EARN = `insert into shop.credit_entries (customer_id, kind, amount, usable_from, created_at) overriding system value select customer_id, 'goodwill', 10, now(), now() from shop.orders where id = $1`

/** Stock, reservations, coupons, credits and carts. */
export const LIES_ABOUT_PROMISES: Record<string, string[]> = {
  stock_is_never_below_zero: [
    'alter table shop.stock drop constraint stock_not_oversold',
    'update shop.stock set on_hand = 1 where $1 > 0',
  ],
  stock_reserved_is_sum_of_reservations: ['update shop.stock set reserved = reserved + 1 where $1 > 0'],
  stock_is_sum_of_movements: ['update shop.stock set on_hand = on_hand + 1 where $1 > 0'],
  blocked_pieces_are_withheld: ['update shop.stock set withheld = withheld + 1, on_hand = on_hand - 1 where $1 > 0'],
  reservation_has_a_living_order: [`update shop.orders set state = 'delivered' where id = $1`],
  reservation_says_why_and_until_when: [
    `update shop.reservations set reason = 'awaiting_payment', deadline_at = '2999-01-01' where order_id = $1`,
  ],
  order_holds_what_it_sold: ['delete from shop.reservations where order_id = $1'],
  ended_order_holds_nothing: [COUPON, REDEEM, `update shop.orders set state = 'expired' where id = $1`],
  coupon_is_not_over_its_limit: [
    COUPON,
    REDEEM,
    'alter table shop.coupons drop constraint coupons_not_over_limit, drop constraint coupons_limit_total_check',
    'update shop.coupons set limit_total = 0',
  ],
  coupon_counter_is_true: [COUPON],
  coupon_is_not_over_the_limit_of_a_buyer: [
    COUPON,
    REDEEM,
    `insert into shop.coupon_redemptions (order_id, coupon_id, email, use_number, redeemed_at) values (888, 1, 'a@priklad.cz', 2, now())`,
  ],
  order_with_coupon_redeemed_it: [COUPON, `update shop.orders set coupon_id = 1, coupon_code = 'A' where id = $1`],
  credit_lot_is_never_below_zero: [
    EARN,
    `insert into shop.credit_entries (customer_id, kind, amount, lot_id, usable_from, created_at)
       select customer_id, 'spend', -11, id, now(), now() from shop.credit_entries`,
  ],
  order_spent_its_credits_once: [
    EARN,
    `insert into shop.credit_entries (customer_id, kind, amount, lot_id, usable_from, created_at, reference_type, reference_id)
       select customer_id, 'spend', -5, id, now(), now(), 'order', $1::text from shop.credit_entries`,
  ],
  customer_has_one_open_cart: [
    'drop index shop.carts_one_open',
    `insert into shop.carts (storefront_id, customer_id, created_at, changed_at, expires_at)
       select 1, o.customer_id, now(), now(), now() from shop.orders o, generate_series(1, 2) where o.id = $1`,
  ],
  cart_that_ended_has_no_details: [
    `insert into shop.carts (storefront_id, state, created_at, changed_at, expires_at, details) values (1, 'deleted', now(), now(), now(), '{}')`,
  ],
  command_has_its_answer: [
    `insert into internal.idempotency_keys (scope, key, endpoint, request_hash, created_at) values ('x', 'kkkkkkkk', 'x', '', now())`,
  ],
  reminder_has_its_consent: [
    `insert into internal.mails (object, event, template, recipient, data, request_id, created_at)
     select 'customer:' || id, 'x', 'run-out', email, '{}', 'x', now() from shop.customers where email is not null limit 1`,
  ],
  reminder_comes_by_day: [
    `insert into internal.mails (object, event, template, recipient, data, request_id, created_at)
     values ('customer:1', 'x', 'run-out', 'nikdo@priklad.cz', '{}', 'x', current_date - time '01:00')`,
  ],
  reminders_are_few: [
    `insert into internal.mails (object, event, template, recipient, data, request_id, created_at)
     select 'customer:1', 'x' || day, 'run-out', 'nikdo@priklad.cz', '{}', 'x', now() - make_interval(days => day)
       from generate_series(0, 1) day`,
  ],
}
