-- migrate:up

-- What was typed decides where it is looked for: digits are the end of a number, of a phone, an EAN; the rest a code or a name.
-- Prefixes are ranges from `x` to `x` and the highest letter there is: `like` would need to know the words when it is planned.
-- What is found is cut off before it is sorted by age, so that a frequent name costs no more than a rare one.
create function internal.find_orders(digits text, phone_end text, name text) returns setof bigint
  language sql stable rows 6
  set search_path = pg_catalog, pg_temp
begin atomic
  with numbered as materialized (
    select o.id, o.placed_at from shop.orders o
     where length(digits) between 4 and 10 and reverse(o.number) ~>=~ reverse(digits) and reverse(o.number) ~<~ (reverse(digits) || chr(1114111))
     limit 400
  ), called as materialized (
    select o.id, o.placed_at from shop.orders o
     where length(phone_end) between 4 and 12 and reverse(o.phone) ~>=~ reverse(phone_end) and reverse(o.phone) ~<~ (reverse(phone_end) || chr(1114111))
     limit 400
  ), named as materialized (
    select o.id, o.placed_at from shop.orders o
     where length(name) > 2 and internal.order_name_key(o.billing) ~>=~ name and internal.order_name_key(o.billing) ~<~ (name || chr(1114111))
     order by internal.order_name_key(o.billing) using ~<~, o.placed_at desc limit 60
  )
  (select f.id from numbered f order by f.placed_at desc limit 6)
  union (select f.id from called f order by f.placed_at desc limit 6)
  union (select f.id from named f order by f.placed_at desc limit 6);
end;
comment on function internal.find_orders is 'Orders by the end of their number, by that of a phone or by a name, the newest of them.';

create function internal.find_people(digits text, name text, mail text) returns setof bigint
  language sql stable rows 6
  set search_path = pg_catalog, pg_temp
