-- migrate:up

create table internal.feed_runs (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  feed text not null check (feed in ('heureka', 'zbozi', 'google')),
  started_at timestamptz not null,
  -- Until then nobody is given this run.
  finished_at timestamptz,
  item_count integer not null default 0,
  skipped_count integer not null default 0,
  byte_count bigint not null default 0,
  etag text
);
create index feed_runs_current on internal.feed_runs (storefront_id, feed, finished_at desc);
comment on table internal.feed_runs is 'Each writing of a comparison-site feed; the newest finished one is served.';
alter table internal.feed_runs enable row level security;

create table internal.feed_chunks (
  feed_run_id bigint not null references internal.feed_runs on delete cascade,
  position integer not null check (position >= 0),
  -- Parts of one gzip stream: joined in order they are the file.
  bytes bytea not null,
  primary key (feed_run_id, position)
);
comment on table internal.feed_chunks is 'A feed in pieces, so that neither writing nor reading it needs it in memory.';
alter table internal.feed_chunks enable row level security;

create table shop.feed_problems (
  storefront_id bigint not null references shop.storefronts on delete restrict,
  feed text not null,
  sku text not null,
  problem text not null,
  is_left_out boolean not null,
  checked_at timestamptz not null,
  primary key (storefront_id, feed, sku, problem)
);
comment on table shop.feed_problems is 'What comparison sites would refuse or miss, item by item, as of the last run.';
alter table shop.feed_problems enable row level security;
create policy staff_feed_problems on shop.feed_problems for select to staff_readers using (true);
comment on policy staff_feed_problems on shop.feed_problems is 'Whoever can mend it sees it.';
grant select on shop.feed_problems to staff_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
