/** A lot of the order's own customer. */
function lot(columns: Record<string, string> = {}): string {
  const all: Record<string, string> = {
    customer_id: 'o.customer_id',
    kind: `'purchase'`,
    amount: '10',
    usable_from: 'now()',
    created_at: 'now()',
    reference_type: `'order'`,
    reference_id: 'o.id::text',
    ...columns,
  }
  return `insert into shop.credit_entries (${Object.keys(all).join(', ')}) select ${Object.values(all).join(', ')} from shop.orders o where o.id = $1`
}

const RETURNED = `insert into shop.refunds (payment_id, order_id, amount, for_goods, corrections, way, state, purpose, requested_at, settled_at, actor_kind)
  select 1, l.order_id, l.gross, l.gross, jsonb_build_array(jsonb_build_object('lineId', l.position::text, 'pieces', l.pieces, 'amount', l.amount)),
         'transfer', 'done', 'correction', now(), now(), 'staff'
    from shop.order_lines l where l.order_id = $1 and l.variant_id is not null`
const PAID = `insert into shop.payments (id, order_id, attempt, payment_method_id, kind, state, amount, received, created_at, paid_at)
  select 1, id, 1, payment_method_id, 'cod', 'paid', payable, payable, now(), now() from shop.orders where id = $1`

export const LIES_ABOUT_CREDITS: Record<string, string[]> = {
  returned_goods_settled_their_credits: [lot(), RETURNED],
  paid_order_lets_its_credits_go: [PAID, lot({ usable_from: `'2999-01-01'` })],
  ended_credits_are_entered: [lot({ expires_at: `'2020-01-01'` })],
}
