-- migrate:up

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'order.invoice_stop_days', 'integer', '7', false, 'So many days after its due day an unpaid invoice stops new orders on invoice.');

create function internal.oldest_due(customer bigint) returns date
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select min(p.due_on) from shop.orders o join shop.payments p on p.order_id = o.id
   where o.customer_id = customer and o.payment_kind = 'invoice' and p.state in ('invoice_issued', 'overdue') and p.received < p.amount
$$;
comment on function internal.oldest_due is 'When the oldest invoice that a customer has not paid was due; null when nothing is owed.';
revoke execute on function internal.oldest_due from public;
grant execute on function internal.oldest_due to services;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
