-- migrate:up

-- Lists of the page „Platby“. Rights of whoever asks; who somebody is comes masked.
create view shop.staff_receivables with (security_invoker = true) as
select p.id, p.order_id, o.number as order_number, person.customer_name, p.state, p.due_on, p.amount, p.received, p.amount - p.received as due,
       d.number as document_number,
       greatest((now() at time zone 'Europe/Prague')::date - p.due_on, 0) as days_overdue,
       case when p.due_on >= (now() at time zone 'Europe/Prague')::date then 'not_due'
            when p.due_on > (now() at time zone 'Europe/Prague')::date - 31 then 'to_30'
            when p.due_on > (now() at time zone 'Europe/Prague')::date - 61 then 'to_60'
            when p.due_on > (now() at time zone 'Europe/Prague')::date - 91 then 'to_90' else 'over_90' end as age
  from shop.payments p
  join shop.orders o on o.id = p.order_id
  left join shop.documents d on d.order_id = p.order_id and d.kind = 'invoice'
  cross join lateral internal.order_person(p.order_id) person
 where p.state in ('invoice_issued', 'overdue');
comment on view shop.staff_receivables is 'Invoices that nobody has paid yet, by their age.';
grant select on shop.staff_receivables to staff_support, staff_accounting, staff_admin;

create view shop.staff_refunds with (security_invoker = true) as
select r.id, r.order_id, o.number as order_number, person.customer_name, r.amount, r.way, r.state, r.purpose, r.requested_at,
       -- Section 1832 of the Civil Code.
       r.requested_at + interval '14 days' as until
  from shop.refunds r
  join shop.orders o on o.id = r.order_id
  cross join lateral internal.order_person(r.order_id) person
 where r.state in ('requested', 'sent');
comment on view shop.staff_refunds is 'Money on its way back, with the day the law gives us.';
grant select on shop.staff_refunds to staff_support, staff_accounting, staff_admin;

-- Of parcels accounting knows where the cash is, and nothing else.
create function internal.cash_carrier(wanted bigint, out carrier text, out delivered_at timestamptz)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
begin atomic
  select p.carrier, p.delivered_at from shop.parcels p where p.order_id = wanted and p.cod_amount > 0 and p.replaced_by is null order by p.number limit 1;
end;
comment on function internal.cash_carrier is 'Who collects the cash of an order, and since when they have it.';
grant execute on function internal.cash_carrier(bigint) to staff_support, staff_accounting, staff_admin;

create view shop.staff_cash with (security_invoker = true) as
select p.id, p.order_id, o.number as order_number, p.state, p.amount, cash.carrier, cash.delivered_at,
       (now() at time zone 'Europe/Prague')::date - (cash.delivered_at at time zone 'Europe/Prague')::date as days_held
  from shop.payments p
  join shop.orders o on o.id = p.order_id
  cross join lateral internal.cash_carrier(p.order_id) cash
 where p.state in ('awaiting_cod', 'cod_collected');
comment on view shop.staff_cash is 'Cash that carriers collect for us or have collected and not sent yet.';
grant select on shop.staff_cash to staff_support, staff_accounting, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
