-- migrate:up

-- One request for one page. Each part is asked for only by a role that may read its columns: rights are those of whoever asks.
-- Bodies are bound when they are made, because staff may not use the schema `internal` by name.
create function internal.staff_order_money(wanted bigint) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object(
    'basis', o.basis, 'goodsList', o.goods_list, 'goodsPaid', o.goods_paid, 'total', o.total, 'rounding', o.rounding, 'payable', o.payable,
    'vat', o.vat, 'couponCode', o.coupon_code, 'creditsSpent', o.credits_spent, 'creditsEarned', o.credits_earned, 'priceTrace', o.price_trace,
    'paid', (select coalesce(sum(p.received - p.refunded), 0) from shop.payments p where p.order_id = o.id),
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
comment on function internal.staff_order_money is 'Prices, payments, refunds and documents of an order for those who answer for money.';

-- Of parcels the warehouse and support ask; values and cash are no part of it.
create function internal.staff_order_parcels(wanted bigint) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'number', p.number, 'state', p.state, 'carrier', p.carrier,
      'weightGrams', p.weight_g, 'trackingNumber', p.tracking_number, 'trackingUrl', p.tracking_url, 'storedUntil', p.stored_until,
      'handedOverAt', p.handed_over_at, 'deliveredAt', p.delivered_at, 'replacedBy', p.replaced_by,
      'lines', (select coalesce(jsonb_agg(jsonb_build_object('variantId', l.variant_id, 'pieces', l.pieces, 'batchCode', l.batch_code,
          'bestBefore', l.best_before) order by l.position), '[]') from shop.parcel_lines l where l.parcel_id = p.id)) order by p.number), '[]')
    from shop.parcels p where p.order_id = wanted;
end;
comment on function internal.staff_order_parcels is 'Parcels of an order with the batches in them.';

create function internal.staff_order_customer(wanted bigint) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object('id', o.customer_id, 'name', p.customer_name, 'city', p.customer_city, 'email', p.customer_email,
      'phone', p.customer_phone, 'isRevealed', p.is_revealed, 'places', internal.order_places(wanted),
      'orderCount', (select count(*) from shop.orders q where q.customer_id = o.customer_id))
    from shop.orders o cross join lateral internal.order_person(o.id) p where o.id = wanted;
end;
comment on function internal.staff_order_customer is 'Whose order it is, masked.';

create function internal.staff_order_talk(wanted bigint) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object(
    'tickets', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'number', t.number, 'topic', t.topic, 'state', t.state,
        'answerBy', t.answer_by, 'createdAt', t.created_at) order by t.id desc), '[]') from shop.tickets t where t.order_id = wanted),
    'reasons', (select coalesce(jsonb_object_agg(e.id, e.details), '{}') from shop.order_events e where e.order_id = wanted and e.details <> '{}'));
end;
comment on function internal.staff_order_talk is 'Messages about an order and the reasons of what was done, for those who talk to customers.';

create function shop.staff_order(wanted bigint) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object('id', o.id, 'number', o.number, 'version', o.version, 'state', o.state, 'placedAt', o.placed_at,
      'updatedAt', o.updated_at, 'deadlineAt', o.deadline_at, 'customerGroup', o.customer_group, 'paymentKind', o.payment_kind,
      'shipping', jsonb_build_object('kind', o.shipping_kind, 'name', m.name, 'carrier', m.carrier),
      'dispatchOn', o.dispatch_on, 'deliveryFrom', o.delivery_from, 'deliveryTo', o.delivery_to,
      'planId', d.plan_id, 'regularWeeks', d.regular_weeks, 'packedBy', d.packed_by, 'remark', d.remark,
      'lines', (select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'kind', l.kind, 'variantId', l.variant_id, 'code', l.code,
          'name', l.name, 'variantName', l.variant_name, 'bundleName', l.bundle_name, 'pieces', l.pieces, 'weightGrams', l.weight_g,
          'regularWeeks', l.regular_weeks) order by l.position), '[]') from shop.order_lines l where l.order_id = o.id),
      'events', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'at', e.at, 'event', e.event, 'fromState', e.from_state,
          'toState', e.to_state, 'actorKind', e.actor_kind, 'actorName', internal.staff_name(e.actor_id)) order by e.id), '[]')
        from shop.order_events e where e.order_id = o.id),
      'tasks', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'kind', t.kind, 'openedAt', t.opened_at) order by t.id), '[]')
        from shop.staff_tasks t where t.order_id = o.id and t.closed_at is null),
      'parcels', case when internal.request_role() <> 'staff_accounting' then internal.staff_order_parcels(wanted) end,
      'money', case when internal.request_role() <> 'staff_warehouse' then internal.staff_order_money(wanted) end,
      'customer', case when internal.request_role() <> 'staff_warehouse' then internal.staff_order_customer(wanted) end,
      'talk', case when internal.request_role() in ('staff_support', 'staff_admin') then internal.staff_order_talk(wanted) end)
    from shop.orders o
    join shop.shipping_methods m on m.id = o.shipping_method_id
    cross join lateral internal.order_doings(o.id, o.state) d
   where o.id = wanted;
end;
comment on function shop.staff_order is 'Everything the page of one order shows to the role that asks; null when there is no such order.';

-- Who may execute is checked before a branch is chosen; who may read is checked by the columns.
grant execute on function internal.staff_order_money(bigint), internal.staff_order_customer(bigint), internal.staff_order_parcels(bigint),
  internal.staff_order_talk(bigint), shop.staff_order(bigint) to staff_support, staff_warehouse, staff_accounting, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
