-- migrate:up

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
('carrier_collects_what_is_owed', 'For which order does the carrier collect another amount than is owed at the door?', $q$
  select o.id as order_id, o.payable, sum(p.cod_amount) as collected
    from shop.orders o join shop.parcels p on p.order_id = o.id and p.state <> 'cancelled' and p.replaced_by is null
   where o.placed_at >= $1
   group by o.id
  having sum(p.cod_amount) <> case when o.payment_kind = 'cod' then o.payable else 0 end
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
$q$);

-- A truth about young parcels reads only those.
create index parcels_created_at on shop.parcels using brin (created_at);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
