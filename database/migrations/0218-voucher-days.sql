-- migrate:up

-- The day of the shop is the day in Prague: an hour after midnight a voucher that ended yesterday is not open.
create or replace function shop.staff_vouchers(wanted text default '', kind text default 'all', before bigint default null) returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(to_jsonb(v) order by v.id desc), '[]') from (
    select v.id, v.code_tail, v.face, v.balance, v.expires_on, v.origin, v.issued_at, v.reason, v.blocked_at is not null as is_blocked, v.block_reason,
           (select u.name from auth.users u where u.id::text = v.issued_by) as issued_by
      from shop.vouchers v
     where (before is null or v.id < before)
       and (wanted = '' or v.code_tail = right(upper(regexp_replace(wanted, '[^0-9A-Za-z]', '', 'g')), 4))
       and case kind when 'open' then v.balance > 0 and v.blocked_at is null and v.expires_on >= (internal.shop_now() at time zone 'Europe/Prague')::date
                     when 'spent' then v.balance = 0
                     when 'blocked' then v.blocked_at is not null
                     else true end
     order by v.id desc limit 100
  ) v
$$;

update internal.truths
   set query = replace(query, 'internal.shop_now()::date', $q$(internal.shop_now() at time zone 'Europe/Prague')::date$q$)
 where name = 'gift_goes_on_its_day';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
