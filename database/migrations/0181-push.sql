-- migrate:up

create table internal.push_subscriptions (
  id bigint generated always as identity primary key,
  customer_id bigint not null references shop.customers on delete cascade,
  endpoint text not null check (length(endpoint) <= 1000),
  endpoint_hash bytea not null unique,
  -- Public key of the browser and the secret it shares with us alone.
  p256dh text not null,
  auth text not null,
  topics text[] not null check (topics <@ '{orders,watchdogs,reminders,news}'::text[]),
  created_at timestamptz not null,
  gone_at timestamptz
);
create index push_subscriptions_customer_id on internal.push_subscriptions (customer_id) where gone_at is null;
comment on table internal.push_subscriptions is 'Browsers that let us show a notification, and about what.';
alter table internal.push_subscriptions enable row level security;

create table internal.pushes (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references internal.push_subscriptions on delete cascade,
  object text not null,
  event text not null,
  title text not null,
  body text not null,
  path text not null,
  created_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'gone', 'refused')),
  sent_at timestamptz,
  constraint pushes_one_per_event unique (subscription_id, object, event)
);
comment on table internal.pushes is 'Outbox of notifications: written with what causes them, one per browser, object and event.';
alter table internal.pushes enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
