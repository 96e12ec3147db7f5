-- migrate:up

alter table shop.referrals drop constraint referrals_reason_check;
-- locks: one row a friend's order, and one job writes them
alter table shop.referrals add constraint referrals_reason_check
  check (reason in ('same_person', 'same_household', 'same_payment', 'not_new', 'small_order', 'not_bought', 'owner_gone', 'owner_outside'));

create or replace view internal.referred_orders with (security_invoker = true) as
  select o.id as order_id, o.number, o.placed_at, o.state as order_state, k.id as code_id, k.customer_id as owner_id, r.state, r.reason, r.decided_at,
         came.at as delivered_at, coalesce(v.shows_name, false) as shows_name, o.delivery ->> 'firstName' as first_name,
         (coalesce((select sum(p.received - p.refunded) from shop.payments p where p.order_id = o.id), 0)
           + coalesce((select sum(f.for_goods) from shop.refunds f where f.order_id = o.id and f.state = 'done'), 0) > o.payable - 100) as is_paid,
         -- Goods as they stood before the friend's own discount: a first order of 800 Kč is one, whatever the code takes off. Of what came back,
         -- its part of the discount goes along; whole crowns, because the discount of a line is in them.
         case when o.goods_paid = 0 then 0 else
           round(greatest(0, o.goods_paid - coalesce((select sum(f.for_goods) from shop.refunds f where f.order_id = o.id and f.state = 'done'), 0))
             * (o.goods_paid + (select coalesce(sum(l.coupon_discount), 0) from shop.order_lines l where l.order_id = o.id)) / o.goods_paid, -2)
         end::bigint as kept_goods,
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
           and e.reference_id = o.id::text and e.usable_from = timestamptz '2999-01-01') as is_held,
         -- Whoever ordered before under the same mailbox or phone is not new. A house alone says nothing, a family may move in; the same name in it does.
         -- Each way of knowing somebody is looked up by an index of its own.
         exists (select from (
             select a.id, a.storefront_id, a.placed_at, a.trimmed_at, a.state, a.shipping_kind from shop.orders a where a.customer_id = o.customer_id
             union all select a.id, a.storefront_id, a.placed_at, a.trimmed_at, a.state, a.shipping_kind from shop.orders a where internal.mailbox_key(a.email) = internal.mailbox_key(o.email)
             union all select a.id, a.storefront_id, a.placed_at, a.trimmed_at, a.state, a.shipping_kind from shop.orders a where reverse(a.phone) = reverse(o.phone)
             union all select a.id, a.storefront_id, a.placed_at, a.trimmed_at, a.state, a.shipping_kind from shop.orders a where internal.order_name_key(a.billing) = internal.order_name_key(o.billing)
               and array[internal.place_key(a.delivery ->> 'street', a.delivery ->> 'zip'), internal.place_key(a.billing ->> 'street', a.billing ->> 'zip')]
                 && array[internal.place_key(o.delivery ->> 'street', o.delivery ->> 'zip'), internal.place_key(o.billing ->> 'street', o.billing ->> 'zip')]) e
           where e.storefront_id = o.storefront_id and (e.placed_at, e.id) < (o.placed_at, o.id) and o.trimmed_at is null and e.trimmed_at is null
             and e.state not in ('cancelled', 'expired') and e.shipping_kind <> 'email') as is_known,
         -- As with every other grant: a group that earns nothing has no part in the programme.
         exists (select from shop.customer_groups u where u.id = w.customer_group_id and u.earn_percent is null) as is_owner_outside
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
    'credits', (credits.value #>> '{}')::integer, 'minimum', coalesce((least_goods.value #>> '{}')::integer, 0),
    -- A code keeps the discount it was made with.
    'percent', coalesce((select q.percent from shop.referral_codes k join shop.coupons q on q.id = k.coupon_id where k.customer_id = me.id and k.programme = me.programme),
      (percent.value #>> '{}')::integer),
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

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
