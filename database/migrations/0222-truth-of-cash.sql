-- migrate:up

-- What is owed at the door is what had not come another way when the first parcel left. Money for goods that went back lowers the
-- price as much as the money, so only other refunds count.
update internal.truths
   set query = $q$
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
$q$
 where name = 'carrier_collects_what_is_owed';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
