-- migrate:up

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'breeders.puppy_credits', 'integer', '150', true, 'For a puppy whose new owner keeps the first order.'),
  (1, 'breeders.least_gain_percent', 'integer', '1', true, 'A puppy that puts on less in a day is marked; a hint, no diagnosis.'),
  (1, 'breeders.starter_packs', 'integer', '10', true, 'How many starter packs a litter gets at most.'),
  (1, 'breeders.packs_days_before', 'integer', '21', true, 'How many days before the handover packs are asked for.'),
  (1, 'breeders.card_months', 'integer', '4', true, 'How long the card of a puppy can be taken over.');

insert into shop.credit_rules (storefront_id, code, kind, reference_type, amount_key, limit_key, days_key, title, sentence, position) values
  (1, 'puppy', 'referral', 'puppy', 'breeders.puppy_credits', null, null, 'Štěně v novém domově',
   '{credits} za štěně, jehož nový majitel převzal kartu, po jeho první doručené objednávce a lhůtě na vrácení.', 12);

create table shop.litters (
  id bigint generated always as identity primary key,
  customer_id bigint not null references shop.customers on delete cascade,
  name text not null check (name <> '' and length(name) <= 40),
  breed text not null default '' check (length(breed) <= 60),
  mother_name text not null check (mother_name <> '' and length(mother_name) <= 40),
  mother_weight_grams integer check (mother_weight_grams between 500 and 100000),
  -- Known before the birth, and not asked for after it.
  mated_on date,
  born_on date,
  -- What mother and puppies eat.
  product_id bigint references shop.products on delete set null,
  -- Starter packs: asked for once, sent with an order of the breeder.
  packs integer check (packs between 1 and 50),
  packs_asked_at timestamptz,
  packs_sent_at timestamptz,
  packs_order_id bigint references shop.orders on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint litters_have_a_day check (num_nonnulls(mated_on, born_on) > 0),
  constraint litters_packs check ((packs is null) = (packs_asked_at is null)),
  constraint litters_packs_asked check (packs_sent_at is null or packs_asked_at is not null)
);
create index litters_customer_id on shop.litters (customer_id, id);
create index litters_product_id on shop.litters (product_id) where product_id is not null;
create index litters_packs_order_id on shop.litters (packs_order_id) where packs_order_id is not null;
comment on table shop.litters is 'Litters of an approved breeder: their mother, dates and the starter packs they get.';
create trigger litters_version before update on shop.litters
  for each row when (old.* is distinct from new.*) execute function internal.touch_version();
alter table shop.litters enable row level security;
create policy own_litters on shop.litters for select to customer using (customer_id = internal.current_customer_id());
comment on policy own_litters on shop.litters is 'A breeder sees own litters and nobody else does.';
grant select on shop.litters to customer;

create table shop.puppies (
  id bigint generated always as identity primary key,
  litter_id bigint not null references shop.litters on delete cascade,
  position integer not null check (position between 1 and 20),
  name text not null check (name <> '' and length(name) <= 40),
  sex text not null check (sex in ('male', 'female')),
  ribbon text not null default 'none'
    check (ribbon in ('none', 'blue', 'yellow', 'green', 'red', 'white', 'black', 'pink', 'orange', 'violet')),
  died_on date,
  -- The card: whoever has it may look, and one of them takes the profile over.
  uid text unique check (uid ~ '^[a-z2-7]{20}$'),
  card_made_at timestamptz,
  card_expires_on date,
  taken_at timestamptz,
  taken_by bigint references shop.customers on delete set null,
  dog_id bigint unique references shop.dogs on delete set null,
  reward text check (reward in ('given', 'refused')),
  reward_reason text check (reward_reason in ('breeder_gone', 'same_person', 'same_household', 'same_payment')),
  rewarded_at timestamptz,
  -- One order of the new owner rewards one puppy.
  reward_order_id bigint unique references shop.orders on delete set null,
  created_at timestamptz not null,
  unique (litter_id, position),
  constraint puppies_card check (num_nulls(uid, card_made_at, card_expires_on) in (0, 3)),
  constraint puppies_taken check (taken_at is null or uid is not null),
  constraint puppies_refused check ((reward is not distinct from 'refused') = (reward_reason is not null))
);
create index puppies_taken_by on shop.puppies (taken_by) where taken_by is not null;
comment on table shop.puppies is 'Puppies of a litter with the card by which the new owner takes the profile over.';
comment on column shop.puppies.taken_by is 'Whose dog it became. The breeder learns that it happened, not who it was.';
alter table shop.puppies enable row level security;
create policy own_puppies on shop.puppies for select to customer using (exists (select from shop.litters l where l.id = litter_id));
comment on policy own_puppies on shop.puppies is 'Follows the litter.';
grant select (id, litter_id, position, name, sex, ribbon, died_on, uid, card_made_at, card_expires_on, taken_at, reward, reward_reason, rewarded_at, created_at)
  on shop.puppies to customer;

