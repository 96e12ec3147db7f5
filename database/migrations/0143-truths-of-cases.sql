-- migrate:up

insert into internal.truths (name, question, query) values
('case_is_decided_in_time', 'Which case has passed its day without a decision?', $q$
  select c.id as case_id, c.kind, c.state, c.decide_by from shop.cases c
   where c.state in ('notified', 'no_return', 'received', 'assessed')
     and c.decide_by < (internal.shop_now() at time zone 'Europe/Prague')::date and $1 is not null
$q$),
-- A refund that the gateway refused is sent again by a person, who may send it another way.
('refund_is_what_was_decided', 'Which case gives back other money than was decided?', $q$
  select c.id as case_id, c.decided_amount, coalesce(money.amount, 0) as refunds
    from shop.cases c
    cross join lateral (
      select sum(r.amount) as amount, bool_or(r.state = 'failed') as is_refused from shop.refunds r where r.case_id = c.id
    ) money
   where c.decided_at >= $1 and c.decided_amount <> coalesce(money.amount, 0) and not coalesce(money.is_refused, false)
$q$),
('goods_come_back_by_a_case', 'Which pieces were put away that never arrived, and which parcel came back to nobody?', $q$
  select d.case_id, d.position, null::bigint as parcel_id from shop.case_decisions d
    join shop.cases c on c.id = d.case_id
   where c.decided_at >= $1 and d.goods_to <> 'none'
   group by d.case_id, d.position
  having sum(d.pieces) > (select coalesce(l.arrived, 0) from shop.case_lines l where l.case_id = d.case_id and l.position = d.position)
  union all
  select null, null, p.id from shop.parcels p join shop.orders o on o.id = p.order_id
   where o.placed_at >= $1 and o.state in ('delivered', 'closed') and p.state = 'returned' and p.replaced_by is null
     and not exists (select from shop.cases c where c.order_id = o.id)
     and not exists (select from shop.staff_tasks t where t.order_id = o.id)
$q$),
-- What was returned in the gateway's own office is learnt by whoever comes first, and was never sent by us.
('credit_note_was_decided', 'Which credit note did neither a case nor staff ask for?', $q$
  select d.id as document_id, r.id as refund_id from shop.documents d join shop.refunds r on r.id = d.refund_id
   where d.issued_at >= $1 and d.kind = 'credit_note' and r.case_id is null and r.actor_kind in ('anonymous', 'customer')
     and not (r.way = 'gateway' and r.sent_at is null)
$q$),
('case_state_is_last_event', 'Which case is in another state than its last event says?', $q$
  select c.id as case_id, c.state, last.to_state from shop.cases c
    left join lateral (select e.to_state from shop.case_events e where e.case_id = c.id order by e.id desc limit 1) last on true
   where c.submitted_at >= $1 and last.to_state is distinct from c.state
$q$);

-- A replacement was bought by nobody: the decision that sends it is what its owner is told.
update internal.truths
   set query = query || ' and not exists (select from shop.cases c where c.replacement_order_id = o.id)'
 where name = 'order_is_confirmed_by_mail';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
