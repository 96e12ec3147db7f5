const OWN = 'who join shop.orders o on o.customer_id = who.customer_id or o.customer_id is null and o.email = who.email'

/** What was bought, and everything that happened because of it. */
export const ORDER_EXPORTS = {
  orders: `select o.number, o.state, o.placed_at, o.email, o.phone, o.billing, o.delivery, o.note, o.pickup_point, o.total, o.payable,
      o.coupon_code, o.credits_spent, o.consents,
      (select d.credits from internal.credit_debts d where d.order_id = o.id) as credits_owed,
      (select jsonb_agg(jsonb_build_object('name', l.name, 'variant', l.variant_name, 'pieces', l.pieces, 'gross', l.gross)
         order by l.position) from shop.order_lines l where l.order_id = o.id) as lines,
      (select jsonb_agg(jsonb_build_object('at', e.at, 'event', e.event, 'details', e.details) order by e.id)
         from shop.order_events e where e.order_id = o.id) as events,
      (select jsonb_agg(jsonb_build_object('kind', t.kind, 'opened_at', t.opened_at, 'closed_at', t.closed_at, 'details', t.details, 'note', t.note))
         from shop.staff_tasks t where t.order_id = o.id) as handled_by_staff
    from ${OWN} order by o.id`,
  cases: `select o.number as order_number, c.number, c.kind, c.state, c.name, c.email, c.phone, c.wish, c.problem, c.description, c.declaration,
      c.account, c.return_way, c.return_code, c.submitted_at, c.channel, c.received_on, c.decide_by, c.decided_at, c.decided_amount, c.credits_granted, c.note,
      (select jsonb_agg(jsonb_build_object('name', coalesce(l.name, (select b ->> 'name' from internal.order_revisions r
           cross join lateral jsonb_array_elements(r.before -> 'lines') b
           where r.order_id = o.id and (b ->> 'position')::integer = k.position order by r.id desc limit 1)),
         'pieces', k.pieces, 'condition', k.condition, 'arrived', k.arrived) order by k.position)
         from shop.case_lines k left join shop.order_lines l on l.order_id = o.id and l.position = k.position where k.case_id = c.id) as lines,
      (select jsonb_agg(jsonb_build_object('pieces', d.pieces, 'outcome', d.outcome, 'amount', d.amount, 'reason', d.reason) order by d.no)
         from shop.case_decisions d where d.case_id = c.id) as decisions,
      (select jsonb_agg(jsonb_build_object('at', e.at, 'event', e.event, 'reason', e.reason) order by e.id)
         from shop.case_events e where e.case_id = c.id) as events,
      (select jsonb_agg(jsonb_build_object('name', u.name, 'sent_at', u.created_at)) from internal.case_files f
         join internal.uploads u on u.id = f.upload_id where f.case_id = c.id) as files
    from ${OWN} join shop.cases c on c.order_id = o.id order by c.id`,
  documents: `select d.number, d.kind, d.issued_on, d.tax_point_on, d.customer, d.gross, d.payable, o.number as order_number, d.reason,
      (select jsonb_agg(jsonb_build_object('name', l.name, 'pieces', l.pieces, 'gross', l.gross)) from shop.document_lines l
         where l.document_id = d.id) as lines,
      (select jsonb_agg(jsonb_build_object('format', f.format, 'made_at', f.made_at)) from internal.document_files f
         where f.document_id = d.id) as files
    from ${OWN} join shop.documents d on d.order_id = o.id order by d.id`,
  payments: `select o.number as order_number, p.kind, p.state, p.amount, p.received, p.refunded, p.instrument, p.created_at, p.paid_at,
      (select jsonb_agg(jsonb_build_object('at', e.at, 'event', e.event) order by e.id) from shop.payment_events e
         where e.payment_id = p.id) as events,
      (select jsonb_agg(jsonb_build_object('booked_on', b.booked_on, 'amount', b.amount, 'account', b.counter_account,
         'name', b.counter_name, 'message', b.message)) from shop.bank_movements b where b.payment_id = p.id) as transfers
    from ${OWN} join shop.payments p on p.order_id = o.id order by p.id`,
  refunds: `select o.number as order_number, r.amount, r.way, r.state, r.purpose, r.reason, r.account, r.requested_at, r.settled_at
    from ${OWN} join shop.refunds r on r.order_id = o.id order by r.id`,
  parcels: `select o.number as order_number, p.number, p.state, p.carrier, p.tracking_number, p.cod_amount, p.stored_until, p.handed_over_at,
      p.delivered_at,
      (select jsonb_agg(jsonb_build_object('at', e.at, 'event', e.event, 'words', e.words) order by e.id)
         from shop.parcel_events e where e.parcel_id = p.id) as events
    from ${OWN} join shop.parcels p on p.order_id = o.id order by p.id`,
  coupon_redemptions: `select c.code, r.email, o.number as order_number, r.redeemed_at, r.released_at
    from ${OWN} join shop.coupon_redemptions r on r.order_id = o.id join shop.coupons c on c.id = r.coupon_id order by r.redeemed_at`,
  measurement: `select o.number as order_number, m.measured_at, m.consent_key, m.client_id
    from ${OWN} join internal.measured_orders m on m.order_id = o.id order by m.order_id`,
  review_invitations: `select o.number as order_number, i.created_at, i.expires_at
    from ${OWN} join internal.review_invitations i on i.order_id = o.id order by i.id`,
  reviews: `select p.name as product, r.rating, r.title, r.body, r.author_name, r.dog_note, r.merits, r.status, r.written_on, r.shop_reply,
      x.submitted_at, x.decided_at, x.note, x.appeal, x.appealed_at,
      (select jsonb_agg(jsonb_build_object('written_at', v.written_at, 'title', v.title, 'body', v.body) order by v.number)
         from internal.review_versions v where v.review_id = r.id) as versions,
      (select jsonb_agg(f.key) from shop.review_photos f join internal.review_pictures g on g.photo_id = f.id
         where f.review_id = r.id) as photos
    from ${OWN} join internal.review_origins x on x.order_id = o.id join shop.reviews r on r.id = x.review_id
    join shop.products p on p.id = r.product_id order by r.id`,
} as const
