-- migrate:up

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'loyalty.referral_credits', 'integer', '150', true, 'For a friend whose first order came.'),
  (1, 'loyalty.referral_minimum', 'money', '80000', true, 'What the friend must keep of the first order.'),
  (1, 'loyalty.referral_percent', 'integer', '10', true, 'What the friend gets off the first order.');

insert into shop.credit_rules (storefront_id, code, kind, reference_type, amount_key, limit_key, days_key, title, sentence, position) values
  (1, 'referral', 'referral', null, 'loyalty.referral_credits', null, null, 'Doporučení přítele', '{credits} po doručení první objednávky aspoň za 800 Kč, k použití po lhůtě na vrácení. Počet doporučení není omezený.', 11);

-- Whose codes go by which rules: friends today; trainers and breeders are further rows with settings of their own.
create table shop.referral_programmes (
  storefront_id bigint not null references shop.storefronts on delete restrict,
  code text not null check (code ~ '^[a-z]+$'),
  credits_key text not null,
  minimum_key text not null,
  percent_key text not null,
  -- Groups whose first order the code is good for.
  customer_groups text[] not null,
  primary key (storefront_id, code),
  constraint referral_programmes_credits foreign key (storefront_id, credits_key) references shop.settings on delete restrict,
  constraint referral_programmes_minimum foreign key (storefront_id, minimum_key) references shop.settings on delete restrict,
  constraint referral_programmes_percent foreign key (storefront_id, percent_key) references shop.settings on delete restrict
);
create index referral_programmes_credits_key on shop.referral_programmes (storefront_id, credits_key);
create index referral_programmes_minimum_key on shop.referral_programmes (storefront_id, minimum_key);
create index referral_programmes_percent_key on shop.referral_programmes (storefront_id, percent_key);
comment on table shop.referral_programmes is 'Rules of recommending: what the one who recommends gets, from which order on, and what the friend gets off.';
alter table shop.referral_programmes enable row level security;
revoke insert, update, delete on shop.referral_programmes from services;
insert into shop.referral_programmes values
  (1, 'friend', 'loyalty.referral_credits', 'loyalty.referral_minimum', 'loyalty.referral_percent', '{maloobchod}');

-- What the friend gets off is a coupon like any other: the cart knows nothing of recommending.
create table shop.referral_codes (
  id bigint generated always as identity primary key,
  storefront_id bigint not null,
  programme text not null,
  customer_id bigint not null references shop.customers on delete restrict,
  coupon_id bigint not null unique references shop.coupons on delete restrict,
  created_at timestamptz not null,
  unique (customer_id, programme),
  constraint referral_codes_programme foreign key (storefront_id, programme) references shop.referral_programmes on delete restrict
);
create index referral_codes_programme_code on shop.referral_codes (storefront_id, programme);
comment on table shop.referral_codes is 'The code somebody recommends us with.';
alter table shop.referral_codes enable row level security;

-- A cart that took a code from a link, and what its visitor agreed to.
create table internal.referral_visits (
  cart_id bigint primary key references shop.carts on delete cascade,
  code_id bigint not null references shop.referral_codes on delete cascade,
  shows_name boolean not null,
  -- Whether the owner of the code is signed in with the same browser from the same network; neither is kept.
  is_same_device boolean not null,
  at timestamptz not null
);
create index referral_visits_code_id on internal.referral_visits (code_id);
comment on table internal.referral_visits is 'Carts that began with a recommendation: whether the name may be shown, and a hint about the device.';
alter table internal.referral_visits enable row level security;

create table shop.referrals (
  order_id bigint primary key references shop.orders on delete restrict,
  code_id bigint not null references shop.referral_codes on delete restrict,
  state text not null check (state in ('rewarded', 'refused', 'taken_back')),
  reason text check (reason in ('same_person', 'same_household', 'same_payment', 'small_order', 'not_bought', 'owner_gone')),
  decided_at timestamptz not null,
  constraint referrals_refused check ((state = 'refused') = (reason is not null))
);
create index referrals_code_id on shop.referrals (code_id);
comment on table shop.referrals is 'What became of a recommendation, once it is decided; what is not here waits for its order.';
alter table shop.referrals enable row level security;

-- Two ways to write one house: „Lidická 12“ and „lidicka12“. Null says nothing and equals nothing.
create function internal.place_key(street text, zip text) returns text
  language sql stable parallel safe
  set search_path = pg_catalog, pg_temp
as $$
  select nullif(regexp_replace(lower(internal.unaccented(street)), '[^a-z0-9/]', '', 'g'), '') || ' ' || nullif(regexp_replace(zip, '[^0-9]', '', 'g'), '')
$$;
comment on function internal.place_key is 'A street with its number and postcode as one word, however it was written.';

