-- migrate:up

-- Whom staff talk to and write bills for. Who somebody is comes masked from functions of the owner, as with orders; accounting sees of a
-- customer the bill and what is owed, and neither phone nor dogs.
create policy billed_customers on shop.customers for select to staff_accounting using (true);
comment on policy billed_customers on shop.customers is 'Accounting writes bills; who somebody is comes masked and for a reason.';
grant select (id, storefront_id, customer_group_id, company_name, company_id, vat_id, created_at, updated_at, deleted_at, version, invoice_limit)
  on shop.customers to staff_accounting;
grant select (invoice_due_days) on shop.customers to staff_support, staff_accounting, staff_admin;

create function internal.customer_person(wanted bigint) returns jsonb
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  asking constant text := internal.request_role();
  shown boolean;
  c record;
  bill jsonb;
begin
  if asking not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return null;
  end if;
  select q.first_name, q.last_name, q.email, q.phone, coalesce(u.email_verified, false) as is_verified,
         (select jsonb_build_object('city', a.city) from shop.addresses a
           where a.customer_id = q.id and a.deleted_at is null order by a.is_default desc, a.id limit 1) as home
    into c from shop.customers q left join auth.users u on u.id = q.user_id where q.id = wanted and q.deleted_at is null;
  if not found then
    return null;
  end if;
  shown := internal.is_revealed('customer', wanted);
  select o.billing into bill from shop.orders o where o.customer_id = wanted order by o.placed_at desc limit 1;
  return jsonb_build_object('isRevealed', shown,
    'shownUntil', case when shown then (select max(r.shown_until) from internal.staff_reveals r
      where r.user_id = internal.staff_user_id() and r.object_type = 'customer' and r.object_id = wanted) end,
    'name', case when shown then btrim(concat_ws(' ', c.first_name, c.last_name)) else internal.masked_name(c.first_name, c.last_name) end,
    'city', coalesce(c.home ->> 'city', bill ->> 'city', ''),
    'email', case when shown then c.email else internal.masked_email(c.email) end,
    'isVerified', c.is_verified,
    -- Accounting writes about bills and calls nobody.
    'phone', case when asking = 'staff_accounting' then null when shown then c.phone else internal.masked_phone(c.phone) end);
end
$$;
comment on function internal.customer_person is 'Who a customer is, masked unless this member has given a reason.';

create function internal.customer_places(wanted bigint) returns jsonb
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  asking constant text := internal.request_role();
  shown boolean;
  bill jsonb;
begin
  if asking not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return null;
  end if;
  shown := internal.is_revealed('customer', wanted);
  select o.billing into bill from shop.orders o where o.customer_id = wanted order by o.placed_at desc limit 1;
  return jsonb_build_object(
    'billing', (case when shown then bill else internal.masked_place(bill) end) - case when asking = 'staff_accounting' then 'phone' else '' end,
    'delivery', case when asking <> 'staff_accounting' then (select coalesce(jsonb_agg(p.place order by p.is_default desc, p.id), '[]') from (
      select a.id, a.is_default, case when shown then f.place else internal.masked_place(f.place) end as place
        from shop.addresses a cross join lateral (select jsonb_build_object('firstName', a.first_name, 'lastName', a.last_name,
          'street', a.street, 'city', a.city, 'zip', a.zip, 'country', a.country, 'phone', a.phone) as place) f
       where a.customer_id = wanted and a.deleted_at is null) p) end);
end
$$;
comment on function internal.customer_places is 'Where somebody''s bill and parcels go, masked unless this member has given a reason; accounting sees the bill alone.';

create function internal.customer_figures(wanted bigint) returns jsonb
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if internal.request_role() not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return null;
  end if;
  return (select jsonb_build_object('orders', count(*), 'lastOrderAt', max(o.placed_at),
      'spentYear', coalesce(sum(o.payable) filter (where o.placed_at > internal.shop_now() - interval '1 year'
        and o.state not in ('awaiting_payment', 'awaiting_approval', 'expired', 'cancelled')), 0),
      'uncollected', count(*) filter (where o.cash_uncollected_at is not null),
      'owed', coalesce(sum(p.due), 0), 'overdue', coalesce(sum(p.due) filter (where p.state = 'overdue'), 0))
    from shop.orders o
    left join lateral (select q.amount - q.received as due, q.state from shop.payments q
      where q.order_id = o.id and o.payment_kind = 'invoice' and q.state in ('invoice_issued', 'overdue') limit 1) p on true
   where o.customer_id = wanted);
end
$$;
comment on function internal.customer_figures is 'What somebody has bought and what is owed.';