begin atomic
  (select c.id from shop.customers c where length(digits) between 4 and 12 and c.phone is not null
     and reverse(c.phone) ~>=~ reverse(digits) and reverse(c.phone) ~<~ (reverse(digits) || chr(1114111)) limit 6)
  union
  (select c.id from shop.customers c where length(name) > 2
     and internal.name_key(c.first_name, c.last_name) ~>=~ name and internal.name_key(c.first_name, c.last_name) ~<~ (name || chr(1114111)) limit 6)
  union
  -- „jana nov“: the surname comes second and is not finished.
  (select c.id from shop.customers c where length(split_part(name, ' ', 2)) > 1
     and internal.name_key(c.first_name, c.last_name) ~>=~ split_part(name, ' ', 2)
     and internal.name_key(c.first_name, c.last_name) ~<~ (split_part(name, ' ', 2) || chr(1114111))
     and lower(internal.unaccented(c.first_name)) ~>=~ split_part(name, ' ', 1)
     and lower(internal.unaccented(c.first_name)) ~<~ (split_part(name, ' ', 1) || chr(1114111)) limit 6)
  union
  (select c.id from shop.customers c where length(name) > 2 and c.company_name is not null
      and lower(internal.unaccented(c.company_name)) like '%' || replace(replace(replace(name, '\', '\\'), '%', '\%'), '_', '\_') || '%' limit 6)
  union
  (select c.id from shop.customers c where mail <> '' and c.email = mail);
end;
comment on function internal.find_people is 'Customers by the end of a phone number, by name, company or the whole mail address.';

create function shop.staff_find(q text)
  returns table (kind text, id bigint, code text, title text, detail jsonb)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  asking constant text := internal.request_role();
  typed constant text := btrim(left(q, 80));
  -- A country code is typed by some and stored with all.
  digits constant text := case when typed ~ '^\+?[0-9 ()/-]+$' then regexp_replace(typed, '^(\+|00)42[01]|[^0-9]', '', 'g') else '' end;
  name constant text := case when digits = '' then lower(internal.unaccented(typed)) else '' end;
  swapped constant text := case when name ~ ' ' then btrim(substr(name, strpos(name, ' ') + 1) || ' ' || split_part(name, ' ', 1)) else '' end;
  mail constant text := case when typed like '%@%' then lower(typed) else '' end;
  label constant text := upper(regexp_replace(typed, '[^[:alnum:]]', '', 'g'));
  pattern constant text := replace(replace(replace(typed, '\', '\\'), '%', '\%'), '_', '\_');
  sees_persons constant boolean := asking in ('staff_support', 'staff_accounting', 'staff_admin');
begin
  if asking <> 'staff_content' then
    return query
      select 'order', o.id, o.number, p.customer_name, jsonb_build_object('state', o.state, 'placedAt', o.placed_at, 'city', p.customer_city,
          'payable', m.payable)
        from (select f.id from internal.find_orders(digits, case when asking in ('staff_support', 'staff_admin') then digits else '' end,
                case when sees_persons then name else '' end) f(id)
              union select f.id from internal.find_orders('', '', case when sees_persons then swapped else '' end) f(id)
              union (select e.id from shop.orders e where sees_persons and mail <> '' and e.email = mail order by e.placed_at desc limit 6)) found
        join shop.orders o on o.id = found.id
        cross join lateral internal.order_person(o.id) p cross join lateral internal.order_money(o.id) m
       order by o.placed_at desc limit 8;
    return query
      select 'parcel', p.id, p.tracking_number, p.carrier, jsonb_build_object('state', p.state, 'number', p.number, 'orderId', o.id, 'orderNumber', o.number)
        from shop.parcels p join shop.orders o on o.id = p.order_id
       where length(label) between 6 and 40 and p.tracking_number is not null
         and reverse(p.tracking_number) ~>=~ reverse(label) and reverse(p.tracking_number) ~<~ (reverse(label) || chr(1114111)) limit 6;
  end if;
  if asking in ('staff_support', 'staff_admin') then
    return query
      select 'customer', c.id, c.id::text, coalesce(nullif(c.company_name, ''), internal.masked_name(c.first_name, c.last_name)),
          jsonb_build_object('phone', internal.masked_phone(c.phone), 'orders', (select count(*) from shop.orders o where o.customer_id = c.id))
        from internal.find_people(digits, name, mail) f(id) join shop.customers c on c.id = f.id and c.deleted_at is null limit 8;
  end if;
  if sees_persons then
    return query
      select 'document', d.id, d.number, d.kind, jsonb_build_object('issuedOn', d.issued_on, 'payable', d.payable, 'orderId', d.order_id)
        from (select f.* from shop.documents f where length(label) between 4 and 20 and label ~ '[0-9]$'
               and reverse(f.number) ~>=~ reverse(label) and reverse(f.number) ~<~ (reverse(label) || chr(1114111)) limit 400) d
       order by d.id desc limit 6;
    return query
      select 'movement', b.id, b.variable_symbol, '', jsonb_build_object('amount', b.amount, 'currency', b.currency, 'bookedOn', b.booked_on)
        from shop.bank_movements b where b.match in ('new', 'for_staff') and digits <> '' and b.variable_symbol = digits limit 6;
  end if;
  return query
    select 'variant', v.id, v.sku, p.name || ', ' || v.name, jsonb_build_object('ean', v.ean, 'productId', p.id, 'inStock', s.on_hand - s.reserved)
      from shop.variants v join shop.products p on p.id = v.product_id left join shop.stock s on s.variant_id = v.id
     where length(typed) > 2 and (v.ean = digits or v.sku like upper(pattern) || '%' or (digits = '' and p.name ilike '%' || pattern || '%'))
     order by v.sku limit 8;
end
$$;
comment on function shop.staff_find is 'What staff type into Ctrl K: orders, customers, parcels, documents, movements and goods, each role its own.';
grant execute on function shop.staff_find(text) to staff_support, staff_warehouse, staff_content, staff_accounting, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
