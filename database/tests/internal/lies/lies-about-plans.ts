const PLAN = `insert into shop.plans (id, storefront_id, customer_id, first_order_id, email, details, shipping_method_id, payment_method_id, started_at)
  select 70, 1, customer_id, id, email, '{}', shipping_method_id, payment_method_id, placed_at from shop.orders where id = $1`
const LINE = `insert into shop.plan_lines (plan_id, variant_id, pieces, interval_days, due_on)
  select 70, min(variant_id), 1, 28, '2026-12-16' from shop.order_lines where order_id = $1`
const cycle = (number: number, state: string, columns: Record<string, string> = {}) =>
  `insert into shop.plan_cycles (${['plan_id, cycle_no, state, due_on, process_on, created_at', ...Object.keys(columns)].join(', ')})
   values (${[`70, ${number}, '${state}', '2026-12-16', '2026-12-14', '2026-11-20'`, ...Object.values(columns)].join(', ')})`

const GROUP = `insert into shop.group_orders (uid, customer_id, title, place_name, street, city, zip, state, deadline_at, steps, pay_hours, answer_hours, created_at)
  select repeat('a', 20), customer_id, 'A', 'A', 'A 1', 'Brno', '61500', 'open', now(), '[]', 48, 48, now() from shop.orders where id = $1`

const voucher = (face: number) =>
  `with v as (insert into shop.vouchers (storefront_id, code_hash, code_sealed, code_tail, face, balance, expires_on, origin, issued_by, issue_key, issued_at)
     values (1, sha256('x'), 'x', 'ABCD', ${face}, ${face}, '2029-01-01', 'staff', 'x', 'x', now()) returning id, face)
   insert into shop.voucher_entries (voucher_id, kind, amount, at) select id, 'issue', face, now() from v`

/** A notice a day ahead. */
const SHORT = {
  announced_at: `'2026-12-12T23:00:00Z'`,
  announced_payable: '100',
  changes_until: `'2026-12-13T23:00:00Z'`,
}

const EARLY = `insert into shop.bank_movements (bank, movement_id, booked_on, amount, currency, read_at, match, match_details, updated_at)
  values ('fio', '70', '2026-12-12', 100, 'CZK', now(), 'early', '{"planId": 70}', '2020-01-01')`

