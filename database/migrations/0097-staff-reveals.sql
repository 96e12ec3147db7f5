-- migrate:up

create table internal.staff_reveals (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  object_type text not null check (object_type in ('order', 'customer', 'plan', 'ticket', 'application')),
  object_id bigint not null,
  -- What it was for stands in the audit log, which outlives this row.
  shown_until timestamptz not null
);
create index staff_reveals_object on internal.staff_reveals (user_id, object_type, object_id, shown_until);
create index staff_reveals_shown_until on internal.staff_reveals (shown_until);
comment on table internal.staff_reveals is 'Whose details a member of staff sees unmasked, and until when. Every masked read asks here.';
alter table internal.staff_reveals enable row level security;

-- Where somebody is right now; a crash may forget it.
create unlogged table internal.staff_presence (
  user_id uuid not null references auth.users on delete cascade,
  object text not null check (object ~ '^[a-z]+(-[a-z]+)*(:[0-9a-z-]+)?$' and length(object) <= 60),
  field text not null default '' check (length(field) <= 40),
  mode text not null check (mode in ('view', 'edit', 'answer')),
  seen_at timestamptz not null,
  primary key (user_id, object)
);
create index staff_presence_object on internal.staff_presence (object, seen_at);
create index staff_presence_seen_at on internal.staff_presence (seen_at);
comment on table internal.staff_presence is 'Who has what open, told every 15 seconds and forgotten after 40. It informs and never locks.';
alter table internal.staff_presence enable row level security;

create function internal.staff_user_id() returns uuid
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
comment on function internal.staff_user_id is 'The account named in the verified token of this request, or null.';

-- The role of the request, also inside of functions that run as the owner.
create function internal.request_role() returns text
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select current_setting('role', true)
$$;
comment on function internal.request_role is 'Which role asks, whoever a function runs as.';

-- Real time, as sessions.
create function internal.is_revealed(wanted_type text, wanted_id bigint) returns boolean
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select exists (select from internal.staff_reveals r
    where r.user_id = internal.staff_user_id() and r.object_type = wanted_type and r.object_id = wanted_id and r.shown_until > now())
$$;
comment on function internal.is_revealed is 'Whether the member who asks has given a reason to see this one in the last ten minutes.';
grant execute on function internal.is_revealed(text, bigint) to staff_support, staff_accounting, staff_admin;

create function internal.masked_email(value text) returns text
  language sql immutable strict parallel safe
  set search_path = pg_catalog, pg_temp
as $$
  select left(value, 1) || '•••@' || split_part(value, '@', 2)
$$;
comment on function internal.masked_email is 'j•••@seznam.cz: enough to tell two apart, too little to write to.';

create function internal.masked_phone(value text) returns text
  language sql immutable strict parallel safe
  set search_path = pg_catalog, pg_temp
as $$
  select case when length(value) < 6 then '•••' else left(n.digits, 1) || '•• ••• •' || right(n.digits, 2) end
    from (select regexp_replace(value, '^\+42[01]|[^0-9]', '', 'g') as digits) n
$$;
comment on function internal.masked_phone is '6•• ••• •12';

create function internal.masked_name(first_name text, last_name text) returns text
  language sql immutable parallel safe
  set search_path = pg_catalog, pg_temp
as $$
  select btrim(coalesce(first_name, '') || coalesce(' ' || left(nullif(last_name, ''), 1) || '.', ''))
$$;
comment on function internal.masked_name is 'Marie K.';

-- A company is no person: its name stays.
create function internal.masked_place(place jsonb) returns jsonb
  language sql immutable strict parallel safe
  set search_path = pg_catalog, pg_temp
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'firstName', place ->> 'firstName',
    'lastName', left(nullif(place ->> 'lastName', ''), 1) || '.',
    'company', place -> 'company',
    'street', case when coalesce(place ->> 'street', '') <> '' then '•••••' end,
    'city', place ->> 'city', 'zip', place ->> 'zip', 'country', place ->> 'country',
    'phone', internal.masked_phone(nullif(place ->> 'phone', ''))))
$$;
comment on function internal.masked_place is 'An address of an order with the town and without the door.';

grant execute on function internal.masked_email(text), internal.masked_phone(text), internal.masked_name(text, text),
  internal.masked_place(jsonb) to staff_support, staff_accounting, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
