const given = (state: string) =>
  `insert into shop.cases (id, kind, state, order_id, form_key, name, email, wish, submitted_at, decide_by, quoted, decided_at, decided_amount)
   values (90, 'complaint', '${state}', $1, gen_random_uuid(), 'x', 'x@x.cz', 'refund', now(), '2020-01-31', 0,
     case when '${state}' = 'accepted' then now() end, case when '${state}' = 'accepted' then 100 end)`
const EVENT = (state: string) =>
  `insert into shop.case_events (case_id, at, event, to_state, actor_kind) values (90, now(), 'submitted', '${state}', 'system')`
const PAYMENT = `insert into shop.payments (id, order_id, attempt, payment_method_id, kind, state, amount, received, created_at, paid_at)
  select 9000, id, 9, payment_method_id, payment_kind, 'paid', payable, payable, placed_at, placed_at from shop.orders where id = $1`

/** The other way to `refund_to_an_account_had_two_people`: decided by a case to an account that only the form knows, and sent by the same member. */
export const LIE_ABOUT_A_TYPED_ACCOUNT = [
  given('accepted'),
  EVENT('accepted'),
  PAYMENT,
  `insert into shop.refunds (id, payment_id, order_id, amount, way, state, purpose, requested_at, settled_at, actor_kind, actor_id, case_id, account)
   values (90, 9000, $1, 100, 'transfer', 'done', 'correction', now(), now(), 'staff', 'eva', 90, '19-2000145399/0800')`,
  `insert into shop.payment_events (payment_id, at, event, to_state, actor_kind, actor_id, details)
   values (9000, now(), 'refund_confirmed_part', 'partly_refunded', 'staff', 'eva', '{"refundId": 90}')`,
]

export const LIES_ABOUT_CASES: Record<string, string[]> = {
  // A complaint has its days also while goods are waited for.
  case_is_decided_in_time: [given('awaiting_goods'), EVENT('awaiting_goods')],
  refund_is_what_was_decided: [given('accepted'), EVENT('accepted')],
  goods_come_back_by_a_case: [
    given('accepted'),
    `insert into shop.case_lines (case_id, position, pieces) values (90, 1, 1)`,
    `insert into shop.case_decisions (case_id, no, position, pieces, outcome, goods_to) values (90, 1, 1, 1, 'refund', 'shelf')`,
  ],
  credit_note_was_decided: [
    PAYMENT,
    `insert into shop.refunds (id, payment_id, order_id, amount, for_goods, way, state, purpose, requested_at, settled_at, actor_kind)
     values (90, 9000, $1, 100, 100, 'transfer', 'done', 'correction', now(), now(), 'customer')`,
    `insert into shop.documents (id, order_id, kind, series, year, sequence, number, original_id, refund_id, issued_on, tax_point_on, due_on,
       variable_symbol, payment_kind, payment_name, supplier, customer, basis, base, tax, gross, recap, rounding, payable, paid, issued_at)
     select 90, id, 'credit_note', 'OD', 2026, 90, 'OD2026000090', 90, 90, now(), now(), now(), number, payment_kind, 'Karta', '{}', '{}',
       'gross', -89, -11, -100, '[]', 0, -100, -100, now() from shop.orders where id = $1`,
  ],
  case_state_is_last_event: [given('notified'), EVENT('assessed')],
}
