-- migrate:up

-- Credits of what changes took out and of what came back later are one sum: rounded down twice, one of them was lost.
update internal.truths
   set query = replace(replace(query, $q$due.given + coalesce(
       (select sum(v.credits_back) from internal.order_revisions v where v.order_id = o.id), 0) <> done.given or$q$,
       'due.given <> done.given or'),
     'select floor(sum(case when l.amount > 0 then floor(l.credits_discount * back.amount / l.amount) else 0 end)',
     'select floor((sum(case when l.amount > 0 then floor(l.credits_discount * back.amount / l.amount) else 0 end)
               + case when exists (select from internal.order_revisions v where v.order_id = o.id)
                   then greatest(0, o.credits_spent * (value.value #>> $v${}$v$)::integer - sum(l.credits_discount)) else 0 end)')
 where name = 'returned_goods_settled_their_credits';

-- Sums of whole numbers are numerics, which divide without rounding: parts of a crown were waited for at the door.
update internal.truths
   set query = replace(query, 'greatest(0, o.payable - came.amount + back.amount) / 100 * 100', 'floor(greatest(0, o.payable - came.amount + back.amount) / 100) * 100')
 where name = 'carrier_collects_what_is_owed';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
