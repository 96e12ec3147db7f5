-- migrate:up

create function internal.find_goods(digits text, code text, name text) returns setof bigint
  language sql stable rows 12
  set search_path = pg_catalog, pg_temp
begin atomic
  (select v.id from shop.variants v where find_goods.digits <> '' and v.ean = find_goods.digits limit 8)
  union
  (select v.id from shop.variants v
    where length(find_goods.code) > 2 and v.sku ~>=~ find_goods.code and v.sku ~<~ (find_goods.code || chr(1114111))
    order by v.sku using ~<~ limit 8)
  union
  (select v.id
     from (select p.id, p.storefront_id from shop.products p
            where length(find_goods.name) > 2
              and lower(internal.unaccented(p.name)) like '%' || replace(replace(replace(find_goods.name, '\', '\\'), '%', '\%'), '_', '\_') || '%'
            limit 60) p
     join shop.variants v on v.storefront_id = p.storefront_id and v.product_id = p.id
    order by v.sku limit 8);
end;
comment on function internal.find_goods is 'Variants by their EAN, the beginning of their code or a part of the product''s name; each asked where it has an index.';

-- The goods were found by looking at all of them, also for an address of mail.
create or replace function shop.staff_find(q text)
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
      from internal.find_goods(digits, case when mail = '' then upper(typed) else '' end, case when mail = '' then name else '' end) f(id)
      join shop.variants v on v.id = f.id join shop.products p on p.id = v.product_id left join shop.stock s on s.variant_id = v.id
     order by v.sku limit 8;
end
$$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
