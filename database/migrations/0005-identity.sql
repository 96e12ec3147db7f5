-- migrate:up

-- Columns as better-auth compiles them for our configuration (a test asks it whether anything is missing); comments,
-- row-level security and checks are ours.
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  two_factor_enabled boolean,
  staff_role text check (staff_role in ('staff_support', 'staff_warehouse', 'staff_content', 'staff_admin'))
);
comment on table auth.users is 'Whoever can sign in. A customer exists here only after confirming the e-mail.';
comment on column auth.users.staff_role is 'Database role of a member of staff; null for a customer.';
alter table auth.users enable row level security;

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  expires_at timestamptz not null,
  -- The cookie carries it signed; the row alone, without the secret of the services, opens nothing.
  token text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null,
  ip_address text,
  user_agent text,
  user_id uuid not null references auth.users on delete cascade,
  second_factor boolean
);
create index sessions_user_id on auth.sessions (user_id);
comment on table auth.sessions is 'Open sessions; deleting a row signs that device out at its next request.';
alter table auth.sessions enable row level security;

create table auth.accounts (
  id uuid primary key default gen_random_uuid(),
  account_id text not null,
  provider_id text not null,
  user_id uuid not null references auth.users on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text check (password like '$argon2id$%'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null,
  unique (user_id, provider_id)
);
comment on table auth.accounts is 'Ways a user proves who they are; the password is an argon2id hash.';
alter table auth.accounts enable row level security;

create table auth.verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on auth.verifications (identifier);
create index verifications_expires_at on auth.verifications (expires_at);
comment on table auth.verifications is 'Challenges of passkeys and second factors while they are being answered.';
alter table auth.verifications enable row level security;

create table auth.two_factors (
  id uuid primary key default gen_random_uuid(),
  secret text not null,
  backup_codes text not null,
  user_id uuid not null references auth.users on delete cascade,
  verified boolean,
  failed_verification_count integer,
  locked_until timestamptz
);
create index two_factors_secret on auth.two_factors (secret);
create index two_factors_user_id on auth.two_factors (user_id);
comment on table auth.two_factors is 'Authenticator apps of staff; secrets and backup codes are encrypted.';
alter table auth.two_factors enable row level security;

create table auth.passkeys (
  id uuid primary key default gen_random_uuid(),
  name text,
  public_key text not null,
  user_id uuid not null references auth.users on delete cascade,
  credential_id text not null unique,
  counter integer not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  created_at timestamptz,
  aaguid text
);
create index passkeys_user_id on auth.passkeys (user_id);
comment on table auth.passkeys is 'Public keys of passkeys.';
alter table auth.passkeys enable row level security;

create table auth.jwks (
  id uuid primary key default gen_random_uuid(),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  alg text,
  crv text
);
comment on table auth.jwks is 'Keys that sign tokens for the data service; private parts are encrypted.';
alter table auth.jwks enable row level security;

create table internal.sign_in_failures (
  -- A keyed hash of the typed e-mail and the network it came from, known address or not.
  subject bytea primary key,
  failures integer not null,
  retry_at timestamptz not null,
  last_at timestamptz not null
);
create index sign_in_failures_last_at on internal.sign_in_failures (last_at);
comment on table internal.sign_in_failures is 'Growing delay after wrong passwords, per e-mail and network; never a lock of an account.';
alter table internal.sign_in_failures enable row level security;

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
  -- An expired link may be renewed; a revoked one never. Whoever has changed the password must not be undone by a mail sent before.
  revoked_at timestamptz,
  constraint link_tokens_object check (
    case purpose when 'confirm_registration' then registration_id is not null else user_id is not null end
  )
);
create index link_tokens_user_id on internal.link_tokens (user_id);
create index link_tokens_registration_id on internal.link_tokens (registration_id);
create index link_tokens_expires_at on internal.link_tokens (expires_at);
comment on table internal.link_tokens is 'Links sent by mail: each bound to one purpose and one object, for a time, for one use.';
comment on column internal.link_tokens.revoked_at is 'When the password, the address or a session of the account changed; such a link is neither used nor renewed.';
alter table internal.link_tokens enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
