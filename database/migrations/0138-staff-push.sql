-- migrate:up

create table internal.staff_push_subscriptions (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  endpoint text not null check (length(endpoint) <= 1000),
  endpoint_hash bytea not null unique,
  -- Public key of the browser and the secret it shares with us alone.
  p256dh text not null,
  auth text not null,
  -- "Firefox, Linux": enough to know the own device again.
  device text not null check (length(device) <= 100),
  created_at timestamptz not null,
  told_at timestamptz
);
create index staff_push_subscriptions_user_id on internal.staff_push_subscriptions (user_id, id);
comment on table internal.staff_push_subscriptions is 'Devices on which a member of staff wants to be told that something waits. What is told names nobody, so they outlive a session; a device that its push service does not know any more is removed.';
alter table internal.staff_push_subscriptions enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
