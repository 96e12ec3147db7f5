-- migrate:up

-- Every five minutes truths look at what is young. These looked at everything, whatever was asked: with millions of orders each of them
-- took longer than all others together. At night they still look at everything.
update internal.truths set query = $q$
  select o.id as order_id, o.payable, live.collected, owed.cash
    from shop.orders o
    cross join lateral (
      select sum(p.cod_amount) as collected, coalesce(min(p.handed_over_at), 'infinity') as left_at
        from shop.parcels p where p.order_id = o.id and p.state <> 'cancelled' and p.replaced_by is null
    ) live
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
$q$ where name = 'carrier_collects_what_is_owed';

update internal.truths set query = $q$
  select a.parcel_id, count(*) from internal.parcel_announcements a
   where a.state = 'shipped'
     and a.parcel_id in (select y.parcel_id from internal.parcel_announcements y where y.asked_at >= $1 and y.state = 'shipped')
   group by a.parcel_id having count(*) > 1
$q$ where name = 'parcel_has_one_shipment';

-- As long as an order may still be given up; whatever is older is asked at night.
update internal.truths set query = $q$
  select o.id as order_id, i.id as document_id, i.payable, notes.payable as credited
    from shop.orders o
    join shop.documents i on i.order_id = o.id and i.kind = 'invoice'
    cross join lateral (select coalesce(-sum(n.payable), 0) as payable from shop.documents n where n.original_id = i.id) notes
   where o.updated_at >= $1 and o.placed_at >= $1 - interval '60 days' and o.state = 'cancelled' and notes.payable <> i.payable
$q$ where name = 'cancelled_order_is_credited_in_full';

update internal.truths set query = $q$
  select l.id as lot_id, l.remaining from shop.credit_lots l
   where l.expires_at >= $1 - interval '30 days' and l.expires_at < internal.shop_now() - interval '2 days' and l.remaining > 0
$q$ where name = 'ended_credits_are_entered';

update internal.truths set query = $q$
  select l.id as lot_id, l.remaining from shop.credit_lots l
   where l.id in (select e.lot_id from shop.credit_entries e where e.created_at >= $1) and l.remaining < 0
$q$ where name = 'credit_lot_is_never_below_zero';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
