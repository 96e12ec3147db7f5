-- migrate:up

create table shop.segments (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  name text not null check (name <> ''),
  -- Allowed fields only, all of them together; see packages/contract/src/campaign/segment.ts.
  question jsonb not null check (jsonb_typeof(question) = 'object'),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  unique (storefront_id, name)
);
comment on table shop.segments is 'Saved questions about subscribers: who a letter is for. Counted anew whenever somebody looks.';
create trigger segments_version before update on shop.segments
  for each row when (old.* is distinct from new.*) execute function internal.touch_version();
select internal.watch_history('segments');
alter table shop.segments enable row level security;
create policy staff_segments on shop.segments for select to staff_content, staff_admin using (true);
comment on policy staff_segments on shop.segments is 'Whoever writes letters.';
grant select on shop.segments to staff_content, staff_admin;

create table shop.campaigns (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  name text not null check (name <> ''),
  subject text not null default '',
  -- What about half of the recipients see instead; null when nothing is tried.
  subject_b text check (subject_b <> ''),
  preheader text not null default '',
  -- Null is for everybody who has the newsletter.
  topic text check (topic in ('puppies', 'adults', 'seniors', 'nutrition', 'offers')),
  segment_id bigint references shop.segments on delete restrict,
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped')),
  send_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  per_minute integer not null default 1200 check (per_minute between 1 and 1000000),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint campaigns_planned check ((state = 'draft') or send_at is not null),
  constraint campaigns_started check (state not in ('sending', 'paused', 'sent') or started_at is not null),
  constraint campaigns_ended check ((state in ('sent', 'stopped')) = (ended_at is not null))
);
create index campaigns_storefront_id on shop.campaigns (storefront_id, id desc);
create index campaigns_segment_id on shop.campaigns (segment_id);
create index campaigns_open on shop.campaigns (send_at) where state in ('scheduled', 'sending');
comment on table shop.campaigns is 'Letters to subscribers, written from typed blocks, and how far each is.';
create trigger campaigns_version before update on shop.campaigns
  for each row when (old.* is distinct from new.*) execute function internal.touch_version();
select internal.watch_history('campaigns');
alter table shop.campaigns enable row level security;
create policy staff_campaigns on shop.campaigns for select to staff_content, staff_admin using (true);
comment on policy staff_campaigns on shop.campaigns is 'Whoever writes letters.';
grant select on shop.campaigns to staff_content, staff_admin;

-- Apart from the letter itself: the worker moves on here without making versions of what somebody wrote.
create table internal.campaign_runs (
  campaign_id bigint primary key references shop.campaigns on delete cascade,
  -- The last subscription that was looked at.
  after_id bigint not null default 0,
  is_listed boolean not null default false,
  -- Of the run that may send; whoever finds another one here stops.
  run_key uuid,
  run_at timestamptz
);
comment on table internal.campaign_runs is 'How far a campaign that is being sent has come, and which run of the worker sends it.';
alter table internal.campaign_runs enable row level security;

create table internal.campaign_recipients (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references shop.campaigns on delete cascade,
  subscription_id bigint not null references internal.newsletter_subscriptions on delete cascade,
  variant text not null check (variant in ('a', 'b')),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'in_doubt', 'refused', 'skipped')),
  skipped_for text check (skipped_for in ('left', 'topic', 'suppressed', 'recent')),
  sending_at timestamptz,
  sent_at timestamptz,
  tries integer not null default 0,
  answer text,
  unsubscribed_at timestamptz,
  bounced_at timestamptz,
  complained_at timestamptz,
  unique (campaign_id, subscription_id),
  check ((state = 'skipped') = (skipped_for is not null)),
  check (state not in ('sending', 'sent', 'in_doubt') or sending_at is not null)
);
create index campaign_recipients_waiting on internal.campaign_recipients (campaign_id, tries, id) where state = 'waiting';
create index campaign_recipients_sending on internal.campaign_recipients (campaign_id) where state = 'sending';
create index campaign_recipients_subscription_id on internal.campaign_recipients (subscription_id, sending_at);
comment on table internal.campaign_recipients is 'Who a campaign is for, one row a person, made when sending begins, and what became of the letter.';
alter table internal.campaign_recipients enable row level security;

create table internal.mail_suppressions (
  email_hash bytea primary key,
  reason text not null check (reason in ('bounce', 'complaint')),
  at timestamptz not null
);
comment on table internal.mail_suppressions is 'Mailboxes that do not exist or have complained: no letter goes there. Only a hash of the address.';
alter table internal.mail_suppressions enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
