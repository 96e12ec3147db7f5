-- migrate:up

-- Vouchers for the office: by the last signs of the code, never by the code.
create function shop.staff_vouchers(wanted text default '', kind text default 'all', before bigint default null) returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(to_jsonb(v) order by v.id desc), '[]') from (
    select v.id, v.code_tail, v.face, v.balance, v.expires_on, v.origin, v.issued_at, v.reason, v.blocked_at is not null as is_blocked, v.block_reason,
           (select u.name from auth.users u where u.id::text = v.issued_by) as issued_by
      from shop.vouchers v
     where (before is null or v.id < before)
       and (wanted = '' or v.code_tail = right(upper(regexp_replace(wanted, '[^0-9A-Za-z]', '', 'g')), 4))
       and case kind when 'open' then v.balance > 0 and v.blocked_at is null and v.expires_on >= internal.shop_now()::date
                     when 'spent' then v.balance = 0
                     when 'blocked' then v.blocked_at is not null
                     else true end
     order by v.id desc limit 100
  ) v
$$;
comment on function shop.staff_vouchers is 'Newest vouchers first, a hundred at a time; found by the last four signs.';
revoke execute on function shop.staff_vouchers from public;
grant execute on function shop.staff_vouchers to staff_support, staff_accounting, staff_admin;

create function shop.staff_voucher_entries(wanted bigint) returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'amount', e.amount, 'after', e.after, 'at', e.at, 'order_id', o.id, 'order_number', o.number) order by e.id), '[]')
    from (select x.*, sum(x.amount) over (order by x.id) as after from shop.voucher_entries x where x.voucher_id = wanted) e
    left join shop.refunds r on r.id = e.refund_id
    left join shop.payments p on p.id = coalesce(e.payment_id, r.payment_id)
    left join shop.orders o on o.id = p.order_id
$$;
comment on function shop.staff_voucher_entries is 'What became of one voucher, with the orders it paid.';
revoke execute on function shop.staff_voucher_entries from public;
grant execute on function shop.staff_voucher_entries to staff_support, staff_accounting, staff_admin;

-- What the shop owes to holders, by months of Prague: each month ends with what the next begins with.
create function shop.staff_voucher_report() returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  with moved as (
    select to_char(e.at at time zone 'Europe/Prague', 'YYYY-MM') as month,
           coalesce(sum(e.amount) filter (where e.kind = 'issue'), 0) as issued, coalesce(-sum(e.amount) filter (where e.kind = 'spend'), 0) as spent,
           coalesce(sum(e.amount) filter (where e.kind = 'give_back'), 0) as given_back, coalesce(-sum(e.amount) filter (where e.kind = 'expiry'), 0) as expired,
           sum(e.amount) as change
      from shop.voucher_entries e group by 1
  ), owed as (
    select m.month, m.issued, m.spent, m.given_back, m.expired, sum(m.change) over (order by m.month) as outstanding from moved m
  )
  select coalesce(jsonb_agg(to_jsonb(o) order by o.month desc), '[]') from owed o
$$;
comment on function shop.staff_voucher_report is 'Vouchers by months: issued, spent, given back, expired, and what is owed at the end.';
revoke execute on function shop.staff_voucher_report from public;
grant execute on function shop.staff_voucher_report to staff_accounting, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