create table shop.puppy_weights (
  puppy_id bigint not null references shop.puppies on delete cascade,
  measured_on date not null,
  grams integer not null check (grams between 40 and 30000),
  written_at timestamptz not null,
  primary key (puppy_id, measured_on)
);
comment on table shop.puppy_weights is 'Weighings of puppies: one a day, the last written holds.';
alter table shop.puppy_weights enable row level security;
create policy weights_of_own_puppies on shop.puppy_weights for select to customer using (exists (select from shop.puppies p where p.id = puppy_id));
comment on policy weights_of_own_puppies on shop.puppy_weights is 'Follows the puppy.';
grant select on shop.puppy_weights to customer;

-- A puppy brings its weights from the birth on into its new home.
alter table shop.dog_weights drop constraint dog_weights_grams_check;
alter table shop.dog_weights add constraint dog_weights_grams_check check (grams between 40 and 100000) not valid;

-- The first orders that new owners kept, and everything a decision about the reward asks. What is placed before the card was taken does not count.
create view internal.puppy_purchases with (security_invoker = true) as
  select p.id as puppy_id, l.customer_id as breeder_id, o.id as order_id, c.counts_from, c.amount as kept_goods,
         (b.email is null) as is_breeder_gone,
         (o.customer_id = l.customer_id or internal.mailbox_key(o.email) = internal.mailbox_key(b.email)) as is_same_person,
         exists (select from internal.customer_places a where a.customer_id = l.customer_id and o.customer_id is distinct from l.customer_id
           and (a.phone = o.phone or a.place in (internal.place_key(o.delivery ->> 'street', o.delivery ->> 'zip'),
             internal.place_key(o.billing ->> 'street', o.billing ->> 'zip')))) as is_same_household,
         exists (select from shop.bank_movements m join shop.payments y on y.id = m.payment_id and y.order_id = o.id
                   join shop.bank_movements n on n.counter_account = m.counter_account join shop.payments q on q.id = n.payment_id
                   join shop.orders d on d.id = q.order_id and d.customer_id = l.customer_id where m.counter_account is not null)
           or exists (select from shop.plan_mandates m join shop.plans y on y.id = m.plan_id and y.first_order_id = o.id
                   join shop.plan_mandates n on n.card_number = m.card_number and n.card_expires_on = m.card_expires_on
                   join shop.plans q on q.id = n.plan_id and q.customer_id = l.customer_id where m.card_number is not null) as is_same_payment,
         exists (select from shop.cases s where s.order_id = o.id and s.kind in ('withdrawal', 'guarantee')
           and s.state in ('notified', 'awaiting_goods', 'reminded', 'received', 'assessed', 'accepted', 'partly_accepted')) as is_returning
    from shop.puppies p
    join shop.litters l on l.id = p.litter_id
    join shop.customers b on b.id = l.customer_id
    join shop.orders o on o.customer_id = p.taken_by and o.placed_at >= p.taken_at
    join internal.counted_purchases c on c.order_id = o.id
   where p.reward is null and p.taken_at is not null and not exists (select from shop.puppies r where r.reward_order_id = o.id);
comment on view internal.puppy_purchases is 'Orders of new owners of puppies that wait for the reward of their breeder, with what speaks for and against it.';

create function shop.own_kennel() returns text
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce((select a.subject from shop.applications a where a.customer_id = c.id and a.kind = 'breeder' and a.state = 'approved' limit 1), '')
    from shop.customers c join shop.customer_groups g on g.id = c.customer_group_id
   where c.id = internal.current_customer_id() and g.code = 'chovatel'
$$;
comment on function shop.own_kennel is 'The kennel of the breeder who asks; null for everybody who is not an approved one.';
revoke execute on function shop.own_kennel from public;
grant execute on function shop.own_kennel to customer;

insert into internal.truths (name, question, query) values
('puppy_is_rewarded_once', 'Which puppy has credits without a reward, or a reward without credits?', $q$
  select p.id as puppy_id, p.reward, count(e.id) as rewards
    from shop.puppies p
    join shop.litters l on l.id = p.litter_id
    left join shop.credit_entries e on e.customer_id = l.customer_id and e.kind = 'referral' and e.reference_type = 'puppy' and e.reference_id = p.id::text
   where p.rewarded_at >= $1
   group by p.id, p.reward
  having count(e.id) <> case when p.reward = 'given' then 1 else 0 end
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
