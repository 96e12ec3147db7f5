-- migrate:up

create table shop.order_lines (
  order_id bigint not null references shop.orders on delete restrict,
  position integer not null check (position > 0),
  kind text not null check (kind in ('goods', 'gift', 'shipping', 'payment')),
  variant_id bigint references shop.variants on delete restrict,
  -- The bundle it was bought in: bundles fall apart into what is packed, taxed and returned.
  bundle_variant_id bigint references shop.variants on delete restrict,
  -- SKU of goods, code of a shipping or payment method.
  code text not null,
  name text not null,
  variant_name text not null default '',
  bundle_name text,
  regular_weeks integer check (regular_weeks > 0),
  pieces integer not null check (pieces > 0),
  weight_g integer not null default 0 check (weight_g >= 0),
  vat_rate numeric(4, 2) not null check (vat_rate >= 0),
  -- Haléře; full and amount in the basis of the order, the rest says it in both.
  full_amount bigint not null check (full_amount >= 0),
  volume_discount bigint not null default 0 check (volume_discount >= 0),
  coupon_discount bigint not null default 0 check (coupon_discount >= 0),
  credits_discount bigint not null default 0 check (credits_discount >= 0),
  amount bigint not null check (amount >= 0),
  base bigint not null check (base >= 0),
  tax bigint not null check (tax >= 0),
  gross bigint not null check (gross >= 0),
  primary key (order_id, position),
  constraint order_lines_goods check ((kind in ('goods', 'gift')) = (variant_id is not null)),
  constraint order_lines_amount check (amount = full_amount - volume_discount - coupon_discount - credits_discount),
  constraint order_lines_tax check (gross = base + tax)
);
create index order_lines_variant_id on shop.order_lines (variant_id, order_id) where variant_id is not null;
create index order_lines_bundle_variant_id on shop.order_lines (bundle_variant_id) where bundle_variant_id is not null;
comment on table shop.order_lines is 'Frozen lines: documents, returns and statistics print these numbers and never compute them again.';
create trigger order_lines_frozen before update or delete on shop.order_lines
  for each row execute function internal.refuse_change();
alter table shop.order_lines enable row level security;
create policy lines_of_visible_orders on shop.order_lines for select to customer, staff_support, staff_warehouse, staff_admin
  using (exists (select from shop.orders o where o.id = order_id));
comment on policy lines_of_visible_orders on shop.order_lines is 'Follows the order.';
grant select on shop.order_lines to customer, staff_support, staff_warehouse, staff_admin;
revoke update, delete on shop.order_lines from services;

create table shop.order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop.orders on delete restrict,
  at timestamptz not null,
  event text not null,
  -- Empty for the event that made the order.
  from_state text,
  to_state text not null,
  actor_kind text not null check (actor_kind in ('anonymous', 'customer', 'staff', 'system')),
  actor_id text,
  details jsonb not null default '{}'
);
create index order_events_order_id on shop.order_events (order_id, id);
create index order_events_at on shop.order_events using brin (at);
comment on table shop.order_events is 'What happened to an order, in order; append-only.';
create trigger order_events_no_change before update or delete on shop.order_events
  for each row execute function internal.refuse_change();
alter table shop.order_events enable row level security;
create policy events_of_visible_orders on shop.order_events for select to customer, staff_support, staff_warehouse, staff_admin
  using (exists (select from shop.orders o where o.id = order_id));
comment on policy events_of_visible_orders on shop.order_events is 'Follows the order.';
grant select (id, order_id, at, event, from_state, to_state) on shop.order_events to customer;
grant select on shop.order_events to staff_support, staff_warehouse, staff_admin;
revoke update, delete on shop.order_events from services;

create table shop.reservations (
  order_id bigint not null references shop.orders on delete restrict,
  variant_id bigint not null references shop.stock on delete restrict,
  pieces integer not null check (pieces > 0),
  reason text not null check (reason in ('awaiting_payment', 'awaiting_approval', 'accepted')),
  -- Goods of an accepted order are its own until they leave; all others go back when the time is up.
  deadline_at timestamptz,
  primary key (order_id, variant_id),
  constraint reservations_deadline check ((reason = 'accepted') = (deadline_at is null))
);
create index reservations_variant_id on shop.reservations (variant_id);
comment on table shop.reservations is 'Pieces promised to open orders. A row goes when the goods are released or leave the house; the events of the order remember.';
alter table shop.reservations enable row level security;
create policy staff_reservations on shop.reservations for select to staff_support, staff_warehouse, staff_admin using (true);
comment on policy staff_reservations on shop.reservations is 'Staff see who holds the last pieces.';
grant select on shop.reservations to staff_support, staff_warehouse, staff_admin;

create table shop.coupon_redemptions (
  order_id bigint primary key references shop.orders on delete restrict,
  coupon_id bigint not null references shop.coupons on delete restrict,
  customer_id bigint references shop.customers on delete restrict,
  email text not null check (email = lower(email)),
  -- Which use of this buyer it is; two uses at once both want the same number and one of them gets it.
  use_number bigint not null check (use_number > 0),
  redeemed_at timestamptz not null,
  released_at timestamptz
);
create unique index coupon_redemptions_once on shop.coupon_redemptions (coupon_id, email, use_number) where released_at is null;
create index coupon_redemptions_customer_id on shop.coupon_redemptions (customer_id, coupon_id) where customer_id is not null;
comment on table shop.coupon_redemptions is 'Which order used which coupon; a released one can be used again.';
alter table shop.coupon_redemptions enable row level security;
create policy own_redemptions on shop.coupon_redemptions for select to customer
  using (customer_id = internal.current_customer_id());
comment on policy own_redemptions on shop.coupon_redemptions is 'A customer sees which coupons they have used.';
create policy support_redemptions on shop.coupon_redemptions for select to staff_support, staff_admin using (true);
comment on policy support_redemptions on shop.coupon_redemptions is 'Support answers why a coupon no longer works.';
grant select on shop.coupon_redemptions to customer, staff_support, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
