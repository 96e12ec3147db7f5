/** Statements that break one truth each; `$1` is the order that broke none. */
export const LIES_ABOUT_ORDERS: Record<string, string[]> = {
  order_total_is_sum_of_lines: ['update shop.order_lines set gross = gross + 1, base = base + 1 where order_id = $1'],
  order_vat_is_sum_of_lines: [
    `update shop.orders set vat = '[{"rate":12,"base":19999,"tax":2401,"gross":22400}]' where id = $1`,
  ],
  order_payable_is_total_and_rounding: ['update shop.orders set payable = payable + 1 where id = $1'],
  order_line_adds_up: ['update shop.order_lines set coupon_discount = 1 where order_id = $1'],
  order_has_goods: [`update shop.order_lines set kind = 'shipping' where order_id = $1`],
  cart_has_one_order: [
    'drop index shop.orders_cart_id',
    `insert into shop.orders select (jsonb_populate_record(o, '{"id": 777, "number": "2026777777"}')).* from shop.orders o where id = $1`,
  ],
  order_comes_from_its_cart: [
    `update shop.carts set state = 'active' where id = (select cart_id from shop.orders where id = $1)`,
  ],
  order_number_is_unique: [
    'alter table shop.orders drop constraint orders_number_check',
    `update shop.orders set number = '007' where id = $1`,
  ],
  order_begins_with_its_event: ['delete from shop.order_events where order_id = $1'],
  order_state_is_last_event: [`update shop.orders set state = 'on_hold' where id = $1`],
  order_events_follow_the_machine: [
    `insert into shop.order_events (order_id, at, event, from_state, to_state, actor_kind) values ($1, now(), 'x', 'delivered', 'accepted', 'system')`,
  ],
  order_waits_for_its_deadline: [
    'alter table shop.orders drop constraint orders_deadline',
    `update shop.orders set deadline_at = '2999-01-01' where id = $1`,
  ],
  order_does_not_outlive_its_deadline: [
    `update shop.orders set state = 'awaiting_payment', deadline_at = '2020-01-01' where id = $1`,
  ],
  order_to_a_point_has_one: [
    'alter table shop.orders drop constraint orders_point',
    `update shop.orders set shipping_kind = 'box' where id = $1`,
  ],
  order_names_its_terms: ['update shop.orders set terms_version_id = 999 where id = $1'],
  revised_order_is_its_last_revision: [
    `insert into internal.order_revisions (order_id, at, kind, awaits_payment, before, after)
     values ($1, now(), 'changed', false, '{}', '{"lines":[{"position":1,"pieces":99}]}')`,
  ],
  change_that_waits_is_for_more_money: [
    `insert into internal.order_revisions (order_id, at, kind, awaits_payment, before, after)
     values ($1, now(), 'changed', true, '{}', '{"lines":[]}')`,
    `update shop.orders set state = 'awaiting_payment', deadline_at = '2999-01-01', payable = 0 where id = $1`,
  ],
  order_is_confirmed_by_mail: [`delete from internal.mails where object = 'order:' || $1`],
}
