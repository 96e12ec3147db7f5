-- migrate:up

-- How reading the points of a network stands. The points themselves are shop.pickup_points.
create table internal.carrier_feeds (
  network text primary key check (network ~ '^[a-z0-9-]+$'),
  -- When the carrier last gave a whole list, or said that it is the same.
  read_at timestamptz,
  changed_at timestamptz,
  points integer not null default 0 check (points >= 0),
  -- What the carrier calls the list we have; it is asked whether it has another.
  mark text,
  fault text check (fault in ('unavailable', 'refused', 'malformed', 'lost_points')),
  fault_details jsonb not null default '{}',
  -- Since when it has not been read.
  failing_since timestamptz,
  tried_at timestamptz not null,
  constraint carrier_feeds_fault check ((fault is null) = (failing_since is null))
);
comment on table internal.carrier_feeds is 'Lists of points of carriers: when each was read, how many points it has, and what is wrong with it.';
alter table internal.carrier_feeds enable row level security;
revoke delete on internal.carrier_feeds from services;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
