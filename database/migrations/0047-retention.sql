-- migrate:up

-- What the services may only append to is let go by these functions, a batch at a time and never before its time by the shop's clock.

-- Keys of a stored object stay, so that whoever reads it finds its shape; what they said does not.
create function internal.blank_values(given jsonb) returns jsonb
  language sql immutable
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_object_agg(key, case
      when key = 'country' then value
      when jsonb_typeof(value) = 'string' then '""'::jsonb
      else 'null'::jsonb end), '{}'::jsonb)
    from jsonb_each(given)
$$;
comment on function internal.blank_values is 'The same keys without their words; the country stays.';

create function internal.forget_orders(as_of timestamptz, batch integer) returns integer
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  due bigint[];
  limit_at timestamptz := least(as_of, internal.shop_now()) - interval '4 years';
begin
  select array_agg(id) into due from (
    select o.id from shop.orders o
     where o.trimmed_at is null and o.placed_at < limit_at and o.state in ('delivered', 'not_collected', 'cancelled', 'expired', 'closed')
       and (select coalesce(max(e.at) filter (where e.to_state = 'delivered'), max(e.at)) from shop.order_events e where e.order_id = o.id) < limit_at
     order by o.placed_at limit batch for update skip locked) o;
  if due is null then return 0; end if;
  update shop.order_events set details = '{}' where order_id = any (due) and at < limit_at and details <> '{}';
  update shop.parcel_events e set words = '' from shop.parcels p
   where p.id = e.parcel_id and p.order_id = any (due) and e.at < limit_at and e.words <> '';
  -- A word of its own for each, because buyers are told apart by it when uses are counted.
  update shop.coupon_redemptions set email = order_id::text where order_id = any (due);
  delete from internal.parcel_labels where parcel_id in (select p.id from shop.parcels p where p.order_id = any (due));
  update shop.staff_tasks set details = '{}', note = '' where order_id = any (due);
  update shop.carts c set details = null, merge = null from shop.orders o where o.id = any (due) and c.id = o.cart_id;
  update shop.orders
     set email = '', phone = '', note = '', billing = internal.blank_values(billing), delivery = internal.blank_values(delivery),
         links_revoked_at = coalesce(links_revoked_at, internal.shop_now()), trimmed_at = internal.shop_now()
   where id = any (due);
  return cardinality(due);
end
$$;
comment on function internal.forget_orders is 'Takes the person out of orders four years after their end; goods, sums and days stay.';

create function internal.forget_documents(as_of timestamptz, batch integer) returns integer
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  due bigint[];
  limit_at timestamptz := date_trunc('year', least(as_of, internal.shop_now()), 'Europe/Prague') - interval '10 years';
begin
  select array_agg(id) into due from (
    select d.id from shop.documents d
     where d.issued_at < limit_at
       and (d.customer <> internal.blank_values(d.customer) or exists (select from internal.document_files f where f.document_id = d.id))
       and not exists (select from internal.document_files f where f.document_id = d.id and f.made_at >= limit_at)
     order by d.issued_at limit batch for update skip locked) d;
  if due is null then return 0; end if;
  delete from internal.document_files where document_id = any (due);
  update shop.documents set customer = internal.blank_values(customer) where id = any (due);
  return cardinality(due);
end
$$;
comment on function internal.forget_documents is 'Takes the customer out of tax documents, and their files away, ten years after the end of their year.';

create function internal.forget_audit(as_of timestamptz, batch integer) returns integer
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  gone integer;
begin
  delete from internal.audit_log where id in (
    select a.id from internal.audit_log a where a.at < least(as_of, internal.shop_now()) - interval '4 years' order by a.at limit batch);
  get diagnostics gone = row_count;
  return gone;
end
$$;
comment on function internal.forget_audit is 'Removes the record of who did what after four years.';

create function internal.forget_consents(as_of timestamptz, batch integer) returns integer
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  gone integer;
begin
  delete from shop.consents where id in (
    select n.id from shop.consents n join shop.customers c on c.id = n.customer_id
     where c.deleted_at < least(as_of, internal.shop_now()) - interval '4 years'
       and n.given_at < least(as_of, internal.shop_now()) - interval '4 years'
     order by n.id limit batch);
  get diagnostics gone = row_count;
  return gone;
end
$$;
comment on function internal.forget_consents is 'Removes the evidence of consents four years after the account they belonged to.';

create function internal.forget_cookie_choices(as_of timestamptz, batch integer) returns integer
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  gone integer;
begin
  delete from shop.cookie_consents where id in (
    select c.id from shop.cookie_consents c where c.given_at < least(as_of, internal.shop_now()) - interval '12 months'
     order by c.id limit batch);
  get diagnostics gone = row_count;
  return gone;
end
$$;
comment on function internal.forget_cookie_choices is 'Removes choices about cookies after the year for which they hold.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
