-- migrate:up

-- Up to here migrations run as whoever administers the server. What they made is handed to a role that nobody can log in with and
-- that is no superuser: code that runs with the owner's rights can then reach the shop's data, never the server. The migrator
-- runs every later migration as this role (database/src/migrate.ts).
do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_owner') then
    create role shop_owner nologin nosuperuser nobypassrls nocreaterole nocreatedb;
  end if;
end
$$;
grant shop_owner to current_user;
-- The tables of the job queue belong to the services and have row security without policies: only their owner reads them. The
-- truths and internal.dead_jobs() do so with the rights of shop_owner.
grant services to shop_owner;

do $$
declare
  statement text;
begin
  for statement in
    select format('alter schema %I owner to shop_owner', n.nspname)
      from pg_namespace n where n.nspname in ('shop', 'internal', 'auth', 'migrations')
    union all
    select format('alter %s %I.%I owner to shop_owner', case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
                  when 'S' then 'sequence' else 'table' end, n.nspname, c.relname)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('shop', 'internal', 'auth', 'migrations') and c.relkind in ('r', 'p', 'v', 'm', 'S')
       -- A sequence of an identity column goes with its table.
       and not (c.relkind = 'S' and exists (
         select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('i', 'a')))
    union all
    select format('alter routine %s owner to shop_owner', p.oid::regprocedure)
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('shop', 'internal', 'auth')
    union all
    select format('alter type %I.%I owner to shop_owner', n.nspname, t.typname)
      from pg_type t join pg_namespace n on n.oid = t.typnamespace
      left join pg_class c on c.oid = t.typrelid
     where n.nspname in ('shop', 'internal', 'auth') and (t.typtype in ('e', 'd', 'r') or t.typtype = 'c' and c.relkind = 'c')
    union all
    select format('alter collation %I.%I owner to shop_owner', n.nspname, o.collname)
      from pg_collation o join pg_namespace n on n.oid = o.collnamespace where n.nspname in ('shop', 'internal', 'auth')
  loop
    execute statement;
  end loop;
end
$$;

-- What 0001 and 0050 say for objects of the administrator, said again for those of the owner.
alter default privileges for role shop_owner revoke execute on functions from public;
alter default privileges for role shop_owner in schema shop, internal grant select, insert, update, delete on tables to services;
alter default privileges for role shop_owner in schema shop, internal grant usage, select on sequences to services;
alter default privileges for role shop_owner in schema shop, internal grant execute on functions to services;
alter default privileges for role shop_owner in schema auth grant select, insert, update, delete on tables to services;

-- Nothing waits for ever, whoever asks. The worker logs in as services too; what it does in batches commits row by row. Readers of the
-- data service have their own, shorter time (0001).
alter role services set statement_timeout = '60s';
alter role services set lock_timeout = '30s';
alter role services set idle_in_transaction_session_timeout = '60s';
alter role authenticator set statement_timeout = '15s';
alter role authenticator set lock_timeout = '3s';
alter role authenticator set idle_in_transaction_session_timeout = '15s';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
