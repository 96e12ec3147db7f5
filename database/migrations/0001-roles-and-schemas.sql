-- migrate:up

-- This file alone runs as whoever administers the server: only an administrator makes roles and extensions. Everything after it is
-- made by shop_owner, a role that nobody can log in with and that is no superuser: code that runs with the owner's rights can reach
-- the shop's data, never the server (database/src/migrate.ts).

-- Roles belong to the whole cluster, so another database may have made them already.
do $$
declare
  wanted text;
begin
  -- The data service becomes one of these for each request.
  foreach wanted in array array['anon', 'customer', 'staff_support', 'staff_warehouse', 'staff_content', 'staff_admin'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
  end loop;
  -- Two groups stand for "everyone who comes through the data service" and "any member of staff", so that a policy names one role.
  foreach wanted in array array['shop_readers', 'staff_readers'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin', wanted);
    end if;
  end loop;
  -- The data service logs in with this role. Its password is set outside.
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit nocreatedb nocreaterole nosuperuser;
  end if;
  -- The services API and its worker log in with this role. Every command checks for itself who may do what and is the only
  -- writer, so policies, which are about reading through the data service, do not apply to it. Its password is set outside.
  if not exists (select from pg_roles where rolname = 'services') then
    create role services login noinherit nocreatedb nocreaterole nosuperuser bypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'shop_owner') then
    create role shop_owner nologin nosuperuser nobypassrls nocreaterole nocreatedb;
  end if;
end
$$;

grant anon, customer, staff_support, staff_warehouse, staff_content, staff_admin to authenticator;
-- The roles of requests do not inherit by themselves, hence the explicit option.
grant shop_readers to anon, customer, staff_support, staff_warehouse, staff_content, staff_admin with inherit true;
grant staff_readers to staff_support, staff_warehouse, staff_content, staff_admin with inherit true;
grant shop_owner to current_user;
-- The tables of the job queue belong to the services and have row security without policies: only their owner reads them. The
-- truths and internal.dead_jobs() do so with the rights of shop_owner.
grant services to shop_owner;

alter role authenticator set timezone = 'UTC';
alter role services set timezone = 'UTC';
-- Nothing waits for ever, whoever asks, and a public page must never hang on one slow query. The worker logs in as services too;
-- what it does in batches commits row by row.
alter role anon set statement_timeout = '3s';
alter role customer set statement_timeout = '5s';
alter role authenticator set statement_timeout = '15s';
alter role authenticator set lock_timeout = '3s';
alter role authenticator set idle_in_transaction_session_timeout = '15s';
alter role services set statement_timeout = '60s';
alter role services set lock_timeout = '30s';
alter role services set idle_in_transaction_session_timeout = '60s';

create schema shop authorization shop_owner;
comment on schema shop is 'What the data service shows, limited by grants and row-level security.';
create schema internal authorization shop_owner;
comment on schema internal is 'What nobody outside may see: helpers, outbox, inboxes.';
create schema auth authorization shop_owner;
comment on schema auth is 'Users, sessions and keys, laid out as better-auth asks; only the services read it.';
create schema extensions;
comment on schema extensions is 'Extensions, kept apart so that their functions are not offered by the data service.';
-- The log of migrations, which dbmate has made by now.
alter schema migrations owner to shop_owner;
alter table migrations.applied owner to shop_owner;

create extension if not exists unaccent schema extensions;
create extension if not exists pg_trgm schema extensions;
create extension if not exists fuzzystrmatch schema extensions;

-- graphile-worker keeps its schema up to date by itself when it starts. It is given an empty one, as its own first step would
-- make it, so that the services need no right to create schemas.
create schema graphile_worker authorization services;
create table graphile_worker.migrations (
  id integer primary key,
  ts timestamptz not null default now(),
  breaking boolean not null default false
);
alter table graphile_worker.migrations owner to services;

revoke create on schema public from public;
grant usage on schema shop, extensions to anon, customer, staff_support, staff_warehouse, staff_content, staff_admin, services;
grant usage on schema internal, auth to services;
grant execute on all functions in schema extensions to public;

-- Nobody runs a function without being named, and the services write everywhere: said for what the owner makes, and for what an
-- administrator might make by hand.
alter default privileges for role shop_owner, current_user revoke execute on functions from public;
alter default privileges for role shop_owner, current_user in schema shop, internal, auth
  grant select, insert, update, delete on tables to services;
alter default privileges for role shop_owner, current_user in schema shop, internal grant usage, select on sequences to services;
alter default privileges for role shop_owner, current_user in schema shop, internal grant execute on functions to services;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
