-- migrate:up

-- A bought voucher is good while its money is kept: what left is stopped, or a person was asked and let it go on.
update internal.truths set
  question = 'Which voucher was issued without its money, paid and not issued, or given up or its money gone and still good?',
  query = replace(query, $q$or b.face <> o.payable$q$, $q$or b.face <> o.payable or (v.balance > 0 and v.blocked_at is null
                and b.face > (select coalesce(sum(p.received - p.refunded), 0) from shop.payments p where p.order_id = o.id)
                and not exists (select from shop.staff_tasks t where t.kind = 'voucher_refunded' and t.subject = 'voucher:' || v.id))$q$)
 where name = 'bought_voucher_was_paid';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
