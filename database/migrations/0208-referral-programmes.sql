-- migrate:up

-- Whose members recommend by these rules; everybody else by those of a friend. A programme without a least order has no key for it.
alter table shop.referral_programmes alter column minimum_key drop not null;
alter table shop.referral_programmes add column owner_group text;
-- locks: a table of a handful of rows
alter table shop.referral_programmes add column prefix text not null default 'PES' check (prefix ~ '^[A-Z]{3}$');
-- locks: a table of a handful of rows
create unique index referral_programmes_owner_group on shop.referral_programmes (storefront_id, owner_group);
insert into shop.referral_programmes (storefront_id, code, credits_key, minimum_key, percent_key, customer_groups, owner_group, prefix) values
  (1, 'trainer', 'trainers.client_credits', null, 'loyalty.referral_percent', '{maloobchod}', 'trener', 'KYN');

-- An approved application puts its applicant into a group; the group says by which rules its members recommend.
create function internal.referral_programme(wanted bigint) returns text
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce((select p.code from shop.customers c join shop.customer_groups g on g.id = c.customer_group_id
      join shop.referral_programmes p on p.storefront_id = c.storefront_id and p.owner_group = g.code where c.id = wanted), 'friend')
$$;
comment on function internal.referral_programme is 'The rules a customer recommends by.';
revoke execute on function internal.referral_programme from public;

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
         coalesce((internal.setting_at(k.storefront_id, g.minimum_key, o.placed_at) #>> '{}')::bigint, 0) as minimum,
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

create or replace function shop.own_referrals() returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  with me as (select c.id, c.storefront_id, internal.referral_programme(c.id) as programme, (g.id is null or g.earn_percent is not null) as is_open
    from shop.customers c left join shop.customer_groups g on g.id = c.customer_group_id where c.id = internal.current_customer_id())
  select jsonb_build_object('isOpen', me.is_open,
    'code', (select q.code from shop.referral_codes k join shop.coupons q on q.id = k.coupon_id where k.customer_id = me.id and k.programme = me.programme),
    'credits', (credits.value #>> '{}')::integer, 'minimum', coalesce((least_goods.value #>> '{}')::integer, 0), 'percent', (percent.value #>> '{}')::integer,
    'friends', (select coalesce(jsonb_agg(jsonb_build_object('name', case when r.shows_name then r.first_name end, 'placedAt', r.placed_at,
        'state', coalesce(r.state, case when r.order_state in ('cancelled', 'expired', 'not_collected') then 'refused' else 'waiting' end),
        'reason', coalesce(r.reason, case when r.order_state in ('cancelled', 'expired', 'not_collected') then 'not_bought' end),
        'isDelivered', r.delivered_at is not null, 'decidedAt', r.decided_at, 'credits', coalesce(e.amount, r.credits),
        'isReturning', r.is_returning, 'usableFrom', case when e.usable_from < timestamptz '2999-01-01' then e.usable_from end)
      order by r.placed_at desc, r.order_id desc), '[]') from (select * from internal.referred_orders w where w.owner_id = me.id order by w.placed_at desc limit 50) r
        left join shop.credit_entries e on e.customer_id = me.id and e.kind = 'referral' and e.reference_type = 'referral' and e.reference_id = r.order_id::text))
    from me
    join shop.referral_programmes g on g.storefront_id = me.storefront_id and g.code = me.programme
    join shop.settings credits on credits.storefront_id = g.storefront_id and credits.key = g.credits_key
    left join shop.settings least_goods on least_goods.storefront_id = g.storefront_id and least_goods.key = g.minimum_key
    join shop.settings percent on percent.storefront_id = g.storefront_id and percent.key = g.percent_key
$$;

-- Numbers come from settings; the least order stands beside the own link, where it belongs to the programme of the owner.
update shop.credit_rules set sentence = '{credits} za každého, komu jsme doručili první objednávku. K použití jsou po lhůtě na vrácení. Počet doporučení není omezený.'
 where code = 'referral';
update shop.credit_rules set days_key = 'loyalty.credited_after_days',
  sentence = 'Počítáme ze zaplacené ceny zboží po slevách a kreditech, bez dopravy, a zaokrouhlujeme dolů. K použití jsou {days} dní po doručení.'
 where code = 'purchase';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
