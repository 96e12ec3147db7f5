-- migrate:up

-- Documents: no gap, and the sums of their orders.
insert into internal.truths (name, question, query) values
('document_series_has_no_gap', 'In which series of documents is a number missing?', $q$
  select d.series, d.year, d.sequence from shop.documents d
   where d.issued_on >= ($1 at time zone 'Europe/Prague')::date and d.sequence > 1
     and not exists (
       select from shop.documents p where p.series = d.series and p.year = d.year and p.sequence = d.sequence - 1)
  union all
  select s.series, s.year, s.last from internal.document_series s
   where s.last is distinct from (
     select coalesce(max(d.sequence), 0) from shop.documents d where d.series = s.series and d.year = s.year)
$q$),
-- An order paid whole by credits has an invoice over nothing: its recap is empty, and nothing adds up to nothing.
('document_adds_up', 'Which document says another sum than its lines or its recap?', $q$
  select d.id as document_id, d.base, d.tax, d.gross
    from shop.documents d
    cross join lateral (select sum(l.base) as base, sum(l.tax) as tax from shop.document_lines l where l.document_id = d.id) lines
    cross join lateral (
      select coalesce(sum(r.base), 0) as base, coalesce(sum(r.tax), 0) as tax from jsonb_to_recordset(d.recap) as r (base bigint, tax bigint)
    ) recap
   where d.issued_on >= ($1 at time zone 'Europe/Prague')::date
     and ((d.base, d.tax) is distinct from (lines.base, lines.tax) or (d.base, d.tax) is distinct from (recap.base, recap.tax)
       or d.gross <> d.base + d.tax or d.payable <> d.gross + d.rounding)
$q$),
('invoice_says_what_the_order_says', 'Which invoice asks for another amount than its order?', $q$
  select d.id as document_id, o.id as order_id, d.payable, o.payable as ordered
    from shop.documents d left join shop.orders o on o.id = d.order_id
   where d.issued_on >= ($1 at time zone 'Europe/Prague')::date and d.kind = 'invoice'
     and (d.gross, d.payable) is distinct from (o.total, o.payable)
$q$),
('invoice_counts_the_money_that_came', 'Which invoice asks for money that had come before it?', $q$
  select d.id as document_id, d.order_id, d.payable, d.paid
    from shop.documents d join shop.orders o on o.id = d.order_id
   where d.issued_on >= ($1 at time zone 'Europe/Prague')::date and d.kind = 'invoice' and d.payment_kind in ('online', 'transfer')
     and d.paid + coalesce((select s.value::bigint from shop.settings s
           where s.storefront_id = o.storefront_id and s.key = 'payment.tolerance'), 0) < d.payable
$q$),
('credit_note_has_its_invoice', 'Which credit note corrects no invoice of its order?', $q$
  select d.id as document_id, d.original_id from shop.documents d
   where d.issued_on >= ($1 at time zone 'Europe/Prague')::date and d.kind = 'credit_note'
     and not exists (
       select from shop.documents i where i.id = d.original_id and i.kind = 'invoice' and i.order_id = d.order_id)
$q$),
('credit_notes_are_not_over_the_invoice', 'From which invoice was more taken back than it says?', $q$
  select i.id as document_id, i.gross, notes.gross as credited
    from shop.documents i
    cross join lateral (select -sum(n.gross) as gross from shop.documents n where n.original_id = i.id) notes
   where i.kind = 'invoice' and notes.gross > i.gross
     and exists (
       select from shop.documents n where n.original_id = i.id and n.issued_on >= ($1 at time zone 'Europe/Prague')::date)
$q$),
('refund_for_goods_has_its_credit_note', 'Which money was returned for invoiced goods without a credit note?', $q$
  select r.id as refund_id, r.order_id
    from shop.refunds r
    join shop.documents i on i.order_id = r.order_id and i.kind = 'invoice'
   where r.requested_at >= $1 and r.state = 'done' and r.for_goods > 0
     and not exists (select from shop.documents n where n.refund_id = r.id)
     and (select coalesce(-sum(n.gross), 0) from shop.documents n where n.original_id = i.id) < i.gross
     and not exists (
       select from shop.staff_tasks t
        where t.kind = 'refund_not_documented' and t.subject = 'refund:' || r.id and t.closed_at is null)
$q$),
('credit_note_is_over_what_went_back', 'Which credit note says another amount than went back for goods?', $q$
  select n.id as document_id, n.payable, r.id as refund_id, r.for_goods
    from shop.documents n join shop.refunds r on r.id = n.refund_id
   where n.issued_on >= ($1 at time zone 'Europe/Prague')::date and n.payable <> -r.for_goods
$q$),
('cancelled_order_is_credited_in_full', 'Which cancelled order still has an invoice that says something was sold?', $q$
  select o.id as order_id, i.id as document_id, i.payable, notes.payable as credited
    from shop.orders o
    join shop.documents i on i.order_id = o.id and i.kind = 'invoice'
    cross join lateral (select coalesce(-sum(n.payable), 0) as payable from shop.documents n where n.original_id = i.id) notes
   where o.updated_at >= $1 and o.state = 'cancelled' and notes.payable <> i.payable
$q$),
-- A document whose ten years are over has no file any more, and needs none.
('document_is_kept_or_being_drawn', 'Which document has no file and nobody who draws it?', $q$
  select d.id as document_id from shop.documents d
   where d.issued_at > internal.shop_now() - interval '10 years' and d.issued_on >= ($1 at time zone 'Europe/Prague')::date
     and (select count(*) from internal.document_files f where f.document_id = d.id) < 2
     and not exists (
       select from internal.open_jobs() j where j.task = 'make-document' and j.payload ->> 'documentId' = d.id::text)
$q$);

