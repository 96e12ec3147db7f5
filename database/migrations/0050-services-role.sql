-- migrate:up

-- The services API and its worker log in with this role. Every command checks for itself who may do what and is the only
-- writer, so policies, which are about reading through the data service, do not apply to it. Its password is set outside.
do $$
begin
  if not exists (select from pg_roles where rolname = 'services') then
    create role services login noinherit nocreatedb nocreaterole nosuperuser bypassrls;
  end if;
end
$$;
alter role services set timezone = 'UTC';

grant usage on schema shop, internal, extensions to services;
grant select, insert, update, delete on all tables in schema shop, internal to services;
grant usage, select on all sequences in schema shop, internal to services;
grant execute on all functions in schema shop, internal to services;
alter default privileges in schema shop, internal grant select, insert, update, delete on tables to services;
alter default privileges in schema shop, internal grant usage, select on sequences to services;
alter default privileges in schema shop, internal grant execute on functions to services;

create schema auth;
comment on schema auth is 'Users, sessions and keys, laid out as better-auth asks; only the services read it.';
grant usage on schema auth to services;
alter default privileges in schema auth grant select, insert, update, delete on tables to services;

-- graphile-worker keeps its schema up to date by itself when it starts. It is given an empty one, as its own first step would
-- make it, so that the services need no right to create schemas.
create schema graphile_worker authorization services;
create table graphile_worker.migrations (
  id integer primary key,
  ts timestamptz not null default now(),
  breaking boolean not null default false
);
alter table graphile_worker.migrations owner to services;

create function internal.current_customer_id() returns bigint
  language sql stable parallel safe
  set search_path = ''
  return internal.claim('customer_id')::bigint;
comment on function internal.current_customer_id is 'The customer named in the verified token of this request, or null.';
grant execute on function internal.current_customer_id to customer;

create function internal.refuse_change() returns trigger
  language plpgsql volatile
  set search_path = ''
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
comment on function internal.refuse_change is 'Guards tables in which what is written stays written.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
