-- migrate:up

create table internal.newsletter_subscriptions (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  email text not null check (email = lower(email)),
  state text not null check (state in ('waiting', 'confirmed', 'unsubscribed')),
  topics text[] not null default '{}' check (topics <@ '{puppies,adults,seniors,nutrition,offers}'::text[]),
  frequency text not null default 'monthly' check (frequency in ('monthly', 'quarterly')),
  reason text check (reason in ('too_often', 'not_interesting', 'no_dog', 'mistake', 'other')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  unique (storefront_id, email),
  constraint newsletter_subscriptions_confirmed check (state <> 'confirmed' or confirmed_at is not null)
);
create index newsletter_subscriptions_audience on internal.newsletter_subscriptions (storefront_id, id) where state = 'confirmed';
create index newsletter_subscriptions_waiting on internal.newsletter_subscriptions (created_at) where state = 'waiting';
comment on table internal.newsletter_subscriptions is 'Who gets the newsletter. Nothing is sent before the address has been confirmed by its link.';
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

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
