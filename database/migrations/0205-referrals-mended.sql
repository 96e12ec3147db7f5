-- migrate:up

-- What was agreed on then holds, whatever staff have changed since. Every change of a setting keeps what was there before.
create function internal.setting_at(store bigint, wanted text, moment timestamptz) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce((select h.before -> 'value' from internal.row_history h
      where h.table_name = 'settings' and h.row_key = store || ':' || wanted and h.at > moment and h.before ? 'value' order by h.at, h.id limit 1),
    (select s.value from shop.settings s where s.storefront_id = store and s.key = wanted))
$$;
comment on function internal.setting_at is 'The value a setting had at a moment.';
revoke execute on function internal.setting_at from public;

-- jan+pes@ and jan@ are one mailbox, and so are j.an@ and jan@ where dots mean nothing.
create function internal.mailbox_key(email text) returns text
  language sql immutable parallel safe
  set search_path = pg_catalog, pg_temp
as $$
  select case when split_part(lower(email), '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2) end
$$;
comment on function internal.mailbox_key is 'The mailbox an address ends in, however it is written.';

-- Every house and phone the owner of a code has ever given us.
create view internal.customer_places with (security_invoker = true) as
  select a.customer_id, internal.place_key(a.street, a.zip) as place, regexp_replace(a.zip, '[^0-9]', '', 'g') as zip, a.phone
    from shop.addresses a where a.deleted_at is null
  union all
  select c.id, null, null, c.phone from shop.customers c
  union all
  select c.id, internal.place_key(p.place ->> 'street', p.place ->> 'zip'), regexp_replace(p.place ->> 'zip', '[^0-9]', '', 'g'), o.phone
    from shop.customers c join shop.orders o on o.customer_id = c.id
   cross join lateral (values (o.billing), (o.delivery)) p (place);
comment on view internal.customer_places is 'Where customers live and had parcels sent to, and their phones.';

create or replace view internal.referred_orders with (security_invoker = true) as
  select o.id as order_id, o.number, o.placed_at, o.state as order_state, k.id as code_id, k.customer_id as owner_id, r.state, r.reason, r.decided_at,
         came.at as delivered_at, coalesce(v.shows_name, false) as shows_name, o.delivery ->> 'firstName' as first_name,
         (coalesce((select sum(p.received - p.refunded) from shop.payments p where p.order_id = o.id), 0)
           + coalesce((select sum(f.for_goods) from shop.refunds f where f.order_id = o.id and f.state = 'done'), 0) > o.payable - 100) as is_paid,
         greatest(0, o.goods_paid - coalesce((select sum(f.for_goods) from shop.refunds f where f.order_id = o.id and f.state = 'done'), 0))::bigint as kept_goods,
         (w.email is null) as is_owner_gone,
         (o.customer_id = k.customer_id or internal.mailbox_key(o.email) = internal.mailbox_key(w.email)) as is_same_person,
         -- The house of one may be where the other has the bills sent to; the order itself may have become the owner's since.
         exists (select from internal.customer_places p where p.customer_id = k.customer_id and o.customer_id is distinct from k.customer_id
           and (p.phone = o.phone or p.place in (internal.place_key(o.delivery ->> 'street', o.delivery ->> 'zip'),
             internal.place_key(o.billing ->> 'street', o.billing ->> 'zip')))) as is_same_address,
         exists (select from shop.bank_movements m join shop.payments p on p.id = m.payment_id and p.order_id = o.id
                   join shop.bank_movements n on n.counter_account = m.counter_account join shop.payments q on q.id = n.payment_id
                   join shop.orders d on d.id = q.order_id and d.customer_id = k.customer_id where m.counter_account is not null)
           or exists (select from shop.plan_mandates m join shop.plans p on p.id = m.plan_id and p.first_order_id = o.id
                   join shop.plan_mandates n on n.card_number = m.card_number and n.card_expires_on = m.card_expires_on
                   join shop.plans q on q.id = n.plan_id and q.customer_id = k.customer_id where m.card_number is not null) as is_same_payment,
         exists (select from internal.customer_places p where p.customer_id = k.customer_id
           and p.zip = regexp_replace(o.billing ->> 'zip', '[^0-9]', '', 'g')) as is_same_postcode,
         coalesce(v.is_same_device, false) as is_same_device,
         (internal.setting_at(k.storefront_id, g.minimum_key, o.placed_at) #>> '{}')::bigint as minimum,
         (internal.setting_at(k.storefront_id, g.credits_key, o.placed_at) #>> '{}')::integer as credits,
         coalesce(o.customer_id = k.customer_id, false) as is_own,
         -- Announced within the days of return, though the goods are still on their way.
         exists (select from shop.cases c where c.order_id = o.id and c.kind in ('withdrawal', 'guarantee')
           and c.state in ('notified', 'awaiting_goods', 'reminded', 'received', 'assessed', 'accepted', 'partly_accepted')) as is_returning,
         exists (select from shop.credit_entries e where e.customer_id = k.customer_id and e.kind = 'referral' and e.reference_type = 'referral'
           and e.reference_id = o.id::text and e.usable_from = timestamptz '2999-01-01') as is_held
    from shop.referral_codes k
    join shop.orders o on o.coupon_id = k.coupon_id
    join shop.customers w on w.id = k.customer_id
    join shop.referral_programmes g on g.storefront_id = k.storefront_id and g.code = k.programme
    left join shop.referrals r on r.order_id = o.id
    left join internal.referral_visits v on v.cart_id = o.cart_id and v.code_id = k.id
    cross join lateral (select min(e.at) as at from shop.order_events e where e.order_id = o.id and e.to_state = 'delivered') came;

-- Goods at the door of somebody who has not paid for them yet are no turnover.
create or replace view internal.counted_purchases with (security_invoker = true) as
  select o.id as order_id, o.customer_id, o.storefront_id, o.number, o.placed_at,
         (came.at + make_interval(days => (days.value #>> '{}')::integer)) as counts_from,
         greatest(0, o.goods_paid - coalesce((select sum(r.for_goods) from shop.refunds r where r.order_id = o.id and r.state = 'done'), 0))::bigint as amount
    from shop.orders o
    join shop.settings days on days.storefront_id = o.storefront_id and days.key = 'loyalty.credited_after_days'
    cross join lateral (select min(v.at) as at from shop.order_events v where v.order_id = o.id and v.to_state = 'delivered') came
   where o.customer_id is not null and o.state in ('delivered', 'closed') and o.basis = 'gross' and came.at is not null
     and coalesce((select sum(p.received - p.refunded) from shop.payments p where p.order_id = o.id), 0)
       + coalesce((select sum(r.for_goods) from shop.refunds r where r.order_id = o.id and r.state = 'done'), 0) > o.payable - 100;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