create view shop.staff_customers with (security_invoker = true) as
select c.id, c.created_at, c.customer_group_id as group_id, coalesce(g.name, d.name) as group_name, c.company_name, c.company_id, c.invoice_limit,
       internal.customer_person(c.id) as person, internal.customer_figures(c.id) as figures
  from shop.customers c
  left join shop.customer_groups g on g.id = c.customer_group_id
  left join shop.customer_groups d on d.storefront_id = c.storefront_id and d.is_default
 where c.deleted_at is null;
comment on view shop.staff_customers is 'The list of customers as staff work with it, masked.';
grant select on shop.staff_customers to staff_support, staff_accounting, staff_admin;

-- More of each kind than the six that Ctrl K shows; what is found is cut off before anything is sorted.
create or replace function internal.find_people(digits text, name text, mail text) returns setof bigint
  language sql stable rows 40
  set search_path = pg_catalog, pg_temp
begin atomic
  (select c.id from shop.customers c where length(digits) between 4 and 12 and c.phone is not null
     and reverse(c.phone) ~>=~ reverse(digits) and reverse(c.phone) ~<~ (reverse(digits) || chr(1114111)) limit 40)
  union
  (select c.id from shop.customers c where length(name) > 2
     and internal.name_key(c.first_name, c.last_name) ~>=~ name and internal.name_key(c.first_name, c.last_name) ~<~ (name || chr(1114111)) limit 40)
  union
  -- „jana nov“: the surname comes second and is not finished.
  (select c.id from shop.customers c where length(split_part(name, ' ', 2)) > 1
     and internal.name_key(c.first_name, c.last_name) ~>=~ split_part(name, ' ', 2)
     and internal.name_key(c.first_name, c.last_name) ~<~ (split_part(name, ' ', 2) || chr(1114111))
     and lower(internal.unaccented(c.first_name)) ~>=~ split_part(name, ' ', 1)
     and lower(internal.unaccented(c.first_name)) ~<~ (split_part(name, ' ', 1) || chr(1114111)) limit 40)
  union
  (select c.id from shop.customers c where length(name) > 2 and c.company_name is not null
      and lower(internal.unaccented(c.company_name)) like '%' || replace(replace(replace(name, '\', '\\'), '%', '\%'), '_', '\_') || '%' limit 40)
  union
  (select c.id from shop.customers c where mail <> '' and c.email = mail);
end;

create function internal.found_customers(q text) returns setof bigint
  language plpgsql stable security definer rows 40
  set search_path = pg_catalog, pg_temp
as $$
declare
  asking constant text := internal.request_role();
  typed constant text := btrim(left(q, 80));
  digits constant text := case when typed ~ '^\+?[0-9 ()/-]+$' then regexp_replace(typed, '^(\+|00)42[01]|[^0-9]', '', 'g') else '' end;
  name constant text := case when digits = '' then lower(internal.unaccented(typed)) else '' end;
begin
  if asking not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return;
  end if;
  return query
    select f.id from internal.find_people(case when asking = 'staff_accounting' then '' else digits end, name,
        case when typed like '%@%' then lower(typed) else '' end) f(id)
    union
    select o.customer_id from internal.find_orders(digits, '', '') f(id) join shop.orders o on o.id = f.id where o.customer_id is not null
    union
    select c.id from shop.customers c where length(digits) = 8 and c.company_id = digits
    union
    -- As it stands in the address of the page.
    select c.id from shop.customers c where length(digits) < 10 and c.id = nullif(left(digits, 9), '')::bigint;
end
$$;
comment on function internal.found_customers is 'Customers by name, company, its number, the end of a phone or of an order''s number, a whole mail address.';

create function shop.staff_customers_found(q text)
  returns table (id bigint, created_at timestamptz, group_id bigint, group_name text, company_name text, company_id text, invoice_limit bigint, person jsonb,
    figures jsonb)
  language sql stable rows 40
  set search_path = pg_catalog, pg_temp
begin atomic
  select s.id, s.created_at, s.group_id, s.group_name, s.company_name, s.company_id, s.invoice_limit, s.person, s.figures
    from internal.found_customers(q) f(id) join shop.staff_customers s on s.id = f.id order by s.id desc limit 40;
end;
comment on function shop.staff_customers_found is 'What was typed above the list of customers, masked.';
grant execute on function internal.customer_person(bigint), internal.customer_places(bigint), internal.customer_figures(bigint),
  internal.found_customers(text), shop.staff_customers_found(text) to staff_support, staff_accounting, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
