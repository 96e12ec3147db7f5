-- migrate:up

create or replace function internal.staff_order_money(wanted bigint) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object(
    'basis', o.basis, 'goodsList', o.goods_list, 'goodsPaid', o.goods_paid, 'total', o.total, 'rounding', o.rounding, 'payable', o.payable,
    'vat', o.vat, 'couponCode', o.coupon_code, 'creditsSpent', o.credits_spent, 'creditsEarned', o.credits_earned, 'priceTrace', o.price_trace,
    'paid', (select coalesce(sum(p.received - p.refunded), 0) from shop.payments p where p.order_id = o.id),
    -- What goes back without a document: over the price of what was kept, or all of an order that has ended.
    'over', greatest(0, (select coalesce(sum(p.received - p.refunded), 0) from shop.payments p where p.order_id = o.id)
      - (select coalesce(sum(r.amount), 0) from shop.refunds r where r.order_id = o.id and r.state in ('requested', 'sent'))
      - case when o.state in ('cancelled', 'expired') then 0
             else o.payable - (select coalesce(sum(r.for_goods), 0) from shop.refunds r where r.order_id = o.id and r.state <> 'failed') end),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'vatRate', l.vat_rate, 'fullAmount', l.full_amount,
        'volumeDiscount', l.volume_discount, 'couponDiscount', l.coupon_discount, 'creditsDiscount', l.credits_discount, 'amount', l.amount,
        'base', l.base, 'tax', l.tax, 'gross', l.gross) order by l.position), '[]') from shop.order_lines l where l.order_id = o.id),
    'payments', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'attempt', p.attempt, 'kind', p.kind, 'state', p.state,
        'amount', p.amount, 'received', p.received, 'refunded', p.refunded, 'dueOn', p.due_on, 'createdAt', p.created_at, 'paidAt', p.paid_at,
        'instrument', p.instrument, 'failure', p.failure) order by p.attempt), '[]') from shop.payments p where p.order_id = o.id),
    'refunds', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount, 'way', r.way, 'state', r.state, 'purpose', r.purpose,
        'reason', r.reason, 'requestedAt', r.requested_at, 'settledAt', r.settled_at) order by r.id), '[]')
      from shop.refunds r where r.order_id = o.id),
    'documents', (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'number', d.number, 'issuedOn', d.issued_on,
        'taxPointOn', d.tax_point_on, 'dueOn', d.due_on, 'payable', d.payable) order by d.id), '[]')
      from shop.documents d where d.order_id = o.id))
  from shop.orders o where o.id = wanted;
end;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
