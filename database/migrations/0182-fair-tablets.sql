-- migrate:up

-- A fair and its wheel are one form: whoever saves says which version they saw.
select internal.unwatch_history('fairs');
alter table shop.fairs add column place text not null default '';
alter table shop.fairs add column version integer not null default 1;
alter table shop.fairs add column updated_at timestamptz not null default now();
comment on column shop.fairs.place is 'Town and hall, for the people of the stand.';
create trigger fairs_version before update on shop.fairs
  for each row when (old.* is distinct from new.*) execute function internal.touch_version();
select internal.watch_history('fairs');

create table internal.fair_tablets (
  id bigint generated always as identity primary key,
  fair_id bigint not null references shop.fairs on delete cascade,
  name text not null,
  salt bytea not null unique,
  pin_hash bytea not null,
  created_at timestamptz not null,
  opened_at timestamptz,
  -- From then on its PIN opens nothing, and the form it has opened is closed.
  revoked_at timestamptz
);
create index fair_tablets_fair_id on internal.fair_tablets (fair_id);
comment on table internal.fair_tablets is 'A PIN for each tablet of a stand: long, made by the shop, shown once, kept as a slow hash; a lost tablet is shut out alone.';
alter table internal.fair_tablets enable row level security;

-- A survey that is closed asks nobody; who was asked before may still answer.
select internal.unwatch_history('surveys');
alter table shop.surveys add column closed_at timestamptz;
comment on column shop.surveys.closed_at is 'Since when nobody new is asked; empty while it runs.';
select internal.watch_history('surveys');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
