-- migrate:up

alter table shop.campaigns add column question jsonb;
alter table shop.campaigns add constraint campaigns_question check (jsonb_typeof(question) = 'object') not valid;
comment on column shop.campaigns.question is
  'The question of its segment as it was when somebody planned the campaign; null in a draft and for everybody.';

-- The day is computed by one rule of the shop, not by SQL (decision 104); a segment asks what that rule said last night.
create table internal.run_outs (
  customer_id bigint primary key references shop.customers on delete cascade,
  empty_on date not null,
  counted_at timestamptz not null
);
create index run_outs_empty_on on internal.run_outs (empty_on);
comment on table internal.run_outs is 'When the first food of a household runs out, as counted last night; for segments alone. Rows nobody counts any more go.';
alter table internal.run_outs enable row level security;

alter table internal.push_subscriptions drop constraint push_subscriptions_topics_check;
alter table internal.push_subscriptions add constraint push_subscriptions_topics_check
  check (topics <@ '{orders,watchdog,run_out,plans,credits}'::text[]) not valid;

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'surveys.tolerance_days', 'integer', '18', false, 'Days after the first delivery of a food when we ask how it agrees with the dog.'),
  (1, 'surveys.fair_days', 'integer', '3', false, 'Days after the end of a fair when we ask whoever visited the stand.');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
