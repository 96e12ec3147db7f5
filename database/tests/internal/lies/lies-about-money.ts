/** An attempt to pay the order, as the columns say; the rest is taken from the order. */
function payment(columns: Record<string, string> = {}): string {
  const all: Record<string, string> = {
    id: '1',
    order_id: 'o.id',
    attempt: '1',
    payment_method_id: 'o.payment_method_id',
    kind: `'cod'`,
    state: `'awaiting_cod'`,
    amount: 'o.payable',
    created_at: 'now()',
    ...columns,
  }
  return `insert into shop.payments (${Object.keys(all).join(', ')}) select ${Object.values(all).join(', ')} from shop.orders o where o.id = $1`
}

const BEGUN = `insert into shop.payment_events (payment_id, at, event, to_state, actor_kind) select id, now(), 'begun', state, 'system' from shop.payments`
const ONLINE = { kind: `'online'`, gateway: `'gopay'`, state: `'created'` }
const PAID = { kind: `'online'`, gateway: `'gopay'`, state: `'paid'`, received: 'o.payable', paid_at: 'now()' }
const BY_CARD = `update shop.orders set payment_kind = 'online' where id = $1`

function refund(state: string, amount: string): string {
  const settled = state === 'done' ? 'now()' : 'null'
  return `insert into shop.refunds (payment_id, order_id, amount, way, state, purpose, requested_at, settled_at, actor_kind)
    values (1, $1, ${amount}, 'gateway', '${state}', 'correction', now(), ${settled}, 'system')`
}

/** The gateway's word and the transfer that went instead of it, by the same member who confirmed it. */
function turned(refused: string): string[] {
  return [
    payment({ ...PAID, refunded: '100', state: `'partly_refunded'` }),
    `insert into shop.refunds (id, payment_id, order_id, amount, way, state, purpose, requested_at, settled_at, actor_kind)
     values (1, 1, $1, 100, 'gateway', '${refused}', 'overpayment', now(), now(), 'system')`,
    `insert into shop.refunds (id, payment_id, order_id, amount, way, state, purpose, requested_at, settled_at, actor_kind, actor_id, replaces_id)
     values (2, 1, $1, 100, 'transfer', 'done', 'overpayment', now(), now(), 'staff', 'eva', 1)`,
    `insert into shop.payment_events (payment_id, at, event, to_state, actor_kind, actor_id, details)
     values (1, now(), 'refund_confirmed_part', 'partly_refunded', 'staff', 'eva', '{"refundId": 2}')`,
  ]
}

export const LIES_ABOUT_MONEY: Record<string, string[]> = {
  payment_has_its_order: [payment({ order_id: '999' })],
  payment_asks_for_what_the_order_costs: [payment({ amount: 'o.payable - 1' })],
  order_has_one_open_payment: ['drop index shop.payments_one_open', payment(), payment({ id: '2', attempt: '2' })],
  paid_order_has_its_money: [BY_CARD],
  money_is_not_forgotten: [payment(PAID), `update shop.orders set state = 'cancelled' where id = $1`],
  paid_order_holds_its_goods: [payment(PAID), 'delete from shop.reservations where order_id = $1'],
  payment_state_fits_its_money: [payment({ state: `'paid'` })],
  payment_counts_what_came: [payment({ ...PAID, received: '2 * o.payable' })],
  payment_state_is_last_event: [payment(), BEGUN, `update shop.payments set state = 'cancelled'`],
  payment_events_follow_the_machine: [
    `insert into shop.payment_events (payment_id, at, event, from_state, to_state, actor_kind) values (1, now(), 'x', 'refunded', 'created', 'system')`,
  ],
  refunds_are_not_over_the_payment: [payment(PAID), refund('requested', '20000'), refund('requested', '20000')],
  refunded_is_sum_of_refunds: [payment(PAID), refund('done', '100')],
  refund_goes_one_way: turned('done'),
  refund_to_an_account_had_two_people: turned('failed'),
  refund_is_being_watched: [payment(PAID), refund('sent', '100')],
  payment_is_being_watched: [payment(ONLINE)],
  ring_is_answered: [
    `insert into internal.payment_inbox (gateway, gateway_id, first_at, last_at) values ('gopay', '3000000001', now(), now())`,
  ],
  money_that_came_is_somewhere: [
    `insert into shop.bank_movements (bank, movement_id, booked_on, amount, currency, read_at, match, match_details)
     values ('fio', '1', now(), 100, 'EUR', now(), 'ignored', '{"reason": "other_currency"}')`,
  ],
  remittance_is_its_transfer: [
    `insert into internal.remittances (storefront_id, carrier, name, file_hash, rows, total, read_by, read_at)
     values (1, 'PPL', 'x.csv', 'x', 1, 100, 'eva', now())`,
  ],
  settled_cash_is_received: [
    payment(),
    `insert into internal.remittances (storefront_id, carrier, name, file_hash, rows, total, read_by, read_at)
     values (1, 'PPL', 'x.csv', 'x', 1, 100, 'eva', now())`,
    `insert into internal.remittance_rows (remittance_id, line, parcel, symbol, amount, outcome, payment_id)
     select id, 2, 'Z1', '', 100, 'settled', 1 from internal.remittances`,
  ],
  bank_is_read: [`insert into internal.bank_cursors (bank, read_at) values ('fio', now() - interval '61 minutes')`],
  odd_row_has_its_task: [
    `insert into internal.bank_odd_rows (bank, row_key, problem, seen_at) values ('fio', '1', 'column1: custom', now())`,
  ],
  movement_is_looked_at: [
    `insert into shop.bank_movements (bank, movement_id, booked_on, amount, currency, read_at, updated_at)
     values ('fio', '1', now(), 100, 'CZK', now(), now() - interval '61 minutes')`,
  ],
  movement_for_staff_has_its_task: [
    `insert into shop.bank_movements (bank, movement_id, booked_on, amount, currency, read_at, match) values ('fio', '1', now(), 100, 'CZK', now(), 'for_staff')`,
  ],
}
