-- migrate:up

-- Roles belong to the whole cluster, so another database may have made them already.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'customer', 'staff_support', 'staff_warehouse', 'staff_content', 'staff_admin'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
  end loop;
  -- The data service logs in with this role and becomes one of the others for each request. Its password is set outside.
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit nocreatedb nocreaterole nosuperuser;
  end if;
end
$$;

grant anon, customer, staff_support, staff_warehouse, staff_content, staff_admin to authenticator;

-- A public page must never hang on one slow query.
alter role anon set statement_timeout = '3s';
alter role customer set statement_timeout = '5s';
alter role authenticator set timezone = 'UTC';

create schema shop;
comment on schema shop is 'What the data service shows, limited by grants and row-level security.';
create schema internal;
comment on schema internal is 'What nobody outside may see: helpers, outbox, inboxes.';
create schema extensions;
comment on schema extensions is 'Extensions, kept apart so that their functions are not offered by the data service.';

create extension if not exists unaccent schema extensions;
create extension if not exists pg_trgm schema extensions;

revoke create on schema public from public;
alter default privileges revoke execute on functions from public;
grant usage on schema shop, extensions to anon, customer, staff_support, staff_warehouse, staff_content, staff_admin;
grant execute on all functions in schema extensions to public;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
