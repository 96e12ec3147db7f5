-- migrate:up

-- What staff see of an order beside its plain columns. Views run with the rights of who asks, so whatever must be masked comes from
-- functions of the owner, which look at the role of the request: the warehouse gets no person and no price from any of them.

create function internal.order_person(wanted bigint, out customer_name text, out customer_city text, out customer_email text,
  out customer_phone text, out is_revealed boolean)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  asking constant text := internal.request_role();
  o record;
begin
  if asking not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return;
  end if;
  select q.email, q.phone, q.billing, q.delivery into o from shop.orders q where q.id = wanted;
  is_revealed := internal.is_revealed('order', wanted);
  customer_city := coalesce(nullif(o.delivery ->> 'city', ''), o.billing ->> 'city', '');
  customer_name := coalesce(nullif(o.billing #>> '{company,name}', ''), case when is_revealed
    then btrim(concat_ws(' ', o.billing ->> 'firstName', o.billing ->> 'lastName'))
    else internal.masked_name(o.billing ->> 'firstName', o.billing ->> 'lastName') end);
  customer_email := case when is_revealed then o.email else internal.masked_email(o.email) end;
  -- Accounting writes about bills and calls nobody.
  customer_phone := case when asking = 'staff_accounting' then null when is_revealed then o.phone else internal.masked_phone(o.phone) end;
end
$$;
comment on function internal.order_person is 'Whose order it is, masked unless this member has given a reason.';

create function internal.order_places(wanted bigint) returns jsonb
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  asking constant text := internal.request_role();
  shown boolean;
  o record;
begin
  if asking not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return null;
  end if;
  shown := internal.is_revealed('order', wanted);
  select q.billing, q.delivery, q.note into o from shop.orders q where q.id = wanted;
  return jsonb_build_object(
    'billing', (case when shown then o.billing else internal.masked_place(o.billing) end)
      - case when asking = 'staff_accounting' then 'phone' else '' end,
    'delivery', case when asking = 'staff_accounting' then null when shown then o.delivery else internal.masked_place(o.delivery) end,
    'note', case when shown and asking <> 'staff_accounting' then o.note end, 'hasNote', o.note <> '');
end
$$;
comment on function internal.order_places is 'Addresses and the note of an order, masked unless this member has given a reason; accounting sees the bill alone.';

create function internal.order_money(wanted bigint, out payable bigint, out paid bigint, out payment_state text, out payment_due_on date)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if internal.request_role() not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return;
  end if;
  select o.payable into payable from shop.orders o where o.id = wanted;
  select coalesce(sum(p.received - p.refunded), 0), (array_agg(p.state order by p.attempt desc))[1], (array_agg(p.due_on order by p.attempt desc))[1]
    into paid, payment_state, payment_due_on
    from shop.payments p where p.order_id = wanted;
end
$$;
comment on function internal.order_money is 'What is to be paid for an order and what was; nothing for the warehouse.';

create function internal.order_parcels(wanted bigint) returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'number', p.number, 'state', p.state, 'carrier', p.carrier,
      'trackingNumber', p.tracking_number, 'storedUntil', p.stored_until) order by p.number), '[]')
    from shop.parcels p where p.order_id = wanted and p.replaced_by is null and p.state <> 'cancelled'
$$;
comment on function internal.order_parcels is 'Where the parcels of an order are, in short.';

create function internal.staff_name(wanted text) returns text
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select u.name from auth.users u where u.staff_role is not null and u.id = case when wanted ~ '^[0-9a-f-]{36}$' then wanted::uuid end
$$;
comment on function internal.staff_name is 'How colleagues call the member who did something.';

-- Why it stands may name somebody: support and admins alone read it.
create function internal.order_doings(wanted bigint, state text, out tasks text[], out remark text, out packed_by text, out plan_id bigint,
  out regular_weeks integer)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  select array_agg(t.kind order by t.id) into tasks from shop.staff_tasks t where t.order_id = wanted and t.closed_at is null;
  if state = 'on_hold' and internal.request_role() in ('staff_support', 'staff_admin') then
    select e.details ->> 'reason' into remark from shop.order_events e where e.order_id = wanted and e.event = 'hold' order by e.id desc limit 1;
  end if;
  if state = 'packing' then
    select internal.staff_name(e.actor_id) into packed_by
      from shop.order_events e where e.order_id = wanted and e.event = 'start_packing' order by e.id desc limit 1;
  end if;
  select c.plan_id into plan_id from shop.plan_cycles c where c.order_id = wanted;
  select l.regular_weeks into regular_weeks from shop.order_lines l where l.order_id = wanted and l.regular_weeks is not null limit 1;
end
$$;
comment on function internal.order_doings is 'What goes on with an order: open tasks, why it stands, who packs it, whether a plan sends it.';

create function internal.plan_person(wanted bigint) returns jsonb
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  shown boolean;
  p record;
begin
  if internal.request_role() not in ('staff_support', 'staff_admin') then
    return null;
  end if;
  shown := internal.is_revealed('plan', wanted);
  select q.email, q.details into p from shop.plans q where q.id = wanted;
  return jsonb_build_object('isRevealed', shown, 'city', p.details ->> 'city',
    'name', case when shown then btrim(concat_ws(' ', p.details ->> 'firstName', p.details ->> 'lastName'))
      else internal.masked_name(p.details ->> 'firstName', p.details ->> 'lastName') end,
    'email', case when shown then p.email else internal.masked_email(p.email) end,
    'phone', case when shown then p.details ->> 'phone' else internal.masked_phone(p.details ->> 'phone') end);
end
$$;
comment on function internal.plan_person is 'Who a plan is for, masked unless this member has given a reason.';

grant execute on function internal.order_person(bigint), internal.order_places(bigint), internal.order_money(bigint), internal.order_parcels(bigint),
  internal.staff_name(text), internal.order_doings(bigint, text), internal.request_role(), internal.staff_user_id()
  to staff_support, staff_warehouse, staff_accounting, staff_admin;
grant execute on function internal.plan_person(bigint) to staff_support, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
