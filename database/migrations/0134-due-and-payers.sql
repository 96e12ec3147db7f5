-- migrate:up

-- One answer for whoever asks: the services that take money, and the screen that says beforehand what they will do.
-- Once an order goes on, only an attempt that still waits expects money: what was given back on purpose is not owed again.
create function internal.order_due(wanted bigint) returns bigint
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select case when o.state in ('awaiting_payment', 'expired')
                or exists (select from shop.payments p where p.order_id = o.id and p.state in ('awaiting_transfer', 'partly_paid', 'invoice_issued',
                  'overdue', 'created', 'unknown', 'method_chosen', 'authorized', 'awaiting_cod', 'cod_collected'))
              then o.payable - (select coalesce(sum(p.received - p.refunded), 0)::bigint from shop.payments p where p.order_id = o.id)
              else 0 end
    from shop.orders o where o.id = wanted;
end;
comment on function internal.order_due is 'Haléře an order still waits for; nothing once it goes on with its money or has ended.';
grant execute on function internal.order_due(bigint) to staff_support, staff_accounting, staff_admin;

create or replace function shop.staff_movement_orders(wanted bigint)
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
  ), known as materialized (
    select o.id, o.number, o.state, o.placed_at, o.payable, internal.order_due(o.id) as due, m.amount, m.currency, m.symbol,
           (select count(*) from generate_series(1, length(o.number)) n where substr(o.number, n, 1) <> substr(m.symbol, n, 1)) as wrong_digits
      from waiting w join shop.orders o on o.id = w.id cross join movement m
  ), found as (
    select k.*, case when k.number = k.symbol then 'symbol'
                     when k.currency = 'CZK' and k.due = k.amount then 'amount'
                     when length(k.symbol) = length(k.number) and k.wrong_digits <= 2 then 'near_symbol'
                     when k.currency = 'CZK' and abs(k.due - k.amount) <= k.amount / 20 then 'near_amount' end as why
      from known k
  )
  select f.id, f.number, person.customer_name, f.state, f.placed_at, f.payable, f.due, f.why
    from (select * from found where found.why is not null
           order by array_position(array['symbol', 'amount', 'near_symbol', 'near_amount'], found.why), abs(found.due - found.amount), found.placed_at desc
           limit 8) f
    cross join lateral internal.order_person(f.id) person
   order by array_position(array['symbol', 'amount', 'near_symbol', 'near_amount'], f.why), abs(f.due - f.amount), f.placed_at desc;
end;

create function shop.staff_order_due(wanted text)
  returns table (order_id bigint, number text, customer_name text, state text, placed_at timestamptz, payable bigint, due bigint, why text)
  language sql stable rows 1
  set search_path = pg_catalog, pg_temp
begin atomic
  select o.id, o.number, person.customer_name, o.state, o.placed_at, o.payable, internal.order_due(o.id), 'number'
    from shop.orders o cross join lateral internal.order_person(o.id) person where o.number = wanted;
end;
comment on function shop.staff_order_due is 'The order somebody typed the number of, as staff_movement_orders offers the others.';
grant execute on function shop.staff_order_due(text) to staff_support, staff_accounting, staff_admin;

-- Who sent the money is a person like any other: the screens mask it, and so do the tables under them.
create function internal.movement_payer(wanted bigint, out counter_account text, out message text)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if internal.request_role() not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return;
  end if;
  -- What was typed with the money is needed to say whose it is, and only until somebody has.
  select internal.masked_account(m.counter_account), m.message into counter_account, message
    from shop.bank_movements m where m.id = wanted and m.match = 'for_staff';
end
$$;
comment on function internal.movement_payer is 'Where a movement without an order came from, masked, and what was written with it.';
grant execute on function internal.movement_payer(bigint) to staff_support, staff_accounting, staff_admin;

create function internal.refund_account(wanted bigint) returns text
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  asking constant text := internal.request_role();
  account text;
begin
  if asking not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return null;
  end if;
  select coalesce(r.account, (select m.counter_account from shop.bank_movements m
      where m.payment_id = r.payment_id and m.amount > 0 order by m.id desc limit 1)) into account
    from shop.refunds r where r.id = wanted and r.way = 'transfer';
  return case when asking = 'staff_support' then internal.masked_account(account) else account end;
end
$$;
comment on function internal.refund_account is 'Where a person sends money back: whole for whoever sends it, masked for support.';
grant execute on function internal.refund_account(bigint) to staff_support, staff_accounting, staff_admin;

create or replace view shop.staff_movements with (security_invoker = true) as
select m.id, m.booked_on, m.amount, m.currency, m.variable_symbol, m.specific_symbol, payer.message, payer.counter_account,
       m.match_details ->> 'reason' as reason, (now() at time zone 'Europe/Prague')::date - m.booked_on as days_waiting
  from shop.bank_movements m
  cross join lateral internal.movement_payer(m.id) payer
 where m.match = 'for_staff';

create or replace view shop.staff_refunds with (security_invoker = true) as
select r.id, r.order_id, o.number as order_number, person.customer_name, r.amount, r.way, r.state, r.purpose, r.requested_at,
       -- Section 1832 of the Civil Code.
       r.requested_at + interval '14 days' as until,
       r.sent_at, r.settled_at, r.reason, o.number as variable_symbol,
       case when r.way = 'transfer' then internal.refund_account(r.id) end as send_to
  from shop.refunds r
  join shop.orders o on o.id = r.order_id
  cross join lateral internal.order_person(r.order_id) person
 where r.state in ('requested', 'sent')
    or r.state = 'failed' and exists (select from shop.payments p where p.id = r.payment_id and p.state = 'refund_failed');

-- Screens ask the views alone, so nothing that runs loses what it reads.
revoke select on shop.bank_movements from staff_support, staff_accounting, staff_admin;
grant select (id, bank, movement_id, booked_on, amount, currency, variable_symbol, constant_symbol, specific_symbol, kind, read_at, match,
  match_details, payment_id, updated_at, counted) on shop.bank_movements to staff_support, staff_accounting, staff_admin;
comment on policy staff_bank_movements on shop.bank_movements is 'What came and what it was taken for; who sent it is told masked, by staff_movements.';
comment on policy accounting_bank_movements on shop.bank_movements is
  'Whoever assigns money sees all that came; who sent it is told masked, by staff_movements.';
revoke select on shop.refunds from staff_support;
grant select (id, payment_id, order_id, amount, way, state, purpose, reason, corrections, requested_at, actor_kind, actor_id, sent_at, settled_at,
  answer, updated_at, for_goods, gateway_refund_id) on shop.refunds to staff_support;
comment on policy refunds_of_visible_orders on shop.refunds is 'Follows the order; the account is for whoever sends the money.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
