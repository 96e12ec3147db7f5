-- migrate:up

create table internal.registrations (
  id bigint generated always as identity primary key,
  -- The page that waits for the confirmation knows the key; we keep only its hash.
  key_hash bytea not null unique,
  email text not null check (email = lower(email)),
  password_hash text,
  -- Names, consents and the dog, as given; nothing of it counts before the address is confirmed.
  profile jsonb not null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  sends integer not null default 1,
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create index registrations_expires_at on internal.registrations (expires_at);
comment on table internal.registrations is
  'Registrations waiting for their mail. Kept apart from users, so that nobody can occupy or prepare an account at an address that is not theirs.';
alter table internal.registrations enable row level security;

create table internal.link_tokens (
  id bigint generated always as identity primary key,
  -- SHA-256 of 256 random bits; the token itself exists only in the mail.
  token_hash bytea not null unique,
  purpose text not null check (purpose in ('confirm_registration', 'confirm_email', 'reset_password', 'sign_in')),
  -- The address it was sent to.
  email text not null,
  user_id uuid references auth.users on delete cascade,
  registration_id bigint references internal.registrations on delete cascade,
  return_to text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint link_tokens_object check (
    case purpose when 'confirm_registration' then registration_id is not null else user_id is not null end
  )
);
create index link_tokens_user_id on internal.link_tokens (user_id);
create index link_tokens_registration_id on internal.link_tokens (registration_id);
create index link_tokens_expires_at on internal.link_tokens (expires_at);
comment on table internal.link_tokens is 'Links sent by mail: each bound to one purpose and one object, for a time, for one use.';
alter table internal.link_tokens enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
