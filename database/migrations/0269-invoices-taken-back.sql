-- migrate:up

-- What was paid and taken back by the bank is owed again: by what the order holds of its money now, less what was given back for goods.
create function internal.open_invoices(customer bigint)
  returns table (order_id bigint, due bigint, due_on date, is_overdue boolean)
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select o.id, owed.due, p.due_on, p.state in ('overdue', 'charged_back')
    from shop.orders o
    join shop.payments p on p.order_id = o.id and p.kind = 'invoice' and p.state in ('invoice_issued', 'overdue', 'charged_back')
    cross join lateral (
      select case when p.state <> 'charged_back' then p.amount - p.received
             else o.payable
                  - (select coalesce(sum(a.received - a.refunded), 0)::bigint from shop.payments a where a.order_id = o.id)
                  - (select coalesce(sum(r.for_goods - case when r.state = 'done' then 0 else r.amount end), 0)::bigint
                       from shop.refunds r where r.order_id = o.id and r.state <> 'failed')
             end as due
    ) owed
   where o.customer_id = customer and owed.due > 0;
end;
comment on function internal.open_invoices is 'Invoices a customer has not paid, or whose money the bank took back, and how much of each is owed.';
revoke execute on function internal.open_invoices from public;
grant execute on function internal.open_invoices to services;

create or replace function internal.oldest_due(customer bigint) returns date
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$ select min(i.due_on) from internal.open_invoices(customer) i $$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
