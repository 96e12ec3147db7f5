/** A document over the whole order, as the columns say. */
function document(columns: Record<string, string> = {}): string {
  const all: Record<string, string> = {
    id: '1',
    order_id: 'o.id',
    kind: `'invoice'`,
    series: `'FV'`,
    year: '2026',
    sequence: '1',
    number: `'FV' || 2026000000 + 1`,
    issued_on: 'now()',
    tax_point_on: 'now()',
    due_on: 'now()',
    variable_symbol: 'o.number',
    payment_kind: 'o.payment_kind',
    payment_name: `'Dobírka'`,
    supplier: `'{}'`,
    customer: `'{}'`,
    basis: `'gross'`,
    base: '20000',
    tax: '2400',
    gross: '22400',
    recap: 'o.vat',
    rounding: '0',
    payable: '22400',
    paid: '0',
    issued_at: 'now()',
    ...columns,
  }
  return `insert into shop.documents (${Object.keys(all).join(', ')}) select ${Object.values(all).join(', ')} from shop.orders o where o.id = $1`
}

const NOTE = {
  id: '2',
  kind: `'credit_note'`,
  series: `'OD'`,
  number: `'OD2026000001'`,
  original_id: '1',
  base: '-20000',
  tax: '-2400',
  gross: '-22400',
  payable: '-22400',
}
const RETURNED = `insert into shop.refunds (id, payment_id, order_id, amount, for_goods, way, state, purpose, requested_at, settled_at, actor_kind)
  values (1, 1, $1, 100, 100, 'transfer', 'done', 'correction', now(), now(), 'staff')`

export const LIES_ABOUT_DOCUMENTS: Record<string, string[]> = {
  document_series_has_no_gap: [
    `insert into internal.document_series (series, year, last) values ('FV', 2026, 2)`,
    document({ sequence: '2' }),
  ],
  document_adds_up: [document({ recap: `'[{"rate": 12, "base": 1, "tax": 0, "gross": 1}]'` })],
  invoice_says_what_the_order_says: [document({ gross: '22401', base: '20001', payable: '22401' })],
  credit_note_has_its_invoice: [document({ ...NOTE, original_id: '999' })],
  credit_notes_are_not_over_the_invoice: [
    document(),
    document(NOTE),
    document({ ...NOTE, id: '3', sequence: '2', number: `'OD2026000002'` }),
  ],
  refund_for_goods_has_its_credit_note: [document(), RETURNED],
  credit_note_is_over_what_went_back: [document(), RETURNED, document({ ...NOTE, refund_id: '1' })],
  refund_knows_what_it_is_for: [RETURNED.replace(`'correction'`, `'overpayment'`)],
  cancelled_order_is_credited_in_full: [document(), `update shop.orders set state = 'cancelled' where id = $1`],
  invoice_counts_the_money_that_came: [document({ payment_kind: `'online'`, paid: '22300' })],
  document_is_kept_or_being_drawn: [document()],
}