-- What lies in the boxes. A parcel that was sent instead of another one stands for it; a cancelled one stands for nothing.
insert into internal.truths (name, question, query) values
('parcel_has_lines', 'Which parcel is empty?', $q$
  select p.id as parcel_id, p.order_id, p.state from shop.parcels p
   where p.created_at >= $1 and p.state <> 'cancelled'
     and not exists (select from shop.parcel_lines l where l.parcel_id = p.id)
$q$),
('packed_line_has_its_batch', 'Which packed pieces are from no batch, or from a batch of other goods?', $q$
  select l.parcel_id, l.position, l.variant_id, l.batch_id
    from shop.parcels p
    join shop.parcel_lines l on l.parcel_id = p.id
    left join shop.batches b on b.id = l.batch_id
   where p.created_at >= $1 and p.state not in ('planned', 'cancelled')
     and (b.variant_id <> l.variant_id
       or b.id is null and exists (
         select from shop.batches k
          where k.variant_id = l.variant_id and k.received_on < (p.created_at at time zone 'Europe/Prague')::date))
$q$),
('order_is_not_packed_over', 'Of what was more packed than ordered?', $q$
  select packed.order_id, packed.variant_id, packed.pieces, ordered.pieces as ordered
    from (
      select p.order_id, l.variant_id, sum(l.pieces) as pieces
        from shop.parcels p join shop.parcel_lines l on l.parcel_id = p.id
       where p.created_at >= $1 and p.state <> 'cancelled' and p.replaced_by is null
       group by p.order_id, l.variant_id
    ) packed
    cross join lateral (
      select coalesce(sum(o.pieces), 0) as pieces from shop.order_lines o
       where o.order_id = packed.order_id and o.variant_id = packed.variant_id
    ) ordered
   where packed.pieces > ordered.pieces
$q$),
('delivered_order_has_its_parcels_delivered', 'Which delivered order has a parcel that is not?', $q$
  select p.order_id, p.id as parcel_id, p.state from shop.orders o join shop.parcels p on p.order_id = o.id
   where o.placed_at >= $1 and o.state in ('delivered', 'closed')
     and p.replaced_by is null and p.state not in ('delivered', 'cancelled')
     and not exists (select from shop.order_events e where e.order_id = o.id and e.event = 'delivery_presumed')
$q$),
('shipped_order_has_a_parcel_and_an_invoice', 'Which order is on its way without a parcel or without an invoice?', $q$
  select o.id as order_id, o.state from shop.orders o
   where o.placed_at >= $1 and o.state in ('partly_shipped', 'shipped', 'ready_for_pickup', 'not_collected', 'delivered', 'closed')
     and (not exists (select from shop.parcels p where p.order_id = o.id and p.handed_over_at is not null)
       or not exists (select from shop.documents d where d.order_id = o.id and d.kind = 'invoice'))
$q$),
('parcel_that_left_is_issued', 'Which parcel has left while its pieces are still counted on the shelf?', $q$
  select p.id as parcel_id, p.order_id, p.state from shop.parcels p
   where p.created_at >= $1 and p.issued_at is null and p.replaced_by is null
     and p.state in ('in_transit', 'problem', 'ready_for_pickup', 'delivered', 'returning', 'returned')
     and not exists (select from shop.staff_tasks t where t.order_id = p.order_id)
$q$),
('batch_reserved_is_sum_of_parcels', 'Of which batch are other pieces reserved than lie in parcels?', $q$
  select b.id as batch_id, b.reserved, coalesce(held.pieces, 0) as held
    from shop.batches b
    left join (
      select l.batch_id, sum(l.pieces) as pieces
        from shop.parcels p join shop.parcel_lines l on l.parcel_id = p.id
       where p.issued_at is null and p.state <> 'cancelled'
         and not exists (select from shop.parcel_events e where e.parcel_id = p.id and e.to_state = 'cancelled')
       group by l.batch_id
    ) held on held.batch_id = b.id
   where $1 is not null and b.reserved <> coalesce(held.pieces, 0)
$q$),
-- What is owed at the door is what had not come another way when the first parcel left. Money for goods that went back lowers the
-- price as much as the money, so only other refunds count.
('carrier_collects_what_is_owed', 'For which order does the carrier collect another amount than is owed at the door?', $q$
  select o.id as order_id, o.payable, live.collected, owed.cash
    from (
      select p.order_id, sum(p.cod_amount) as collected, coalesce(min(p.handed_over_at), 'infinity') as left_at
        from shop.parcels p where p.state <> 'cancelled' and p.replaced_by is null
       group by p.order_id
    ) live
    join shop.orders o on o.id = live.order_id
    cross join lateral (
      select coalesce(sum((e.details ->> 'received')::bigint), 0) as amount
        from shop.payments x join shop.payment_events e on e.payment_id = x.id
       where x.order_id = o.id and x.kind <> 'cod' and e.at < live.left_at and e.details ? 'received'
    ) came
    cross join lateral (
      select coalesce(sum(r.amount - r.for_goods), 0) as amount
        from shop.refunds r join shop.payments x on x.id = r.payment_id
       where r.order_id = o.id and x.kind <> 'cod' and r.state = 'done' and r.settled_at < live.left_at
    ) back
    cross join lateral (
      select case when o.payment_kind = 'cod' then greatest(0, o.payable - came.amount + back.amount) / 100 * 100 else 0 end as cash
    ) owed
   where o.placed_at >= $1 and live.collected <> owed.cash
$q$),
('parcel_state_is_last_event', 'Which parcel is in another state than its last event says?', $q$
  select p.id as parcel_id, p.state, last.to_state
    from shop.parcels p
    left join lateral (
      select e.to_state from shop.parcel_events e where e.parcel_id = p.id order by e.id desc limit 1
    ) last on true
   where p.created_at >= $1 and p.state is distinct from last.to_state
$q$),
('parcel_events_follow_the_machine', 'Which event of a parcel is a way its machine does not have?', $q$
  select e.parcel_id, e.from_state, e.to_state from shop.parcels p join shop.parcel_events e on e.parcel_id = p.id
   where p.created_at >= $1 and e.from_state is distinct from e.to_state
     and not exists (
       select from internal.state_transitions t
        where t.machine = 'shipment' and t.from_state = coalesce(e.from_state, 'new') and t.to_state = e.to_state)
$q$),
('announcement_is_finished', 'Which parcel was announced without anybody who will learn what became of it?', $q$
  select a.parcel_id, a.state from internal.parcel_announcements a
   where $1 is not null and a.state in ('asked', 'taken')
     and not exists (
       select from internal.open_jobs() j
        where j.task in ('label-parcel', 'cancel-label') and j.payload ->> 'parcelId' = a.parcel_id::text)
$q$),
('parcel_has_one_shipment', 'For which parcel does a carrier wait twice?', $q$
  select a.parcel_id, count(*) from internal.parcel_announcements a
   where $1 is not null and a.state = 'shipped'
   group by a.parcel_id having count(*) > 1
$q$),
('cancelled_parcel_is_not_waited_for', 'For which parcel that will not come does its carrier still wait?', $q$
  select p.id as parcel_id, p.order_id from shop.parcels p
   where p.created_at >= $1 and p.state = 'cancelled' and p.carrier_shipment_id is not null
     and not exists (
       select from internal.open_jobs() j where j.task = 'cancel-label' and j.payload ->> 'parcelId' = p.id::text)
     and not exists (
       select from shop.staff_tasks t where t.kind = 'label_not_cancelled' and t.subject = 'parcel:' || p.id)
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
