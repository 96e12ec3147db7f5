-- migrate:up

create table internal.staff_views (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  list text not null check (list in ('orders')),
  name text not null check (length(name) between 1 and 40),
  -- As the address of the list holds it; the list reads from it only what it knows.
  query text not null check (length(query) <= 400),
  created_at timestamptz not null,
  constraint staff_views_name unique (user_id, list, name)
);
comment on table internal.staff_views is 'Views of lists that a member of staff keeps for themselves: a name and the filters behind it.';
alter table internal.staff_views enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
