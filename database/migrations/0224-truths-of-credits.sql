-- migrate:up

-- Credits may come back in parts, so what an ended order still holds is a sum.
update internal.truths
   set query = replace(query, 'and not exists (select from shop.credit_entries b where b.reverses_id = e.id)', $q$and e.amount + coalesce((
              select sum(b.amount) from shop.credit_entries b
               where b.reverses_id = e.id and not exists (select from shop.credit_entries t where t.reverses_id = b.id)), 0) < 0$q$)
 where name = 'ended_order_holds_nothing';

insert into internal.truths (name, question, query) values
('returned_goods_settled_their_credits', 'For which returned goods were credits not given back or not taken?', $q$
  select o.id as order_id, due.given as to_give, done.given, due.taken as to_take, done.taken, done.owed
    from shop.orders o
    join shop.settings value on value.storefront_id = o.storefront_id and value.key = 'loyalty.credit_value'
    left join shop.credit_entries lot on lot.customer_id = o.customer_id and lot.kind = 'purchase' and lot.reference_type = 'order'
      and lot.reference_id = o.id::text
    cross join lateral (
      select floor(sum(case when l.amount > 0 then floor(l.credits_discount * back.amount / l.amount) else 0 end)
               / (value.value #>> '{}')::integer)::bigint as given,
             coalesce(floor(lot.amount * sum(back.amount) filter (where l.variant_id is not null)
               / nullif(sum(l.amount) filter (where l.variant_id is not null), 0)), 0)::bigint as taken
        from shop.order_lines l
        cross join lateral (
          select coalesce(sum((c ->> 'amount')::numeric), 0) as amount
            from shop.refunds r cross join lateral jsonb_array_elements(r.corrections) c
           where r.order_id = o.id and r.state = 'done' and r.for_goods > 0 and c ->> 'lineId' = l.position::text
        ) back
       where l.order_id = o.id
    ) due
    cross join lateral (
      select coalesce((select sum(b.amount) from shop.credit_entries e join shop.credit_entries b on b.reverses_id = e.id
               where e.customer_id = o.customer_id and e.kind = 'spend' and e.reference_type = 'order' and e.reference_id = o.id::text
                 and not exists (select from shop.credit_entries t where t.reverses_id = b.id)), 0) as given,
             coalesce((select -sum(t.amount) from shop.credit_entries t where t.reverses_id = lot.id), 0) as taken,
             coalesce((select d.credits from internal.credit_debts d where d.order_id = o.id), 0) as owed
    ) done
   where o.customer_id is not null and o.state not in ('cancelled', 'expired')
     and exists (select from shop.refunds r where r.order_id = o.id and r.state = 'done' and r.for_goods > 0 and r.requested_at >= $1)
     and (due.given <> done.given or due.taken <> done.taken + done.owed)
$q$),
('paid_order_lets_its_credits_go', 'Which credits wait for money that has come?', $q$
  select l.id as lot_id, o.id as order_id
    from shop.credit_entries l join shop.orders o on o.id::text = l.reference_id
   where l.created_at >= $1 and l.kind = 'purchase' and l.reference_type = 'order' and l.usable_from >= timestamptz '2999-01-01'
     and coalesce((select sum(p.received - p.refunded) from shop.payments p where p.order_id = o.id), 0)
       + coalesce((select sum(r.for_goods) from shop.refunds r where r.order_id = o.id and r.state = 'done'), 0) >= o.payable
$q$),
('ended_credits_are_entered', 'Which credits have ended without an entry that says so?', $q$
  select l.id as lot_id, l.remaining from shop.credit_lots l
   where $1 is not null and l.remaining > 0 and l.expires_at < internal.shop_now() - interval '2 days'
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
