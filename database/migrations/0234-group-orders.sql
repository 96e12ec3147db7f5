-- migrate:up

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'trainers.group_kilos', 'list', '[100, 200]', true, 'Kilos together from which each step of a group order holds.'),
  (1, 'trainers.group_percents', 'list', '[5, 10]', true, 'Percent off at each of those steps.'),
  (1, 'trainers.group_pay_hours', 'integer', '48', true, 'How long members of a group order have to pay after its deadline.'),
  (1, 'trainers.group_answer_hours', 'integer', '48', true, 'How long members have to answer when the price rose.');

-- locks: a table of some hundred rows that nobody writes.
alter table internal.state_transitions
  drop constraint state_transitions_machine_check,
  add constraint state_transitions_machine_check check (machine in ('cart', 'order', 'payment', 'shipment', 'plan', 'cycle', 'case', 'group', 'group_member'));

insert into internal.state_transitions (machine, from_state, to_state) values
  ('group', 'new', 'open'),
  ('group', 'open', 'paying'), ('group', 'open', 'failed'),
  ('group', 'paying', 'placed'), ('group', 'paying', 'settling'), ('group', 'paying', 'failed'),
  ('group', 'settling', 'placed'), ('group', 'settling', 'failed'),
  ('group_member', 'new', 'unconfirmed'),
  ('group_member', 'unconfirmed', 'joined'), ('group_member', 'unconfirmed', 'left'), ('group_member', 'unconfirmed', 'expired'),
  ('group_member', 'joined', 'left'), ('group_member', 'joined', 'to_pay'), ('group_member', 'joined', 'expired'),
  ('group_member', 'left', 'joined'),
  ('group_member', 'to_pay', 'left'), ('group_member', 'to_pay', 'paid'), ('group_member', 'to_pay', 'expired'),
  ('group_member', 'paid', 'refunded'), ('group_member', 'paid', 'asked'),
  ('group_member', 'asked', 'refunded'), ('group_member', 'asked', 'stayed'),
  ('group_member', 'stayed', 'refunded');

create table shop.group_orders (
  id bigint generated always as identity primary key,
  -- Of a hundred random bits: whoever has it may look and join. Links of baskets, under the same address, are longer.
  uid text not null unique check (uid ~ '^[a-z2-7]{20}$'),
  customer_id bigint not null references shop.customers on delete restrict,
  title text not null check (length(title) between 1 and 60),
  organiser text not null default '' check (length(organiser) <= 80),
  phone text not null default '',
  place_name text not null check (length(place_name) between 1 and 80),
  street text not null,
  city text not null,
  zip text not null,
  pickup_note text not null default '' check (length(pickup_note) <= 200),
  state text not null,
  deadline_at timestamptz not null,
  pay_until timestamptz,
  answer_until timestamptz,
  -- As they were when it was opened: [{fromGrams, percent}].
  steps jsonb not null,
  pay_hours integer not null check (pay_hours > 0),
  answer_hours integer not null check (answer_hours > 0),
  joined_grams bigint,
  agreed_percent integer,
  paid_grams bigint,
  final_percent integer,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint group_orders_closed check ((joined_grams is null) = (agreed_percent is null)),
  constraint group_orders_fixed check ((paid_grams is null) = (final_percent is null)),
  constraint group_orders_ended check ((state in ('placed', 'failed')) = (ended_at is not null))
);
create index group_orders_customer_id on shop.group_orders (customer_id, id);
create index group_orders_running on shop.group_orders (deadline_at) where state in ('open', 'paying', 'settling');
comment on table shop.group_orders is 'Group orders of trainers: one deadline, one place, a price by the kilos together. Members pay orders of their own (decision 176).';
create trigger group_orders_begin before insert on shop.group_orders for each row execute function internal.check_transition('group');
create trigger group_orders_move before update of state on shop.group_orders
  for each row when (old.state <> new.state) execute function internal.check_transition('group');
alter table shop.group_orders enable row level security;

create table shop.group_goods (
  group_id bigint not null references shop.group_orders on delete cascade,
  position integer not null check (position > 0),
  variant_id bigint not null references shop.variants on delete restrict,
  primary key (group_id, position),
  unique (group_id, variant_id)
);
create index group_goods_variant_id on shop.group_goods (variant_id);
comment on table shop.group_goods is 'What members of a group order choose from.';
alter table shop.group_goods enable row level security;

