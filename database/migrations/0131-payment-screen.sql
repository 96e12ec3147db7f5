-- migrate:up

create function internal.masked_account(value text) returns text
  language sql immutable strict parallel safe
  set search_path = pg_catalog, pg_temp
as $$
  select '•••' || right(split_part(value, '/', 1), 4) || case when value like '%/%' then '/' || split_part(value, '/', 2) else '' end
$$;
comment on function internal.masked_account is '•••4321/0800: enough to tell two payers apart, too little to write to.';
grant execute on function internal.masked_account(text) to staff_support, staff_accounting, staff_admin;

create view shop.staff_movements with (security_invoker = true) as
select m.id, m.booked_on, m.amount, m.currency, m.variable_symbol, m.specific_symbol, m.message,
       internal.masked_account(m.counter_account) as counter_account, m.match_details ->> 'reason' as reason,
       (now() at time zone 'Europe/Prague')::date - m.booked_on as days_waiting
  from shop.bank_movements m
 where m.match = 'for_staff';
comment on view shop.staff_movements is 'Money on the account that no order was found for, oldest first by its number.';
grant select on shop.staff_movements to staff_support, staff_accounting, staff_admin;

-- Whose money it may be. Nothing of it is decided here: a person says it, and the reason stands beside each order.
create function shop.staff_movement_orders(wanted bigint)
  returns table (order_id bigint, number text, customer_name text, state text, placed_at timestamptz, payable bigint, due bigint, why text)
  language sql stable rows 8
  set search_path = pg_catalog, pg_temp
begin atomic
  with movement as materialized (
    select abs(m.amount) as amount, m.currency, ltrim(coalesce(m.variable_symbol, ''), '0') as symbol,
           array(select c.value::bigint from jsonb_array_elements_text(coalesce(m.match_details -> 'candidates', '[]')) c) as candidates
      from shop.bank_movements m where m.id = wanted
  ), waiting as (
    select o.id from shop.orders o where o.state = 'awaiting_payment'
    union
    select p.order_id from shop.payments p where p.state in ('invoice_issued', 'overdue')
    union
    select unnest(m.candidates) from movement m
    union
    select o.id from shop.orders o, movement m where o.number = m.symbol
  ), known as (
    select o.id, o.number, o.state, o.placed_at, o.payable, o.payable - coalesce(money.kept, 0) as due, m.amount, m.currency, m.symbol,
           (select count(*) from generate_series(1, length(o.number)) n where substr(o.number, n, 1) <> substr(m.symbol, n, 1)) as wrong_digits
      from waiting w join shop.orders o on o.id = w.id cross join movement m
      left join lateral (select sum(p.received - p.refunded) as kept from shop.payments p where p.order_id = o.id) money on true
  ), found as (
    select k.*, case when k.number = k.symbol then 'symbol'
                     when k.currency = 'CZK' and k.due = k.amount then 'amount'
                     when length(k.symbol) = length(k.number) and k.wrong_digits <= 2 then 'near_symbol'
                     when k.currency = 'CZK' and abs(k.due - k.amount) <= k.amount / 20 then 'near_amount' end as why
      from known k
  )
  select f.id, f.number, person.customer_name, f.state, f.placed_at, f.payable, f.due::bigint, f.why
    from (select * from found where found.why is not null
           order by array_position(array['symbol', 'amount', 'near_symbol', 'near_amount'], found.why), abs(found.due - found.amount), found.placed_at desc
           limit 8) f
    cross join lateral internal.order_person(f.id) person
   order by array_position(array['symbol', 'amount', 'near_symbol', 'near_amount'], f.why), abs(f.due - f.amount), f.placed_at desc;
end;
comment on function shop.staff_movement_orders is 'Orders that a movement may be for, the likeliest first, each with the reason: a hint for a person.';
grant execute on function shop.staff_movement_orders(bigint) to staff_support, staff_accounting, staff_admin;

