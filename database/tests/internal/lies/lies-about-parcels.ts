/** A parcel of the order with its two pieces, as the columns say. */
function parcel(columns: Record<string, string> = {}): string {
  const all: Record<string, string> = {
    id: '1',
    order_id: 'o.id',
    number: '1',
    state: `'packed'`,
    weight_g: '1000',
    value: 'o.total',
    cod_amount: 'o.payable',
    created_at: 'now()',
    ...columns,
  }
  return `insert into shop.parcels (${Object.keys(all).join(', ')}) select ${Object.values(all).join(', ')} from shop.orders o where o.id = $1`
}

function lines(pieces: number, batch: 'from the batch' | 'from none'): string {
  const [id, code] = batch === 'from none' ? ['null', 'null'] : ['1', `'A'`]
  return `insert into shop.parcel_lines (parcel_id, position, variant_id, pieces, batch_id, batch_code)
    select 1, 1, variant_id, ${pieces}, ${id}, ${code} from shop.order_lines where order_id = $1 and variant_id is not null`
}

const BATCH = `insert into shop.batches (id, variant_id, code, received_on, on_hand)
  select 1, variant_id, 'A', '2020-01-01', 20 from shop.order_lines where order_id = $1 and variant_id is not null`
const DELIVERED = `update shop.orders set state = 'delivered' where id = $1`

/** A piece that lay in no batch when it was scanned. */
function scanned(pieceNo: number): string {
  return `insert into internal.parcel_scans (scan_id, parcel_id, bench_id, at, raw, verdict, variant_id, piece_no)
    select gen_random_uuid(), 1, 1, now(), '', 'right', variant_id, ${pieceNo} from shop.order_lines
     where order_id = $1 and variant_id is not null`
}

const CLOSED = `insert into internal.parcel_scans (scan_id, parcel_id, bench_id, at, raw, verdict)
  values (gen_random_uuid(), 1, 1, now(), '', 'closed')`

export const LIES_ABOUT_PARCELS: Record<string, string[]> = {
  parcel_has_lines: [parcel()],
  packed_line_has_its_batch: [BATCH, parcel(), lines(2, 'from none')],
  order_is_not_packed_over: [parcel(), lines(3, 'from none')],
  delivered_order_has_its_parcels_delivered: [parcel({ state: `'in_transit'` }), DELIVERED],
  shipped_order_has_a_parcel_and_an_invoice: [DELIVERED],
  parcel_that_left_is_issued: [parcel({ state: `'in_transit'` }), lines(2, 'from none')],
  batch_reserved_is_sum_of_parcels: [BATCH, parcel(), lines(2, 'from the batch')],
  // The card was charged before the parcel leaves, and the door asks for everything all the same.
  carrier_collects_what_is_owed: [
    `insert into shop.payments (id, order_id, attempt, payment_method_id, kind, gateway, state, amount, received, created_at, paid_at)
     select 1, id, 1, payment_method_id, 'online', 'gopay', 'paid', 10000, 10000, now(), now() from shop.orders where id = $1`,
    `insert into shop.payment_events (payment_id, at, event, to_state, actor_kind, details)
     values (1, now(), 'gateway_paid', 'paid', 'system', '{"received": 10000}')`,
    parcel(),
  ],
  parcel_state_is_last_event: [parcel()],
  parcel_events_follow_the_machine: [
    parcel(),
    `insert into shop.parcel_events (parcel_id, at, told_at, event, from_state, to_state, actor_kind)
     values (1, now(), now(), 'x', 'delivered', 'planned', 'system')`,
  ],
  announcement_is_finished: [
    `insert into internal.parcel_announcements (parcel_id, reference, asked_at) values (1, '1', now())`,
  ],
  parcel_has_one_shipment: [
    `insert into internal.parcel_announcements (parcel_id, reference, state, asked_at)
     select 1, '1', 'shipped', now() from generate_series(1, 2)`,
  ],
  cancelled_parcel_is_not_waited_for: [
    `insert into shop.parcels (order_id, number, state, carrier, carrier_code, weight_g, value, carrier_shipment_id, created_at)
     values ($1, 77, 'cancelled', 'PPL', 'ppl', 1000, 0, '1', now())`,
  ],
  scanned_pieces_fit_the_box: [parcel(), lines(2, 'from none'), scanned(1), scanned(2), scanned(3)],
  box_holds_what_was_scanned: [BATCH, parcel(), lines(2, 'from the batch'), scanned(1), scanned(2), CLOSED],
  closed_box_has_a_print: [parcel(), CLOSED],
}
