-- migrate:up

-- locks: the wider check is read over accounts alone, a third of a second for a million of them.
alter table auth.users
  drop constraint users_staff_role_check,
  add constraint users_staff_role_check
    check (staff_role in ('staff_support', 'staff_warehouse', 'staff_content', 'staff_accounting', 'staff_admin'));
alter table auth.users
  add column staff_approves boolean not null default false,
  add column staff_disabled_at timestamptz;
comment on column auth.users.staff_approves is 'An owner: an admin who approves and says who works here.';
comment on column auth.users.staff_disabled_at is 'Since when a member of staff may not come in; the row stays for what they have done.';

alter table auth.sessions add column second_factor_at timestamptz;
comment on column auth.sessions.second_factor_at is 'When a second factor was last shown in this session; money and personal data ask for a recent one.';

create table internal.staff_invitations (
  id bigint generated always as identity primary key,
  -- SHA-256 of 256 random bits; the token itself exists only in the mail.
  token_hash bytea not null unique,
  email text not null check (email = lower(email)),
  staff_role text not null
    check (staff_role in ('staff_support', 'staff_warehouse', 'staff_content', 'staff_accounting', 'staff_admin')),
  approves boolean not null,
  -- Nobody for the first owner, who is made at the server.
  invited_by uuid references auth.users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  constraint staff_invitations_approves check (not approves or staff_role = 'staff_admin')
);
create index staff_invitations_invited_by on internal.staff_invitations (invited_by);
create index staff_invitations_expires_at on internal.staff_invitations (expires_at);
comment on table internal.staff_invitations is 'Who was asked to work here. The account is made when the invitation is accepted, not before.';
alter table internal.staff_invitations enable row level security;

create table internal.staff_devices (
  user_id uuid not null references auth.users on delete cascade,
  -- SHA-256 of what a cookie of that browser holds.
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index staff_devices_last_seen_at on internal.staff_devices (last_seen_at);
comment on table internal.staff_devices is 'Browsers a member of staff has come in with; a new one is told to the owners.';
alter table internal.staff_devices enable row level security;

-- Asked by the data service before every request that has a token. A token of staff holds as long as its session: it ends with it,
-- with the role it names and with the member, from the next request on.
create function shop.check_token() returns void
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  if coalesce(claims ->> 'role', '') not like 'staff\_%' then
    return;
  end if;
  perform from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = (claims ->> 'sid')::uuid and u.id = (claims ->> 'sub')::uuid
      and u.staff_role = claims ->> 'role' and u.staff_disabled_at is null
      -- Sessions live by real time, a working day at most.
      and s.second_factor and s.created_at > now() - interval '12 hours';
  if not found then
    raise sqlstate 'PT401' using message = 'JWT revoked', hint = 'Sign in again.';
  end if;
end
$$;
comment on function shop.check_token() is 'Refuses a token of staff whose session has ended, whose role has changed or who was disabled.';
grant execute on function shop.check_token()
  to customer, staff_support, staff_warehouse, staff_content, staff_accounting, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