-- Orders that came with somebody's code, and everything a decision asks about.
create view internal.referred_orders with (security_invoker = true) as
  select o.id as order_id, o.number, o.placed_at, o.state as order_state, k.id as code_id, k.customer_id as owner_id, r.state, r.reason, r.decided_at,
         came.at as delivered_at, coalesce(v.shows_name, false) as shows_name, o.delivery ->> 'firstName' as first_name,
         (coalesce((select sum(p.received - p.refunded) from shop.payments p where p.order_id = o.id), 0)
           + coalesce((select sum(f.for_goods) from shop.refunds f where f.order_id = o.id and f.state = 'done'), 0) > o.payable - 100) as is_paid,
         greatest(0, o.goods_paid - coalesce((select sum(f.for_goods) from shop.refunds f where f.order_id = o.id and f.state = 'done'), 0))::bigint as kept_goods,
         (w.email is null) as is_owner_gone,
         (o.customer_id = k.customer_id or o.email = w.email) as is_same_person,
         (exists (select from shop.addresses a where a.customer_id = k.customer_id and a.deleted_at is null
                    and internal.place_key(a.street, a.zip) in (internal.place_key(o.delivery ->> 'street', o.delivery ->> 'zip'), internal.place_key(o.billing ->> 'street', o.billing ->> 'zip')))
           or exists (select from shop.orders q where q.customer_id = k.customer_id and q.id <> o.id
                    and (q.phone = o.phone or internal.place_key(q.billing ->> 'street', q.billing ->> 'zip') = internal.place_key(o.billing ->> 'street', o.billing ->> 'zip')
                      or internal.place_key(q.delivery ->> 'street', q.delivery ->> 'zip') = internal.place_key(o.delivery ->> 'street', o.delivery ->> 'zip')))) as is_same_address,
         exists (select from shop.bank_movements m join shop.payments p on p.id = m.payment_id and p.order_id = o.id
                   join shop.bank_movements n on n.counter_account = m.counter_account join shop.payments q on q.id = n.payment_id
                   join shop.orders d on d.id = q.order_id and d.customer_id = k.customer_id where m.counter_account is not null)
           or exists (select from shop.plan_mandates m join shop.plans p on p.id = m.plan_id and p.first_order_id = o.id
                   join shop.plan_mandates n on n.card_number = m.card_number and n.card_expires_on = m.card_expires_on
                   join shop.plans q on q.id = n.plan_id and q.customer_id = k.customer_id where m.card_number is not null) as is_same_payment,
         (exists (select from shop.addresses a where a.customer_id = k.customer_id and a.deleted_at is null and a.zip = o.billing ->> 'zip')
           or exists (select from shop.orders q where q.customer_id = k.customer_id and q.billing ->> 'zip' = o.billing ->> 'zip')) as is_same_postcode,
         coalesce(v.is_same_device, false) as is_same_device
    from shop.referral_codes k
    join shop.orders o on o.coupon_id = k.coupon_id
    join shop.customers w on w.id = k.customer_id
    left join shop.referrals r on r.order_id = o.id
    left join internal.referral_visits v on v.cart_id = o.cart_id and v.code_id = k.id
    cross join lateral (select min(e.at) as at from shop.order_events e where e.order_id = o.id and e.to_state = 'delivered') came;
comment on view internal.referred_orders is 'Orders placed with the code of somebody else, with what speaks for and against a reward.';

create function shop.own_referrals() returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  with me as (select c.id, c.storefront_id, (g.id is null or g.earn_percent is not null) as is_open
    from shop.customers c left join shop.customer_groups g on g.id = c.customer_group_id where c.id = internal.current_customer_id())
  select jsonb_build_object('isOpen', me.is_open,
    'code', (select q.code from shop.referral_codes k join shop.coupons q on q.id = k.coupon_id where k.customer_id = me.id and k.programme = 'friend'),
    'credits', (credits.value #>> '{}')::integer, 'minimum', (least_goods.value #>> '{}')::integer, 'percent', (percent.value #>> '{}')::integer,
    'friends', (select coalesce(jsonb_agg(jsonb_build_object('name', case when r.shows_name then r.first_name end, 'placedAt', r.placed_at,
        'state', coalesce(r.state, case when r.order_state in ('cancelled', 'expired', 'not_collected') then 'refused' else 'waiting' end),
        'reason', coalesce(r.reason, case when r.order_state in ('cancelled', 'expired', 'not_collected') then 'not_bought' end),
        'isDelivered', r.delivered_at is not null, 'decidedAt', r.decided_at,
        'usableFrom', (select e.usable_from from shop.credit_entries e where e.customer_id = me.id and e.kind = 'referral' and e.reference_type = 'referral' and e.reference_id = r.order_id::text))
      order by r.placed_at desc, r.order_id desc), '[]') from (select * from internal.referred_orders w where w.owner_id = me.id order by w.placed_at desc limit 50) r))
    from me
    join shop.referral_programmes g on g.storefront_id = me.storefront_id and g.code = 'friend'
    join shop.settings credits on credits.storefront_id = g.storefront_id and credits.key = g.credits_key
    join shop.settings least_goods on least_goods.storefront_id = g.storefront_id and least_goods.key = g.minimum_key
    join shop.settings percent on percent.storefront_id = g.storefront_id and percent.key = g.percent_key
$$;
comment on function shop.own_referrals is 'The code of the customer who asks and what became of each friend; first names only with their consent.';
revoke execute on function shop.own_referrals from public;
grant execute on function shop.own_referrals to customer;

insert into internal.truths (name, question, query) values
('referral_is_rewarded_once', 'Which recommendation has credits without a reward, or a reward without credits?', $q$
  select r.order_id, r.state, count(e.id) as rewards
    from shop.referrals r
    join shop.referral_codes k on k.id = r.code_id
    left join shop.credit_entries e on e.customer_id = k.customer_id and e.kind = 'referral' and e.reference_type = 'referral' and e.reference_id = r.order_id::text
   where r.decided_at >= $1
   group by r.order_id, r.state
  having count(e.id) <> case when r.state = 'refused' then 0 else 1 end
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