-- Also what the gateway refused, until the money went another way; and where a person sends it.
create or replace view shop.staff_refunds with (security_invoker = true) as
select r.id, r.order_id, o.number as order_number, person.customer_name, r.amount, r.way, r.state, r.purpose, r.requested_at,
       -- Section 1832 of the Civil Code.
       r.requested_at + interval '14 days' as until,
       r.sent_at, r.settled_at, r.reason, o.number as variable_symbol,
       case when r.way = 'transfer' then case when current_user = 'staff_support' then internal.masked_account(target.account) else target.account end
       end as send_to
  from shop.refunds r
  join shop.orders o on o.id = r.order_id
  cross join lateral internal.order_person(r.order_id) person
  left join lateral (
    select coalesce(r.account, (select m.counter_account from shop.bank_movements m
      where m.payment_id = r.payment_id and m.amount > 0 order by m.id desc limit 1)) as account) target on true
 where r.state in ('requested', 'sent')
    or r.state = 'failed' and exists (select from shop.payments p where p.id = r.payment_id and p.state = 'refund_failed');
comment on view shop.staff_refunds is 'Money on its way back, with the day the law gives us, and what did not get there.';

create function shop.staff_money() returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  with cash as (
    select c.carrier, c.amount, case when c.delivered_at is null then 'on_way' when c.days_held <= 7 then 'to_7' when c.days_held <= 14 then 'to_14'
             else 'over_14' end as age
      from shop.staff_cash c
  ), debts as (
    select p.amount - p.received as due, (now() at time zone 'Europe/Prague')::date - p.due_on as late
      from shop.payments p where p.state in ('invoice_issued', 'overdue')
  )
  select jsonb_build_object(
    'movements', (select jsonb_build_object('count', count(*), 'amount', coalesce(sum(m.amount) filter (where m.currency = 'CZK'), 0))
       from shop.bank_movements m where m.match = 'for_staff'),
    'refunds', (select jsonb_build_object('count', count(*), 'amount', coalesce(sum(r.amount), 0)) from shop.refunds r
      where r.state in ('requested', 'sent')
         or r.state = 'failed' and exists (select from shop.payments p where p.id = r.payment_id and p.state = 'refund_failed')),
    'cash', (select coalesce(jsonb_agg(to_jsonb(s) order by s.carrier, s.age), '[]')
       from (select coalesce(c.carrier, '') as carrier, c.age, count(*) as count, sum(c.amount) as amount from cash c group by 1, 2) s),
    'receivables', (select coalesce(jsonb_agg(to_jsonb(s)), '[]')
       from (select case when d.late <= 0 then 'not_due' when d.late <= 30 then 'to_30' when d.late <= 60 then 'to_60' when d.late <= 90 then 'to_90'
               else 'over_90' end as age, count(*) as count, sum(d.due) as amount from debts d group by 1) s));
end;
comment on function shop.staff_money is 'How much of what waits on the page of payments: counts and sums of its tabs.';
grant execute on function shop.staff_money() to staff_support, staff_accounting, staff_admin;

-- What was issued from day to day, as the documents say it; the export of the same days must add up to this.
create function shop.staff_document_sums(since date, until date) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object(
    'count', (select count(*) from shop.documents d where d.issued_on between since and until),
    'kinds', (select coalesce(jsonb_agg(to_jsonb(k) order by k.kind desc), '[]')
       from (select d.kind, count(*) as count, sum(d.base) as base, sum(d.tax) as tax, sum(d.gross) as gross, sum(d.rounding) as rounding,
                    sum(d.payable) as payable
               from shop.documents d where d.issued_on between since and until group by d.kind) k),
    'rates', (select coalesce(jsonb_agg(to_jsonb(k) order by k.rate desc), '[]')
       from (select (v.row ->> 'rate')::numeric as rate, sum((v.row ->> 'base')::bigint) as base, sum((v.row ->> 'tax')::bigint) as tax,
                    sum((v.row ->> 'gross')::bigint) as gross
               from shop.documents d cross join lateral jsonb_array_elements(d.recap) as v (row)
              where d.issued_on between since and until group by 1) k));
end;
comment on function shop.staff_document_sums is 'Documents issued in a period: how many, and their sums by kind and by rate.';
grant execute on function shop.staff_document_sums(date, date) to staff_support, staff_accounting, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
