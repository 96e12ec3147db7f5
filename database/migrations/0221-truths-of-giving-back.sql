-- migrate:up

update internal.truths
   set query = $q$
  select r.id as refund_id, r.order_id
    from shop.refunds r
    join shop.documents i on i.order_id = r.order_id and i.kind = 'invoice'
   where r.requested_at >= $1 and r.state = 'done' and r.for_goods > 0
     and not exists (select from shop.documents n where n.refund_id = r.id)
     and (select coalesce(-sum(n.gross), 0) from shop.documents n where n.original_id = i.id) < i.gross
     and not exists (
       select from shop.staff_tasks t
        where t.kind = 'refund_not_documented' and t.subject = 'refund:' || r.id and t.closed_at is null)
$q$
 where name = 'refund_for_goods_has_its_credit_note';

insert into internal.truths (name, question, query) values
('credit_note_is_over_what_went_back', 'Which credit note says another amount than went back for goods?', $q$
  select n.id as document_id, n.payable, r.id as refund_id, r.for_goods
    from shop.documents n join shop.refunds r on r.id = n.refund_id
   where n.issued_on >= ($1 at time zone 'Europe/Prague')::date and n.payable <> -r.for_goods
$q$),
('refund_knows_what_it_is_for', 'Which refund is for other lines than for the amount it was documented with?', $q$
  select r.id as refund_id, r.purpose, r.for_goods from shop.refunds r
   where r.requested_at >= $1
     and (r.purpose = 'correction') <> (r.for_goods > 0)
$q$),
('cancelled_order_is_credited_in_full', 'Which cancelled order still has an invoice that says something was sold?', $q$
  select o.id as order_id, i.id as document_id, i.payable, notes.payable as credited
    from shop.orders o
    join shop.documents i on i.order_id = o.id and i.kind = 'invoice'
    cross join lateral (select coalesce(-sum(n.payable), 0) as payable from shop.documents n where n.original_id = i.id) notes
   where o.updated_at >= $1 and o.state = 'cancelled' and notes.payable <> i.payable
$q$),
('invoice_counts_the_money_that_came', 'Which invoice asks for money that had come before it?', $q$
  select d.id as document_id, d.order_id, d.payable, d.paid
    from shop.documents d join shop.orders o on o.id = d.order_id
   where d.issued_on >= ($1 at time zone 'Europe/Prague')::date and d.kind = 'invoice' and d.payment_kind in ('online', 'transfer')
     and d.paid + coalesce((select s.value::bigint from shop.settings s
           where s.storefront_id = o.storefront_id and s.key = 'payment.tolerance'), 0) < d.payable
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
