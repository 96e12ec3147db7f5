-- migrate:up

-- What a transfer is forgiven, its order is forgiven too.
update internal.truths
   set query = replace(query, 'money.received < o.payable', $q$money.received + coalesce(
         (select s.value::bigint from shop.settings s where s.storefront_id = o.storefront_id and s.key = 'payment.tolerance'), 0) < o.payable$q$)
 where name = 'paid_order_has_its_money';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