create table shop.group_members (
  id bigint generated always as identity primary key,
  group_id bigint not null references shop.group_orders on delete cascade,
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  state text not null,
  order_id bigint unique references shop.orders on delete restrict,
  -- What this member agreed to pay at most; frozen at the deadline, raised only by their own answer.
  agreed_payable bigint check (agreed_payable > 0),
  is_counted boolean not null default false,
  -- Why it ended without an order.
  reason text check (reason in ('goods_gone')),
  created_at timestamptz not null,
  unique (group_id, email)
);
comment on table shop.group_members is 'Who has joined a group order by a confirmed e-mail, and the order that they pay.';
comment on column shop.group_members.is_counted is 'Whether the kilos of this member fixed the price.';
create trigger group_members_begin before insert on shop.group_members for each row execute function internal.check_transition('group_member');
create trigger group_members_move before update of state on shop.group_members
  for each row when (old.state <> new.state) execute function internal.check_transition('group_member');
alter table shop.group_members enable row level security;

create table shop.group_member_lines (
  member_id bigint not null references shop.group_members on delete cascade,
  variant_id bigint not null references shop.variants on delete restrict,
  pieces integer not null check (pieces between 1 and 99),
  -- Frozen at the deadline: of one piece.
  grams integer check (grams > 0),
  unit_price bigint check (unit_price > 0),
  primary key (member_id, variant_id),
  constraint group_member_lines_frozen check ((grams is null) = (unit_price is null))
);
create index group_member_lines_variant_id on shop.group_member_lines (variant_id);
comment on table shop.group_member_lines is 'What a member of a group order wants, with the price of the shop at the deadline.';
alter table shop.group_member_lines enable row level security;

create function internal.awaits_group(wanted bigint) returns boolean
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select exists (select from shop.group_members m join shop.group_orders g on g.id = m.group_id where m.order_id = wanted and g.state <> 'placed')
$$;
comment on function internal.awaits_group is 'Whether an order belongs to a group order that is not placed yet: nobody packs it.';
revoke execute on function internal.awaits_group from public;
grant execute on function internal.awaits_group to services;

insert into internal.truths (name, question, query) values
('group_kilos_agree', 'Which group order counts other kilos than its members have, or has another step than its kilos bring?', $q$
  with counted as (
    select g.id, g.state, g.steps, g.joined_grams, g.agreed_percent, g.paid_grams, g.final_percent,
           coalesce(sum(l.grams * l.pieces) filter (where m.agreed_payable is not null), 0) as joined,
           coalesce(sum(l.grams * l.pieces) filter (where m.is_counted), 0) as paid
      from shop.group_orders g
      left join shop.group_members m on m.group_id = g.id
      left join shop.group_member_lines l on l.member_id = m.id and l.grams is not null
     where g.created_at >= $1 group by g.id
  ), stepped as (
    select c.*, (select coalesce(max((s ->> 'percent')::integer), 0) from jsonb_array_elements(c.steps) s where (s ->> 'fromGrams')::bigint <= c.joined_grams) as joined_step,
           (select coalesce(max((s ->> 'percent')::integer), 0) from jsonb_array_elements(c.steps) s where (s ->> 'fromGrams')::bigint <= c.paid_grams) as paid_step
      from counted c
  )
  select s.id, s.state, s.joined_grams, s.joined, s.agreed_percent, s.paid_grams, s.paid, s.final_percent from stepped s
   where s.joined_grams <> s.joined or s.agreed_percent <> s.joined_step or s.paid_grams <> s.paid
      or s.final_percent <> least(s.paid_step, s.agreed_percent) or (s.state in ('settling', 'placed') and s.final_percent is null)
$q$),
('group_member_has_their_order', 'Which member of a group order is paid without an order, has goods without belonging to it, or pays more than agreed?', $q$
  select m.id, m.state, g.state as group_state, m.order_id, o.state as order_state, m.agreed_payable, o.payable
    from shop.group_members m join shop.group_orders g on g.id = m.group_id left join shop.orders o on o.id = m.order_id
   where g.created_at >= $1 and (
         (m.state in ('paid', 'asked', 'stayed') and o.id is null)
      or (m.state in ('unconfirmed', 'joined') and (o.id is not null or g.state <> 'open'))
      or (m.state = 'asked' and g.state <> 'settling')
      or (m.state in ('left', 'expired', 'refunded') and o.state not in ('cancelled', 'expired'))
      or o.payable > m.agreed_payable
      or (g.state <> 'placed' and o.state in ('packing', 'partly_shipped', 'shipped', 'ready_for_pickup', 'delivered', 'closed')))
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