export const LIES_ABOUT_PLANS: Record<string, string[]> = {
  plan_has_one_open_cycle: ['drop index shop.plan_cycles_one_open', PLAN, cycle(2, 'planned'), cycle(3, 'planned')],
  running_plan_has_a_cycle: [PLAN, LINE],
  stopped_plan_sends_nothing: [PLAN, cycle(2, 'planned'), `update shop.plans set state = 'paused' where id = 70`],
  cycle_costs_what_was_announced: [PLAN, cycle(2, 'ordered', { ...SHORT, placed_payable: '101', order_id: '$1' })],
  cycle_was_announced: [PLAN, cycle(2, 'locked', SHORT)],
  locked_cycle_is_placed: [PLAN, cycle(2, 'locked', SHORT), `update shop.plan_cycles set process_on = '2020-01-06'`],
  placed_cycle_holds_its_goods: [
    PLAN,
    cycle(1, 'ordered', { order_id: '$1' }),
    'delete from shop.reservations where order_id = $1',
  ],
  cycle_state_is_last_event: [PLAN, cycle(2, 'planned')],
  regular_order_began_a_plan: ['update shop.order_lines set regular_weeks = 4 where order_id = $1'],
  plan_begins_with_an_order_that_came: [
    PLAN,
    cycle(1, 'ordered', { order_id: '$1' }),
    `update shop.orders set state = 'cancelled' where id = $1`,
    `update internal.clock set offset_ms = 172800000`,
  ],
  ended_plan_charges_nobody: [
    PLAN,
    `update shop.plans set state = 'ended', ended_at = '2020-01-01' where id = 70`,
    `insert into shop.plan_mandates (plan_id, order_id, state, consent_text, consented_at, gateway_parent_id)
     values (70, $1, 'active', 'x', '2020-01-01', '1')`,
  ],
  forgotten_card_charges_nobody: [
    PLAN,
    `insert into shop.plan_mandates (plan_id, order_id, state, consent_text, consented_at, gateway_parent_id, revoked_at)
     values (70, $1, 'active', 'x', '2020-01-01', '1', '2020-01-01')`,
  ],
  card_is_charged_with_leave: [
    PLAN,
    `insert into shop.payments (id, order_id, attempt, payment_method_id, kind, state, amount, created_at)
     select 7000, id, 9, payment_method_id, payment_kind, 'cancelled', payable, placed_at from shop.orders where id = $1`,
    cycle(2, 'ordered', { ...SHORT, placed_payable: '100', order_id: '$1', charged_payment_id: '7000' }),
  ],
  early_money_waits_for_a_parcel: [PLAN, `update shop.plans set state = 'paused' where id = 70`, EARLY],
  early_money_reaches_its_order: [
    PLAN,
    cycle(2, 'ordered', { ...SHORT, placed_payable: '100', order_id: '$1' }),
    `update shop.orders set state = 'awaiting_payment', placed_at = '2020-01-01', deadline_at = '2999-01-01' where id = $1`,
    EARLY,
  ],
  third_delivery_earns_once: [
    PLAN,
    `insert into shop.credit_entries (customer_id, kind, amount, usable_from, reference_type, reference_id, created_at)
     select customer_id, 'regular_delivery', 60, placed_at, 'plan', '70', now() from shop.orders where id = $1`,
  ],
  group_kilos_agree: [GROUP, `update shop.group_orders set state = 'paying', joined_grams = 5, agreed_percent = 0`],
  group_member_has_their_order: [
    GROUP,
    `insert into shop.group_members (group_id, email, first_name, last_name, state, order_id, created_at)
     select g.id, 'x@priklad.cz', 'X', 'Y', 'unconfirmed', $1, now() from shop.group_orders g`,
  ],
  puppy_is_rewarded_once: [
    `with l as (insert into shop.litters (customer_id, name, mother_name, born_on, created_at)
       select customer_id, 'B', 'Aura', '2026-10-18', now() from shop.orders where id = $1 returning id)
     insert into shop.puppies (litter_id, position, name, sex, reward, rewarded_at, created_at) select l.id, 1, 'Ben', 'male', 'given', now(), now() from l`,
  ],
  referral_is_rewarded_once: [
    `insert into shop.coupons (id, storefront_id, code, name, kind, amount, customer_groups, valid_from, valid_to)
     values (77, 1, 'PES-LIE', 'A', 'fixed', 100, '{retail}', '2026-01-01', '2026-12-31')`,
    `insert into shop.referral_codes (storefront_id, programme, customer_id, coupon_id, created_at)
     select 1, 'friend', customer_id, 77, now() from shop.orders where id = $1`,
    `insert into shop.referrals (order_id, code_id, state, decided_at) select $1, k.id, 'rewarded', now() from shop.referral_codes k`,
  ],
  gift_goes_on_its_day: [
    voucher(100),
    `insert into shop.voucher_gifts (voucher_id, recipient_email, deliver_on) select id, 'a@b.cz', '2020-01-01' from shop.vouchers`,
  ],
  bought_voucher_was_paid: [
    voucher(100),
    `insert into shop.voucher_orders (order_id, face, deliver_on, created_at, voucher_id)
     select o.id, 100, '2026-11-16', now(), v.id from shop.orders o, shop.vouchers v where o.id = $1`,
    `update shop.orders set state = 'awaiting_payment', deadline_at = '2999-01-01' where id = $1`,
  ],
  voucher_is_its_entries: [voucher(100), `update shop.vouchers set balance = 99`],
  voucher_paid_what_its_order_says: [
    voucher(100),
    `insert into shop.payments (id, order_id, attempt, payment_method_id, kind, state, amount, received, created_at, paid_at)
     select 7001, id, 9, payment_method_id, 'voucher', 'paid', 50, 50, now(), now() from shop.orders where id = $1`,
    `update shop.vouchers set balance = balance - 40`,
    `insert into shop.voucher_entries (voucher_id, kind, amount, payment_id, at) select id, 'spend', -40, 7001, now() from shop.vouchers`,
  ],
  level_has_its_turnover: [
    `insert into shop.customer_levels (customer_id, storefront_id, level_code, valid_to, reached_at)
     select customer_id, 1, 'vudce', '2999-12-31', now() from shop.orders where id = $1`,
  ],
  birthday_once_a_year: [
    `insert into shop.credit_entries (customer_id, kind, amount, usable_from, reference_type, reference_id, created_at)
     select customer_id, 'birthday', 100, now(), 'dog', '5:' || year, now() - (2026 - year) * interval '200 days'
       from shop.orders, generate_series(2025, 2026) year where id = $1`,
  ],
}
