-- migrate:up

create table internal.newsletter_subscriptions (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  email text check (email = lower(email)),
  state text not null check (state in ('waiting', 'confirmed', 'unsubscribed')),
  topics text[] not null default '{}' check (topics <@ '{puppies,adults,seniors,nutrition,offers}'::text[]),
  frequency text not null default 'monthly' check (frequency in ('monthly', 'quarterly')),
  reason text check (reason in ('too_often', 'not_interesting', 'no_dog', 'mistake', 'other')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  email_hash bytea,
  unique (storefront_id, email),
  constraint newsletter_subscriptions_known check (num_nonnulls(email, email_hash) >= 1),
  constraint newsletter_subscriptions_confirmed check (state <> 'confirmed' or confirmed_at is not null)
);
create index newsletter_subscriptions_audience on internal.newsletter_subscriptions (storefront_id, id) where state = 'confirmed';
create index newsletter_subscriptions_waiting on internal.newsletter_subscriptions (created_at) where state = 'waiting';
comment on table internal.newsletter_subscriptions is 'Who gets the newsletter. Nothing is sent before the address has been confirmed by its link.';
comment on column internal.newsletter_subscriptions.email_hash is 'What is left of the address after leaving: enough to answer whose consent it was, not to write to.';
alter table internal.newsletter_subscriptions enable row level security;

create table internal.newsletter_tokens (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references internal.newsletter_subscriptions on delete cascade,
  purpose text not null check (purpose in ('confirm', 'manage')),
  -- SHA-256 of 256 random bits; the token itself exists only in the mail.
  token_hash bytea not null unique,
  created_at timestamptz not null,
  -- A way out works as long as the mail lies in the mailbox.
  expires_at timestamptz,
  constraint newsletter_tokens_confirm_expires check (purpose = 'manage' or expires_at is not null)
);
create index newsletter_tokens_subscription_id on internal.newsletter_tokens (subscription_id);
comment on table internal.newsletter_tokens is 'Links of newsletter mails: to confirm, and to leave or change what comes.';
alter table internal.newsletter_tokens enable row level security;

create table internal.newsletter_events (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references internal.newsletter_subscriptions on delete cascade,
  at timestamptz not null,
  event text not null check (event in ('asked', 'confirmed', 'changed', 'unsubscribed', 'resubscribed')),
  source text not null,
  -- The words that were agreed to, and the network the agreement came from, without its last part.
  wording_version integer,
  network text not null default '',
  details jsonb not null default '{}'
);
create index newsletter_events_subscription_id on internal.newsletter_events (subscription_id, id);
comment on table internal.newsletter_events is 'Proof of every consent and its end; append-only.';
create trigger newsletter_events_no_change before update on internal.newsletter_events
  for each row execute function internal.refuse_change();
alter table internal.newsletter_events enable row level security;

create table internal.push_subscriptions (
  id bigint generated always as identity primary key,
  customer_id bigint not null references shop.customers on delete cascade,
  endpoint text not null check (length(endpoint) <= 1000),
  endpoint_hash bytea not null unique,
  -- Public key of the browser and the secret it shares with us alone.
  p256dh text not null,
  auth text not null,
  -- Only what something really sends can be asked for.
  topics text[] not null check (topics <@ '{orders}'::text[]),
  created_at timestamptz not null,
  gone_at timestamptz,
  -- A shared computer must not go on showing orders of whoever has signed out: the subscription ends with the session, however
  -- it ends.
  session_id uuid references auth.sessions on delete cascade
);
create index push_subscriptions_customer_id on internal.push_subscriptions (customer_id) where gone_at is null;
create index push_subscriptions_session_id on internal.push_subscriptions (session_id);
comment on table internal.push_subscriptions is 'Browsers that let us show a notification, and about what.';
comment on column internal.push_subscriptions.session_id is 'The session in which the browser was allowed to be notified; with its end the subscription goes.';
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
