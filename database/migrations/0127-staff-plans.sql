-- migrate:up

create view shop.staff_plans with (security_invoker = true) as
select p.id, p.state, p.paused_until, p.started_at, p.ended_at, p.customer_id, internal.plan_person(p.id) as person,
       c.cycle_no, c.state as cycle_state, c.process_on, coalesce(c.placed_payable, c.announced_payable) as payable,
       (select string_agg(r.name || ' ' || v.name || case when l.pieces > 1 then ' ×' || l.pieces else '' end, ', ' order by l.id)
          from shop.plan_lines l join shop.variants v on v.id = l.variant_id join shop.products r on r.id = v.product_id where l.plan_id = p.id) as goods
  from shop.plans p
  left join shop.plan_cycles c on c.plan_id = p.id and c.state in ('planned', 'announced', 'locked', 'ordered', 'payment_failed');
comment on view shop.staff_plans is 'Regular deliveries with the parcel that is open, masked.';
grant select on shop.staff_plans to staff_support, staff_admin;

-- Each branch begins from an index of the few it is about.
create function shop.staff_plan_troubles()
  returns table (plan_id bigint, trouble text, cycle_no integer, person jsonb, goods text, process_on date, payable bigint, order_id bigint,
    order_number text, since timestamptz, next_at timestamptz, retries integer, unpaid_in_a_row integer, why text)
  language sql stable rows 50
  set search_path = pg_catalog, pg_temp
begin atomic
  with troubles as (
    select c.plan_id, 'declined' as trouble, c.id as cycle_id, coalesce(c.first_refused_at, c.updated_at) as since,
           coalesce(c.retry_at, o.deadline_at) as next_at, case when c.retry_at is null then 'last_try' end as why
      from shop.plan_cycles c join shop.orders o on o.id = c.order_id where c.state = 'payment_failed'
    union all
    select c.plan_id, 'money', c.id, o.placed_at, o.deadline_at, null
      from shop.plan_cycles c join shop.orders o on o.id = c.order_id where c.state = 'ordered' and o.state = 'awaiting_payment' and c.cycle_no > 1
    union all
    select p.id, 'missing', c.id,
           (select max(e.at) from shop.plan_events e where e.plan_id = p.id and e.event = 'goods_missing'), null, null
      from shop.plans p left join shop.plan_cycles c on c.plan_id = p.id and c.state in ('planned', 'announced', 'locked')
     where p.state = 'waiting_for_goods'
    union all
    select c.plan_id, 'blocked', c.id, t.opened_at, null, t.details ->> 'why'
      from shop.staff_tasks t join shop.plan_cycles c on c.id = split_part(t.subject, ':', 2)::bigint
     where t.kind = 'plan_cycle_blocked' and t.closed_at is null
  )
  select t.plan_id, t.trouble, c.cycle_no, s.person, s.goods, c.process_on, coalesce(o.payable, c.announced_payable), o.id, o.number, t.since,
         t.next_at, coalesce(c.retries, 0), p.unpaid_in_a_row, t.why
    from (select * from troubles order by next_at nulls last, since limit 200) t
    join shop.staff_plans s on s.id = t.plan_id
    join shop.plans p on p.id = t.plan_id
    left join shop.plan_cycles c on c.id = t.cycle_id
    left join shop.orders o on o.id = c.order_id
   order by t.next_at nulls last, t.since;
end;
comment on function shop.staff_plan_troubles is 'Parcels of plans that stand: a card refused, money not come, goods not there, a setting to mend; what ends first comes first.';

create function shop.staff_plan(wanted bigint) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object('id', p.id, 'state', p.state, 'version', p.version, 'customerId', p.customer_id, 'startedAt', p.started_at,
      'endedAt', p.ended_at, 'endReason', p.end_reason, 'pausedUntil', p.paused_until, 'unpaidInARow', p.unpaid_in_a_row,
      'person', internal.plan_person(p.id),
      'dog', (select d.name from shop.dogs d where d.id = p.dog_id),
      'mandate', (select jsonb_build_object('card', m.card_number, 'expiresOn', m.card_expires_on, 'consentedAt', m.consented_at)
        from shop.plan_mandates m where m.plan_id = p.id and m.state = 'active'),
      'stock', (select coalesce(jsonb_object_agg(l.variant_id, s.on_hand - s.reserved), '{}')
        from shop.plan_lines l join shop.stock s on s.variant_id = l.variant_id where l.plan_id = p.id),
      'cycles', (select coalesce(jsonb_agg(jsonb_build_object('cycleNo', c.cycle_no, 'state', c.state, 'dueOn', c.due_on, 'processOn', c.process_on,
          'payable', coalesce(c.placed_payable, c.announced_payable, (select f.payable from shop.orders f where f.id = c.order_id)), 'retries', c.retries, 'retryAt', c.retry_at, 'announcedAt', c.announced_at,
          'closedAt', c.closed_at, 'isWish', c.is_wish,
          'order', (select jsonb_build_object('id', o.id, 'number', o.number, 'state', o.state, 'paymentKind', o.payment_kind)
            from shop.orders o where o.id = c.order_id)) order by c.cycle_no desc), '[]')
        from (select * from shop.plan_cycles q where q.plan_id = p.id order by q.cycle_no desc limit 12) c),
      'events', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'at', e.at, 'event', e.event, 'toState', e.to_state,
          'cycleNo', (select c.cycle_no from shop.plan_cycles c where c.id = e.cycle_id), 'actorKind', e.actor_kind,
          'actorName', internal.staff_name(e.actor_id), 'reason', e.details ->> 'reason') order by e.id desc), '[]')
        from (select * from shop.plan_events q where q.plan_id = p.id order by q.id desc limit 20) e))
    from shop.plans p where p.id = wanted;
end;
comment on function shop.staff_plan is 'Everything the page of one plan shows beside what the services price; null when there is no such plan.';
grant execute on function shop.staff_plan_troubles(), shop.staff_plan(bigint) to staff_support, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
