-- migrate:up

-- A confirmation with prices without tax has a text of its own.
update internal.truths set query = replace(query, $q$'order-confirmation', 'voucher-ordered'$q$, $q$'order-confirmation', 'company-confirmation', 'voucher-ordered'$q$)
 where name = 'order_is_confirmed_by_mail';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
